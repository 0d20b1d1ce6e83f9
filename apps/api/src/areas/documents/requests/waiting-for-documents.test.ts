import { addDays } from '@dosar/kernel/dates';
import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { multipart, onePixelPng } from '#src/testing/multipart.ts';
import { runNow } from '#src/testing/run-now.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { clockAt } from '../testing/clock-at.ts';
import { requestCalls, type AskableWork } from '../testing/request-calls.ts';
import { attendToRequestsJob } from './attend-to-requests-job.ts';

const api = startTestApi();
const calls = requestCalls(api);
let ana: CallerHeaders;
beforeAll(async () => {
  ana = await api.tokenFor('ana.ionescu');
});

const dayIn = (days: number) => addDays('2026-03-04', days);

async function askedAndPutOff(work: AskableWork) {
  const answer = await calls.post(ana, '/api/document/request', {
    assignment_id: work.assignment_id,
    doc_type_codes: ['bank_account'],
    recipient_party_id: work.party_id,
    channel: 'email',
    due_date: dayIn(5),
    puts_off: true,
  });
  expect(answer.statusCode).toBe(200);
  const request = answer.json<Schema<'DocRequest'>>();
  const { rows } = await sql<{ key: string }>`
    select request_key as key from doc_request where doc_request_id = ${request.id}`.execute(
    api.database.kysely,
  );
  return { request, key: rows[0]?.key ?? '' };
}

async function stateOf({ assignment_id: id }: AskableWork) {
  const { rows } = await sql<{ list_code: string; snoozed_for: string | null; unseen: boolean }>`
    select list_code, snoozed_for, new_document_at is not null as unseen
    from assignment where assignment_id = ${id}`.execute(api.database.kysely);
  return rows[0];
}

test('work that documents were asked for on waits for them, and an answer brings it back', async () => {
  const work = await calls.askableWork();
  const { request, key } = await askedAndPutOff(work);
  expect(await stateOf(work)).toMatchObject({ list_code: 'snoozed', snoozed_for: 'document' });
  const guest = await calls.guestOf(key);
  await calls.post(guest, `/api/document/declineRequested/${request.items[0]?.id}`, {
    reason_code: 'not_now',
  });
  expect(await stateOf(work)).toMatchObject({ list_code: 'active', snoozed_for: null });
});

test('who says that they do not have a document is an answer that nobody has seen yet', async () => {
  const work = await calls.askableWork();
  const { request, key } = await calls.asked(ana, work, ['bank_account']);
  const guest = await calls.guestOf(key);
  await calls.post(guest, `/api/document/declineRequested/${request.items[0]?.id}`, {
    reason_code: 'not_now',
  });
  expect((await stateOf(work))?.unseen).toBe(true);
});

test('work is not put off into the last days of the legal term', async () => {
  const work = await calls.askableWork({ legalDue: dayIn(1) });
  await askedAndPutOff(work);
  expect(await stateOf(work)).toMatchObject({ list_code: 'active', snoozed_for: null });
});

test('after the last reminder somebody is to call, once', async () => {
  const work = await calls.askableWork();
  const { request } = await calls.asked(ana, work, ['bank_account']);
  await sql`update doc_request_reminder set state = 'cancelled' where doc_request_id = ${request.id}
    and due_at > (select min(due_at) from doc_request_reminder where doc_request_id = ${request.id})`.execute(
    api.database.kysely,
  );
  const callsOf = async () => {
    const { rows } = await sql<{ parent: string; status_code: string }>`
      select parent_assignment_id as parent, status_code from assignment
      where claim_file_id = ${work.claim_file_id} and assignment_type_code = 'callback'`.execute(
      api.database.kysely,
    );
    return rows;
  };
  const at = { ...api.runtime, now: () => clockAt('2026-03-09', '10:00') };
  await runNow(attendToRequestsJob, at);
  await runNow(attendToRequestsJob, at);
  expect(await callsOf()).toEqual([{ parent: work.assignment_id, status_code: 'new' }]);
});

function staffUpload(who: CallerHeaders, work: AskableWork, itemId: string, name: string) {
  const form = multipart(
    { doc_type_code: 'other', assignment_id: work.assignment_id, doc_request_item_id: itemId },
    { name, content: onePixelPng },
  );
  return api.inject({
    method: 'POST',
    url: '/api/document/upload',
    headers: { ...who, ...form.headers },
    payload: form.payload,
  });
}

test('a paper that came by post answers the item that staff drop it on, and nobody is reminded of it', async () => {
  const work = await calls.askableWork();
  const { request } = await calls.asked(ana, work, ['bank_account']);
  const itemId = request.items[0]?.id ?? '';
  for (const name of ['fata.png', 'verso.png'])
    expect((await staffUpload(ana, work, itemId, name)).statusCode).toBe(201);
  const found = (await calls.requestsOf(ana, work)).find(({ id }) => id === request.id);
  expect(found).toMatchObject({ status: 'received', items: [{ state: 'received' }] });
  expect(found?.items[0]?.document_ids).toHaveLength(2);
  expect(found?.reminders.every(({ state }) => state === 'cancelled')).toBe(true);
});

test('staff answer items of the same file only', async () => {
  const work = await calls.askableWork();
  const other = await calls.askableWork();
  const { request } = await calls.asked(ana, work, ['bank_account']);
  const itemId = request.items[0]?.id ?? '';
  expect((await staffUpload(ana, other, itemId, 'altul.png')).statusCode).toBe(404);
  const foreign = await api.tokenFor('alfa.ana');
  expect((await staffUpload(foreign, work, itemId, 'strain.png')).statusCode).toBe(404);
});

test('R8 R12 the worklist says how far the documents are that were asked for, and narrows to it', async () => {
  const work = await calls.askableWork();
  const { request } = await calls.asked(ana, work, ['bank_account']);
  const set = (change: object) =>
    api.database.kysely
      .updateTable('doc_request')
      .set(change)
      .where('doc_request_id', '=', request.id)
      .execute();
  const shown = async (docRequest: Schema<'WorklistRequestFilter'> | undefined) => {
    const answer = await calls.post(ana, '/api/assignment/browseWorklist', {
      filter_keys: 0,
      category_code: 'all',
      filter_criteria: {
        q: work.claim_file_no,
        ...(docRequest !== undefined && { doc_request: docRequest }),
      },
    });
    const { items } = answer.json<Schema<'WorklistPage'>>();
    return items.find((row) => row.assignment_id === work.assignment_id)?.doc_request_state;
  };
  expect(await shown('open')).toBe('asked');
  expect(await shown('overdue')).toBeUndefined();
  await set({ due_date: dayIn(-2) });
  expect(await shown('overdue')).toBe('overdue');
  await set({ status: 'received' });
  expect([await shown('received'), await shown('overdue')]).toEqual(['received', undefined]);
  await set({ status: 'cancelled' });
  expect([await shown(undefined), await shown('open')]).toEqual([null, undefined]);
});
