import { expect, test } from 'vitest';
import { calculateNote } from './calculate-note.ts';
import { findFindings } from './find-findings.ts';
import { plainLine, type NoteHead, type NoteLine, type NoteLineValues } from './note-line.ts';
import { missingPhotos, requiredSubjects } from './required-photos.ts';
import { plainHead } from './worked-examples.ts';

const lineOf = (guid: string, values: Partial<NoteLineValues>): NoteLine => ({
  item_guid: guid,
  values: { ...plainLine, unit_price_bani: 10_000, ...values },
});

function found(lines: readonly NoteLine[], head: Partial<NoteHead> = {}) {
  const whole = { ...plainHead, ...head };
  return findFindings({ head: whole, lines, photos: [], calculated: calculateNote(whole, lines) }).filter(
    ({ rule }) => !rule.includes('photo'),
  );
}
const rulesOf = (...how: Parameters<typeof found>) => found(...how).map(({ rule }) => rule);

test('B3: a part without a code is the same by its name and side, however it is written', () => {
  const name = { part_code: null, part_name: ' Oglindă ', side: 'left' as const };
  expect(rulesOf([lineOf('a', name), lineOf('b', { ...name, part_name: 'oglindă' })])).toEqual([
    'part_twice',
  ]);
  expect(rulesOf([lineOf('a', name), lineOf('b', { ...name, side: 'right' })])).toEqual([]);
});

test('B3: repairing a part that is taken off is no overlap, and neither is painting one of two lines', () => {
  const door = { part_code: 'front_door_left', unit_price_bani: 0 };
  const repair = lineOf('a', { ...door, operation: 'repair', paint_hundredths: 100 });
  expect(rulesOf([repair, lineOf('b', { ...door, operation: 'remove_refit' })])).toEqual([]);
});

test('B3: three lines of one part overlap two by two', () => {
  const door = { part_code: 'front_door_left' };
  expect(found(['a', 'b', 'c'].map((guid) => lineOf(guid, door))).map((one) => one.finding_key)).toEqual([
    'part_twice:a:b',
    'part_twice:a:c',
    'part_twice:b:c',
  ]);
});

test('B3: painting zones that share an edge is worth a comment about the second one', () => {
  const painted = (guid: string, zone: string | null, hours = 100) =>
    lineOf(guid, { part_code: guid, zone, paint_hundredths: hours });
  expect(found([painted('a', 'bonnet'), painted('b', 'front')])).toMatchObject([
    { rule: 'adjoining_paint', severity: 'comment', item_guid: 'a', other_item_guid: 'b' },
  ]);
  expect(found([painted('a', 'front'), painted('b', 'rear')])).toEqual([]);
  expect(found([painted('a', 'front'), painted('b', 'bonnet', 0)])).toEqual([]);
  expect(found([painted('a', 'front'), painted('b', null)])).toEqual([]);
});

test('B3: a part that is replaced needs a price', () => {
  expect(found([lineOf('a', { unit_price_bani: 0 })])).toMatchObject([
    { rule: 'no_price', severity: 'error', item_guid: 'a' },
  ]);
  expect(rulesOf([lineOf('a', { unit_price_bani: 1 })])).toEqual([]);
  expect(rulesOf([lineOf('a', { unit_price_bani: 0, operation: 'check' })])).toEqual([]);
});

test('B3: a repair is compared with a new part by its labour, paint and material', () => {
  const repair = { operation: 'repair' as const, labour_hundredths: 100, paint_hundredths: 100 };
  // 180 and 190 and 85 lei of 500 lei are 91 %.
  expect(found([lineOf('a', { ...repair, new_price_bani: 50_000 })])).toMatchObject([
    { amount_bani: 45_500, compared_bani: 50_000, share: 9_100, threshold_share: 8_000 },
  ]);
  expect(rulesOf([lineOf('a', { ...repair, new_price_bani: null })])).toEqual([]);
  expect(rulesOf([lineOf('a', { ...repair, new_price_bani: 0 })])).toEqual([]);
});

test('B3: a value that two comparables do not prove warns near a total loss, and keeps one open', () => {
  const lines = [lineOf('a', { unit_price_bani: 600_000 })];
  const worth = (amount: number, comparables: number): Partial<NoteHead> => ({
    recovers_vat: true,
    vehicle_value: {
      amount_bani: amount,
      source: 'Eurotax',
      valued_on: '2026-09-30',
      comparables: Array.from({ length: comparables }, () => ({ name: 'Anunț', amount_bani: amount })),
    },
  });
  const told = (amount: number, comparables: number) =>
    found(lines, worth(amount, comparables)).map(({ rule, severity, threshold_share: share }) => [
      rule,
      severity,
      share,
    ]);
  expect(told(1_000_000, 1)).toEqual([
    ['total_loss_near', 'warning', 6_000],
    ['value_unproven', 'warning', undefined],
  ]);
  expect(told(800_001, 2)).toEqual([['total_loss_near', 'warning', 6_000]]);
  expect(told(800_000, 0)).toEqual([
    ['total_loss', 'warning', 7_500],
    ['value_unproven', 'error', undefined],
  ]);
});

test('B3: a damage needs its own photos from far and from near, and a part that is only painted none', () => {
  const required = requiredSubjects.map((subject) => ({ document_id: subject, subject, item_guid: null }));
  const lines = [lineOf('a', { operation: 'repair' }), lineOf('b', { operation: 'paint' })];
  expect(missingPhotos(lines, required)).toEqual([
    { subject: 'far', item_guid: 'a' },
    { subject: 'near', item_guid: 'a' },
  ]);
  const ofAnother = { document_id: 'x', subject: 'near' as const, item_guid: 'b' };
  const far = { document_id: 'y', subject: 'far' as const, item_guid: 'a' };
  expect(missingPhotos(lines, [...required, ofAnother, far])).toEqual([{ subject: 'near', item_guid: 'a' }]);
  expect(missingPhotos([], required.slice(1))).toEqual([{ subject: 'front_left', item_guid: null }]);
});

test('B3: one file is one photo: the same one from far and near, or for two corners, leaves one of them missing', () => {
  const required = requiredSubjects.map((subject) => ({ document_id: subject, subject, item_guid: null }));
  const lines = [lineOf('a', { operation: 'repair' })];
  const seen = (document_id: string, subject: 'far' | 'near') => ({ document_id, subject, item_guid: 'a' });
  const same = [...required, seen('x', 'far'), seen('x', 'near')];
  expect(missingPhotos(lines, same)).toEqual([{ subject: 'near', item_guid: 'a' }]);
  expect(missingPhotos(lines, [...same, seen('y', 'far')])).toEqual([]);
  const oneCorner = required.map((photo) =>
    photo.subject === 'rear_left' ? { ...photo, document_id: 'front_left' } : photo,
  );
  expect(missingPhotos([], oneCorner)).toEqual([{ subject: 'rear_left', item_guid: null }]);
});
