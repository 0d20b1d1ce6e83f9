import {
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { rowLinkSelector } from './row-link.ts';
import { pressedKey } from '../shortcut/key-stroke.ts';
import { isSingleKey } from '../shortcut/shortcut.ts';
import { areSingleKeysOn } from '../shortcut/single-keys.ts';

type Moves = {
  count: number;
  /** The index that can be reached with Tab at first. */
  initial: number;
  onOpen?: ((index: number) => void) | undefined;
  /** Told to which row the keyboard has moved. */
  onMove?: ((index: number) => void) | undefined;
  /** Takes a row in or out; with Shift all rows from the last one on. */
  onToggle?: ((index: number, isRange: boolean) => void) | undefined;
};

const steps: Record<string, (index: number, last: number) => number> = {
  j: (index) => index + 1,
  ArrowDown: (index) => index + 1,
  k: (index) => index - 1,
  ArrowUp: (index) => index - 1,
  Home: () => 0,
  End: (_, last) => last,
};

const editable = 'input:not([type=checkbox]), textarea, select, [contenteditable]';
const interactive = 'a, button, input, label, select, textarea';

function rowIn(container: Element, index: number): HTMLElement | null {
  return container.querySelector(`[data-row="${index}"]`);
}

function isInSight(row: Element): boolean {
  const { top } = row.getBoundingClientRect();
  return top >= 0 && top < innerHeight;
}

/** Puts the focus on the row that Tab reaches or, where that one is out of sight, on the first that is in sight. */
function enterRows(container: Element, active: number): void {
  const reached = rowIn(container, active);
  const rows = [...container.querySelectorAll<HTMLElement>('[data-row]')];
  (reached && isInSight(reached) ? reached : rows.find(isInSight))?.focus();
}

/** The link of a row opens it as a press on the row does; to another tab or window it leads by itself. */
function openByLink(event: MouseEvent<HTMLElement>, onOpen: Moves['onOpen']): void {
  const target = event.target as Element;
  const index = indexOf(target);
  const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  if (index < 0 || !onOpen || !isPlain || !target.closest(rowLinkSelector)) return;
  event.preventDefault();
  event.stopPropagation();
  onOpen(index);
}

function indexOf(element: Element | null): number {
  return Number(element?.closest('[data-row]')?.getAttribute('data-row') ?? -1);
}

/**
 * Moves the focus from row to row: j and k, arrows, Home, End; Enter opens, x and Space select, with Shift a
 * whole range. A row is the element with its number in `data-row`.
 *
 * The keys work while the focus is inside, `enter` leads there; letters do not when somebody has switched single keys
 * off. One row at a time can be reached with Tab.
 */
export function useRowNavigation({ count, initial, onOpen, onMove, onToggle }: Moves) {
  const [wanted, setWanted] = useState(initial);
  const active = Math.min(Math.max(wanted, 0), Math.max(count - 1, 0));

  // The container of a row far away, which a long table draws only once it is wanted.
  const awaited = useRef<HTMLElement>(null);
  // The row that had the focus last, and where it stood.
  const held = useRef<{ row: Element; container: Element }>(null);

  const move = (event: KeyboardEvent<HTMLElement>, to: number) => {
    if (to < 0 || to >= count) return;
    event.preventDefault();
    setWanted(to);
    onMove?.(to);
    const row = rowIn(event.currentTarget, to);
    if (row) row.focus();
    else awaited.current = event.currentTarget;
  };

  useLayoutEffect(function focusOnceDrawn() {
    const row = awaited.current && rowIn(awaited.current, active);
    if (!row) return;
    awaited.current = null;
    row.focus();
  });

  useLayoutEffect(function goOnWhereRowLeft() {
    if (!held.current || held.current.row.isConnected) return;
    const { container } = held.current;
    held.current = null;
    // Work that is put off leaves its list, and the keyboard goes on with what comes after it.
    if (document.activeElement === document.body) rowIn(container, active)?.focus({ preventScroll: true });
  });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as Element;
    const index = indexOf(target);
    if (index < 0 || target.matches(editable) || event.ctrlKey || event.metaKey || event.altKey) return;
    const key = pressedKey(event);
    if (isSingleKey(key) && !areSingleKeysOn()) return;
    const step = steps[key];
    if (step) return move(event, step(index, count - 1));
    if (key === 'x') return onToggle?.(index, event.shiftKey);
    if (!target.matches('[data-row]')) return;
    if (key === 'Enter') onOpen?.(index);
    if (key === ' ' && onToggle) {
      event.preventDefault();
      onToggle(index, event.shiftKey);
    }
  };

  const onClick = (event: MouseEvent<HTMLElement>) => {
    const target = event.target as Element;
    const index = indexOf(target);
    const isSelectingText = !getSelection()?.isCollapsed;
    if (index >= 0 && onOpen && !target.closest(interactive) && !isSelectingText) onOpen(index);
  };

  const onClickCapture = (event: MouseEvent<HTMLElement>) => openByLink(event, onOpen);

  const onFocus = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    const index = indexOf(target);
    const row = target.closest('[data-row]');
    if (index < 0 || row === null) return;
    setWanted(index);
    held.current = { row, container: currentTarget };
  };

  const enter = (container: Element) => enterRows(container, active);

  return { active, enter, containerProps: { onKeyDown, onClick, onClickCapture, onFocus } };
}
