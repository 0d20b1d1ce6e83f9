import { expect, test } from 'vitest';
import { blocksOf } from './offer-blocks.ts';

const file = { main_assignment_id: 'main', is_ready_for_offers: true };
const recipient = { email: 'ioana.munteanu@example.com', phone: null };
const blocks = (
  offer: Partial<Parameters<typeof blocksOf>[0]> = {},
  {
    of = file,
    to = recipient,
    orderedBani = 0,
    isNoted = true,
  }: {
    of?: { main_assignment_id: string | null; is_ready_for_offers: boolean };
    to?: typeof recipient | Parameters<typeof blocksOf>[3];
    orderedBani?: number;
    isNoted?: boolean;
  } = {},
) =>
  blocksOf(
    { state: 'draft', amount_bani: 700_000, note_exception: null, ...offer },
    { authority: 700_000, orderedBani, isNoted },
    of,
    to,
  );

test('M4 an offer of exactly the authority leaves, and one ban more needs an approval', () => {
  expect(blocks()).toEqual([]);
  expect(blocks({ amount_bani: 700_001 })).toEqual(['above_authority']);
  expect(blocks({ amount_bani: 700_001, state: 'asked' })).toEqual(['above_authority']);
  expect(blocks({ amount_bani: 700_001, state: 'approved' })).toEqual([]);
});

test('what has left does not leave again', () => {
  for (const state of ['issued', 'accepted', 'contested', 'replaced'] as const)
    expect(blocks({ state, amount_bani: 700_001 })).toEqual(['already_sent']);
  expect(blocks({ state: 'asked' })).toEqual([]);
});

test('an offer needs a way to its recipient, and work of the file that its letter belongs to', () => {
  expect(blocks({}, { to: { email: null, phone: '+40722123456' } })).toEqual([]);
  expect(blocks({}, { to: { email: null, phone: null } })).toEqual(['not_reachable']);
  expect(blocks({}, { of: { ...file, main_assignment_id: null } })).toEqual(['not_reachable']);
  expect(blocks({ amount_bani: 700_001 }, { of: { ...file, main_assignment_id: null } })).toEqual([
    'above_authority',
    'not_reachable',
  ]);
  const draft = { state: 'draft', amount_bani: 1, note_exception: null } as const;
  expect(blocksOf(draft, { authority: 1, orderedBani: 0, isNoted: true }, file, undefined)).toEqual([
    'not_reachable',
  ]);
});

test('M4 an offer names at least what was ordered of the claim before', () => {
  expect(blocks({}, { orderedBani: 700_000 })).toEqual([]);
  expect(blocks({}, { orderedBani: 700_001 })).toEqual(['below_ordered']);
});

test('M4 no offer leaves before the claim has come to its valuation, or once it is closed', () => {
  expect(blocks({}, { of: { ...file, is_ready_for_offers: false } })).toEqual(['wrong_status']);
});

test('M4 an offer needs a closed note, or somebody names why there is none', () => {
  expect(blocks({}, { isNoted: false })).toEqual(['note_missing']);
  const note_exception = { code: 'invoice', reason: 'Factura este la dosar' } as const;
  expect(blocks({ note_exception }, { isNoted: false })).toEqual([]);
});
