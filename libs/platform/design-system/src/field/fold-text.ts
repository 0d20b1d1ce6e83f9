/** `text` as searches compare it: lower case, without diacritics, `Ş` and `Ș` alike. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
