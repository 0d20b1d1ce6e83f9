import type { Text } from './list-texts.ts';

const term = /^\| \*\*([^*]+)\*\* +\| (.+?) +\| (.*?) +\|$/;

/** A glossary row: the word we use, what it means, the words we do not use for it. */
export type Term = { word: string; meaning: string; avoid: string };

export function readTerms(glossary: string): Term[] {
  const [terms = ''] = glossary.split('\n## ');
  return terms.split('\n').flatMap((line) => {
    const [, word = '', meaning = '', avoid = ''] = term.exec(line) ?? [];
    return word ? [{ word, meaning, avoid }] : [];
  });
}

/** The glossary is one sorted table with one sentence for each word. */
export function glossaryProblems(texts: Text[]): string[] {
  const page = texts.find(({ file }) => file === 'docs/glossary.md');
  if (!page) return ['docs/glossary.md is missing'];
  const terms = readTerms(page.content);
  const words = terms.map(({ word }) => word);
  const sorted = words.toSorted((a, b) => a.localeCompare(b, 'en'));
  const firstOut = words.find((word, index) => word !== sorted[index]);
  return [
    ...(terms.length === 0 ? [`${page.file}: no terms found`] : []),
    ...(firstOut ? [`${page.file}: "${firstOut}" is out of order`] : []),
    ...words
      .filter((word, index) => words.indexOf(word) !== index)
      .map((word) => `${page.file}: "${word}" stands twice`),
    ...terms
      .filter(({ meaning }) => !/^[A-Z].*\.$/.test(meaning))
      .map(({ word }) => `${page.file}: "${word}" needs one sentence that ends with a full stop`),
  ];
}
