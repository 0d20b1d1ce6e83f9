import { createContext, use, type ReactNode } from 'react';
import { MenuRoot } from './menu-recipe.ts';
import { useMenu } from './use-menu.ts';

const CloseMenu = createContext<() => void>(() => undefined);

/** Closes the menu around an item and gives the focus back. */
export function useCloseMenu(): () => void {
  return use(CloseMenu);
}

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

/** A button that opens a list of things to do or to choose. */
export function Menu({ label, button, look, head, children }: MenuProps) {
  const { isOpen, closeAndReturn, buttonProps, panelProps, menuId } = useMenu();
  return (
    <MenuRoot data-look={look}>
      <button type="button" aria-label={label} {...buttonProps}>
        {button}
      </button>
      {isOpen && (
        <div data-slot="panel" {...panelProps}>
          {head && <div data-slot="head">{head}</div>}
          <div role="menu" id={menuId} aria-labelledby={buttonProps.id}>
            <CloseMenu value={closeAndReturn}>{children}</CloseMenu>
          </div>
        </div>
      )}
    </MenuRoot>
  );
}
