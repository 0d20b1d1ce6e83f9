import { searchText } from '@dosar/kernel/search-text';
import type { EntryFinding } from '@dosar/design-system';
import type { ListedPart } from './line-values.ts';

const mostFindings = 8;

/**
 * Finds parts by the beginnings of their words, in any order and without diacritics: "ogl st" is the left mirror.
 */
export function partFinder(
  parts: readonly ListedPart[],
  zoneName: (zone: string) => string,
): (typed: string) => readonly EntryFinding[] {
  const indexed = parts.map((part) => ({ part, words: searchText(part.name).split(/[^a-z0-9]+/u) }));
  return (typed) => {
    const wanted = searchText(typed)
      .split(/[^a-z0-9]+/u)
      .filter(Boolean);
    if (wanted.length === 0) return [];
    return indexed
      .filter(({ words }) => wanted.every((begin) => words.some((word) => word.startsWith(begin))))
      .sort((one, other) => one.words.length - other.words.length)
      .slice(0, mostFindings)
      .map(({ part }) => ({ value: part.code, label: part.name, hint: zoneName(part.zone) }));
  };
}
