import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { assessors, aPlace, aVisit, worksAt } from './testing/a-place.ts';
import { schedulingCalls } from './testing/scheduling-calls.ts';

const api = startTestApi({ people: assessors });
let place: Schema<'Place'>;
let elena: Awaited<ReturnType<typeof absencesOf>>;
let sorin: Awaited<ReturnType<typeof absencesOf>>;

beforeAll(async () => {
  elena = await absencesOf('elena.rusu');
  sorin = await absencesOf('sorin.matei');
  const hours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from_minute: 480, to_minute: 1080 }));
  place = await aPlace(api, { hours });
  await worksAt(api, 'elena.rusu', place);
  await worksAt(api, 'dan.petrescu', place);
});

/** What the tests of this file do about absences, as one member of staff. */
async function absencesOf(username: string) {
  const headers = { ...(await api.tokenFor(username)) };
  const post = async <Body>(path: string, payload: object) => {
    const answer = await api.inject({ method: 'POST', url: `/api/absences/${path}`, headers, payload });
    if (answer.statusCode >= 300) throw new Error(`${path}: ${answer.body}`);
    return answer.json<Body>();
  };
  return {
    ask: (absence: object) =>
      post<Schema<'Absence'>>('saveAbsence', { replacement_user_id: null, send: true, ...absence }),
    decide: (decision: object) =>
      post<Schema<'DecidedAbsence'>[]>('decideAbsences', { decisions: [decision] }),
    change: (act: string, { absence_id: id, row_version }: Schema<'Absence'>) =>
      post<Schema<'Absence'>>(`${act}/${id}`, { row_version }),
    team: async (from: string, to: string) =>
      (await api.inject({ url: `/api/absences/browseTeamAbsences?from=${from}&to=${to}`, headers })).json<
        Schema<'TeamAbsences'>
      >(),
    approval: async ({ absence_id: id }: Schema<'Absence'>) =>
      (await api.inject({ url: `/api/workload/getApproval/${id}`, headers })).json<
        Schema<'ApprovalDetail'>
      >(),
    decision: async ({ absence_id: id }: Schema<'Absence'>) =>
      (await api.inject({ url: `/api/absences/previewDecision/${id}`, headers })).json<
        Schema<'DecisionPreview'>
      >(),
  };
}

const leaveOn = (day: string, part: Schema<'Absence'>['first_part'] = 'whole') => ({
  absence_type_code: 'rest',
  date_from: day,
  date_to: day,
  first_part: part,
  last_part: part,
});

const approve = ({ absence_id, row_version }: Schema<'Absence'>) => ({
  absence_id,
  row_version,
  decision: 'approve',
});

async function stored(visit: Schema<'Visit'>) {
  const { rows } = await sql<{ user_id: string; starts_at: Date }>`
    select user_id, starts_at from visit where visit_id = ${visit.visit_id}`.execute(api.database.kysely);
  return rows[0];
}

test('B4 visits of somebody who will be away: a colleague makes them, and taking the approval back puts them where they were', async () => {
  const { userId: danId } = await api.userNamed('dan.petrescu');
  const visit = await aVisit(api, { place, at: '2026-03-09T07:00:00Z', by: 'elena.rusu' });
  const before = await stored(visit);
  const asked = await elena.ask(leaveOn('2026-03-09'));
  expect((await sorin.decision(asked)).visits).toMatchObject([
    { visit_id: visit.visit_id, to_user_id: danId, to_starts_at: null },
  ]);
  const [done] = await sorin.decide(approve(asked));
  expect(done?.outcome).toBe('done');
  expect(await stored(visit)).toEqual({ ...before, user_id: danId });

  const undone = await sorin.change('undoDecision', done?.absence ?? asked);
  expect(undone.state).toBe('awaiting_approval');
  expect(await stored(visit)).toEqual(before);
});

test('B4 a visit whose hour nobody else has free moves to the nearest one', async () => {
  const visit = await aVisit(api, { place, at: '2026-03-11T06:00:00Z', by: 'elena.rusu' });
  await aVisit(api, { place, at: '2026-03-11T06:00:00Z', by: 'dan.petrescu' });
  const asked = await elena.ask(leaveOn('2026-03-11'));
  expect((await sorin.decision(asked)).visits).toMatchObject([
    { visit_id: visit.visit_id, to_name: 'Dan Petrescu', to_starts_at: '2026-03-11T06:45:00.000Z' },
  ]);
});

test('B4 half a day away leaves the visits of the other half where they are: it begins and ends at noon, as replacements do', async () => {
  const visits = [
    await aVisit(api, { place, at: '2026-03-12T09:15:00Z', by: 'elena.rusu' }),
    await aVisit(api, { place, at: '2026-03-12T10:00:00Z', by: 'elena.rusu' }),
  ];
  const movedBy = async (part: 'morning' | 'afternoon') => {
    const asked = await elena.ask(leaveOn('2026-03-12', part));
    const { visits: moved } = await sorin.decision(asked);
    await elena.change('cancelAbsence', asked);
    return moved.map(({ visit_id: id }) => id);
  };
  expect(await movedBy('morning')).toEqual([visits[0]?.visit_id]);
  expect(await movedBy('afternoon')).toEqual([visits[1]?.visit_id]);
});

test('B4 nobody is offered an hour of somebody who is away then, and the first minute afterwards is free again', async () => {
  const manager = schedulingCalls(api, await api.tokenFor('sorin.matei'));
  const visit = await aVisit(api, { place, at: '2026-03-17T07:00:00Z', by: 'elena.rusu' });
  const { userId: user_id } = await api.userNamed('elena.rusu');
  const asked = await elena.ask(leaveOn('2026-03-16', 'morning'));
  const isFree = async (starts_at: string) => {
    const judged = await manager.judge({
      visit_id: visit.visit_id,
      place_id: place.place_id,
      user_id,
      starts_at,
    });
    return judged.reasons.find(({ code }) => code === 'present')?.holds;
  };
  expect(await isFree('2026-03-16T09:15:00Z')).toBe(true);
  await sorin.decide(approve(asked));
  expect(await isFree('2026-03-16T09:15:00Z')).toBe(false);
  expect(await isFree('2026-03-16T09:30:00Z')).toBe(false);
  expect(await isFree('2026-03-16T10:00:00Z')).toBe(true);
});

test('B4 M10 a leave that leaves a place with fewer people than it needs says so in its plan, in its preview and in approvals', async () => {
  const short = { place_name: place.name, present: 2, minimum: 4 };
  // Two lanes, and nothing said: the place needs two people, and Elena and Dan are the two.
  const asked = await elena.ask({ ...leaveOn('2026-03-19'), date_to: '2026-03-23' });
  const days = ['2026-03-19', '2026-03-20', '2026-03-23'];
  expect((await sorin.decision(asked)).warnings.filter(({ place_name }) => place_name !== null)).toEqual(
    days.map((date) => ({ ...short, date })),
  );
  const detail = await sorin.approval(asked);
  expect(detail.to_look_at).toContainEqual(
    expect.objectContaining({
      outcome: 'warning',
      name: `Sub minimum la ${place.name}`,
      detail: '19.03.2026: 1 din 2, și încă 2 zile',
    }),
  );
  const before = await sorin.team('2026-03-16', '2026-03-29');
  expect([before.below_minimum_ids, before.place_warnings]).toEqual([[asked.absence_id], []]);
  await sorin.decide(approve(asked));
  const after = await sorin.team('2026-03-16', '2026-03-29');
  expect(after.place_warnings.filter(({ date }) => days.includes(date))).toEqual(
    days.map((date) => ({ ...short, date })),
  );

  // Half a day leaves some hours: somebody is at the place.
  const half = await elena.ask(leaveOn('2026-03-25', 'afternoon'));
  expect((await sorin.decision(half)).warnings).toEqual([]);
});
