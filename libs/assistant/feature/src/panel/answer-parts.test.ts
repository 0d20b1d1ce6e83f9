import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { partsOf, plainText } from './answer-parts.ts';

test('an answer has places that stand out and places that name a source', () => {
  expect(partsOf('Datorat la **24.10.2026**, la 30 de zile. [1] [12]')).toEqual([
    { kind: 'text', text: 'Datorat la ' },
    { kind: 'strong', text: '24.10.2026' },
    { kind: 'text', text: ', la 30 de zile.' },
    { kind: 'citation', number: 1 },
    { kind: 'citation', number: 12 },
  ]);
});

test('marks that are not closed, markup and addresses stay the text that they are', () => {
  for (const text of ['2 ** 3', '[a] [123]', '<img src=x>', '![x](https://evil.example/a.png)'])
    expect(partsOf(text)).toEqual([{ kind: 'text', text }]);
});

test('an answer is copied without its marks, each paragraph on its line', () => {
  expect(plainText('**Da**, azi. [1]\n\nSau mâine. [2]')).toBe('Da, azi.\nSau mâine.');
});

test('no character of a line is lost', () => {
  assert(
    property(string(), (line) => {
      const shown = partsOf(line).map((part) => (part.kind === 'citation' ? `[${part.number}]` : part.text));
      const letters = (text: string) => text.replaceAll(/[\s*]|\[0*(?=\d+\])/g, '').replaceAll('[', '');
      expect(letters(shown.join(''))).toBe(letters(line));
    }),
  );
});
