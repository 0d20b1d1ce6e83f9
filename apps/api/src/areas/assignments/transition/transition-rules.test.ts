import { describe, expect, test } from 'vitest';
import { composeAreas } from '#src/composition/compose-areas.ts';
import { readEnv } from '#src/env.ts';
import type { TransitionRow } from '../status-repository.ts';
import { gatheredOffers } from './browse-offered-transitions.ts';
import { askedOnly, chooseTransition, type SaidWithTransition } from './choose-transition.ts';
import { isUndoable, shownTransition } from './offered-transitions.ts';
import { nothingMissing, type Judged } from './transition-guards.ts';

composeAreas(readEnv({ APP_ENV: 'Test' }));

function aRow(differences: Partial<TransitionRow> = {}): TransitionRow {
  return {
    code: 'suspend',
    name: 'Suspendă',
    to_status_code: 'suspended',
    to_status_name: 'Suspendat',
    to_status_names: { ro: 'Suspendat', en: 'Suspended' },
    to_status_color: '#888888',
    to_status_category_code: 'waiting',
    role_codes: [],
    conditions: {},
    effects: {},
    is_reason_required: false,
    asks: [],
    confirm_text: null,
    follows_event: null,
    ...differences,
  };
}

const aMissing = { code: 'offer_prepared', name: 'O ofertă', section: null, assignment_id: null };
const missing: Judged = { missing: [aMissing], facts: [], canBeOverridden: false };
const overridable: Judged = { ...missing, canBeOverridden: true };
const offer = (row: TransitionRow, judged: Judged = nothingMissing, roles = ['claims.handler']) =>
  shownTransition(row, judged, { roles, language: 'ro' });

describe('B14 who may take a transition', () => {
  test.each([
    ['one for everybody', [], ['claims.handler'], true],
    ['one for a role that the person has', ['claims.handler'], ['claims.handler'], true],
    ['one for a role among several', ['x.y', 'claims.handler'], ['claims.handler'], true],
    ['one for another role', ['claims.manager'], ['claims.handler'], false],
    ['one for any manager', ['*.manager'], ['assessment.manager'], true],
    ['one for any manager, and a handler', ['*.manager'], ['claims.handler'], false],
  ])('%s', (_what, role_codes, roles, allowed) => {
    expect(offer(aRow({ role_codes }), nothingMissing, roles).shown.allowed).toBe(allowed);
  });

  test('what is missing blocks it, for the right role too', () => {
    expect(offer(aRow(), missing).shown).toMatchObject({ allowed: false, missing: [aMissing] });
  });

  test.each([
    ['everything is there', aRow(), nothingMissing, 'none'],
    ['what is missing cannot be overridden', aRow(), missing, 'none'],
    ['what is missing can be overridden', aRow(), overridable, 'can_be_asked'],
    ['the role is another one', aRow({ role_codes: ['claims.manager'] }), overridable, 'none'],
    ['it names another file', aRow({ asks: ['duplicate_of'] }), overridable, 'none'],
  ])('a manager can be asked to let it pass: %s', (_when, row, judged, approval) => {
    expect(offer(row, judged).shown.approval).toBe(approval);
  });
});

describe('B14 which transition is made', () => {
  const choose = (row: TransitionRow, said: SaidWithTransition = {}, judged = nothingMissing) =>
    chooseTransition([offer(aRow({ code: 'other' })), offer(row, judged)], 'suspend', said);

  test('the one of the code', () => {
    const row = aRow();
    expect(choose(row)).toEqual({ transition: row });
  });

  test('none that does not leave the status', () => {
    expect(chooseTransition([offer(aRow())], 'accept', {})).toEqual({
      refusal: { code: 'transition_not_allowed' },
    });
  });

  test('none of another role; what is missing is named before that', () => {
    const row = aRow({ role_codes: ['claims.manager'] });
    expect(choose(row)).toEqual({ refusal: { code: 'transition_not_allowed' } });
    expect(choose(row, {}, missing)).toEqual({
      refusal: { code: 'transition_condition_missing', missing: [aMissing] },
    });
  });

  test.each([
    ['a reason', { is_reason_required: true }, { reason: 'Dosar penal' }, 'reason'],
    ['whom it waits for', { asks: ['waiting_on' as const] }, { waitingOn: 'police' as const }, 'waiting_on'],
    ['the file that stays', { asks: ['duplicate_of' as const] }, { duplicateOf: 'file' }, 'duplicate_of'],
  ])('%s is said where it is asked for, and only there', (_what, asking, said, field) => {
    const row = aRow(asking);
    expect(choose(row)).toEqual({ refusal: { code: 'reason_required', field } });
    expect(choose(row, said)).toEqual({ transition: row });
    expect(choose(aRow(), {})).toHaveProperty('transition');
  });

  test('what was not asked for is not stored, but for a reason', () => {
    const said = { reason: 'De ce', waitingOn: 'police', duplicateOf: 'file' } as const;
    expect(askedOnly(aRow(), said)).toEqual({ reason: 'De ce' });
    expect(askedOnly(aRow({ asks: ['waiting_on'] }), said)).toEqual({ reason: 'De ce', waitingOn: 'police' });
    expect(askedOnly(aRow({ asks: ['duplicate_of'] }), said)).toEqual({
      reason: 'De ce',
      duplicateOf: 'file',
    });
  });
});

describe('B14 which transition can be undone', () => {
  test.each([
    ['one that does nothing else', aRow(), true],
    ['one that moves the deadline', aRow({ effects: { due_in_hours: 5 } }), true],
    ['one that names another file', aRow({ asks: ['duplicate_of'] }), false],
    ['one that brings work back', aRow({ effects: { wake: 'reply' } }), false],
    ['one that opens work', aRow({ effects: { create_assignments: ['payment'] } }), false],
    ['one that opens no work', aRow({ effects: { create_assignments: [] } }), true],
    ['one with an effect that is off', aRow({ effects: { move_tracker: false } }), true],
    ['one that the tracker shows', aRow({ effects: { move_tracker: true } }), false],
    [
      'one of two effects that tells somebody',
      aRow({ effects: { due_in_hours: 5, move_tracker: true } }),
      false,
    ],
  ])('%s', (_what, row, expected) => {
    expect(isUndoable(row)).toBe(expected);
  });
});

describe('S10 offers for many', () => {
  test('the same transition of two statuses is one offer, with all that it asks and does', () => {
    const offers = gatheredOffers();
    offers.add(offer(aRow({ asks: ['waiting_on'], effects: { due_in_hours: 5 } })), {
      count: 2,
      claimants: 1,
    });
    offers.add(offer(aRow({ is_reason_required: true, effects: { due_in_hours: 5, wake: 'reply' } })), {
      count: 3,
      claimants: 2,
    });
    expect(offers.list()).toMatchObject([
      { code: 'suspend', needs_reason: true, asks: ['waiting_on'], undoable: false, count: 5, claimants: 3 },
    ]);
    expect(offers.list()[0]?.effects.map(({ code }) => code)).toEqual(['due_in_hours', 'wake']);
  });

  test('those that fit most come first, then by name; one that names another file is left out', () => {
    const offers = gatheredOffers();
    const add = (code: string, name: string, count: number, asks: TransitionRow['asks'] = []) =>
      offers.add(offer(aRow({ code, name, asks })), { count, claimants: 0 });
    add('b', 'Țintă', 1);
    add('a', 'Suspendă', 1);
    add('c', 'Altceva', 2);
    add('d', 'Duplicat', 9, ['duplicate_of']);
    expect(offers.list().map(({ code }) => code)).toEqual(['c', 'a', 'b']);
  });

  test('a hundred offers at most', () => {
    const offers = gatheredOffers();
    for (let number = 0; number < 101; number += 1)
      offers.add(offer(aRow({ code: `t${number}` })), { count: 1, claimants: 0 });
    expect(offers.list()).toHaveLength(100);
  });
});
