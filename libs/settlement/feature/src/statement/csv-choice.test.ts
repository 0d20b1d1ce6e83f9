import { expect, test } from 'vitest';
import { chosenColumns, letterOf, likelyChoice, likelyHeadings, noChoice } from './csv-choice.ts';

test('M4 columns of a table need a day and an amount, each another one', () => {
  expect(chosenColumns({ ...noChoice, day: '0', amount: '2' }, 'one')).toMatchObject({
    day: [0],
    amount: [2],
  });
  expect(chosenColumns({ ...noChoice, amount: '2' }, 'one')).toBeUndefined();
  expect(chosenColumns({ ...noChoice, day: '0' }, 'one')).toBeUndefined();
  expect(chosenColumns({ ...noChoice, day: '2', amount: '2' }, 'one')).toBeUndefined();
  expect(chosenColumns({ ...noChoice, day: '0', debit: '1', credit: '1' }, 'two')).toBeUndefined();
});

test('M4 what was chosen for the other way of saying amounts does not count', () => {
  const both = { ...noChoice, day: '0', amount: '1', debit: '2', credit: '3' };
  expect(chosenColumns(both, 'one')).toMatchObject({ amount: [1], debit: [], credit: [] });
  expect(chosenColumns(both, 'two')).toMatchObject({ amount: [], debit: [2], credit: [3] });
});

test('M4 headings are looked for in the first row that is as wide as the table', () => {
  expect(
    likelyHeadings([
      ['Cont', 'RO', 'x', ''],
      ['A', 'B', 'C', 'D'],
      ['1', '2', '3', '4'],
    ]),
  ).toBe(1);
});

test.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
])('M4 column %i is called %s', (place, letter) => expect(letterOf(place)).toBe(letter));

test('M4 what the columns of a table hold is read off its lines, to be corrected', () => {
  const signed = [
    ['Ziua', 'Ce s-a întâmplat', 'Bani', 'Sold', 'V'],
    ['03.11.2026', 'Plata PO-1 Ion Pop', '-1.200,00', '8.800,00', 'RON'],
    ['04.11.2026', 'Încasare', '300,00', '9.100,00', 'RON'],
  ];
  expect(likelyChoice(signed, 0)).toEqual({
    choice: { ...noChoice, day: '0', text: '1', amount: '2', currency: '4' },
    sums: 'one',
  });
  const apart = [
    ['Când', 'Ieșit', 'Intrat', 'Text'],
    ['2026-11-03', '1,200.00', '', 'Plata PO-1'],
    ['2026-11-04', '', '300.00', 'Încasare'],
  ];
  expect(likelyChoice(apart, 0)).toEqual({
    choice: { ...noChoice, day: '0', debit: '1', credit: '2', text: '3' },
    sums: 'two',
  });
  expect(likelyChoice([['a', 'b']], 0)).toEqual({ choice: { ...noChoice, text: '0' }, sums: 'one' });
});
