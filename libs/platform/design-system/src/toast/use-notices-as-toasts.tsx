import { createToaster, type CreateToasterReturn } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { useEffect, useState, type FocusEvent } from 'react';
import { useIntl } from 'react-intl';
import type { ErrorDetails } from '../dialog/error-dialog.tsx';
import { toneIcons } from '../feedback/tone.ts';
import { Icon } from '../icon/icon.tsx';
import { messages } from './messages.ts';
import type { Notice } from './notice.ts';
import { toneOf } from './notice-tone.ts';
import { noticesId } from './notices-id.ts';
import { dismissNotice, noticesAtom } from './notify.ts';
import { toastClasses } from './toast-recipe.ts';

/** A toaster that shows what was told, also before its code was there; its time stands still while somebody may be reading. */
export function useNoticesAsToasts(openDetails: (details: ErrorDetails) => void) {
  const { formatMessage: t } = useIntl();
  const notices = useAtomValue(noticesAtom);
  const [toaster] = useState(patientToaster);

  useEffect(
    function followNotices() {
      const show = ({ id, kind, text, duration, action, details }: Notice) =>
        toaster.create({
          id: String(id),
          duration,
          title: (
            <>
              <Icon name={toneIcons[toneOf[kind]]} />
              <span className={toastClasses().words}>{details ? t(messages.error) : text}</span>
            </>
          ),
          ...(action && { action: { label: action.label, onClick: action.run } }),
          ...(details && { action: { label: t(messages.details), onClick: () => openDetails(details) } }),
          onStatusChange: ({ status }) => {
            if (status === 'visible') toaster.pauseForReader();
            else dismissNotice(id);
          },
        });
      const follow = () => {
        const told = new Set(notices.map(({ id }) => String(id)));
        for (const { id } of toaster.getVisibleToasts()) if (id && !told.has(id)) toaster.remove(id);
        for (const notice of notices) if (!toaster.isVisible(String(notice.id))) show(notice);
      };
      let isOver = false;
      // The toaster draws at once, which it must not while React does.
      queueMicrotask(() => {
        if (!isOver) follow();
      });
      return () => {
        isOver = true;
      };
    },
    [notices, toaster, t, openDetails],
  );
  useEffect(
    function followVisibility() {
      const follow = () => (document.hidden ? toaster.pause() : toaster.resume());
      document.addEventListener('visibilitychange', follow);
      return () => document.removeEventListener('visibilitychange', follow);
    },
    [toaster],
  );

  // The library's own way gives the focus back to where it was before, also when somebody has just put it elsewhere.
  const readingProps = {
    onFocusCapture: (event: FocusEvent) => {
      event.stopPropagation();
      toaster.pause();
    },
    onBlurCapture: (event: FocusEvent) => {
      event.stopPropagation();
      queueMicrotask(() => toaster.resume());
    },
  };
  return { toaster, readingProps };
}

/** Whether somebody may be reading: the pointer or the focus is inside, or the whole page is out of sight. */
function isReading(): boolean {
  const list = document.getElementById(noticesId);
  return document.hidden || list?.matches(':hover, :focus-within') === true;
}

/** A toaster that does not go on while somebody reads, whatever asks it to. */
function patientToaster(): CreateToasterReturn & { pauseForReader: () => void } {
  // Gone at once: the notice that takes its place must not wait.
  const toaster = createToaster({ placement: 'bottom-start', removeDelay: 0 });
  return {
    ...toaster,
    resume: () => {
      if (!isReading()) toaster.resume();
    },
    pauseForReader: () => {
      if (isReading()) toaster.pause();
    },
  };
}
