import { defineSlotRecipe, Popover } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const recipe = defineSlotRecipe({
  slots: ['positioner', 'content', 'title'],
  base: {
    content: {
      width: '16rem',
      maxHeight: 'var(--available-height)',
      overflowY: 'auto',
      padding: '2',
      background: 'surfaceRaised',
      color: 'text',
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'lg',
      boxShadow: 'floating',
      zIndex: 'dropdown',
      // Stronger than the colours of the menu around it.
      '&& :is(a, button)': {
        _hover: { background: 'hover', color: 'text' },
        _focusVisible: { outlineColor: 'focus' },
      },
      '&& :is([aria-current=page], [data-current])': { background: 'brandSubtle', color: 'brandText' },
    },
    title: { display: 'block', padding: '2', fontSize: 'sm', fontWeight: 'strong' },
  },
});

export type NavigationFlyoutProps = {
  id: string;
  /** The button beside which it stands. */
  buttonId: string;
  title: string;
  onClose: () => void;
  children: ReactNode;
};

/**
 * What stands in a group of the narrow menu, beside its button and within the window.
 *
 * It follows the button in the document, so Tab leads into it and on; the mouse, which may cross the gap, is `useFlyout`'s.
 */
export function NavigationFlyout({ id, buttonId, title, onClose, children }: NavigationFlyoutProps) {
  return (
    <Popover.Root
      recipe={recipe}
      ids={{ trigger: buttonId, content: id }}
      defaultOpen
      // A mouse that comes near must not take the focus from what somebody writes.
      // eslint-disable-next-line jsx-a11y/no-autofocus -- it is switched off
      autoFocus={false}
      portalled={false}
      positioning={{ placement: 'right-start', gutter: 4, strategy: 'fixed' }}
      onOpenChange={({ open }) => !open && onClose()}
      // The page around the menu must not take the key too.
      onEscapeKeyDown={(event) => event.stopPropagation()}
    >
      <Popover.Positioner>
        <Popover.Content role="group">
          <Popover.Title asChild>
            <span>{title}</span>
          </Popover.Title>
          {children}
        </Popover.Content>
      </Popover.Positioner>
    </Popover.Root>
  );
}
