import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { runNow } from '#src/testing/run-now.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { clockAt } from '../testing/clock-at.ts';
import { requestCalls, type AskableWork } from '../testing/request-calls.ts';
import { attendToRequestsJob } from './attend-to-requests-job.ts';

// Requests are sent on Wednesday, 4 March 2026, at ten: the first reminder moves from Saturday to Monday, 9 March.
const api = startTestApi();
const calls = requestCalls(api);
let ana: CallerHeaders;
beforeAll(async () => {
  ana = await api.tokenFor('ana.ionescu');
});

const attendAt = (instant: Date) => runNow(attendToRequestsJob, { ...api.runtime, now: () => instant });

const remindersOf = async (docRequestId: string) =>
  (
    await sql<{ state: string; due_at: Date }>`
      select state, due_at from doc_request_reminder where doc_request_id = ${docRequestId} order by due_at`.execute(
      api.database.kysely,
    )
  ).rows;
const lettersTo = async ({ email }: AskableWork) => (await api.outbox(email)).length;

describe('a reminder', () => {
  test('is planned for working days only, at the hour of the organisation', async () => {
    const { request } = await calls.asked(ana, await calls.askableWork(), ['bank_account']);
    expect(await remindersOf(request.id)).toEqual([
      { state: 'planned', due_at: clockAt('2026-03-09', '09:00') },
      { state: 'planned', due_at: clockAt('2026-03-11', '09:00') },
      { state: 'planned', due_at: clockAt('2026-03-18', '09:00') },
    ]);
  });

  test('skips a day on which the organisation is closed, also one that is closed after it was planned', async () => {
    const work = await calls.askableWork();
    const { request } = await calls.asked(ana, work, ['bank_account']);
    const closed = sql`insert into closure (org_id, closure_date, name_ro, name_en)
      select org_id, '2026-03-09', 'Punte', 'Bridge' from claim_file where claim_file_id = ${work.claim_file_id}`;
    await closed.execute(api.database.kysely);
    const before = await lettersTo(work);
    await attendAt(clockAt('2026-03-09', '09:00'));
    expect(await lettersTo(work)).toBe(before);
    const { request: later } = await calls.asked(ana, await calls.askableWork(), ['bank_account']);
    const [moved, planned] = [await remindersOf(request.id), await remindersOf(later.id)];
    expect([moved[0]?.due_at, planned[0]?.due_at]).toEqual([
      clockAt('2026-03-10', '09:00'),
      clockAt('2026-03-10', '09:00'),
    ]);
    await sql`delete from closure where closure_date = '2026-03-09'`.execute(api.database.kysely);
  });

  test('leaves at its hour and not before, once, names what is missing, and stands in the timeline', async () => {
    const work = await calls.askableWork();
    const { request, key } = await calls.asked(ana, work, ['bank_account']);
    const before = await lettersTo(work);
    await attendAt(new Date(clockAt('2026-03-09', '09:00').getTime() - 1));
    expect(await lettersTo(work)).toBe(before);

    await attendAt(clockAt('2026-03-09', '09:00'));
    await attendAt(clockAt('2026-03-09', '09:00'));
    const letters = await api.outbox(work.email);
    expect(letters).toHaveLength(before + 1);
    expect(letters.find(({ body }) => body.includes('Extras cu contul bancar'))?.body).toContain(key);
    expect((await remindersOf(request.id)).map(({ state }) => state)).toEqual(['sent', 'planned', 'planned']);
    const { rows } = await sql`select from timeline_event where claim_file_id = ${work.claim_file_id}
      and title = 'Reamintire de documente'`.execute(api.database.kysely);
    expect(rows).toHaveLength(1);
  });

  test('that was held up until the night leaves in the morning', async () => {
    const work = await calls.askableWork();
    const { request } = await calls.asked(ana, work, ['bank_account']);
    const before = await lettersTo(work);
    await attendAt(clockAt('2026-03-09', '20:00'));
    expect(await lettersTo(work)).toBe(before);
    const [first] = await remindersOf(request.id);
    expect(first).toMatchObject({ state: 'planned', due_at: clockAt('2026-03-10', '09:00') });
  });

  test('of a document that the claimant has sent does not leave', async () => {
    const work = await calls.askableWork();
    const { request, key } = await calls.asked(ana, work, ['bank_account', 'registration_certificate']);
    const guest = await calls.guestOf(key);
    const [sent] = (await calls.seenBy(guest)).items;
    await calls.upload(guest, sent?.id);
    await calls.post(guest, `/api/document/sendRequested/${sent?.id}`);
    await attendAt(clockAt('2026-03-09', '10:00'));
    const [reminder] = await api.outbox(work.email);
    expect(reminder?.body).not.toContain(nameOf(request, sent?.doc_type_code));
    expect(reminder?.body).toContain(nameOf(request, missingBeside(request, sent?.doc_type_code)));
  });

  test('goes on the days that an organisation chooses', async () => {
    const orgId = await api.organisation('demo');
    await sql`insert into doc_request_rule (org_id, reminder_days) values (${orgId}, '{2,5}')`.execute(
      api.database.kysely,
    );
    const { request } = await calls.asked(ana, await calls.askableWork(), ['bank_account']);
    expect(request.reminders).toHaveLength(2);
    await sql`delete from doc_request_rule`.execute(api.database.kysely);
  });
});

describe('files that were uploaded and never sent', () => {
  test('count as sent after half an hour', async () => {
    const { key } = await calls.asked(ana, await calls.askableWork(), ['bank_account']);
    const guest = await calls.guestOf(key);
    await calls.upload(guest, (await calls.seenBy(guest)).items[0]?.id);
    await attendAt(new Date('2026-03-04T08:30:00.000Z'));
    expect((await calls.seenBy(guest)).items[0]?.state).toBe('requested');
    await attendAt(new Date('2026-03-04T08:30:00.001Z'));
    expect(await calls.seenBy(guest)).toMatchObject({ status: 'received', items: [{ state: 'received' }] });
  });
});

describe('a request whose time is over', () => {
  const statusOf = async (work: AskableWork) => (await calls.requestsOf(ana, work))[0]?.status;

  test('expires at the midnight after its last day, and wakes the work that waited', async () => {
    const work = await calls.askableWork();
    const { request } = await calls.asked(ana, work, ['bank_account']);
    await sql`update assignment set snoozed_until = now() + interval '90 days', snoozed_for = 'document'
      where assignment_id = ${work.assignment_id}`.execute(api.database.kysely);
    // The usual thirty days, in the zone of the business, whose summer time has begun by then.
    const midnight = clockAt('2026-04-03', '00:00');
    await attendAt(new Date(midnight.getTime() - 1));
    expect(await statusOf(work)).toBe('sent');
    await attendAt(midnight);
    expect(await statusOf(work)).toBe('expired');
    expect((await remindersOf(request.id)).map(({ state }) => state)).not.toContain('planned');
    const { rows } = await sql`select snoozed_until from assignment
      where assignment_id = ${work.assignment_id}`.execute(api.database.kysely);
    expect(rows).toEqual([{ snoozed_until: null }]);
  });

  test('stays open for a week after the day until which documents were asked for', async () => {
    const work = await calls.askableWork();
    await calls.asked(ana, work, ['bank_account'], { dueDate: '2026-05-05' });
    const midnight = clockAt('2026-05-13', '00:00');
    await attendAt(new Date(midnight.getTime() - 1));
    expect(await statusOf(work)).toBe('sent');
    await attendAt(midnight);
    expect(await statusOf(work)).toBe('expired');
  });

  test('does not expire once everything that it asked for is accepted', async () => {
    const work = await calls.askableWork();
    const { key } = await calls.asked(ana, work, ['bank_account']);
    const guest = await calls.guestOf(key);
    const itemId = (await calls.seenBy(guest)).items[0]?.id;
    await calls.upload(guest, itemId);
    await calls.post(guest, `/api/document/sendRequested/${itemId}`);
    const pages = (await calls.seenBy(guest)).items[0]?.pages.map(({ id }) => id) ?? [];
    await calls.judge(ana, work, pages);
    await attendAt(clockAt('2026-06-01', '00:00'));
    expect(await statusOf(work)).toBe('accepted');
  });
});

const nameOf = (request: Schema<'DocRequest'>, code?: string) =>
  request.items.find((item) => item.doc_type_code === code)?.doc_type_name ?? 'no such document';
const missingBeside = (request: Schema<'DocRequest'>, code?: string) =>
  request.items.find((item) => item.doc_type_code !== code)?.doc_type_code;
