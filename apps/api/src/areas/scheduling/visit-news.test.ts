import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { runNow } from '#src/testing/run-now.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { askForReportsJob } from './field/ask-for-reports-job.ts';
import { aPlace, assessors, aVisit, bookableWork, visitFor, worksAt } from './testing/a-place.ts';
import { schedulingCalls } from './testing/scheduling-calls.ts';

const api = startTestApi({ people: assessors });
let place: Schema<'Place'>;
let far: Schema<'Place'>;

beforeAll(async () => {
  place = await aPlace(api);
  far = await aPlace(api, { name: 'Ploiești', county_code: 'PH', locality: 'Ploiești' });
  await worksAt(api, 'elena.rusu', place, { daily_cap: 40 });
  await worksAt(api, 'dan.petrescu', far, { daily_cap: 40 });
});

const staff = async () => schedulingCalls(api, await api.tokenFor('sorin.matei'));

/** An inspection whose claimant reads e-mail, or whom nobody can write to. */
async function work(isReachable: boolean) {
  const { claim, assignmentId } = await bookableWork(api);
  const address = `${claim.claimFileNo.toLowerCase()}@example.com`;
  await sql`update contact_channel set confirmed_at = null, is_preferred = false
    where party_id = ${claim.claimantPartyId}`.execute(api.database.kysely);
  if (isReachable)
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
  return { ...claim, assignmentId, address };
}

describe('B2 every change of a visit says who was told', () => {
  test('by which channel, with hour and place before and after, and what became of the message', async () => {
    const { assignmentId, claimFileNo, address } = await work(true);
    const sorin = await staff();
    const visit = await visitFor(api, assignmentId, { place, at: '2026-03-05T06:00:00Z' });
    const moved = await sorin.move({
      visit_id: visit.visit_id,
      row_version: visit.row_version,
      place_id: far.place_id,
      starts_at: '2026-03-06T06:00:00Z',
    });
    await sql`update message_recipient set state = 'bounced', failure = 'cutie plină'
      where address = ${address} and message_id in (select message_id from message where reason_code = 'visit_booked')`.execute(
      api.database.kysely,
    );
    await sorin.move({
      visit_id: visit.visit_id,
      row_version: moved.row_version,
      place_id: far.place_id,
      starts_at: '2026-03-06T07:00:00Z',
      tells_claimant: false,
    });
    const { news } = await sorin.ofFile(claimFileNo);
    expect(news.toReversed()).toMatchObject([
      {
        reason: 'visit_booked',
        outcome: 'told',
        was: null,
        by: 'Sorin Matei',
        recipients: [
          { role: 'claimant', channel: 'email', address, state: 'bounced', failure: 'cutie plină' },
        ],
      },
      {
        reason: 'visit_moved',
        outcome: 'told',
        place_name: 'Ploiești',
        was: { starts_at: '2026-03-05T06:00:00.000Z', place_name: 'Militari' },
        recipients: [{ role: 'claimant', channel: 'email', address, failure: null }],
      },
      { reason: 'visit_moved', outcome: 'withheld', recipients: [] },
    ]);
  });

  test('when nobody can be reached one call opens, whatever else happens to the visit, and the form says so before', async () => {
    const { assignmentId, claimFileNo, claimFileId } = await work(false);
    const sorin = await staff();
    expect((await sorin.ofFile(claimFileNo)).bookable).toMatchObject([{ reached_at: null }]);
    const visit = await visitFor(api, assignmentId, { place, at: '2026-03-05T07:00:00Z' });
    await sorin.move({
      visit_id: visit.visit_id,
      row_version: visit.row_version,
      place_id: place.place_id,
      starts_at: '2026-03-06T08:00:00Z',
    });
    const { news } = await sorin.ofFile(claimFileNo);
    expect(news.map(({ reason, outcome }) => [reason, outcome])).toEqual([
      ['visit_moved', 'nobody'],
      ['visit_booked', 'nobody'],
    ]);
    const { rows } = await sql<{ title: string; kind: string; body: string }>`
      select event.title, event.body, work.assignment_type_code as kind from assignment work
        join timeline_event event on event.assignment_id = work.assignment_id
      where work.claim_file_id = ${claimFileId} and work.assignment_type_code = 'callback'
        and event.title like 'De sunat:%'`.execute(api.database.kysely);
    expect(rows).toMatchObject([{ kind: 'callback', body: expect.stringContaining('0722 418 771') }]);
  });

  test('who can be written to is known before: staff reads the address, the claimant a part of it', async () => {
    const { assignmentId, claimFileNo, address } = await work(true);
    const sorin = await staff();
    expect((await sorin.ofFile(claimFileNo)).bookable).toMatchObject([
      { reached_at: { kind: 'email', address } },
    ]);
    const claimant = schedulingCalls(
      api,
      await api.guestFor('demo', { assignmentType: 'assessment', assignmentId }),
    );
    expect((await claimant.own()).reached_at).toEqual({
      kind: 'email',
      address: `${address[0]}…@example.com`,
    });
  });
});

/** The lines of a calendar file as RFC 5545 has them: ended by CRLF and unfolded; properties by name, without their parameters. */
function readCalendar(text: string) {
  if (!text.endsWith('\r\n')) throw new Error('The last line does not end.');
  const raw = text.slice(0, -2).split('\r\n');
  for (const line of raw)
    if (/[\r\n]/.test(line) || Buffer.byteLength(line) > 75) throw new Error(`This is no line: ${line}`);
  const lines = raw
    .join('\r\n')
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n');
  const open: string[] = [];
  const found: Record<string, string> = {};
  for (const line of lines) {
    const [, name, value] = /^([A-Z-]+)(?:;(?:"[^"]*"|[^":])*)?:(.*)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) throw new Error(`This is no property: ${line}`);
    if (name === 'BEGIN') open.push(value);
    else if (name === 'END') expect(open.pop()).toBe(value);
    else found[[...open, name].join('.')] = value.replaceAll(/\\([,;\\])/g, '$1').replaceAll('\\n', '\n');
  }
  expect(open).toEqual([]);
  return found;
}

test('B2 the calendar file reads by RFC 5545: who invites, where, what to bring, the page of the claim, and two hours before', async () => {
  const { assignmentId, claimFileNo } = await work(true);
  const visit = await visitFor(api, assignmentId, { place, at: '2026-03-09T06:00:00Z' });
  const text = await (await staff()).calendar(visit.visit_id);
  const event = 'VCALENDAR.VEVENT';
  expect(readCalendar(text)).toMatchObject({
    'VCALENDAR.VERSION': '2.0',
    'VCALENDAR.METHOD': 'PUBLISH',
    [`${event}.UID`]: `${visit.visit_id}@dosar`,
    [`${event}.DTSTART`]: '20260309T060000Z',
    [`${event}.DTEND`]: '20260309T064500Z',
    [`${event}.ORGANIZER`]: expect.stringMatching(/^mailto:[^<>@\s]+@[^<>@\s]+$/i),
    [`${event}.LOCATION`]: 'Militari, Bd. Iuliu Maniu 220, București',
    [`${event}.URL`]: expect.stringContaining(`/status/${claimFileNo}`),
    [`${event}.DESCRIPTION`]: expect.stringContaining('Aduceți talonul'),
    [`${event}.VALARM.ACTION`]: 'DISPLAY',
    [`${event}.VALARM.TRIGGER`]: '-PT2H',
  });
});

test('B2 a message names the moment until which the visit can be changed only while that is to come', async () => {
  const { assignmentId, address } = await work(true);
  // Booked less than four hours before its hour: the moment is over when the message is written.
  const late = await visitFor(api, assignmentId, { place, at: '2026-03-04T09:15:00Z' });
  expect(Date.parse(late.changeable_until)).toBeLessThan(api.now().getTime());
  const sorin = await staff();
  await sorin.move({
    visit_id: late.visit_id,
    row_version: late.row_version,
    place_id: place.place_id,
    starts_at: '2026-03-10T08:00:00Z',
  });
  const [moved, booked] = (await api.outbox(address)).map(({ body }) => body);
  expect(booked).not.toMatch(/until|până la/);
  expect(moved).toMatch(/until 10\.03\.2026|până la 10\.03\.2026/);
});

/** Lets time pass until some minutes after the hour of a visit. */
const until = (visit: Schema<'Visit'>, minutes: number) =>
  api.letPass({ minutes: (Date.parse(visit.starts_at) - api.now().getTime()) / 60_000 + minutes });

test.each(['assessor_no_show', 'place_closed'] as const)(
  'B2 “%s”: the claimant gets a way to another hour and the managers an alert at once, and the claimant missed nothing',
  async (status) => {
    const { assignmentId, claimFileNo, address } = await work(true);
    const day = status === 'place_closed' ? '2026-03-12' : '2026-03-11';
    const visit = await visitFor(api, assignmentId, { place, at: `${day}T08:00:00Z`, by: 'elena.rusu' });
    await until(visit, 15);
    const report = { visit_id: visit.visit_id, status, happened_at: api.now().toISOString() };
    const field_report_id = `01900000-0000-7000-8000-0000000${status === 'place_closed' ? 'e1001' : 'e1002'}`;
    const sorin = await staff();
    await sorin.report({ field_report_id, ...report });

    const told = (await api.outbox(address)).filter(({ body }) => body.includes('din vina noastră'));
    expect(told).toHaveLength(1);
    expect(told[0]?.body).toContain(`/status/${claimFileNo}`);
    const alerts = (await api.outbox('sorin.matei@demo.example')).filter(({ body }) =>
      body.includes(claimFileNo),
    );
    expect(alerts).toHaveLength(1);
    const { news, bookable } = await sorin.ofFile(claimFileNo);
    expect(news[0]).toMatchObject({
      reason: 'visit_failed',
      recipients: [{ role: 'claimant' }, { role: 'manager', name: 'Sorin Matei', channel: 'email' }],
    });
    // The work waits for another hour, and is not one that a client has missed.
    expect(bookable).toMatchObject([{ assignment_id: assignmentId }]);
    const { rows } = await sql<{ status: string }>`
      select status_code as status from assignment where assignment_id = ${assignmentId}`.execute(
      api.database.kysely,
    );
    expect(rows).toEqual([{ status: 'to_schedule' }]);
  },
);

describe('B2 a visit of which nobody says how it ended', () => {
  test('is asked about an hour later, the managers hear of it in the evening, each once, and it can still be reported', async () => {
    const visit = await aVisit(api, { place, at: '2026-03-13T08:00:00Z', by: 'elena.rusu' });
    const statusOf = async () => (await (await staff()).ofFile(visit.claim_file_no)).visits[0]?.status;
    const told = async (username: string) =>
      (await api.outbox(`${username}@demo.example`)).filter(({ subject }) =>
        subject?.includes(visit.claim_file_no),
      ).length;
    const atEnd = (Date.parse(visit.ends_at) - Date.parse(visit.starts_at)) / 60_000;
    await until(visit, atEnd + 59);
    await runNow(askForReportsJob, api.runtime);
    expect([await statusOf(), await told('elena.rusu')]).toEqual(['booked', 0]);
    await until(visit, atEnd + 60);
    await runNow(askForReportsJob, api.runtime);
    await runNow(askForReportsJob, api.runtime);
    expect([await statusOf(), await told('elena.rusu'), await told('sorin.matei')]).toEqual([
      'unreported',
      1,
      0,
    ]);
    // 18:00 on the clock of Bucharest.
    await api.letPass({ minutes: (Date.parse('2026-03-13T16:00:00Z') - api.now().getTime()) / 60_000 });
    await runNow(askForReportsJob, api.runtime);
    await runNow(askForReportsJob, api.runtime);
    expect([await told('elena.rusu'), await told('sorin.matei')]).toEqual([1, 1]);
    const done = await (
      await staff()
    ).report({
      field_report_id: '01900000-0000-7000-8000-0000000e2001',
      visit_id: visit.visit_id,
      status: 'done',
      happened_at: visit.ends_at,
    });
    expect(done.status).toBe('done');
  });
});

test('B2 most visits of a day: those that are over count, so that nobody gets one more because the first was quick', async () => {
  const small = await aPlace(api, { name: 'Titan' });
  await worksAt(api, 'dan.petrescu', small, { daily_cap: 1 });
  const visit = await aVisit(api, { place: small, at: '2026-03-16T07:00:00Z', by: 'dan.petrescu' });
  await until(visit, 20);
  const sorin = await staff();
  const report = { visit_id: visit.visit_id, happened_at: api.now().toISOString() };
  await sorin.report({
    ...report,
    field_report_id: '01900000-0000-7000-8000-0000000e3001',
    status: 'arrived',
  });
  await sorin.report({ ...report, field_report_id: '01900000-0000-7000-8000-0000000e3002', status: 'done' });
  const { assignmentId } = await bookableWork(api);
  const { userId } = await api.userNamed('dan.petrescu');
  const judged = await sorin.judge({
    assignment_id: assignmentId,
    place_id: small.place_id,
    user_id: userId,
    starts_at: '2026-03-16T09:00:00Z',
  });
  expect(judged.reasons.filter(({ holds }) => !holds)).toMatchObject([
    { code: 'daily_cap', values: { count: 1, cap: 1 } },
  ]);
});
