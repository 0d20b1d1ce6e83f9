import { useAtomValue } from 'jotai';
import { useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';
import { noticeList } from '../theme/lazy-parts.ts';
import { messages } from './messages.ts';
import { noticesId } from './notices-id.ts';
import { dismissAllNotices, noticesAtom } from './notify.ts';

/**
 * Where notices appear, each read out once. The region stands in the page from the beginning, because screen readers tell
 * what changes in a region that they know; its list comes with the first notice.
 */
export function Toaster() {
  const { formatMessage: t } = useIntl();
  const notices = useAtomValue(noticesAtom);
  const hasNotices = notices.length > 0;
  const [isShown, setShown] = useState(hasNotices);
  if (hasNotices && !isShown) setShown(true);
  const [attempt, setAttempt] = useState(0);

  // Without a network the list may not have come: a list that is mounted anew asks for its code again.
  useEffect(
    function askAgain() {
      if (notices.length > 0 && !noticeList.isAtHand()) setAttempt((count) => count + 1);
    },
    [notices],
  );

  // Before the next page is drawn, which would show them for a moment.
  useLayoutEffect(function leaveNoneBehind() {
    return dismissAllNotices;
  }, []);

  // Beside the page: a window hides the page behind it from screen readers, but nothing that is read out.
  return createPortal(
    <section id={noticesId} aria-label={t(messages.region)} aria-live="polite">
      {isShown && <noticeList.Part key={attempt} />}
    </section>,
    document.body,
  );
}
