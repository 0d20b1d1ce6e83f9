import type { ComponentProps, ReactElement, ReactNode } from 'react';
import type { IconName } from '../icon/icons.ts';

/** What every item shows. */
export type ItemWords = {
  icon?: IconName;
  /** A second line: why the item is disabled, or what it will do. */
  hint?: ReactNode;
  children: ReactNode;
};

export type MenuItemProps = ItemWords & {
  /** The menu is closed by then. */
  onSelect: () => void;
  /** Stays in its place and can be read, but does nothing; say why in `hint`. */
  disabled?: boolean;
};

export type MenuLinkProps = Omit<ItemWords, 'children'> & {
  /** The link with its words, such as `<Link to="/user/profile">Profile</Link>`. */
  children: ReactElement<ComponentProps<'a'>>;
};

export type MenuGroupProps = { label: string; children: ReactNode };

export type MenuChoiceProps = ItemWords & {
  chosen: boolean;
  onChoose: () => void;
  /** Of the words, where it is not that of the page. */
  lang?: string;
};

export type MenuSwitchProps = ItemWords & { on: boolean; onSwitch: (on: boolean) => void };
