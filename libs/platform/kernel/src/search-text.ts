/** Letters that are no letter with a mark, as people without them on the keyboard write them. */
const spelledOut: Readonly<Record<string, string>> = {
  ...{ đ: 'dj', ð: 'd', ø: 'o', ł: 'l', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ı: 'i' },
};

/**
 * Text without case and diacritics: ș and ş, ț and ţ, ă, â and î all lose their marks, Đorđe is found as Djordje. The function
 * `fold_text` of the database does the same.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[đðøłßæœþı]/g, (letter) => spelledOut[letter] ?? letter);
}

/** Text as the search compares it: folded, with spaces, dots and dashes as one space. */
export function searchText(text: string): string {
  return foldText(text)
    .replace(/[\s.\-‐-―]+/g, ' ')
    .trim();
}

/** Name of a place as the search compares it: Tîrgu and Târgu are one town, so both vowels become i. */
export function placeSearchText(name: string): string {
  return searchText(name.normalize('NFC').replace(/[âîÂÎ]/g, 'i'));
}

let collator: Intl.Collator | undefined;

/** Orders names as Romanians do: a ă â, i î, s ș, t ț. */
export function compareNames(a: string, b: string): number {
  collator ??= new Intl.Collator('ro');
  return collator.compare(a, b);
}
