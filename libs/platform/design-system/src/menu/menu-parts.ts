import { createContext, use, type ReactNode } from 'react';
import type {
  MenuChoiceProps,
  MenuGroupProps,
  MenuItemProps,
  MenuLinkProps,
  MenuSwitchProps,
} from './menu-item-props.ts';

/** What an open menu draws its items with; comes with the panel, so that the page carries names only. */
export type MenuParts = {
  Item: (props: MenuItemProps) => ReactNode;
  Link: (props: MenuLinkProps) => ReactNode;
  Group: (props: MenuGroupProps) => ReactNode;
  Choice: (props: MenuChoiceProps) => ReactNode;
  Switch: (props: MenuSwitchProps) => ReactNode;
};

const Parts = createContext<MenuParts | undefined>(undefined);

/** Stands around the items of an open menu. */
export const MenuPartsProvider = Parts.Provider;

/** The parts of the menu around an item. */
export function useMenuParts(): MenuParts {
  const parts = use(Parts);
  if (!parts) throw new Error('An item of a menu stands outside of one.');
  return parts;
}
