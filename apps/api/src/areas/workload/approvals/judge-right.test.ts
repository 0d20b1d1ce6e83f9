import { describe, expect, test } from 'vitest';
import { isAsked, othersFor, refusalOf, rightOf } from './judge-right.ts';

const manager = (
  user_id: string,
  more: { team_id?: string | null; authority?: Record<string, number> } = {},
) => ({
  user_id,
  full_name: `${user_id} the manager`,
  team_id: 'claims',
  authority: { offer: 2_500_000 },
  ...more,
});
const maria = manager('maria');
const sorin = manager('sorin', { team_id: 'inspections', authority: { offer: 6_000_000 } });
const request = {
  approval_kind: 'offer',
  asked_by_user_id: 'ana',
  asked_for_user_id: 'ana',
  amount_bani: 2_500_000,
  team_id: 'claims',
  handed_to_user_id: null as string | null,
  status: 'asked',
  row_version: 3,
};
const nobody = new Set<string>();

describe('M4 who may decide a request', () => {
  test('somebody with exactly the authority may, and with one ban less may not', () => {
    expect(rightOf(request, maria, nobody)).toBe('may_decide');
    expect(rightOf({ ...request, amount_bani: 2_500_001 }, maria, nobody)).toBe('over_authority');
  });

  test('authority over one kind is none over another, and what has no amount needs none', () => {
    expect(rightOf({ ...request, approval_kind: 'payment', amount_bani: 1 }, maria, nobody)).toBe(
      'over_authority',
    );
    expect(rightOf({ ...request, approval_kind: 'reopening', amount_bani: null }, maria, nobody)).toBe(
      'may_decide',
    );
    expect(rightOf({ ...request, approval_kind: 'payment', amount_bani: 0 }, maria, nobody)).toBe(
      'may_decide',
    );
  });

  test('nobody decides what they asked for themselves, or what somebody asked in their name', () => {
    expect(rightOf({ ...request, asked_by_user_id: 'maria' }, maria, nobody)).toBe('own_request');
    expect(rightOf({ ...request, asked_for_user_id: 'maria' }, maria, nobody)).toBe('own_request');
  });

  test('nobody decides what they have worked on; that counts before the amount', () => {
    expect(rightOf(request, maria, new Set(['maria']))).toBe('worked_on_file');
    expect(rightOf({ ...request, amount_bani: 9_000_000 }, maria, new Set(['maria']))).toBe('worked_on_file');
    expect(rightOf(request, maria, new Set(['ana', 'sorin']))).toBe('may_decide');
  });
});

describe('M4 which manager is asked', () => {
  const deciders = [maria, sorin];

  test('the one of the team that asks, and no other while one of that team can decide', () => {
    expect(isAsked(request, maria, deciders, nobody)).toBe(true);
    expect(isAsked(request, sorin, deciders, nobody)).toBe(false);
  });

  test('the one whom a manager who left has handed it to, like one of the team', () => {
    const handed = { ...request, handed_to_user_id: 'sorin' };
    const able = { ...sorin, authority: { offer: 9_000_000 } };
    expect(isAsked(handed, able, [able], nobody)).toBe(true);
    const other = { ...sorin, user_id: 'other', team_id: 'other' };
    expect(isAsked(handed, other, [able, other], nobody)).toBe(false);
    expect(isAsked(request, other, [able, other], nobody)).toBe(true);
  });

  test('others when the amount, own work or own asking keeps all of that team from deciding', () => {
    expect(isAsked({ ...request, amount_bani: 2_500_001 }, sorin, deciders, nobody)).toBe(true);
    expect(isAsked(request, sorin, deciders, new Set(['maria']))).toBe(true);
    expect(isAsked({ ...request, asked_by_user_id: 'maria' }, sorin, deciders, nobody)).toBe(true);
    // A manager of a third team who could decide does not count as one of the team.
    const vlad = manager('vlad', { team_id: 'payments', authority: { offer: 9_000_000 } });
    expect(isAsked({ ...request, amount_bani: 2_500_001 }, sorin, [...deciders, vlad], nobody)).toBe(true);
  });

  test('everybody about what no team asks, and managers without a team about everything', () => {
    expect(isAsked({ ...request, team_id: null }, sorin, deciders, nobody)).toBe(true);
    const without = manager('vlad', { team_id: null });
    expect(isAsked({ ...request, team_id: null }, sorin, [...deciders, without], nobody)).toBe(true);
    expect(isAsked(request, { ...sorin, team_id: null }, deciders, nobody)).toBe(true);
  });
});

test('others who can decide are named, the least authority first, three at most', () => {
  const people = ['d', 'c', 'b', 'a'].map((id, index) =>
    manager(id, { authority: { offer: 9_000_000 - index } }),
  );
  expect(othersFor(request, [sorin, maria], nobody)).toEqual(['maria the manager', 'sorin the manager']);
  expect(othersFor({ ...request, amount_bani: 2_500_001 }, [sorin, maria], nobody)).toEqual([
    'sorin the manager',
  ]);
  expect(othersFor(request, people, nobody)).toEqual(['a the manager', 'b the manager', 'c the manager']);
  const unlimited = [manager('none', { authority: {} }), manager('some', { authority: { reopening: 1 } })];
  expect(
    othersFor({ ...request, approval_kind: 'reopening', amount_bani: null }, unlimited.toReversed(), nobody),
  ).toEqual(['none the manager', 'some the manager']);
});

describe('M4 why a decision is refused', () => {
  const approves = { outcome: 'approved', row_version: 3 } as const;
  const refusal = (
    different: Partial<typeof request> & { team_id?: string },
    decision: Parameters<typeof refusalOf>[1] = approves,
    own = maria,
  ) => refusalOf({ ...request, ...different }, decision, { own, deciders: [maria, sorin], workers: nobody });

  test('not at all when it waits as it was read, for somebody who may', () => {
    expect(refusal({})).toBeUndefined();
  });

  test('it is not theirs, is decided already, or is not what they have read', () => {
    expect(refusal({}, approves, sorin)).toBe('not_found');
    expect(refusal({ status: 'approved' })).toBe('not_open');
    expect(refusal({ row_version: 4 })).toBe('stale');
  });

  test('only an approval needs authority over the amount; four eyes hold for everything', () => {
    const large = { amount_bani: 2_500_001 };
    expect(refusal(large)).toBe('over_authority');
    expect(refusal(large, { outcome: 'returned', row_version: 3 })).toBeUndefined();
    expect(refusal(large, { outcome: 'refused', row_version: 3 })).toBeUndefined();
    expect(refusal({ asked_by_user_id: 'maria' }, { outcome: 'refused', row_version: 3 })).toBe(
      'own_request',
    );
  });
});
