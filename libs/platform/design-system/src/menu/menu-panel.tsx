import { useMenuContext } from '@ark-ui/react/menu';
import { chakra, Menu, useMenuStyles } from '@chakra-ui/react';
import { foldText } from '@dosar/kernel/search-text';
import {
  Children,
  createContext,
  use,
  useEffect,
  useId,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { Icon } from '../icon/icon.tsx';
import type { HeldKeys } from '../late/held-keys.ts';
import type {
  ItemWords,
  MenuChoiceProps,
  MenuGroupProps,
  MenuItemProps,
  MenuLinkProps,
  MenuSwitchProps,
} from './menu-item-props.ts';
import { MenuPartsProvider } from './menu-parts.ts';
import { menuRecipe } from './menu-recipe.ts';

const CloseMenu = createContext<() => void>(() => undefined);

export type MenuPanelProps = {
  buttonId: string;
  menuId: string;
  /** What was pressed on the button before the panel had the focus. */
  keys: HeldKeys;
  onClose: () => void;
  /** Closes and gives the focus back to the button. */
  closeAndReturn: () => void;
  head?: ReactNode;
  children: ReactNode;
};

/** The open menu: mounted with the opening, so that closed menus in many rows cost nothing. */
export function MenuPanel(props: MenuPanelProps) {
  const { buttonId, menuId, keys, onClose, closeAndReturn, head, children } = props;
  const [placement] = useState(() => towardsMiddle(document.getElementById(buttonId)));
  useEffect(
    function receiveKeys() {
      return keys.passTo(() => document.getElementById(menuId));
    },
    [keys, menuId],
  );
  const leave = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Element) || relatedTarget.id === buttonId) return;
    if (!currentTarget.contains(relatedTarget)) onClose();
  };
  return (
    <Menu.Root
      recipe={menuRecipe}
      ids={{ trigger: buttonId, content: menuId }}
      defaultOpen
      loopFocus
      positioning={{ placement, gutter: 4 }}
      onOpenChange={({ open }) => !open && onClose()}
      // The page around the menu must not take the key too.
      onEscapeKeyDown={(event) => event.stopPropagation()}
      // Closing by itself, the menu would take the focus back from where Tab has led; `leave` closes it instead.
      onFocusOutside={(event) => event.preventDefault()}
    >
      <Menu.Positioner>
        <Panel head={head}>
          <Menu.Content
            onBlur={leave}
            onKeyDownCapture={(event) => {
              // The library would keep the focus inside, but Tab leads on and so closes the menu.
              if (event.key === 'Tab') event.stopPropagation();
              else if (keys.areWaiting()) keys.hold(event);
              else foldLetter(event);
            }}
          >
            <CloseMenu value={closeAndReturn}>
              <MenuPartsProvider value={parts}>{children}</MenuPartsProvider>
            </CloseMenu>
          </Menu.Content>
        </Panel>
      </Menu.Positioner>
    </Menu.Root>
  );
}

/** Grows towards the middle of the window, whichever side the button stands on. */
function towardsMiddle(button: HTMLElement | null): 'bottom-start' | 'bottom-end' {
  if (!button) return 'bottom-end';
  const { left, width } = button.getBoundingClientRect();
  return left + width / 2 < window.innerWidth / 2 ? 'bottom-start' : 'bottom-end';
}

function Panel({ head, children }: { head: ReactNode; children: ReactNode }) {
  const styles = useMenuStyles();
  return (
    <chakra.div css={styles['panel']}>
      {head && (
        // The press on the head is none outside of the menu.
        <chakra.div css={styles['head']} onPointerDown={(event) => event.preventDefault()}>
          {head}
        </chakra.div>
      )}
      {children}
    </chakra.div>
  );
}

/** Sends a letter with a diacritic on without it, because the library compares letters as they are. */
function foldLetter(event: KeyboardEvent<HTMLElement>) {
  const letter = event.key.length === 1 ? foldText(event.key) : event.key;
  if (letter === event.key.toLowerCase() || letter.length !== 1) return;
  event.preventDefault();
  event.stopPropagation();
  event.currentTarget.dispatchEvent(new window.KeyboardEvent('keydown', { key: letter, bubbles: true }));
}

/** What letters find an item by. */
function wordsOf(children: ReactNode): { valueText?: string } {
  const texts = Children.toArray(children).filter((child) => typeof child === 'string');
  return texts.length > 0 ? { valueText: foldText(texts.join('')) } : {};
}

function Item({ onSelect, disabled = false, ...words }: MenuItemProps) {
  const close = use(CloseMenu);
  const select = () => {
    if (disabled) return;
    close();
    onSelect();
  };
  return (
    // Not disabled for the library, which would skip the item: it can be reached and read.
    <Menu.Item
      value={useId()}
      aria-disabled={disabled || undefined}
      closeOnSelect={false}
      onClick={select}
      {...wordsOf(words.children)}
    >
      <Words {...words} />
    </Menu.Item>
  );
}

function Link({ children: link, ...words }: MenuLinkProps) {
  const close = use(CloseMenu);
  const { children } = link.props;
  return (
    <Menu.Item value={useId()} asChild closeOnSelect={false} onClick={close} {...wordsOf(children)}>
      <link.type {...link.props} tabIndex={-1}>
        <Words {...words}>{children}</Words>
      </link.type>
    </Menu.Item>
  );
}

function Group({ label, children }: MenuGroupProps) {
  return (
    <Menu.ItemGroup>
      <Menu.ItemGroupLabel role="presentation">{label}</Menu.ItemGroupLabel>
      {children}
    </Menu.ItemGroup>
  );
}

function Choice({ chosen, onChoose, lang, ...words }: MenuChoiceProps) {
  // Chakra's own item of a choice needs the value of its group, which here each choice knows for itself.
  const option = useMenuContext().getOptionItemProps({
    type: 'radio',
    value: useId(),
    checked: chosen,
    onCheckedChange: onChoose,
    closeOnSelect: false,
    ...wordsOf(words.children),
  });
  return (
    <chakra.div asChild css={useMenuStyles()['item']}>
      <div lang={lang} {...option}>
        <Words {...words} mark={chosen} />
      </div>
    </chakra.div>
  );
}

function Switch({ on, onSwitch, ...words }: MenuSwitchProps) {
  return (
    <Menu.CheckboxItem
      value={useId()}
      checked={on}
      onCheckedChange={onSwitch}
      closeOnSelect={false}
      {...wordsOf(words.children)}
    >
      <Words {...words} mark={on} />
    </Menu.CheckboxItem>
  );
}

function Words({ icon, hint, children, mark }: ItemWords & { mark?: boolean }) {
  const styles = useMenuStyles();
  return (
    <>
      {icon && <Icon name={icon} />}
      <chakra.span css={styles['itemText']}>
        {children}
        {hint && <small> {hint}</small>}
      </chakra.span>
      {mark !== undefined && (
        <chakra.span css={styles['itemIndicator']}>{mark && <Icon name="check" />}</chakra.span>
      )}
    </>
  );
}

const parts = { Item, Link, Group, Choice, Switch };
