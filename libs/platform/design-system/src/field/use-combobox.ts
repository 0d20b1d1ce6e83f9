import { useMemo, useState, type KeyboardEvent } from 'react';
import type { Choice } from './choice.ts';
import { exactMatch, matchChoices } from './match-choices.ts';

type ComboboxNeeds = {
  choices: readonly Choice[];
  value: string;
  onValueChange: (value: string) => void;
  onSearch?: ((text: string) => void) | undefined;
};

/**
 * The behaviour of a field with a list of choices (ARIA combobox with a list popup).
 *
 * Written by hand: the library's own writes the typed text back a moment later and so swallows letters of whoever
 * types fast, and costs 32 kB.
 */
export function useCombobox({ choices, value, onValueChange, onSearch }: ComboboxNeeds) {
  // What is being typed; without it the field shows the label of what was chosen.
  const [typed, setTyped] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);

  const chosen = choices.find((choice) => choice.value === value);
  const shown = useMemo(
    () => (typed && !onSearch ? matchChoices(choices, typed) : [...choices]),
    [choices, typed, onSearch],
  );
  const last = shown.length - 1;

  const open = () => {
    setActive(
      Math.max(
        shown.findIndex((choice) => choice.value === value),
        0,
      ),
    );
    setOpen(true);
  };
  const close = () => {
    setTyped(undefined);
    setOpen(false);
  };
  const choose = (choice: Choice | undefined) => {
    if (choice?.disabled) return;
    if (choice) onValueChange(choice.value);
    close();
  };
  const type = (text: string) => {
    setTyped(text);
    setActive(0);
    setOpen(true);
    onSearch?.(text);
  };
  const leave = () => {
    if (typed === '') onValueChange('');
    else if (typed !== undefined) choose(exactMatch(choices, typed));
    close();
  };

  const keys: Record<string, () => boolean | void> = {
    ArrowDown: () => (isOpen ? setActive(Math.min(active + 1, last)) : open()),
    ArrowUp: () => (isOpen ? setActive(Math.max(active - 1, 0)) : open()),
    PageDown: () => setActive(Math.min(active + 10, last)),
    PageUp: () => setActive(Math.max(active - 10, 0)),
    Enter: () => (isOpen ? choose(shown[active]) : false),
    Escape: () => (isOpen ? close() : false),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Leaving with Tab takes the choice that typing has brought forward.
    if (event.key === 'Tab' && isOpen && typed) choose(shown[active]);
    if (keys[event.key]?.() === false || !keys[event.key]) return;
    event.preventDefault();
    event.stopPropagation();
  };

  return {
    text: typed ?? chosen?.label ?? '',
    typed,
    isOpen,
    active,
    shown,
    open,
    close,
    choose,
    type,
    leave,
    onKeyDown,
    setActive,
  };
}
