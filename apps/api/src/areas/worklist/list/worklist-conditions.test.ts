import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { assignmentCalls } from '#src/testing/assignment-calls.ts';
import { letReplace } from '#src/testing/let-replace.ts';
import { someWork, type Piece } from '#src/testing/some-work.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { filterKey } from '../extension-points.ts';

const api = startTestApi();
let ana: ReturnType<typeof assignmentCalls>;
beforeAll(async () => {
  ana = assignmentCalls(api, await api.tokenFor('ana.ionescu'));
  await letReplace(api, 'ana.ionescu', 'radu.marin');
});

afterEach(async () => {
  await sql`delete from assignment`.execute(api.database.kysely);
});

/** Which of some work a list holds, as the places of the pieces. */
async function placesIn(request: object, pieces: Piece[]): Promise<number[]> {
  const ids = (await someWork(api, pieces)).map((row) => row.assignment_id);
  const { items } = await ana.worklist({ limit: 100, category_code: 'all', ...request });
  return items
    .map((row) => ids.indexOf(row.assignment_id))
    .filter((place) => place >= 0)
    .toSorted((one, other) => one - other);
}

const due = (...instants: string[]): Piece[] => instants.map((instant) => ({ due: instant }));
const legal = (...days: (string | null)[]): Piece[] => days.map((legalDue) => ({ legalDue }));

// The world stands at ten o'clock of 4 March 2026 in Romania, which is 08:00 UTC.
const cases: [string, number, Piece[], number[]][] = [
  [
    'overdue: due before this instant',
    filterKey.overdue,
    due('2026-03-04T07:59:59.999Z', '2026-03-04T08:00:00Z'),
    [0],
  ],
  [
    'due today: from midnight to midnight in Romania',
    filterKey.dueToday,
    due(
      '2026-03-03T21:59:59.999Z',
      '2026-03-03T22:00:00Z',
      '2026-03-04T21:59:59.999Z',
      '2026-03-04T22:00:00Z',
    ),
    [1, 2],
  ],
  [
    'without a next action: overdue, and the follow-up is missing or over',
    filterKey.noNextAction,
    [
      { due: '2026-03-04T07:00:00Z' },
      { due: '2026-03-04T07:00:00Z', columns: { follow_up_at: '2026-03-04T07:59:59.999Z' } },
      { due: '2026-03-04T07:00:00Z', columns: { follow_up_at: '2026-03-04T08:00:00Z' } },
      { due: '2026-03-04T08:00:00Z' },
    ],
    [0, 1],
  ],
  [
    'a near legal deadline: from today to three days ahead, of anybody',
    filterKey.legalDueSoon,
    legal('2026-03-03', '2026-03-04', '2026-03-07', '2026-03-08', null),
    [1, 2],
  ],
  [
    'a near legal deadline: the same of my work',
    filterKey.legalDueSoon | filterKey.mine,
    [
      ...legal('2026-03-03', '2026-03-04', '2026-03-07', '2026-03-08', null),
      { owner: 'maria.stan', legalDue: '2026-03-04' },
    ],
    [1, 2],
  ],
  [
    'a missed legal deadline: before today',
    filterKey.legalMissed,
    legal('2026-03-03', '2026-03-04', null),
    [0],
  ],
  [
    'untouched: nothing happened for more than seven days',
    filterKey.untouched,
    [
      { columns: { last_activity_at: '2026-02-25T07:59:59.999Z' } },
      { columns: { last_activity_at: '2026-02-25T08:00:00Z' } },
    ],
    [0],
  ],
  [
    'waiting, and returned: by their marks',
    filterKey.waiting,
    [{ status: 'suspended' }, { status: 'evaluation' }],
    [0],
  ],
  [
    'returned: by its mark',
    filterKey.returned,
    [{ columns: { returned_at: '2026-03-04T07:00:00Z' } }, {}],
    [0],
  ],
  [
    'new documents: by their mark',
    filterKey.newDocuments,
    [{ columns: { new_document_at: '2026-03-04T07:00:00Z' } }, {}],
    [0],
  ],
];

const owned: Piece[] = [
  { owner: 'ana.ionescu' },
  { owner: 'radu.marin' },
  { owner: 'maria.stan' },
  { owner: 'elena.rusu' },
  { owner: null },
];

describe('B9 what a list holds', () => {
  test.each(cases)('%s', async (_what, filterKeys, pieces, expected) => {
    expect(await placesIn({ filter_keys: filterKeys }, pieces)).toEqual(expected);
  });

  test.each([
    ['anybody’s', 0, [0, 1, 2, 3, 4]],
    ['mine', filterKey.mine, [0]],
    ['my team’s', filterKey.myTeam, [0, 1, 2]],
    ['that of those I replace', filterKey.replacedUsers, [1]],
    ['mine and theirs', filterKey.mine | filterKey.replacedUsers, [0, 1]],
    ['nobody’s', filterKey.unassigned, [4]],
    ['mine and nobody’s', filterKey.mine | filterKey.unassigned, [0, 4]],
  ])('owners widen each other: %s', async (_whose, filterKeys, expected) => {
    expect(await placesIn({ filter_keys: filterKeys }, owned)).toEqual(expected);
  });

  test('the work of somebody I replace is theirs again when they are back', async () => {
    await letReplace(api, 'ana.ionescu', 'maria.stan', { from: '2026-02-23', to: '2026-03-03' });
    expect(await placesIn({ filter_keys: filterKey.replacedUsers }, owned)).toEqual([1]);
  });

  test.each([
    ['active', [0, 1]],
    ['new', [0]],
    ['waiting', [2]],
    ['snoozed', [3]],
    ['done', [4]],
    ['cancelled', [5]],
    ['all', [0, 1, 2, 3, 4, 5]],
  ])('the list %s', async (category_code, expected) => {
    const pieces: Piece[] = [
      { type: 'claim_notification', status: 'submitted' },
      { status: 'evaluation' },
      { status: 'suspended' },
      { columns: { snoozed_until: '2026-03-05T08:00:00Z' } },
      { status: 'closed' },
      { status: 'duplicate' },
    ];
    expect(await placesIn({ category_code }, pieces)).toEqual(expected);
  });

  test('closed work has no legal deadline any more', async () => {
    const pieces: Piece[] = [
      { legalDue: '2026-03-04' },
      { legalDue: '2026-03-04', status: 'closed' },
      { legalDue: '2026-03-01', status: 'closed' },
    ];
    expect(await placesIn({ filter_keys: filterKey.legalDueSoon }, pieces)).toEqual([0]);
    expect(await placesIn({ filter_keys: filterKey.legalMissed }, pieces)).toEqual([]);
  });

  test('days of a wish are days in Romania', async () => {
    const pieces = due(
      '2026-03-09T21:59:59.999Z',
      '2026-03-09T22:00:00Z',
      '2026-03-11T21:59:59.999Z',
      '2026-03-11T22:00:00Z',
    );
    const filter_criteria = { due_from: '2026-03-10', due_to: '2026-03-11' };
    expect(await placesIn({ filter_keys: 0, filter_criteria }, pieces)).toEqual([1, 2]);
  });

  test('a wish for a status, a kind, a county, a policy or a priority leaves the others out', async () => {
    const pieces: Piece[] = [
      {},
      { status: 'inspection' },
      { county: 'B' },
      { policyType: 'casco' },
      { columns: { priority: 3 } },
      { type: 'liquidation', status: 'calculation' },
    ];
    const find = (more: object) => placesIn({ filter_keys: filterKey.mine, ...more }, pieces);
    expect(await find({ filter_criteria: { status_codes: ['inspection'] } })).toEqual([1]);
    expect(await find({ filter_criteria: { county_code: 'B' } })).toEqual([2]);
    expect(await find({ filter_criteria: { policy_type: 'casco' } })).toEqual([3]);
    expect(await find({ filter_criteria: { priority: 3 } })).toEqual([4]);
    expect(await find({ assignment_type: 'liquidation' })).toEqual([5]);
  });
});
