import type { KeyboardEvent, RefObject } from 'react';

const itemSelector = '[role^=menuitem]';
const diacritics = /\p{Diacritic}/gu;

/** The items of a menu, in their order. */
export function itemsOf(panel: HTMLElement | null): HTMLElement[] {
  return [...(panel?.querySelectorAll<HTMLElement>(itemSelector) ?? [])];
}

const plain = (text: string) => text.normalize('NFD').replaceAll(diacritics, '').trim().toLowerCase();

/** The next item that begins with a typed letter; letters with and without diacritics are the same. */
function nextBeginningWith(letter: string, items: HTMLElement[], current: number): HTMLElement | undefined {
  const inTurn = [...items.slice(current + 1), ...items.slice(0, current + 1)];
  return inTurn.find((item) => plain(item.textContent).startsWith(plain(letter)));
}

/** Where a key leads from the present item, as the pattern for menus says. */
function destination(key: string, items: HTMLElement[], current: number): HTMLElement | undefined {
  if (key === 'ArrowDown') return items[(current + 1) % items.length];
  if (key === 'ArrowUp') return items.at(current <= 0 ? -1 : current - 1);
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  return key.length === 1 && key !== ' ' ? nextBeginningWith(key, items, current) : undefined;
}

type MenuNeeds = {
  panel: RefObject<HTMLElement | null>;
  close: () => void;
  closeAndReturn: () => void;
};

/** What the keys do while a menu is open. */
export function menuKeys({ panel, close, closeAndReturn }: MenuNeeds) {
  return (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey } = event;
    const items = itemsOf(panel.current);
    const current = items.findIndex((item) => item === document.activeElement);
    const next = ctrlKey || metaKey ? undefined : destination(key, items, current);
    const link = items[current];

    if (key === 'Tab') close();
    if (key === 'Escape') closeAndReturn();
    // Links follow Enter by themselves, but not the space bar.
    else if (key === ' ' && link instanceof HTMLAnchorElement) link.click();
    else if (next) next.focus();
    else return;
    // A dialog or the page around the menu must not take the key too.
    event.preventDefault();
    event.stopPropagation();
  };
}
