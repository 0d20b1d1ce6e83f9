import {
  Toaster as ChakraToaster,
  ToastActionTrigger,
  ToastCloseTrigger,
  ToastRoot,
  ToastTitle,
} from '@chakra-ui/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ErrorDialog, type ErrorDetails } from '../dialog/error-dialog.tsx';
import { Icon } from '../icon/icon.tsx';
import { messages } from './messages.ts';
import { toastClasses } from './toast-recipe.ts';
import { useNoticesAsToasts } from './use-notices-as-toasts.tsx';

// The page places them, not the library: above its bars, and at the top of a phone while a window is open.
const placedByPage = {
  position: undefined,
  display: undefined,
  flexDirection: undefined,
  bottom: undefined,
  insetInlineStart: undefined,
  insetInlineEnd: undefined,
  alignItems: undefined,
  pointerEvents: undefined,
  zIndex: undefined,
};

/** The notices themselves, and the details of an error, whose window outlives its notice. */
export function NoticeList() {
  const { formatMessage: t } = useIntl();
  const [opened, setOpened] = useState<ErrorDetails>();
  const { toaster, readingProps } = useNoticesAsToasts(setOpened);
  const classes = toastClasses();
  return (
    <>
      <ChakraToaster
        toaster={toaster}
        role="list"
        aria-label={t(messages.region)}
        className={classes.list}
        style={placedByPage}
        {...readingProps}
      >
        {({ title, action }) => (
          <ToastRoot unstyled role="listitem" tabIndex={-1} className={classes.toast} style={placedByPage}>
            <ToastTitle unstyled className={classes.title}>
              {title}
            </ToastTitle>
            {action && (
              <ToastActionTrigger unstyled className={classes.action}>
                {action.label}
              </ToastActionTrigger>
            )}
            <ToastCloseTrigger unstyled className={classes.close} aria-label={t(messages.close)}>
              <Icon name="close" />
            </ToastCloseTrigger>
          </ToastRoot>
        )}
      </ChakraToaster>
      <ErrorDialog error={opened} onClose={() => setOpened(undefined)} />
    </>
  );
}
