import { Box, Dialog as ChakraDialog, Portal } from '@chakra-ui/react';
import { useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../button/icon-button.tsx';
import { rowInReach } from '../data/focused-row.ts';
import type { DialogProps, Placement } from './dialog.tsx';
import { dialogRecipe } from './dialog-recipe.ts';
import { noticesId } from '../toast/notices-id.ts';
import { messages } from './messages.ts';

export type DialogWindowProps = DialogProps & {
  placement: Placement;
  /** It is gone and has given the focus back: what opens another window now is not disturbed by that. */
  onClosed?: () => void;
};

/** The window itself: keeps the focus inside, gives it back, and hides the page from screen readers. */
export function DialogWindow(props: DialogWindowProps) {
  const {
    open,
    title,
    onClose,
    children,
    footer,
    placement,
    onClosed,
    size = 'medium',
    kind = 'dialog',
  } = props;
  const { formatMessage: t } = useIntl();
  const opener = useOpener(open);
  const mustBeAnswered = kind === 'alert';
  const looks = placement === 'center' ? { stand: placement, extent: size } : { stand: placement };
  return (
    <ChakraDialog.Root
      recipe={dialogRecipe}
      {...looks}
      open={open}
      // The opener by itself; a button that went with the selection it acted on leaves its rows.
      finalFocusEl={() => (opener.current?.isConnected === false ? rowInReach() : null)}
      onExitComplete={() => onClosed?.()}
      onOpenChange={(change) => !change.open && onClose()}
      role={mustBeAnswered ? 'alertdialog' : 'dialog'}
      closeOnInteractOutside={!mustBeAnswered}
      // A list that was open below it closes as it loses the focus, and would take the window along.
      onRequestDismiss={(event) => event.preventDefault()}
      // A notice that comes up meanwhile can be read and used.
      persistentElements={[() => document.getElementById(noticesId)]}
    >
      <Portal>
        <ChakraDialog.Backdrop />
        <ChakraDialog.Positioner>
          <ChakraDialog.Content
            data-window={placement}
            {...(size === 'full' && { className: 'chakra-theme dark' })}
          >
            <ChakraDialog.Header>
              <ChakraDialog.Title>{title}</ChakraDialog.Title>
            </ChakraDialog.Header>
            <ChakraDialog.Body>{children}</ChakraDialog.Body>
            {footer && <ChakraDialog.Footer>{footer}</ChakraDialog.Footer>}
            {/* Last, although it stands at the top: the focus begins at what the dialog is for. */}
            {!mustBeAnswered && (
              <Box as="span" position="absolute" insetBlockStart="3" insetInlineEnd="3">
                <IconButton icon="close" label={t(messages.close)} onClick={onClose} />
              </Box>
            )}
          </ChakraDialog.Content>
        </ChakraDialog.Positioner>
      </Portal>
    </ChakraDialog.Root>
  );
}

/** What had the focus when the window opened. */
function useOpener(open: boolean) {
  const opener = useRef<Element>(null);
  useLayoutEffect(
    function rememberOpener() {
      if (open) opener.current = document.activeElement;
    },
    [open],
  );
  return opener;
}
