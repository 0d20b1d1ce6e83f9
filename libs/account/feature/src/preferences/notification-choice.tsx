import { useSession } from '@dosar/auth';
import { CheckboxField, Text } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { ProfileSection } from '../profile/profile-section.tsx';
import { BrowserNoticeChoice } from './browser-notice-choice.tsx';
import { pageMessages } from './page-messages.ts';
import { areNotificationsOffered } from './notifications-offered.ts';
import { useKeepChoice } from './use-keep-choice.ts';

/** Whether new activities are announced (P5); where the organisation has switched that off, says so. */
export function NotificationChoice() {
  const { formatMessage: t } = useIntl();
  const { profile } = useSession();
  const { keep, pending } = useKeepChoice({ tells: true });
  if (!profile) return null;

  const kept = profile.user_metadata?.preferences.notify_new_activities === true;
  const isOn = pending?.notify_new_activities ?? kept;
  return (
    <ProfileSection title={t(pageMessages.notifications)}>
      {areNotificationsOffered(profile) ? (
        <>
          <CheckboxField
            label={t(pageMessages.newActivities)}
            hint={t(pageMessages.newActivitiesHint)}
            checked={isOn}
            onChange={({ target }) => keep({ notify_new_activities: target.checked })}
          />
          {isOn && <BrowserNoticeChoice />}
        </>
      ) : (
        <Text>{t(pageMessages.notificationsOff)}</Text>
      )}
    </ProfileSection>
  );
}
