import { useAtomValue } from 'jotai';
import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';
import { ErrorDialog, type ErrorDetails } from '../dialog/error-dialog.tsx';
import { messages } from './messages.ts';
import { noticesId } from './notices-id.ts';
import { dismissAllNotices, noticesAtom } from './notify.ts';
import { ToastRoot } from './toast-recipe.ts';
import { Toast } from './toast.tsx';
import { useIsReading } from './use-is-reading.ts';

/**
 * Where notices appear, each read out once.
 *
 * Written by hand: the library's own loses what is notified before it has started, speaks English to screen
 * readers, and weighs 14 kB.
 */
export function Toaster() {
  const { formatMessage: t } = useIntl();
  const notices = useAtomValue(noticesAtom);
  const [opened, setOpened] = useState<ErrorDetails>();
  const { isReading, readingProps } = useIsReading();

  // Before the next page is drawn, which would show them for a moment.
  useLayoutEffect(function leaveNoneBehind() {
    return dismissAllNotices;
  }, []);

  return (
    <>
      {/* Beside the page: a window hides the page behind it from screen readers, but nothing that is read out. */}
      {createPortal(
        <ToastRoot id={noticesId} aria-label={t(messages.region)} aria-live="polite" {...readingProps}>
          <ol>
            {notices.map((notice) => (
              <Toast key={notice.id} notice={notice} isPaused={isReading} onDetails={setOpened} />
            ))}
          </ol>
        </ToastRoot>,
        document.body,
      )}
      <ErrorDialog error={opened} onClose={() => setOpened(undefined)} />
    </>
  );
}
