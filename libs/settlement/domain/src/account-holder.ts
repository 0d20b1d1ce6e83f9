import { foldText } from '@dosar/kernel';

/** Words that say what kind of company a name is of, and no more: joined as in "S.R.L." and "SRL". */
const companyForms: ReadonlySet<string> = new Set([
  'sc',
  'srl',
  'srld',
  'sa',
  'sca',
  'scs',
  'snc',
  'pfa',
  'ii',
  'if',
]);

/**
 * Whether two names are of the same person or company.
 *
 * Case, diacritics, punctuation, the order of the words and the form of a company say nothing. A name that is left out is another
 * name: "Popescu Ion" and "Popescu Ion Radu" may be father and son.
 */
export const isSameHolder = (one: string, other: string): boolean => wordsOf(one) === wordsOf(other);

function wordsOf(name: string): string {
  const words = foldText(name)
    .replaceAll(/(?<=\b\p{L})\.\s?(?=\p{L}\b)/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const named = words.filter((word) => !companyForms.has(word));
  return (named.length === 0 ? words : named).toSorted().join(' ');
}
