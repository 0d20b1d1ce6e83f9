import { useAtomValue } from 'jotai';
import { useLayoutEffect, useState } from 'react';
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
  const hasNotices = useAtomValue(noticesAtom).length > 0;
  const [isShown, setShown] = useState(hasNotices);
  if (hasNotices && !isShown) setShown(true);

  // Before the next page is drawn, which would show them for a moment.
  useLayoutEffect(function leaveNoneBehind() {
    return dismissAllNotices;
  }, []);

  // Beside the page: a window hides the page behind it from screen readers, but nothing that is read out.
  return createPortal(
    <section id={noticesId} aria-label={t(messages.region)} aria-live="polite">
      {isShown && <noticeList.Part />}
    </section>,
    document.body,
  );
}
