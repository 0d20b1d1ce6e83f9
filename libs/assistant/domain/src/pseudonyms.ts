import { foldText } from '@dosar/kernel/search-text';
import { nameMatcher } from './known-names.ts';
import {
  days,
  likelyPersonal,
  standInPattern,
  surelyPersonal,
  type PersonalKind,
  type Spelling,
} from './personal-data.ts';

export { standInPattern } from './personal-data.ts';

/** Texts whose personal data have stand-ins, and the way back. */
export type Pseudonymised = {
  texts: string[];
  /** Puts the data back; what is no stand-in of these texts stays as it is. */
  restored: (text: string) => string;
};

/**
 * Replaces what tells who somebody is by stand-ins, alike in all texts: numbers, addresses and names.
 *
 * A name is what `names` says, in any case, inflected, and with or without diacritics, and beyond that any two capitalised words in a row.
 * A name that nobody knows, alone or in small letters, is not recognised.
 */
export function pseudonymised(texts: readonly string[], names: readonly string[]): Pseudonymised {
  const standIns = new Map<string, string>();
  const counts = new Map<PersonalKind, number>();
  const standInOf = (kind: PersonalKind, value: string) => {
    const key = `${kind} ${value}`;
    const known = standIns.get(key);
    if (known !== undefined) return known;
    const number = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, number);
    const made = `{${kind}_${number}}`;
    standIns.set(key, made);
    return made;
  };
  const isNameWord = nameMatcher(names);
  const changed = texts.map((text) => withoutData(text.normalize('NFC'), isNameWord, standInOf));
  const values = new Map([...standIns].map(([key, made]) => [made, key.slice(key.indexOf(' ') + 1)]));
  return {
    texts: changed,
    restored: (text) => text.replace(standInPattern, (made) => values.get(made) ?? made),
  };
}

type Piece = { text: string; isDone: boolean };
type StandIn = (kind: PersonalKind, value: string) => string;

/** Pieces that are replaced already, and days, are not looked at again. */
function withoutData(text: string, isNameWord: (word: string) => boolean, standInOf: StandIn): string {
  const sure = replaced([{ text, isDone: false }], surelyPersonal, standInOf);
  const withDays = sure.flatMap((piece) => (piece.isDone ? [piece] : withDaysDone(piece.text)));
  return replaced(withDays, likelyPersonal, standInOf)
    .map((piece) => (piece.isDone ? piece.text : withoutNames(piece.text, isNameWord, standInOf)))
    .join('');
}

const withDaysDone = (text: string): Piece[] =>
  text.split(days).map((part, at) => ({ text: part, isDone: at % 2 === 1 }));

function replaced(pieces: readonly Piece[], spellings: readonly Spelling[], standInOf: StandIn): Piece[] {
  let result = [...pieces];
  for (const spelling of spellings)
    result = result.flatMap((piece) => (piece.isDone ? [piece] : cut(piece.text, spelling, standInOf)));
  return result;
}

function cut(text: string, spelling: Spelling, standInOf: StandIn): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { at, found } of foundIn(text, spelling)) {
    pieces.push({ text: text.slice(from, at), isDone: false });
    pieces.push({ text: standInOf(spelling.kind, found), isDone: true });
    from = at + found.length;
  }
  pieces.push({ text: text.slice(from), isDone: false });
  return pieces;
}

type Found = { at: number; found: string };

/** What is spelt so, in the order of the text; of those that overlap the strongest. */
function foundIn(text: string, { pattern, holds, strength }: Spelling): Found[] {
  const all = [...text.matchAll(pattern)]
    .map((match): Found => ({ at: match.index, found: match[1] ?? match[0] }))
    .filter(({ found }) => holds === undefined || holds(found));
  if (strength === undefined) return all;
  const chosen: Found[] = [];
  for (const one of all.toSorted((first, other) => strength(other.found) - strength(first.found)))
    if (chosen.every(({ at, found }) => one.at >= at + found.length || at >= one.at + one.found.length))
      chosen.push(one);
  return chosen.toSorted((first, other) => first.at - other.at);
}

const word = /[\p{L}\p{M}]+/gu;
/** Between the words of one name. */
const joints = /^(?:[ ]?\r?\n?[ ]?|[-‐’'.] ?)$/u;
const titles = new Set(['dl', 'dna', 'dra', 'dnul', 'domnul', 'doamna', 'domnisoara', 'mr', 'mrs', 'ms']);

/** Runs of words that are a name become one stand-in. */
function withoutNames(text: string, isNameWord: (word: string) => boolean, standInOf: StandIn): string {
  const found = [...text.matchAll(word)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
    isKnown: isNameWord(match[0]),
    isCapital: /^\p{Lu}[\p{Ll}\p{M}]|^\p{Lu}{3,}$/u.test(match[0]),
    isTitle: titles.has(foldText(match[0])),
  }));
  let result = '';
  let written = 0;
  for (let at = 0; at < found.length;) {
    const run = runFrom(text, found, at);
    const [first, last] = [run[0], run.at(-1)];
    const isAfterTitle = found[at - 1]?.isTitle === true && first?.isCapital === true;
    if (first !== undefined && last !== undefined && isName(run, isAfterTitle)) {
      result += text.slice(written, first.from) + standInOf('NUME', text.slice(first.from, last.to));
      written = last.to;
    }
    at += Math.max(run.length, 1);
  }
  return result + text.slice(written);
}

type Word = { from: number; to: number; isKnown: boolean; isCapital: boolean; isTitle: boolean };

/** The words from here on that may belong to one name. */
function runFrom(text: string, found: readonly Word[], start: number): Word[] {
  const run: Word[] = [];
  for (let at = start; at < found.length; at += 1) {
    const next = found[at];
    const before = run.at(-1);
    if (next === undefined || next.isTitle || !(next.isKnown || next.isCapital)) break;
    if (before !== undefined && !joints.test(text.slice(before.to, next.from))) break;
    run.push(next);
  }
  return run;
}

function isName(run: readonly Word[], isAfterTitle: boolean): boolean {
  return run.some(({ isKnown }) => isKnown) || run.length > 1 || isAfterTitle;
}
