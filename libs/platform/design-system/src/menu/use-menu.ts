import { useId, useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { itemsOf, menuKeys } from './menu-keys.ts';
import { usePressElsewhere } from './use-press-elsewhere.ts';

/**
 * The behaviour of a button with a menu (ARIA menu button).
 *
 * Written by hand like the field with a list: the library's own weighs ten times as much.
 */
export function useMenu() {
  const [isOpen, setOpen] = useState(false);
  // Where the focus begins: arrow up opens at the last item.
  const start = useRef<'first' | 'last'>('first');
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();

  const openAt = (place: 'first' | 'last') => {
    start.current = place;
    setOpen(true);
  };
  const close = () => setOpen(false);
  const closeAndReturn = () => {
    close();
    button.current?.focus();
  };

  useLayoutEffect(
    function beginInside() {
      if (!isOpen || !panel.current || !button.current) return;
      const { left, width, top, bottom } = button.current.getBoundingClientRect();
      // Grows towards the middle of the window, whichever side the button stands on.
      panel.current.dataset['side'] = left + width / 2 < window.innerWidth / 2 ? 'start' : 'end';
      const isNoRoomBelow =
        bottom + panel.current.offsetHeight > window.innerHeight && top > window.innerHeight / 2;
      panel.current.dataset['stand'] = isNoRoomBelow ? 'above' : 'below';
      itemsOf(panel.current)
        .at(start.current === 'first' ? 0 : -1)
        ?.focus();
    },
    [isOpen],
  );
  usePressElsewhere([button, panel], isOpen, close);

  const buttonProps = {
    ref: button,
    id: `${id}button`,
    'aria-haspopup': 'menu' as const,
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? `${id}menu` : undefined,
    onClick: () => (isOpen ? close() : openAt('first')),
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      openAt(event.key === 'ArrowDown' ? 'first' : 'last');
    },
  };
  const panelProps = {
    ref: panel,
    onBlur({ relatedTarget, currentTarget }: FocusEvent) {
      if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) close();
    },
    onKeyDown: menuKeys({ panel, close, closeAndReturn }),
  };
  return { isOpen, closeAndReturn, buttonProps, panelProps, menuId: `${id}menu` };
}
