import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { enterOrganisation } from '#src/kernel/access/enter-organisation.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { comingSteps } from '../tracking/extension-points.ts';
import { bookableWork, schedulingCalls } from './testing/scheduling-calls.ts';

const api = startTestApi({ world: 'demo' });
let sorin: ReturnType<typeof schedulingCalls>;
const address = 'andrei.tandea@example.com';
const contact = { contact_name: 'Andrei Țăndea', contact_phone: '0722 418 771' };

beforeAll(async () => {
  sorin = schedulingCalls(api, await api.tokenFor('sorin.matei'));
});

/** An inspection to be scheduled whose claimant reads e-mail in Romanian. */
async function workOfReader() {
  const assignmentId = await bookableWork(api);
  const { rows } = await sql<{
    org_id: string;
    claim_file_id: string;
    claim_file_no: string;
    status: string;
  }>`
    select org_id, claim_file_id, claim_file_no, status_code as status from assignment
    where assignment_id = ${assignmentId}`.execute(api.database.kysely);
  const [file] = rows;
  if (!file) throw new Error('The work is gone.');
  await sql`
    update contact_channel set is_preferred = false where party_id in
      (select claimant_party_id from claim_file where claim_file_id = ${file.claim_file_id})`.execute(
    api.database.kysely,
  );
  await sql`
    insert into contact_channel (org_id, party_id, kind, value, is_preferred, confirmed_at)
    select org_id, claimant_party_id, 'email', ${address}, true, now() from claim_file
    where claim_file_id = ${file.claim_file_id} on conflict do nothing`.execute(api.database.kysely);
  await sql`update party set language = 'ro' where party_id =
    (select claimant_party_id from claim_file where claim_file_id = ${file.claim_file_id})`.execute(
    api.database.kysely,
  );
  return { assignmentId, ...file };
}

async function booked(assignmentId: string): Promise<Schema<'Visit'>> {
  const { earliest } = await sorin.search({ assignment_id: assignmentId, from_date: '2000-01-01' });
  const [first] = earliest;
  const wanted = { place_id: first?.place_id, starts_at: first?.starts_at };
  const held = await sorin.hold({ assignment_id: assignmentId, ...wanted });
  return sorin.book({ visit_id: held.visit_id, row_version: held.row_version, ...contact });
}

type Calendar = { method: string; content: string };

/** The calendar entries that went to the claimant about a visit, the first one first. */
async function calendarsOf(visitId: string): Promise<Calendar[]> {
  const { rows } = await sql<{ calendar: Calendar }>`
    select mail -> 'calendar' as calendar from outbox
    where to_address = ${address} and mail -> 'calendar' ->> 'content' like ${`%${visitId}%`}
    order by system_time, outbox_id`.execute(api.database.kysely);
  return rows.map(({ calendar }) => calendar);
}

test('B2 an e-mail about a booking, a move or a cancellation carries the entry for calendars, always with the same UID', async () => {
  const { assignmentId } = await workOfReader();
  const visit = await booked(assignmentId);
  const { places } = await sorin.search({ visit_id: visit.visit_id, from_date: '2000-01-01' });
  const [place] = places.flatMap(({ place_id, days }) =>
    days.flatMap(({ starts }) => starts.slice(-1).map((starts_at) => ({ place_id, starts_at }))),
  );
  const moved = await sorin.move({ visit_id: visit.visit_id, row_version: visit.row_version, ...place });
  await sorin.cancel({ visit_id: visit.visit_id, row_version: moved.row_version });

  const calendars = await calendarsOf(visit.visit_id);
  expect(calendars.map(({ method }) => method)).toEqual(['publish', 'publish', 'cancel']);
  for (const [sequence, { content }] of calendars.entries()) {
    expect(content).toContain(`UID:${visit.visit_id}@dosar`);
    expect(content).toContain(`SEQUENCE:${sequence}`);
  }
  expect(calendars[2]?.content).toContain('METHOD:CANCEL');
});

test('the tracker names day, hour and place of the visit that is booked, and asks to choose an hour once it is cancelled', async () => {
  const { assignmentId, org_id: orgId, claim_file_id: claimFileId } = await workOfReader();
  const visit = await booked(assignmentId);
  const coming = () =>
    api.database.kysely.transaction().execute(async (tx) => {
      await enterOrganisation(tx, orgId);
      const asked = { orgId, claimFileId, sessionId: orgId, now: new Date(), language: 'ro' as const };
      const steps = await Promise.all(comingSteps.entries().map(async (source) => source.find(tx, asked)));
      return steps.filter((found) => found !== undefined);
    });
  const hour = new Date(visit.starts_at).toLocaleTimeString('ro', {
    timeZone: 'Europe/Bucharest',
    hour: '2-digit',
    minute: '2-digit',
  });
  const [step] = await coming();
  expect(step?.title).toMatch(new RegExp(`^Constatarea: .+, \\d\\d\\.\\d\\d\\.\\d{4}, ora ${hour}$`));
  expect(step?.description).toContain(visit.place.name);
  await sorin.cancel({ visit_id: visit.visit_id, row_version: visit.row_version });
  expect(await coming()).toMatchObject([{ title: 'Alegeți ziua și ora constatării', isTask: true }]);
});

test('who misses a second visit has to be called: the work says so, the reason is in the file, and the manager is told', async () => {
  const { assignmentId, claim_file_id: claimFileId, claim_file_no: claimFileNo } = await workOfReader();
  const statusOf = async () => {
    const { rows } = await sql<{ status: string }>`
      select status_code as status from assignment where assignment_id = ${assignmentId}`.execute(
      api.database.kysely,
    );
    return rows[0]?.status;
  };
  const missed = async (daysAgo: number, reportId: string) => {
    const { visit_id: visitId } = await booked(assignmentId);
    // A long time ago, where nobody of the demo world has anything to do.
    await sql`update visit set starts_at = starts_at - make_interval(days => ${daysAgo}),
      ends_at = ends_at - make_interval(days => ${daysAgo}) where visit_id = ${visitId}`.execute(
      api.database.kysely,
    );
    await sorin.report({
      field_report_id: reportId,
      visit_id: visitId,
      status: 'client_no_show',
      happened_at: new Date().toISOString(),
    });
  };
  await missed(3000, '01900000-0000-7000-8000-00000000f101');
  expect(await statusOf()).toBe('no_show');
  await missed(2900, '01900000-0000-7000-8000-00000000f102');
  expect(await statusOf()).toBe('to_call');

  const headers = { ...(await api.tokenFor('ana.ionescu')) };
  const file = await api.inject({ url: `/api/assignment/getById/${claimFileNo}/${assignmentId}`, headers });
  expect(file.json<Schema<'AssignmentDetail'>>().facts).toContainEqual(
    expect.objectContaining({ code: 'visits_missed', text: expect.stringContaining('de 2 ori') }),
  );
  const told = await api.outbox('sorin.matei@demo.example');
  expect(told.filter(({ body }) => body.includes('a lipsit de 2 ori'))).toHaveLength(1);
  const { rows } = await sql<{ title: string }>`
    select title from timeline_event where claim_file_id = ${claimFileId} and kind = 'appointment'
    order by system_time`.execute(api.database.kysely);
  expect(rows.some(({ title }) => title.startsWith('De sunat clientul'))).toBe(true);
});

test('the dashboard counts the visits that an assessor makes today', async () => {
  const tilesOf = async (username: string) => {
    const answer = await api.inject({
      url: '/api/assignment/browseShortlist',
      headers: { ...(await api.tokenFor(username)) },
    });
    return answer.json<Schema<'Shortlist'>>().tiles;
  };
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from visit join app_user person using (org_id, user_id)
    where username = 'elena.rusu' and status not in ('held', 'cancelled', 'expired')
      and (starts_at at time zone 'Europe/Bucharest')::date = (now() at time zone 'Europe/Bucharest')::date`.execute(
    api.database.kysely,
  );
  const tile = (await tilesOf('elena.rusu')).find(({ code }) => code === 'visits_today');
  expect(tile?.total).toEqual({ count: rows[0]?.count, capped: false });
  expect((await tilesOf('ana.ionescu')).map(({ code }) => code)).not.toContain('visits_today');
});
