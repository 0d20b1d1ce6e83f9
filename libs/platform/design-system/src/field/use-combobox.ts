import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { heldKeys } from '../late/held-keys.ts';
import type { Choice } from './choice.ts';
import { exactMatch, matchChoices } from './match-choices.ts';

type ComboboxNeeds = {
  choices: readonly Choice[];
  value: string;
  onValueChange: (value: string) => void;
  onSearch?: ((text: string) => void) | undefined;
  remote?: { chosen: Choice | undefined; isBusy: boolean; onRetry?: () => void } | undefined;
  /** Stands in the list when nothing matches what was typed. */
  nothing: (typed: string) => string;
};

const opening = new Set(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp']);
const answered = new Set([...opening, 'Enter', 'Escape']);
/** The value of the line that says that there is nothing, or that asks again. */
const noChoice = 'no-choice';

/**
 * What a field with a list of choices keeps: the typed text, and which choices go with it.
 *
 * The list itself is Chakra's and comes late; the input stays the page's own element, so that nothing typed is lost.
 */
export function useCombobox({ choices, value, onValueChange, onSearch, remote, nothing }: ComboboxNeeds) {
  // What is being typed; without it the field shows the label of what was chosen.
  const [typed, setTyped] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const [pointed, setPointed] = useState<string>();

  const chosen = remote ? remote.chosen : choices.find((choice) => choice.value === value);
  const { found, shown } = useShown(choices, onSearch ? undefined : typed, {
    label: nothing(typed ?? ''),
    canRetry: remote?.onRetry !== undefined,
  });
  const active = [pointed, typed === undefined ? value : undefined, shown[0]?.value].find((one) =>
    shown.some((choice) => choice.value === one && !choice.disabled),
  );

  const open = () => {
    setPointed(undefined);
    setOpen(true);
  };
  const close = () => {
    setTyped(undefined);
    setOpen(false);
  };
  const choose = (wanted: string | undefined) => {
    if (wanted === noChoice) return remote?.onRetry?.();
    const choice = choices.find((one) => one.value === wanted);
    if (choice?.disabled || remote?.isBusy) return;
    if (choice) onValueChange(choice.value);
    close();
  };
  const type = (text: string) => {
    setTyped(text);
    open();
    onSearch?.(text);
  };
  const leave = () => {
    // An answer that is still to come, or that a retry may bring: nothing typed is lost by looking elsewhere.
    if (typed && remote && (remote.isBusy || remote.onRetry)) return setOpen(false);
    if (typed === '') onValueChange('');
    else if (typed !== undefined) choose(exactMatch(choices, typed)?.value);
    close();
  };
  const { keys, onKey, answerKey } = useListKeys({ isOpen, open, close });
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Tab' && isOpen && typed && active !== noChoice) choose(active);
    answerKey(event);
  };

  const text = typed ?? chosen?.label ?? '';
  const list = {
    choices: shown,
    active,
    onActive: setPointed,
    onChoose: choose,
    onClose: close,
    keys,
    onKey,
  };
  return { text, typed, isOpen, matches: found.length, open, close, type, leave, onKeyDown, list };
}

type ListNeeds = { isOpen: boolean; open: () => void; close: () => void };

/** Opens a list by keys and passes them on to it; what comes before the list waits for it. */
export function useListKeys({ isOpen, open, close }: ListNeeds) {
  const [keys] = useState(heldKeys);
  const onKey = useRef<(event: KeyboardEvent<HTMLInputElement>) => void>(null);
  const answerKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event;
    if (!(isOpen ? answered : opening).has(key)) return;
    if (!isOpen) open();
    else if (onKey.current) onKey.current(event);
    else if (key === 'Escape') close();
    else keys.hold(event);
    // A dialog or a form around the field must not take the key too.
    event.preventDefault();
    event.stopPropagation();
  };
  return { keys, onKey, answerKey };
}

/** What matches, and what the list shows: where nothing matches, a line that says so or asks again. */
function useShown(
  choices: readonly Choice[],
  typed = '',
  { label, canRetry }: { label: string; canRetry: boolean },
) {
  const found = useMemo(() => (typed ? matchChoices(choices, typed) : choices), [choices, typed]);
  const shown = useMemo((): readonly Choice[] => {
    if (found.length > 0) return found;
    const line = { value: noChoice, label };
    return [canRetry ? { ...line, icon: 'refresh' } : { ...line, disabled: true }];
  }, [found, label, canRetry]);
  return { found, shown };
}
