import { atom, getDefaultStore } from 'jotai';
import { isTyped, isWindowOpen, strokeOf } from './key-stroke.ts';
import { isSingleKey, type Shortcut } from './shortcut.ts';
import { areSingleKeysOn } from './single-keys.ts';

/** Where a mounted component keeps the shortcuts that it declares now. */
export type ShortcutSource = { readonly current: readonly Shortcut[] };

// How long somebody may take between the keys of a sequence.
const longestPause = 1500;

/** Every source of the page that is open. */
export const shortcutSourcesAtom = atom<readonly ShortcutSource[]>([]);
const sources = () => getDefaultStore().get(shortcutSourcesAtom);
const change = (to: readonly ShortcutSource[]) => getDefaultStore().set(shortcutSourcesAtom, to);

let begun: { stroke: string; at: number } | undefined;

/** Declares the shortcuts of a source until the returned function is called. */
export function declareShortcuts(source: ShortcutSource): () => void {
  if (sources().length === 0) document.addEventListener('keydown', obey);
  change([...sources(), source]);
  return () => {
    change(sources().filter((other) => other !== source));
    if (sources().length === 0) document.removeEventListener('keydown', obey);
  };
}

/** The shortcuts that hold: where two want the same keys, the page goes before everywhere, and the later one first. */
export function heldShortcuts(): Shortcut[] {
  const declared = sources().flatMap(({ current }) => current);
  return declared.filter((shortcut) => shortcut.keys.some((keys) => holderOf(keys, declared) === shortcut));
}

function holderOf(keys: string, declared: readonly Shortcut[]): Shortcut | undefined {
  const wanting = declared.filter((shortcut) => shortcut.keys.includes(keys));
  return wanting.findLast(({ scope }) => scope !== 'everywhere') ?? wanting.at(-1);
}

function obey(event: KeyboardEvent): void {
  const stroke = strokeOf(event);
  if (stroke === undefined || event.defaultPrevented || event.repeat || event.isComposing) return;
  if (isSingleKey(stroke) && (isTyped(event) || !areSingleKeysOn())) return;

  const shortcut = shortcutOf(stroke, event.timeStamp);
  if (!shortcut?.run || isWindowOpen()) return;
  if (shortcut.scope === 'list' && !isSingleKey(stroke)) return;
  event.preventDefault();
  shortcut.run();
}

/** What a stroke means, perhaps together with the one before. */
function shortcutOf(stroke: string, at: number): Shortcut | undefined {
  const declared = sources().flatMap(({ current }) => current);
  const isContinued = begun !== undefined && at - begun.at < longestPause;
  const shortcut =
    (isContinued ? holderOf(`${begun?.stroke} ${stroke}`, declared) : undefined) ??
    holderOf(stroke, declared);
  const begins = declared.some(({ keys }) => keys.some((way) => way.startsWith(`${stroke} `)));
  begun = !shortcut && begins ? { stroke, at } : undefined;
  return shortcut;
}
