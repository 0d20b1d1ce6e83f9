import { expect, test } from 'vitest';
import { countOutcomes, declareImport } from './declared-import.ts';

const read = declareImport<'day' | 'name'>({
  headings: { day: ['zi', 'data'], name: ['nume', 'denumire'] },
  needed: ['day'],
  mostLines: 2,
});

test('the columns of a declared import are found by their headings, or are those that were chosen', () => {
  expect(read('DENUMIRE ;  Zi\nRevelion;2027-01-01', null)).toEqual({
    headings: ['DENUMIRE', 'Zi'],
    columns: [
      { field: 'day', column: 1 },
      { field: 'name', column: 0 },
    ],
    isComplete: true,
    lines: [{ line: 2, day: '2027-01-01', name: 'Revelion' }],
  });
  expect(read('a;b\n1;2', [{ field: 'day', column: 1 }]).lines).toEqual([{ line: 2, day: '2' }]);
});

test('a file without a needed column is not complete, and one with too many lines is refused', () => {
  expect(read('nume\nRevelion', null)).toMatchObject({ isComplete: false });
  expect(() => read('zi\n1\n2\n3', null)).toThrow();
});

test('a name with the separator of another program in its headings does not decide how cells are cut', () => {
  expect(read('zi, luna;nume\n1;a;b', null).headings).toEqual(['zi, luna', 'nume']);
  expect(read('zi,nume; vechi\n1,Paște\n2,Crăciun', null).lines[0]).toMatchObject({ day: '1' });
});

test('a column with a heading that nobody knows is found by what stands below it', () => {
  const readByContent = declareImport<'day' | 'mail'>({
    headings: { day: ['zi'], mail: ['mail'] },
    needed: ['day'],
    mostLines: 9,
    contents: { mail: (cell) => cell.includes('@'), day: (cell) => /^\d{4}-/.test(cell) },
  });
  // Most cells decide, empty ones say nothing, and what a heading names stays with it.
  expect(readByContent('x;Adresa;y\n;a@b.ro;2026-01-01\n;;?\n;c@d.ro;2026-02-01', null).columns).toEqual([
    { field: 'day', column: 2 },
    { field: 'mail', column: 1 },
  ]);
  expect(readByContent('zi;y\n?;2026-01-01', null).columns).toEqual([{ field: 'day', column: 0 }]);
});

test('outcomes are counted in the order in which people are told', () => {
  expect(countOutcomes([{ outcome: 'left_out' }, { outcome: 'new' }, { outcome: 'new' }])).toEqual([
    { outcome: 'new', count: 2 },
    { outcome: 'changed', count: 0 },
    { outcome: 'unchanged', count: 0 },
    { outcome: 'left_out', count: 1 },
  ]);
});
