import { foldText } from '@dosar/kernel/search-text';

/** Texts whose personal data have stand-ins, and the way back. */
export type Pseudonymised = {
  texts: string[];
  /** Puts the data back; what is no stand-in of these texts stays as it is. */
  restored: (text: string) => string;
};

/** A stand-in as it stands in a text; it says what kind of thing it stands for, never which. */
export const standInPattern = /\{(?:NUME|CNP|IBAN|TELEFON|EMAIL|AUTO|VIN|NUMAR|ADRESA|SEMN)_\d{1,4}\}/g;

type Kind = 'NUME' | 'CNP' | 'IBAN' | 'TELEFON' | 'EMAIL' | 'AUTO' | 'VIN' | 'NUMAR' | 'ADRESA' | 'SEMN';

/** Days and hours stay: an answer about terms is nothing without them. */
const days = /(\b\d{1,2}\.\d{1,2}\.\d{4}\b(?:,? \d{1,2}:\d{2}\b)?|\b\d{4}-\d{2}-\d{2}\b)/;

/** What looks like personal data, the surest first; each takes its part of the text away from those below. */
const patterns: readonly [Kind, RegExp][] = [
  // What already looks like a stand-in is none of ours.
  ['SEMN', new RegExp(standInPattern.source, 'g')],
  ['EMAIL', /[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu],
  ['IBAN', /\b[a-z]{2}\d{2}(?:[ -]?[a-z0-9]{4}){3,7}(?:[ -]?[a-z0-9]{1,3})?\b/gi],
  ['VIN', /\b(?=[a-z]*\d)(?=\d*[a-z])[a-hj-npr-z0-9]{17}\b/gi],
  ['CNP', /(?<!\d)[1-9]\d{2}[ .-]?\d{2}[ .-]?\d{2}[ .-]?\d{6}(?!\d)/g],
  [
    'TELEFON',
    /(?<![\p{L}\d,.])(?:(?:\+|00)\d{1,3}[ .\-/]?\(?\d{1,4}\)?|\(?0\d{2,3}\)?)(?:[ .\-/]?\d{2,4}){2,4}(?!\d)/gu,
  ],
  ['AUTO', /\b(?:B[ -]?\d{2,3}|[A-Z]{2}[ -]?\d{2})[ -]?[A-Z]{3}\b/gi],
  ['AUTO', /\b[A-Z]{1,2}[ -]\d{3,6}\b/g],
  [
    'ADRESA',
    /\b(?:str|strada|bd|b-dul|bulevardul|calea|aleea|șos|sos|șoseaua|soseaua)\.? [^,;.\n]{2,60}(?:,? (?:nr|bl|sc|et|ap)\.? ?[\p{L}\d]+)*/giu,
  ],
  // Numbers of files, policies, identity cards and foreign plates: letters and digits in one.
  ['NUMAR', /\b(?=[\p{L}-]*\d)(?=[\d-]*\p{L})[\p{L}\d]+(?:-[\p{L}\d]+)*(?<=[\p{L}\d-]{5,})\b/gu],
  ['NUMAR', /(?<![\d.,])\d{7,}(?![\d.,]\d)/g],
];

const shortestName = 3;

/**
 * Replaces what tells who somebody is by stand-ins, alike in all texts: numbers, addresses and names.
 *
 * A name is what `names` says, in any case and with or without diacritics, and beyond that any two capitalised words in a row.
 * A name that nobody knows, alone or in small letters, is not recognised.
 */
export function pseudonymised(texts: readonly string[], names: readonly string[]): Pseudonymised {
  const standIns = new Map<string, string>();
  const counts = new Map<Kind, number>();
  const standInOf = (kind: Kind, value: string) => {
    const key = `${kind} ${value}`;
    const known = standIns.get(key);
    if (known !== undefined) return known;
    const number = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, number);
    const made = `{${kind}_${number}}`;
    standIns.set(key, made);
    return made;
  };
  const parts = new Set(names.flatMap(wordsOf).filter((word) => word.length >= shortestName));
  const changed = texts.map((text) =>
    text
      .normalize('NFC')
      .split(days)
      .map((part, at) => (at % 2 === 1 ? part : withoutData(part, parts, standInOf)))
      .join(''),
  );
  const values = new Map([...standIns].map(([key, made]) => [made, key.slice(key.indexOf(' ') + 1)]));
  return {
    texts: changed,
    restored: (text) => text.replace(standInPattern, (made) => values.get(made) ?? made),
  };
}

function withoutData(
  text: string,
  nameParts: ReadonlySet<string>,
  standInOf: (kind: Kind, value: string) => string,
): string {
  // Pieces that are replaced already are not looked at again.
  let pieces: { text: string; isDone: boolean }[] = [{ text, isDone: false }];
  const replace = (kind: Kind, pattern: RegExp) => {
    pieces = pieces.flatMap((piece) => (piece.isDone ? [piece] : cut(piece.text, kind, pattern, standInOf)));
  };
  for (const [kind, pattern] of patterns) replace(kind, pattern);
  return pieces
    .map((piece) => (piece.isDone ? piece.text : withoutNames(piece.text, nameParts, standInOf)))
    .join('');
}

function cut(text: string, kind: Kind, pattern: RegExp, standInOf: (kind: Kind, value: string) => string) {
  const pieces: { text: string; isDone: boolean }[] = [];
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    pieces.push({ text: text.slice(from, match.index), isDone: false });
    pieces.push({ text: standInOf(kind, match[0]), isDone: true });
    from = match.index + match[0].length;
  }
  pieces.push({ text: text.slice(from), isDone: false });
  return pieces;
}

const wordsOf = (name: string) => foldText(name).match(/[\p{L}]+/gu) ?? [];
const word = /[\p{L}\p{M}]+/gu;
/** Between the words of one name. */
const joints = /^(?:[ ]|[-‐’'.] ?)$/u;
const titles = new Set(['dl', 'dna', 'dra', 'dnul', 'domnul', 'doamna', 'domnisoara', 'mr', 'mrs', 'ms']);

/** Runs of words that are a name become one stand-in. */
function withoutNames(
  text: string,
  nameParts: ReadonlySet<string>,
  standInOf: (kind: Kind, value: string) => string,
): string {
  const found = [...text.matchAll(word)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
    isKnown: nameParts.has(foldText(match[0])),
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
