import estimates from '@dosar/kernel/corpus/estimates.json' with { type: 'json' };
import type { Schema } from '@dosar/openapi';
import { afterEach, expect, test } from 'vitest';
import { aNoteLine } from '../note/note-fixture.ts';
import { readHundredths, typedHundredths, type ListedPart } from './line-values.ts';
import { NoteLines } from './note-lines.ts';
import { partFinder } from './find-part.ts';
import { readPasted } from './pasted-lines.ts';
import { guessPasted, tableOfText } from './pasted-table.ts';

afterEach(() => localStorage.clear());

const guid = (end: number) => `0190b6a0-0000-7000-8000-00000000b00${end}`;

const answer = (given: Partial<Schema<'SavedLines'>>): Schema<'SavedLines'> => ({
  state: 'draft',
  row_version: 2,
  saved: [],
  removed: [],
  conflicts: [],
  findings: [],
  ...given,
});

const parts: ListedPart[] = [
  { code: 'mirror_left', name: 'Oglindă exterioară stânga', zone: 'side_left_front', side: 'left' },
  { code: 'mirror_right', name: 'Oglindă exterioară dreapta', zone: 'side_right_front', side: 'right' },
];

test('a changed line is sent with the version that was read, and what is typed meanwhile stays to be sent', () => {
  const lines = new NoteLines([aNoteLine(1), aNoteLine(2)]);
  lines.change(guid(1), { unit_price_bani: 112_000 });
  const sent = lines.toSave();
  expect(sent?.lines).toMatchObject([{ item_guid: guid(1), row_version: 1 }]);

  lines.change(guid(1), { labour_hundredths: 140 });
  lines.saved(
    sent ?? { lines: [], removed: [] },
    answer({ saved: [{ ...aNoteLine(1, { unit_price_bani: 112_000 }), row_version: 2 }] }),
  );
  expect(lines.toSave()?.lines).toMatchObject([
    { row_version: 2, values: { unit_price_bani: 112_000, labour_hundredths: 140 } },
  ]);
});

test('two assessors on one line are told so, and each may keep the own line or take that of the other', () => {
  const lines = new NoteLines([aNoteLine(1), aNoteLine(2)]);
  lines.change(guid(1), { labour_hundredths: 100 });
  const theirs = { ...aNoteLine(1, { labour_hundredths: 300 }), row_version: 5, changed_by: 'Dan Petrescu' };
  const sent = lines.toSave() ?? { lines: [], removed: [] };
  lines.saved(sent, answer({ conflicts: [{ item_guid: guid(1), current: theirs }] }));
  expect(lines.line(guid(1))?.theirs).toEqual(theirs);
  expect(lines.toSave()).toBeUndefined();

  lines.settle(guid(1), 'mine');
  expect(lines.toSave()?.lines).toMatchObject([{ row_version: 5, values: { labour_hundredths: 100 } }]);

  lines.saved(sent, answer({ conflicts: [{ item_guid: guid(1), current: theirs }] }));
  lines.settle(guid(1), 'theirs');
  expect(lines.line(guid(1))).toMatchObject({ rowVersion: 5, changedBy: 'Dan Petrescu' });
  expect(lines.toSave()).toBeUndefined();
});

test('what a colleague writes is shown, but never over what is not saved here', () => {
  const lines = new NoteLines([aNoteLine(1), aNoteLine(2)]);
  lines.change(guid(1), { labour_hundredths: 100 });
  lines.received([
    { ...aNoteLine(1, { labour_hundredths: 900 }), row_version: 3 },
    { ...aNoteLine(2, { labour_hundredths: 200 }), row_version: 4, changed_by: 'Dan Petrescu' },
  ]);
  expect(lines.line(guid(1))?.values.labour_hundredths).toBe(100);
  expect(lines.line(guid(2))).toMatchObject({ changedBy: 'Dan Petrescu', rowVersion: 4 });
});

test('each step can be taken back, the removal of a line as well', () => {
  const lines = new NoteLines([aNoteLine(1), aNoteLine(2)]);
  lines.change(guid(1), { unit_price_bani: 5 });
  lines.remove([guid(2)]);
  expect(lines.toSave()).toMatchObject({ removed: [{ item_guid: guid(2), row_version: 1 }] });
  lines.undo();
  expect(lines.all().map(({ itemGuid }) => itemGuid)).toEqual([guid(1), guid(2)]);
  expect(lines.toSave()?.removed).toEqual([]);
  lines.undo();
  expect(lines.line(guid(1))?.values.unit_price_bani).toBe(0);
  expect(lines.canUndo()).toBe(false);
});

test('a line goes below the one that it was added to, and waits for its part before it is sent', () => {
  const lines = new NoteLines([aNoteLine(1), aNoteLine(2)]);
  lines.add([guid(9)], [{}], guid(1));
  expect(lines.all().map(({ itemGuid }) => itemGuid)).toEqual([guid(1), guid(9), guid(2)]);
  expect(lines.toSave()).toBeUndefined();
  lines.change(guid(9), { part_name: 'Prag' });
  expect(lines.toSave()?.lines).toMatchObject([{ item_guid: guid(9), row_version: null }]);
});

test('what was not saved is there again when the page is loaded anew', () => {
  const before = new NoteLines([aNoteLine(1), aNoteLine(2)]);
  before.change(guid(1), { labour_hundredths: 70 });
  before.remove([guid(2)]);
  const after = new NoteLines([aNoteLine(1), aNoteLine(2)], before.unsaved());
  expect(after.toSave()).toEqual(before.toSave());
});

test('a part is found by the beginnings of its words, without diacritics', () => {
  const find = partFinder(parts, (zone) => zone);
  expect(find('ogl st').map(({ value }) => value)).toEqual(['mirror_left']);
  expect(find('xyz')).toEqual([]);
});

/** What a text would write with the columns as they are guessed. */
function pastedLines(text: string, listed: typeof parts) {
  const table = tableOfText(text);
  return table && readPasted(table, guessPasted(table), listed);
}

test('cells of a spreadsheet become lines, with the part of the list where it is known', () => {
  expect(pastedLines('R\toglinda exterioara stanga\t1.120,50\t1,4\t2,2\nPrag\t\t0,5', parts)).toMatchObject({
    lines: [
      {
        values: {
          operation: 'repair',
          part_code: 'mirror_left',
          unit_price_bani: 112_050,
          labour_hundredths: 140,
          paint_hundredths: 220,
        },
        unread: [],
      },
      { values: { part_name: 'Prag', unit_price_bani: 0, labour_hundredths: 50 }, unread: [] },
    ],
    leftOut: [],
  });
  expect(pastedLines('Prag', parts)).toBeUndefined();
});

test('a table of a shop is read by its headings: no column of it becomes another, and its sum is no line', () => {
  const table = [
    'Cod\tDenumire\tCant.\tUM\tPreț\tTotal\tOre',
    '5JA 857\tOglinda exterioara stanga\t2\tbuc\t1.120,50\t2.241,00\t',
    '234110\tPrag\t1\tbuc\t300,00\t300,00\t',
    '\tManoperă tinichigerie\t\tore\t150,00\t450,00\t3',
    '\tTOTAL\t\t\t\t2.991,00\t',
  ];
  const pasted = pastedLines(table.join('\n'), parts);
  expect(pasted?.leftOut).toMatchObject([{ row_no: 5, reason: 'sum' }]);
  expect(pasted?.lines.map(({ values }) => values)).toMatchObject([
    { part_code: 'mirror_left', quantity_hundredths: 200, unit_price_bani: 112_050, labour_hundredths: 0 },
    { part_name: 'Prag', quantity_hundredths: 100, unit_price_bani: 30_000, labour_hundredths: 0 },
    { part_name: 'Manoperă tinichigerie', operation: 'repair', unit_price_bani: 0, labour_hundredths: 300 },
  ]);
});

test.each(estimates)(
  'B3 an estimate that is pasted gives the lines of the one that is imported: $name',
  (sample) => {
    const pasted = pastedLines(sample.rows.map((row) => row.join('\t')).join('\n'), parts);
    const named = ({ values }: { values: { part_name?: string } }) => values.part_name;
    expect(pasted?.lines.map(named)).toEqual(sample.lines.map(([name]) => String(name).slice(0, 120)));
    // A part costs what the shop asks for it; work by the hour is paid by the rates of the note.
    for (const [index, { values }] of (pasted?.lines ?? []).entries()) {
      const [, hours, bani] = sample.lines[index] ?? [];
      const { unit_price_bani: price = 0, quantity_hundredths: quantity = 0 } = values;
      if (price === 0 && values.part_source === 'none') expect(values.labour_hundredths).toBe(hours);
      else expect(Math.abs((price * quantity) / 100 - Number(bani))).toBeLessThanOrEqual(quantity / 100);
    }
  },
);

test('a pasted price is read in the language of the page, or named as unread where it could be another one', () => {
  const pricesOf = (...prices: string[]) =>
    pastedLines(prices.map((price) => `Prag\t${price}`).join('\n'), parts)?.lines.map(
      ({ values, unread }) => unread[0]?.typed ?? values.unit_price_bani,
    );
  const typed = ['1.977,00', '1,977.00', '1.977', '1,977', '1977', '12,3,4', 'abc', ''];
  expect(pricesOf(...typed)).toEqual([197_700, 197_700, 197_700, '1,977', 197_700, '12,3,4', 'abc', 0]);
  localStorage.setItem('dosar.locale', 'en');
  expect(pricesOf(...typed)).toEqual([197_700, 197_700, '1.977', 197_700, 197_700, '12,3,4', 'abc', 0]);
});

test('pasted hours that are no number are named, and rows without a part or beyond 200 are counted', () => {
  expect(pastedLines('Prag\t100\tdouă\t1,234', parts)?.lines[0]?.unread).toEqual([
    { field: 'labour_hundredths', typed: 'două' },
    { field: 'paint_hundredths', typed: '1,234' },
  ]);
  const rows = ['\t\t3,5', ...Array.from({ length: 203 }, () => 'Prag\t100')];
  const pasted = pastedLines(rows.join('\n'), parts);
  expect(pasted?.lines).toHaveLength(200);
  expect(pasted?.leftOut).toMatchObject([{ row_no: 1, reason: 'no_name' }]);
  expect(pasted?.beyond).toBe(3);
});

test('hours are read with point or comma, and written in the language of the page', () => {
  expect(['1,4', '1.4', '', 'două', '0,25'].map((typed) => readHundredths(typed))).toEqual([
    140,
    140,
    0,
    undefined,
    25,
  ]);
  expect(['1,400', '1.400', '1.234,5', '14,'].map((typed) => readHundredths(typed))).toEqual(
    Array.from({ length: 4 }),
  );
  expect([140, 100, 25, 2050].map(typedHundredths)).toEqual(['1,4', '1', '0,25', '20,5']);
  localStorage.setItem('dosar.locale', 'en');
  expect([140, 100, 25, 2050].map(typedHundredths)).toEqual(['1.4', '1', '0.25', '20.5']);
});
