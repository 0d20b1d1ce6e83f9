import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { enterOrganisation } from '#src/kernel/access/enter-organisation.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { runNow } from '#src/testing/run-now.ts';
import { claimantSteps } from '../tracking/extension-points.ts';
import { assessors, aPlace, aVisit, bookableWork, visitFor, worksAt } from './testing/a-place.ts';
import { schedulingCalls } from './testing/scheduling-calls.ts';
import { remindOfVisitsJob } from './reminders/remind-of-visits-job.ts';

const api = startTestApi({ people: assessors });
let sorin: ReturnType<typeof schedulingCalls>;
let place: Schema<'Place'>;

beforeAll(async () => {
  sorin = schedulingCalls(api, await api.tokenFor('sorin.matei'));
  place = await aPlace(api);
  await worksAt(api, 'elena.rusu', place);
  await worksAt(api, 'dan.petrescu', place, { daily_cap: 20 });
});

/** An inspection to be scheduled whose claimant reads e-mail in Romanian. */
async function workOfReader() {
  const { claim, assignmentId } = await bookableWork(api);
  const address = `${claim.claimFileNo.toLowerCase()}@example.com`;
  await api.database.kysely
    .updateTable('contact_channel')
    .set({ is_preferred: false })
    .where('party_id', '=', claim.claimantPartyId)
    .execute();
  await api.database.kysely
    .insertInto('contact_channel')
    .values({
      org_id: claim.orgId,
      party_id: claim.claimantPartyId,
      kind: 'email',
      value: address,
      is_preferred: true,
      confirmed_at: api.now(),
    })
    .execute();
  await api.database.kysely
    .updateTable('party')
    .set({ language: 'ro' })
    .where('party_id', '=', claim.claimantPartyId)
    .execute();
  return { ...claim, assignmentId, address };
}

type Calendar = { method: string; content: string };

test('B2 an e-mail about a booking, a move or a cancellation carries the entry for calendars, always with the same UID', async () => {
  const { assignmentId, address } = await workOfReader();
  const visit = await visitFor(api, assignmentId, { place, at: '2026-03-05T06:00:00Z' });
  const moved = await sorin.move({
    visit_id: visit.visit_id,
    row_version: visit.row_version,
    place_id: place.place_id,
    starts_at: '2026-03-06T06:00:00Z',
  });
  await sorin.cancel({ visit_id: visit.visit_id, row_version: moved.row_version });

  const { rows } = await sql<{ calendar: Calendar }>`
    select mail -> 'calendar' as calendar from outbox
    where to_address = ${address} and mail -> 'calendar' ->> 'content' like ${`%${visit.visit_id}%`}
    order by outbox_id`.execute(api.database.kysely);
  const calendars = rows.map(({ calendar }) => calendar);
  expect(calendars.map(({ method }) => method)).toEqual(['publish', 'publish', 'cancel']);
  for (const [sequence, { content }] of calendars.entries()) {
    expect(content).toContain(`UID:${visit.visit_id}@dosar`);
    expect(content).toContain(`SEQUENCE:${sequence}`);
  }
  expect(calendars[2]?.content).toContain('METHOD:CANCEL');
});

test('the tracker names day, hour and place of the visit that is booked, and asks to choose an hour once it is cancelled', async () => {
  const { assignmentId, orgId, claimFileId } = await workOfReader();
  const visit = await visitFor(api, assignmentId, { place, at: '2026-03-09T07:30:00Z' });
  const coming = () =>
    api.database.kysely.transaction().execute(async (tx) => {
      await enterOrganisation(tx, orgId);
      const asked = { orgId, claimFileId, now: api.now(), language: 'ro' as const };
      const viewer = { partyId: null, contactTypedBy: null };
      const found = await Promise.all(
        claimantSteps.entries().map(async (source) => source.find(tx, { ...asked, ...viewer })),
      );
      return found.flatMap(({ coming: step }) => step ?? []);
    });
  const [step] = await coming();
  expect(step?.title).toBe('Constatarea: luni, 09.03.2026, ora 09:30');
  expect(step?.description).toContain('Militari');
  expect(step?.awaited).toEqual({ who: 'assessor', what: 'constatarea', until: '2026-03-09' });
  await sorin.cancel({ visit_id: visit.visit_id, row_version: visit.row_version });
  expect(await coming()).toMatchObject([{ title: 'Alegeți ziua și ora constatării', isTask: true }]);
});

test('the dashboard counts the visits that an assessor makes today', async () => {
  const tilesOf = async (username: string) => {
    const answer = await api.inject({
      url: '/api/assignment/browseShortlist',
      headers: { ...(await api.tokenFor(username)) },
    });
    return answer.json<Schema<'Shortlist'>>().tiles;
  };
  await aVisit(api, { place, at: '2026-03-04T09:15:00Z', by: 'elena.rusu' });
  await aVisit(api, { place, at: '2026-03-05T07:00:00Z', by: 'elena.rusu' });
  const tile = (await tilesOf('elena.rusu')).find(({ code }) => code === 'visits_today');
  expect(tile?.total).toEqual({ count: 1, capped: false });
  expect((await tilesOf('ana.ionescu')).map(({ code }) => code)).not.toContain('visits_today');
});

test('B2 a claimant is reminded once of the day before, and not when the visit was booked a moment ago', async () => {
  const { assignmentId, address } = await workOfReader();
  await visitFor(api, assignmentId, { place, at: '2026-03-05T08:00:00Z' });
  const reminders = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from outbox where to_address = ${address} and mail -> 'calendar' is null`.execute(
      api.database.kysely,
    );
    return rows[0]?.count;
  };
  const before = await reminders();
  await runNow(remindOfVisitsJob, api.runtime);
  expect(await reminders()).toBe(before);
  await api.letPass({ minutes: 3 * 60 + 1 });
  await runNow(remindOfVisitsJob, api.runtime);
  await runNow(remindOfVisitsJob, api.runtime);
  expect(await reminders()).toBe((before ?? 0) + 1);
});

test('who misses a second visit has to be called: the work says so, the reason is in the file, and the manager is told', async () => {
  const { assignmentId, claimFileId, claimFileNo } = await workOfReader();
  const statusOf = async () => {
    const { rows } = await sql<{ status: string }>`
      select status_code as status from assignment where assignment_id = ${assignmentId}`.execute(
      api.database.kysely,
    );
    return rows[0]?.status;
  };
  const missed = async (at: string, reportId: string) => {
    const visit = await visitFor(api, assignmentId, { place, at, by: 'dan.petrescu' });
    await api.letPass({ minutes: (Date.parse(at) - api.now().getTime()) / 60_000 + 15 });
    // The session before has ended by now.
    const manager = schedulingCalls(api, await api.tokenFor('sorin.matei'));
    await manager.report({
      field_report_id: reportId,
      visit_id: visit.visit_id,
      status: 'client_no_show',
      happened_at: api.now().toISOString(),
    });
  };
  await missed('2026-03-10T07:00:00Z', '01900000-0000-7000-8000-00000000f101');
  expect(await statusOf()).toBe('no_show');
  await missed('2026-03-11T07:00:00Z', '01900000-0000-7000-8000-00000000f102');
  expect(await statusOf()).toBe('to_call');

  const headers = { ...(await api.tokenFor('ana.ionescu')) };
  const file = await api.inject({ url: `/api/assignment/getById/${claimFileNo}/${assignmentId}`, headers });
  expect(file.json<Schema<'AssignmentDetail'>>().facts).toContainEqual(
    expect.objectContaining({ code: 'visits_missed', text: expect.stringContaining('de 2 ori') }),
  );
  const told = await api.outbox('sorin.matei@demo.example');
  expect(told.filter(({ body }) => body.includes('a lipsit de 2 ori'))).toHaveLength(1);
  const { rows } = await sql<{ title: string }>`
    select title from timeline_event where claim_file_id = ${claimFileId} and kind = 'appointment'`.execute(
    api.database.kysely,
  );
  expect(rows.some(({ title }) => title.startsWith('De sunat clientul'))).toBe(true);
});
