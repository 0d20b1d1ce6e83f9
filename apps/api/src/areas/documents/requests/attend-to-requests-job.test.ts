import { addDays } from '@dosar/kernel/dates';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { runNow } from '#src/testing/run-now.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { clockAt, farWorkingDays } from '../testing/far-working-days.ts';
import { requestCalls } from '../testing/request-calls.ts';
import { attendToRequestsJob } from './attend-to-requests-job.ts';

const api = startTestApi({ world: 'demo' });
const calls = requestCalls(api);
let ana: CallerHeaders;
/** A day on which people may be reminded, and the next one. */
let [day, dayAfter] = ['', ''];
beforeAll(async () => {
  [day, dayAfter] = await farWorkingDays(api);
  ana = await api.tokenFor('ana.ionescu');
});

/** Runs the job at an hour at which people may be reminded, or at another one. */
const attendAt = (instant: Date) => runNow(attendToRequestsJob, { ...api.runtime, now: () => instant });

async function duePlannedReminder(docRequestId: string) {
  const due = clockAt(day, '09:00');
  const [later, end] = [addDays(day, 150), addDays(day, 200)];
  await sql`update doc_request set expires_at = ${end} where doc_request_id = ${docRequestId}`.execute(
    api.database.kysely,
  );
  await sql`update doc_request_reminder set due_at = ${due}
    where doc_request_reminder_id = (select doc_request_reminder_id from doc_request_reminder
      where doc_request_id = ${docRequestId} order by due_at limit 1)`.execute(api.database.kysely);
  await sql`update doc_request_reminder set due_at = ${later}
    where doc_request_id = ${docRequestId} and due_at <> ${due}`.execute(api.database.kysely);
}
const remindersOf = async (docRequestId: string) =>
  (
    await sql<{ state: string; due_at: Date }>`
      select state, due_at from doc_request_reminder where doc_request_id = ${docRequestId} order by due_at`.execute(
      api.database.kysely,
    )
  ).rows;

test('a reminder leaves once, names what is missing, and stands in the timeline', async () => {
  const work = await calls.askableWork(0);
  const { request, key } = await calls.asked(ana, work, ['bank_account']);
  await duePlannedReminder(request.id);
  const before = (await api.outbox(work.email)).length;
  await attendAt(clockAt(day, '10:00'));
  await attendAt(clockAt(day, '10:00'));
  const letters = await api.outbox(work.email);
  expect(letters).toHaveLength(before + 1);
  expect(letters.find(({ body }) => body.includes('Extras cu contul bancar'))?.body).toContain(key);
  expect((await remindersOf(request.id)).map(({ state }) => state)).toEqual(['sent', 'planned', 'planned']);
  const { rows } = await sql`select from timeline_event where claim_file_id = ${work.claim_file_id}
    and title = 'Reamintire de documente'`.execute(api.database.kysely);
  expect(rows).toHaveLength(1);
});

test('in the night nobody is reminded: it leaves in the morning', async () => {
  const work = await calls.askableWork(1);
  const { request } = await calls.asked(ana, work, ['bank_account']);
  await duePlannedReminder(request.id);
  const before = (await api.outbox(work.email)).length;
  await attendAt(clockAt(day, '22:00'));
  expect(await api.outbox(work.email)).toHaveLength(before);
  const [first] = await remindersOf(request.id);
  expect(first).toMatchObject({ state: 'planned', due_at: clockAt(dayAfter, '09:00') });
});

test('an organisation chooses its own days', async () => {
  const orgId = await api.organisation('demo');
  await sql`insert into doc_request_rule (org_id, reminder_days) values (${orgId}, '{2,5}')`.execute(
    api.database.kysely,
  );
  const { request } = await calls.asked(ana, await calls.askableWork(2), ['bank_account']);
  expect(request.reminders).toHaveLength(2);
  await sql`delete from doc_request_rule`.execute(api.database.kysely);
});

test('files that were uploaded and never sent count as sent after half an hour', async () => {
  const work = await calls.askableWork(3);
  const { key } = await calls.asked(ana, work, ['bank_account']);
  const guest = await calls.guestOf(key);
  await calls.upload(guest, (await calls.seenBy(guest)).items[0]?.id);
  await runNow(attendToRequestsJob, api.runtime);
  expect((await calls.seenBy(guest)).items[0]?.state).toBe('requested');
  const later = () => new Date(api.now().getTime() + 31 * 60_000);
  await runNow(attendToRequestsJob, { ...api.runtime, now: later });
  expect(await calls.seenBy(guest)).toMatchObject({ status: 'received', items: [{ state: 'received' }] });
});

test('a request whose time is over expires, and wakes the work that waited', async () => {
  const work = await calls.askableWork(4);
  const { request } = await calls.asked(ana, work, ['bank_account']);
  await sql`update assignment set snoozed_until = now() + interval '90 days', snoozed_for = 'document'
    where assignment_id = ${work.assignment_id}`.execute(api.database.kysely);
  await sql`update doc_request set expires_at = now() where doc_request_id = ${request.id}`.execute(
    api.database.kysely,
  );
  await runNow(attendToRequestsJob, api.runtime);
  expect((await calls.requestsOf(ana, work))[0]).toMatchObject({ status: 'expired' });
  expect((await remindersOf(request.id)).map(({ state }) => state)).not.toContain('planned');
  const { rows } = await sql`select snoozed_until from assignment
    where assignment_id = ${work.assignment_id}`.execute(api.database.kysely);
  expect(rows).toEqual([{ snoozed_until: null }]);
});
