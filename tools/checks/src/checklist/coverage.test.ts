import { expect, test } from 'vitest';
import { readChecklist, readIds, requiredRows } from './checklist.ts';
import { rowsNamedIn } from './rows-named.ts';
import { titlesIn } from './titles.ts';

test('rows are read from tables and from runs of ids', () => {
  const page =
    '| id | what |\n| --- | --- |\n| R1  | home |\n| R17 | rest |\n\nE1 profile · E2 branding ·\nE3 filter';
  expect(readIds(page)).toEqual(['R1', 'R17', 'E1', 'E2', 'E3']);
});

test('the checklist holds every row once', () => {
  const rows = readChecklist();
  expect(new Set(rows).size).toBe(rows.length);
  expect(rows.length).toBe(170);
});

test('every required row is a row of the checklist', () => {
  const rows = new Set(readChecklist());
  expect(requiredRows().filter((row) => !rows.has(row))).toEqual([]);
  expect(requiredRows()).toContain('V1');
});

test('titles are found in tests, journeys, grouped tests and stories', () => {
  const source = `
    describe('S1 login', () => {});
    test('V1 a user name that isn\\'t there', () => {});
    test.each([1])("V8 a code of %i", () => {});
    test.skipIf(isRoot)(\`R4 a guest\`, () => {});
    await test.step('T8 the code', async () => {});
    journey('C2 signs in', async () => {});
    export const Empty = { name: 'S16 confirmed' };
    const text = 'X9 in no title';
  `;
  const rows = rowsNamedIn(titlesIn(source), ['S1', 'V1', 'V8', 'R4', 'T8', 'C2', 'S16', 'X9']);
  expect([...rows].sort()).toEqual(['C2', 'R4', 'S1', 'S16', 'T8', 'V1', 'V8']);
});

test('an id inside another word names nothing', () => {
  expect(rowsNamedIn(['a file of type HEIC1 and R12b'], ['C1', 'R1', 'R12'])).toEqual(new Set());
});
