import { useEffect, useState } from 'react';
import { ErrorState, LoadingState } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { Navigate, Outlet, useParams } from 'react-router';
import { speakLanguageOfBrowser } from './browser-language.ts';
import { messages } from './messages.ts';
import { NotificationContext, type Notification } from './notification-context.ts';
import { openNotification } from './open-notification.ts';
import { useLinkedDraft } from './use-linked-draft.tsx';
import { useGuestEntry } from './use-guest-entry.ts';

/** Around every page of the claim notification: who files it with whom, and what was entered so far. */
export function ClaimNotificationLayout() {
  const { formatMessage: t } = useIntl();
  const { orgKey = '' } = useParams();
  const entry = useGuestEntry(orgKey);
  const [notification, setNotification] = useState<Notification>();
  const { isTakingUp, lost } = useLinkedDraft(orgKey, entry.state === 'entered', setNotification);
  if (entry.state === 'entered' && !isTakingUp && notification?.orgKey !== orgKey)
    setNotification(openNotification(orgKey));

  useEffect(
    function goOnWhenOnline() {
      const resume = () => notification?.uploads.resume();
      window.addEventListener('online', resume);
      return () => window.removeEventListener('online', resume);
    },
    [notification],
  );

  useEffect(speakLanguageOfBrowser, []);
  useEffect(function fetchLaterPages() {
    // Without a line the page that is opened next asks for them again.
    void import('./later-pages.tsx').catch(() => undefined);
  }, []);

  // Unknown, expired and foreign keys end on the same page (R6).
  if (entry.state === 'unknown') return <Navigate replace to="/guest" />;
  // A form that is open stays open, also while a session that ended is begun anew.
  if (notification?.orgKey === orgKey)
    return (
      <NotificationContext value={notification}>
        {lost}
        <Outlet />
      </NotificationContext>
    );
  if (entry.state === 'failed') return <ErrorState onRetry={entry.retry} />;
  return (
    <>
      <title>{t(messages.title)}</title>
      <LoadingState count={5} />
    </>
  );
}
