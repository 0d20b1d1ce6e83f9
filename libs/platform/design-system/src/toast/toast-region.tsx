import { createToaster, Toast, Toaster } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { ErrorDialog, type ErrorDetails } from '../dialog/error-dialog.tsx';
import { toneIcons, type Tone } from '../feedback/tone.ts';
import { Icon } from '../icon/icon.tsx';
import { messages } from './messages.ts';
import type { Notice } from './notice.ts';
import { onNotices, takeNotices } from './notify.ts';
import { toastRecipe } from './toast-recipe.ts';

// The time stands still while somebody reads (pointer or focus on the notice) or looks at another tab.
const toaster = createToaster({ placement: 'bottom-start', overlap: false, max: 5, pauseOnPageIdle: true });

const tones: Record<Notice['kind'], Tone> = {
  other: 'info',
  snack: 'info',
  success: 'success',
  warning: 'warning',
  error: 'danger',
};

/** Shows the waiting notices one under the other, and the details of an error when asked. */
export function ToastRegion() {
  const { formatMessage: t } = useIntl();
  const [opened, setOpened] = useState<ErrorDetails>();

  useEffect(
    function showNoticesAsTheyCome() {
      const showWaiting = () => {
        for (const notice of takeNotices()) toaster.create(toastOf(notice));
      };
      const toastOf = ({ kind, text, duration, details, action }: Notice) => ({
        type: kind === 'other' || kind === 'snack' ? 'info' : kind,
        duration,
        title: details ? t(messages.error) : text,
        meta: { tone: tones[kind] },
        ...(details && { action: { label: t(messages.details), onClick: () => setOpened(details) } }),
        ...(action && { action: { label: action.label, onClick: action.run } }),
      });
      showWaiting();
      return onNotices(showWaiting);
    },
    [t],
  );

  return (
    <>
      <Toaster toaster={toaster} aria-label={t(messages.region)}>
        {(toast) => (
          <Toast.Root recipe={toastRecipe}>
            <Icon name={toneIcons[toast.meta?.['tone'] as Tone]} />
            <div data-slot="words">
              <Toast.Title>{toast.title}</Toast.Title>
            </div>
            {toast.action && <Toast.ActionTrigger>{toast.action.label}</Toast.ActionTrigger>}
            <Toast.CloseTrigger aria-label={t(messages.close)}>
              <Icon name="close" />
            </Toast.CloseTrigger>
          </Toast.Root>
        )}
      </Toaster>
      <ErrorDialog error={opened} onClose={() => setOpened(undefined)} />
    </>
  );
}
