import { wholeCaseNumber } from './case-number.ts';
import { plainCharacters } from '@dosar/kernel/cleaned-text';
import { parsePhone } from '@dosar/kernel/phones';
import { normalisePlate, plateKind } from '@dosar/kernel/plates';
import { isCnp, isCui, normaliseCnp, normaliseCui } from '@dosar/kernel/romanian-numbers';
import { isModernVin, normaliseVin } from '@dosar/kernel/vin';

/** What a searched text can be. */
export type SearchKind =
  | 'claim_file_no'
  | 'plate'
  | 'vin'
  | 'cnp'
  | 'cui'
  | 'phone'
  | 'email'
  | 'policy_no'
  | 'name';

/** One reading of a searched text; `value` is the form in which it is stored and compared. */
export type RecognisedSearch = { kind: SearchKind; value: string };

/** Fewer characters than these are not searched for. */
export const shortestSearch = 3;

const readings: Record<SearchKind, (text: string) => string | undefined> = {
  claim_file_no: wholeCaseNumber,
  plate: (text) => (plateKind(text) === 'unusual' ? undefined : normalisePlate(text)),
  // A word of seventeen letters is a word.
  vin: (text) => (isModernVin(text) && /\d/.test(text) ? normaliseVin(text) : undefined),
  cnp: (text) => (isCnp(text) ? normaliseCnp(text) : undefined),
  cui: (text) => (isCui(text) ? normaliseCui(text) : undefined),
  phone: (text) => parsePhone(text)?.e164,
  email: (text) => (/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text) ? text.toLowerCase() : undefined),
  policy_no: (text) => (/^(?=.*\d)[A-Z0-9/ .-]{5,40}$/i.test(text) ? text.toUpperCase() : undefined),
  name: (text) => (/(?:^|[\s.'’-])\p{L}{3,}(?:$|[\s.'’-])/u.test(text) ? text : undefined),
};

const kinds = Object.keys(readings) as SearchKind[];

/** What is one of these is nothing else as well: no policy has the number of a claim file. */
const exclusive: ReadonlySet<SearchKind> = new Set(['claim_file_no', 'plate', 'vin', 'cnp', 'email']);

/** Everything that a searched text can be; the surest reading first, nothing for a mere fragment. */
export function recogniseSearch(text: string): RecognisedSearch[] {
  const typed = plainCharacters(text).trim();
  const found = kinds.flatMap((kind) => {
    const value = readings[kind](typed);
    return value === undefined ? [] : [{ kind, value }];
  });
  const only = found.find(({ kind }) => exclusive.has(kind));
  return only ? [only] : found;
}

const personal: ReadonlySet<SearchKind> = new Set(['cnp', 'phone', 'email']);

/** Whether a searched text identifies a person by number or address: it may stand in no URL, log or list of recent ones. */
export function isPersonalSearch(text: string): boolean {
  // Somebody who is still typing a number has not typed it in full yet; five digits in a row are enough to be careful.
  return text.includes('@') || /^\+?[\d\s.()/-]{5,}$/.test(text.trim()) || hasPersonalReading(text);
}

function hasPersonalReading(text: string): boolean {
  return recogniseSearch(text).some(({ kind }) => personal.has(kind));
}

/** The words of a searched text, each to be found somewhere: separators do not count, dots inside names neither. */
export function searchedWords(text: string): string[] {
  return text
    .replaceAll('.', '')
    .split(/[\s\-‐-―]+/)
    .filter((word) => word !== '');
}
