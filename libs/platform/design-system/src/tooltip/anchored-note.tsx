import { defineSlotRecipe, Popover, Portal } from '@chakra-ui/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { hideTooltip } from './page-tooltip.tsx';

const recipe = defineSlotRecipe({
  slots: ['positioner', 'content', 'title'],
  base: {
    content: {
      width: '22rem',
      maxWidth: 'calc(100vw - 2rem)',
      maxHeight: 'var(--available-height)',
      overflowY: 'auto',
      padding: '4',
      background: 'surfaceRaised',
      color: 'text',
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'lg',
      boxShadow: 'floating',
      zIndex: 'toast',
    },
    title: { display: 'block', fontWeight: 'strong', marginBottom: '2' },
  },
});

export type AnchoredNoteProps = {
  /** What the note is about; it stands beside it. */
  anchor: HTMLElement;
  title: string;
  /** Asked for by a key: the focus goes into it, and back where it was. A pointer must not take the focus from anybody. */
  takesFocus: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** A note beside something on the page: read, and gone with Escape, a press elsewhere or the pointer. */
export function AnchoredNote({ anchor, title, takesFocus, onClose, children }: AnchoredNoteProps) {
  const content = useRef<HTMLDivElement>(null);
  useEffect(hideTooltip, []);
  useEffect(
    function takeFocusAndGiveItBack() {
      const before = document.activeElement;
      if (!takesFocus) return undefined;
      content.current?.focus();
      return () => {
        if (before instanceof HTMLElement) before.focus();
      };
    },
    [takesFocus],
  );
  return (
    <Popover.Root
      recipe={recipe}
      open
      // A popover that is open from the start leads nobody into it, so the note does.
      // eslint-disable-next-line jsx-a11y/no-autofocus -- it is switched off
      autoFocus={false}
      positioning={{ placement: 'bottom-start', gutter: 6, getAnchorElement: () => anchor }}
      onOpenChange={({ open }) => !open && onClose()}
    >
      <Portal>
        <Popover.Positioner>
          <Popover.Content ref={content} data-note="" data-beside-page="" tabIndex={-1}>
            <Popover.Title asChild>
              <span>{title}</span>
            </Popover.Title>
            {children}
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}
