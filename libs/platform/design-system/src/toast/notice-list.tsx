import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { ErrorDialog, type ErrorDetails } from '../dialog/error-dialog.tsx';
import { noticesAtom } from './notify.ts';
import { toastClasses } from './toast-recipe.ts';
import { Toast } from './toast.tsx';
import { useIsReading } from './use-is-reading.ts';

/** The notices themselves, and the details of an error, whose window outlives its notice. */
export function NoticeList() {
  const notices = useAtomValue(noticesAtom);
  const [opened, setOpened] = useState<ErrorDetails>();
  const { isReading, readingProps } = useIsReading();
  return (
    <>
      <ol className={toastClasses().list} {...readingProps}>
        {notices.map((notice) => (
          <Toast key={notice.id} notice={notice} isPaused={isReading} onDetails={setOpened} />
        ))}
      </ol>
      <ErrorDialog error={opened} onClose={() => setOpened(undefined)} />
    </>
  );
}
