import { describe, expect, test } from 'vitest';
import type { ChangeableAssignment } from './changeable-assignment-repository.ts';
import type { Change } from './row-change.ts';
import { rowRefusal } from './row-refusal.ts';
import { snoozed, woken } from './snooze-rule.ts';
import { tagged } from './tag-rule.ts';
import { dueOn, givenTo, ofPriority, releasedTo } from './value-rules.ts';

type Differences = Partial<Omit<ChangeableAssignment, 'values'>> & {
  values?: Partial<ChangeableAssignment['values']>;
};

function aRow({ values, ...row }: Differences = {}): ChangeableAssignment {
  return {
    assignment_id: 'a',
    claim_file_id: 'f',
    claim_file_no: 'DM26R0000001',
    assignment_type: 'claim_notification',
    status_code: 'new',
    category_code: 'active',
    legal_due_date: null,
    owner_name: 'Ana Ionescu',
    row_version: 3,
    assigned_user_id: 'ana',
    owner_team_id: 'claims',
    queue_team_id: null,
    ...row,
    values: {
      assigned_user_id: 'ana',
      queue_id: null,
      due_at: '2026-03-02T10:00:00+00:00',
      priority: 1,
      tag_names: ['Flotă'],
      snoozed_until: null,
      snoozed_for: null,
      snoozed_by_user_id: null,
      returned_at: '2026-03-01T10:00:00+00:00',
      new_document_at: null,
      status_code: 'new',
      reason: null,
      started_at: null,
      done_at: null,
      ...values,
    },
  };
}

describe('S10 whether a row can be changed at all', () => {
  const ana = { userId: 'ana', teamId: 'claims', isManager: false, replacedUserIds: [] };
  const asked = (change: Change, rowVersion = 3) => ({ worker: ana, change, rowVersion });
  const priority: Change = { action: 'priority', priority: 2 };
  const note: Change = { action: 'note', body: 'Sunat', visibility: 'internal' };
  const status: Change = { action: 'status', transition_code: 'reopen' };
  const take: Change = { action: 'assign', user_id: 'ana' };
  const colleague = aRow({ assigned_user_id: 'radu' });
  const queued = aRow({ assigned_user_id: null });
  const closed = aRow({ category_code: 'done' });

  test.each([
    ['unknown here', undefined, priority, 3, 'not_found'],
    ['one’s own', aRow(), priority, 3, undefined],
    ['a colleague’s', colleague, priority, 3, 'not_yours'],
    ['a colleague’s, with a note', colleague, note, 3, undefined],
    ['a colleague’s, changed meanwhile', colleague, priority, 2, 'not_yours'],
    ['changed meanwhile', aRow(), priority, 2, 'stale'],
    ['changed meanwhile, with a note', aRow(), note, 2, undefined],
    ['closed', closed, priority, 3, 'closed'],
    ['closed, with a status', closed, status, 3, undefined],
    ['closed, with a note', closed, note, 3, undefined],
    ['in a queue, for oneself', queued, take, 3, undefined],
    ['in a queue, for a colleague', queued, { ...take, user_id: 'radu' }, 3, 'not_yours'],
  ] as const)('%s', (_what, row, change, version, expected) => {
    expect(rowRefusal(row, asked(change, version))).toBe(expected);
  });
});

describe('S10 what a change sets', () => {
  test('work goes to a colleague and leaves its queue', () => {
    const rule = givenTo({ user_id: 'radu', full_name: 'Radu Marin' }, false);
    expect(rule(aRow())).toMatchObject({ values: { assigned_user_id: 'radu', queue_id: null } });
    expect(rule(aRow({ assigned_user_id: 'radu' }))).toEqual({ code: 'unchanged' });
  });

  test('work goes back to its queue with the reason', () => {
    expect(releasedTo('q', 'Plec în concediu')(aRow())).toMatchObject({
      values: { assigned_user_id: null, queue_id: 'q' },
      told: { body: 'Plec în concediu' },
    });
  });

  test('a deadline is the end of its day in Romania, in winter and in summer', () => {
    expect(dueOn('2026-03-10')(aRow())).toMatchObject({ values: { due_at: '2026-03-10T21:59:59.000Z' } });
    expect(dueOn('2026-07-10')(aRow())).toMatchObject({ values: { due_at: '2026-07-10T20:59:59.000Z' } });
  });

  test('a deadline may be the day of the legal one and not after it', () => {
    const row = aRow({ legal_due_date: '2026-03-10' });
    expect(dueOn('2026-03-10')(row)).toHaveProperty('values');
    expect(dueOn('2026-03-11')(row)).toEqual({ code: 'after_legal_deadline' });
  });

  test('the same deadline or priority again changes nothing', () => {
    const row = aRow({ values: { due_at: '2026-03-10T21:59:59+00:00' } });
    expect(dueOn('2026-03-10')(row)).toEqual({ code: 'unchanged' });
    expect(ofPriority(1)(row)).toEqual({ code: 'unchanged' });
    expect(ofPriority(3)(row)).toMatchObject({ values: { priority: 3 } });
  });

  test('tags are one, whatever their case and diacritics, and stay in order', () => {
    expect(tagged(['FLOTA'], [])(aRow())).toEqual({ code: 'unchanged' });
    expect(tagged(['Țiglă', 'audit', 'Șoseta'], [])(aRow())).toMatchObject({
      values: { tag_names: ['audit', 'Flotă', 'Șoseta', 'Țiglă'] },
    });
    expect(tagged(['audit'], ['flota'])(aRow())).toMatchObject({ values: { tag_names: ['audit'] } });
  });

  test('nothing carries more than ten tags', () => {
    const nine = Array.from({ length: 9 }, (_, index) => `t${index}`);
    expect(tagged(nine, [])(aRow())).toHaveProperty('values');
    expect(tagged([...nine, 'x'], [])(aRow())).toEqual({ code: 'too_many_tags' });
    expect(tagged([...nine, 'x'], ['Flotă'])(aRow())).toHaveProperty('values');
  });
});

describe('S10 T10 putting off', () => {
  const until = (instant: string, event: 'document' | null = null) =>
    snoozed({ until: new Date(instant), event, byUserId: 'ana', holidays: new Set() });

  test('it is possible until three working days are left and not on the next one', () => {
    const row = aRow({ legal_due_date: '2026-03-13' });
    expect(until('2026-03-10T21:59:00Z')(row)).toHaveProperty('values');
    expect(until('2026-03-10T22:00:00Z')(row)).toEqual({ code: 'after_legal_deadline' });
  });

  test('work that is put off again is not marked as returned any more, and says until when and for what', () => {
    expect(until('2026-03-11T07:00:00Z', 'document')(aRow())).toMatchObject({
      values: {
        snoozed_until: '2026-03-11T07:00:00.000Z',
        snoozed_for: 'document',
        snoozed_by_user_id: 'ana',
        returned_at: null,
      },
      told: { title: { ro: 'Amânată până la 11.03.2026 09:00 sau până vine un document' } },
    });
  });

  test('the same once more changes nothing; another event does', () => {
    const row = aRow({ values: { snoozed_until: '2026-03-11T07:00:00+00:00' } });
    expect(until('2026-03-11T07:00:00Z')(row)).toEqual({ code: 'unchanged' });
    expect(until('2026-03-11T07:00:00Z', 'document')(row)).toHaveProperty('values');
  });

  test('work that is not put off cannot be taken back from it', () => {
    expect(woken(aRow())).toEqual({ code: 'unchanged' });
    expect(woken(aRow({ values: { snoozed_until: '2026-03-11T07:00:00+00:00' } }))).toMatchObject({
      values: { snoozed_until: null, snoozed_for: null },
    });
  });
});
