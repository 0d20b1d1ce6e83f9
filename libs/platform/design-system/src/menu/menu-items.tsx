import { cloneElement, useId, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icons.ts';
import { useCloseMenu } from './menu.tsx';

type ItemWords = {
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

/** Something to do. */
export function MenuItem({ onSelect, disabled = false, ...words }: MenuItemProps) {
  const close = useCloseMenu();
  const select = () => {
    if (disabled) return;
    close();
    onSelect();
  };
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      aria-disabled={disabled || undefined}
      onClick={select}
    >
      <Words {...words} />
    </button>
  );
}

export type MenuLinkProps = Omit<ItemWords, 'children'> & {
  /** The link with its words, such as `<Link to="/user/profile">Profile</Link>`. */
  children: ReactElement<ComponentProps<'a'>>;
};

/** Another address. */
export function MenuLink({ children: link, ...words }: MenuLinkProps) {
  const close = useCloseMenu();
  return cloneElement(link, {
    role: 'menuitem',
    tabIndex: -1,
    onClick: close,
    children: <Words {...words}>{link.props.children}</Words>,
  });
}

export type MenuGroupProps = { label: string; children: ReactNode };

/** Items that belong together, under a name. */
export function MenuGroup({ label, children }: MenuGroupProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <div id={id} data-slot="group" role="presentation">
        {label}
      </div>
      {children}
    </div>
  );
}

export type MenuChoiceProps = ItemWords & {
  chosen: boolean;
  onChoose: () => void;
  /** Of the words, where it is not that of the page. */
  lang?: string;
};

/** One of several in a group, of which exactly one holds; the menu stays open and shows the effect. */
export function MenuChoice({ chosen, onChoose, lang, ...words }: MenuChoiceProps) {
  return (
    <button
      type="button"
      role="menuitemradio"
      tabIndex={-1}
      aria-checked={chosen}
      lang={lang}
      onClick={onChoose}
    >
      <Words {...words} mark={chosen} />
    </button>
  );
}

export type MenuSwitchProps = ItemWords & { on: boolean; onSwitch: (on: boolean) => void };

/** Something that is on or off; the menu stays open and shows the effect. */
export function MenuSwitch({ on, onSwitch, ...words }: MenuSwitchProps) {
  return (
    <button
      type="button"
      role="menuitemcheckbox"
      tabIndex={-1}
      aria-checked={on}
      onClick={() => onSwitch(!on)}
    >
      <Words {...words} mark={on} />
    </button>
  );
}

function Words({ icon, hint, children, mark }: ItemWords & { mark?: boolean }) {
  return (
    <>
      {icon && <Icon name={icon} />}
      <span data-slot="words">
        {children}
        {hint && <small> {hint}</small>}
      </span>
      {mark !== undefined && <span data-slot="mark">{mark && <Icon name="check" />}</span>}
    </>
  );
}
