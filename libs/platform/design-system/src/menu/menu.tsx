import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { heldKeys } from '../late/held-keys.ts';
import { menuPanel } from '../theme/lazy-parts.ts';
import { MenuButton, MenuRoot } from './menu-button.ts';

export type MenuProps = {
  /** The accessible name of the button and of its menu. */
  label: string;
  /** What the button shows. */
  button: ReactNode;
  /** As a choice in a row of filters. */
  look?: 'chip';
  /** Stands above the items and is no item itself, such as whose menu this is. */
  head?: ReactNode;
  /** Items and groups of items. */
  children: ReactNode;
};

/** A button that opens a list of things to do or to choose; the list is Chakra's and comes when somebody nears the button. */
export function Menu({ label, button, look, head, children }: MenuProps) {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [keys] = useState(heldKeys);

  const openAt = (place: 'Home' | 'End') => {
    // The first key that the menu receives highlights where the walk begins: arrow up opens at the last item.
    keys.beginWith(place, (menu) => menu.hasAttribute('aria-activedescendant'));
    setOpen(true);
  };
  const close = () => setOpen(false);
  const closeAndReturn = () => {
    close();
    opener.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (isOpen && (key === 'Tab' || key === 'Escape')) close();
    else if (isOpen) keys.hold(event);
    if (isOpen || (key !== 'ArrowDown' && key !== 'ArrowUp')) return;
    event.preventDefault();
    openAt(key === 'ArrowDown' ? 'Home' : 'End');
  };

  return (
    <MenuRoot>
      <MenuButton
        ref={opener}
        id={`${id}button`}
        look={look}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}menu` : undefined}
        onClick={() => (isOpen ? close() : openAt('Home'))}
        onKeyDown={onKeyDown}
        {...menuPanel.fetchOnApproach}
      >
        {button}
      </MenuButton>
      {isOpen && (
        <menuPanel.Part
          buttonId={`${id}button`}
          menuId={`${id}menu`}
          onClose={close}
          {...{ keys, head, closeAndReturn, children }}
        />
      )}
    </MenuRoot>
  );
}
