/** Rows of the checklist that at least one of the titles names, as in `V1 an empty user name says …`. */
export function rowsNamedIn(titles: string[], checklist: string[]): Set<string> {
  const known = new Set(checklist);
  const words = titles.flatMap((title) => title.match(/\b[A-Z]\d+\b/g) ?? []);
  return new Set(words.filter((word) => known.has(word)));
}
