import { describe, expect, test } from 'vitest';
import { calculateNote } from './calculate-note.ts';
import { compareLines } from './compare-lines.ts';
import { findFindings } from './find-findings.ts';
import type { NoteHead, NoteLine, NoteLineValues } from './note-line.ts';
import type { NotePhoto } from './required-photos.ts';
import { plainLine } from './note-line.ts';
import { plainHead } from './worked-examples.ts';

const lineOf = (guid: string, values: Partial<NoteLineValues>): NoteLine => ({
  item_guid: guid,
  values: { ...plainLine, unit_price_bani: 10_000, ...values },
});

function rulesOf(
  lines: readonly NoteLine[],
  head: Partial<NoteHead> = {},
  photos: readonly NotePhoto[] = [],
) {
  const whole = { ...plainHead, ...head };
  const found = findFindings({ head: whole, lines, photos, calculated: calculateNote(whole, lines) });
  return found
    .filter(({ rule }) => !rule.includes('photo'))
    .map(({ rule, severity, item_guid: guid }) => [rule, severity, guid]);
}

describe('B3: overlapping work', () => {
  const door = { part_code: 'front_door_left', zone: 'door_front_left' };

  test('a part that is replaced is not also taken off and put on', () => {
    const lines = [lineOf('a', { ...door }), lineOf('b', { ...door, operation: 'remove_refit' })];
    expect(rulesOf(lines)).toEqual([['replace_and_refit', 'warning', 'b']]);
  });

  test('a part is not replaced and repaired, and not painted twice', () => {
    const lines = [
      lineOf('a', { ...door, paint_hundredths: 100 }),
      lineOf('b', { ...door, operation: 'repair', paint_hundredths: 100 }),
    ];
    expect(rulesOf(lines)).toEqual([
      ['part_twice', 'error', 'b'],
      ['paint_twice', 'warning', 'b'],
    ]);
  });

  test('older damage overlaps with nothing', () => {
    expect(rulesOf([lineOf('a', door), lineOf('b', { ...door, is_preexisting: true })])).toEqual([]);
  });
});

test('B3: a repair above 80 % of a new part is worth a warning, one of exactly 80 % is not', () => {
  const repair = { operation: 'repair' as const, unit_price_bani: 0, labour_hundredths: 100 };
  expect(rulesOf([lineOf('a', { ...repair, new_price_bani: 22_500 })])).toEqual([]);
  expect(rulesOf([lineOf('a', { ...repair, new_price_bani: 22_400 })])).toEqual([
    ['repair_above_share', 'warning', 'a'],
  ]);
});

test('B3: a total loss is near from 60 % and reached from 75 % of a value that two comparables prove', () => {
  const lines = [lineOf('a', { unit_price_bani: 600_000 })];
  const worth = (amount: number, comparables = 2): Partial<NoteHead> => ({
    recovers_vat: true,
    vehicle_value: {
      amount_bani: amount,
      source: 'Eurotax',
      valued_on: '2026-09-30',
      comparables: Array.from({ length: comparables }, () => ({ name: 'Anunț', amount_bani: amount })),
    },
  });
  expect(rulesOf(lines, worth(1_000_001))).toEqual([]);
  expect(rulesOf(lines, worth(1_000_000))).toEqual([['total_loss_near', 'warning', null]]);
  expect(rulesOf(lines, worth(800_000))).toEqual([['total_loss', 'warning', null]]);
  expect(rulesOf(lines, worth(800_000, 1))).toEqual([
    ['total_loss', 'warning', null],
    ['value_unproven', 'error', null],
  ]);
});

test('B3: the required photos that are missing are named, and a damage without one from near keeps the note open', () => {
  const lines = [lineOf('a', {}), lineOf('b', { operation: 'check' })];
  const photos: NotePhoto[] = [
    { document_id: 'x', subject: 'far', item_guid: 'a' },
    { document_id: 'y', subject: 'vin', item_guid: null },
  ];
  const found = findFindings({ head: plainHead, lines, photos, calculated: calculateNote(plainHead, lines) });
  expect(found.map(({ subject, severity, item_guid: guid }) => [subject, severity, guid])).toEqual([
    ['front_left', 'warning', null],
    ['front_right', 'warning', null],
    ['rear_left', 'warning', null],
    ['rear_right', 'warning', null],
    ['odometer', 'warning', null],
    ['plate', 'warning', null],
    ['near', 'error', 'a'],
  ]);
});

test('B3: a supplement tells line by line what it adds, removes and changes', () => {
  const before = { head: plainHead, lines: [lineOf('a', {}), lineOf('b', {}), lineOf('c', {})] };
  const after = {
    head: plainHead,
    lines: [lineOf('a', { position: 9 }), lineOf('c', { unit_price_bani: 12_000 }), lineOf('d', {})],
  };
  expect(
    compareLines(before, after).map((line) => [
      line.item_guid,
      line.change,
      line.before_bani,
      line.after_bani,
    ]),
  ).toEqual([
    ['c', 'changed', 10_000, 12_000],
    ['d', 'added', 0, 10_000],
    ['b', 'removed', 10_000, 0],
  ]);
});
