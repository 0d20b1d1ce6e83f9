import { useMemo, useState, type KeyboardEvent } from 'react';
import type { Choice } from './choice.ts';
import { exactMatch, matchChoices } from './match-choices.ts';

type KeyMeanings = {
  isOpen: boolean;
  /** Something was typed that has brought a choice forward. */
  isSearching: boolean;
  moveBy: (steps: number) => void;
  chooseActive: () => void;
  close: () => void;
};

const page = 10;
const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page };

function comboboxKeys({ isOpen, isSearching, moveBy, chooseActive, close }: KeyMeanings) {
  return (event: KeyboardEvent) => {
    const { key } = event;
    if (key === 'Tab' && isOpen && isSearching) chooseActive();
    if (steps[key]) moveBy(steps[key]);
    else if (key === 'Enter' && isOpen) chooseActive();
    else if (key === 'Escape' && isOpen) close();
    else return;
    // A dialog or a form around the field must not take the key too.
    event.preventDefault();
    event.stopPropagation();
  };
}

type ComboboxNeeds = {
  choices: readonly Choice[];
  value: string;
  onValueChange: (value: string) => void;
  onSearch?: ((text: string) => void) | undefined;
  remote?: { chosen: Choice | undefined; isBusy: boolean; onRetry?: () => void } | undefined;
};

/**
 * The behaviour of a field with a list of choices (ARIA combobox with a list popup).
 *
 * Written by hand: the library's own writes the typed text back a moment later and so swallows letters of whoever
 * types fast, and costs 32 kB.
 */
export function useCombobox({ choices, value, onValueChange, onSearch, remote }: ComboboxNeeds) {
  // What is being typed; without it the field shows the label of what was chosen.
  const [typed, setTyped] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);

  const chosen = remote ? remote.chosen : choices.find((choice) => choice.value === value);
  const isFiltering = typed !== undefined && typed !== '' && !onSearch;
  const shown = useMemo(
    () => (isFiltering ? matchChoices(choices, typed) : choices),
    [choices, typed, isFiltering],
  );

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
    // An answer that is still to come, or that a retry may bring: nothing typed is lost by looking elsewhere.
    if (typed && remote && (remote.isBusy || remote.onRetry)) return setOpen(false);
    if (typed === '') onValueChange('');
    else if (typed !== undefined) choose(exactMatch(choices, typed));
    close();
  };

  const moveBy = (lines: number) => {
    if (isOpen) setActive(Math.min(Math.max(active + lines, 0), Math.max(shown.length - 1, 0)));
    else open();
  };
  const onKeyDown = comboboxKeys({
    isOpen,
    isSearching: Boolean(typed),
    moveBy,
    chooseActive: () => {
      if (remote?.onRetry) remote.onRetry();
      else if (!remote?.isBusy) choose(shown[active]);
    },
    close,
  });

  const text = typed ?? chosen?.label ?? '';
  return { text, typed, isOpen, active, shown, open, close, choose, type, leave, onKeyDown, setActive };
}
