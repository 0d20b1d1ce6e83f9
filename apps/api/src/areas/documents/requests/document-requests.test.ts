import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { requestCalls } from '../testing/request-calls.ts';

const api = startTestApi();
const calls = requestCalls(api);
let ana: CallerHeaders;
beforeAll(async () => {
  ana = await api.tokenFor('ana.ionescu');
});

async function entriesOf(claimFileId: string): Promise<string[]> {
  const { rows } = await sql<{ title: string }>`
    select title from timeline_event where claim_file_id = ${claimFileId} and kind in ('doc_request', 'document')
      order by system_time, timeline_event_id`.execute(api.database.kysely);
  return rows.map(({ title }) => title);
}

describe('R12 a request goes its whole way', () => {
  test('asked, sent, refused, sent again, accepted: each step shows on both sides', async () => {
    const work = await calls.askableWork();
    const { request, key } = await calls.asked(ana, work, ['registration_certificate', 'bank_account']);
    expect(request).toMatchObject({ status: 'sent', channel: 'email', items: [{}, {}] });
    expect(request.reminders).toHaveLength(3);
    const [letter] = await api.outbox(work.email);
    expect(letter?.body).toContain(`/workflow/guest/doc_request/${key}`);

    const guest = await calls.guestOf(key);
    expect((await calls.requestsOf(ana, work))[0]).toMatchObject({ status: 'viewed' });
    const [first, second] = (await calls.seenBy(guest)).items;
    expect((await calls.upload(guest, first?.id)).statusCode).toBe(201);
    const sent = await calls.post(guest, `/api/document/sendRequested/${first?.id}`);
    expect(sent.json()).toMatchObject({
      status: 'partial',
      items: [{ state: 'received' }, { state: 'requested' }],
    });

    const pages = (await calls.seenBy(guest)).items[0]?.pages.map(({ id }) => id) ?? [];
    expect(pages).toHaveLength(1);
    expect((await calls.judge(ana, work, pages, 'Lipsește spatele.')).statusCode).toBe(200);
    expect((await calls.seenBy(guest)).items[0]).toMatchObject({
      state: 'rejected',
      reject_reason: 'Lipsește spatele.',
      pages: [],
    });
    const [refusal] = await api.outbox(work.email);
    expect(refusal?.body).toContain('Lipsește spatele.');

    for (const item of [first, second]) {
      await calls.upload(guest, item?.id, `${item?.doc_type_code}.png`);
      await calls.post(guest, `/api/document/sendRequested/${item?.id}`);
    }
    const received = (await calls.requestsOf(ana, work))[0];
    expect(received).toMatchObject({ status: 'received' });
    expect(received?.reminders.map(({ state }) => state)).not.toContain('planned');
    const all = received?.items.flatMap((item) => item.document_ids) ?? [];
    expect((await calls.judge(ana, work, all)).statusCode).toBe(200);

    expect((await calls.requestsOf(ana, work))[0]).toMatchObject({ status: 'accepted' });
    expect(await calls.seenBy(guest)).toMatchObject({ status: 'accepted' });
    const entries = await entriesOf(work.claim_file_id);
    for (const title of [
      'Documente cerute',
      'Cererea de documente a fost deschisă',
      'Document cerut, primit',
      'Cerut din nou',
      'Toate documentele cerute sunt rezolvate',
    ])
      expect(entries).toContain(title);
  });

  test('what a guest sends wakes the work that waited for it, and marks it for its owner', async () => {
    const work = await calls.askableWork();
    const { key } = await calls.asked(ana, work, ['bank_account']);
    await sql`update assignment set snoozed_until = now() + interval '5 days', snoozed_for = 'document'
      where assignment_id = ${work.assignment_id}`.execute(api.database.kysely);
    const guest = await calls.guestOf(key);
    await calls.upload(guest, (await calls.seenBy(guest)).items[0]?.id);
    const { rows } = await sql`select snoozed_until, new_document_at is not null as is_marked from assignment
      where assignment_id = ${work.assignment_id}`.execute(api.database.kysely);
    expect(rows).toEqual([{ snoozed_until: null, is_marked: true }]);
  });

  test('a file that was not sent yet can be taken back, one that was sent cannot', async () => {
    const { key } = await calls.asked(ana, await calls.askableWork(), ['bank_account']);
    const guest = await calls.guestOf(key);
    const itemId = (await calls.seenBy(guest)).items[0]?.id;
    const wrong = (await calls.upload(guest, itemId)).json<{ id: string }>();
    expect((await calls.post(guest, `/api/document/remove/${wrong.id}`)).statusCode).toBe(200);
    expect((await calls.post(guest, `/api/document/sendRequested/${itemId}`)).statusCode).toBe(409);
    const right = (await calls.upload(guest, itemId)).json<{ id: string }>();
    await calls.post(guest, `/api/document/sendRequested/${itemId}`);
    expect((await calls.post(guest, `/api/document/remove/${right.id}`)).statusCode).toBe(404);
    expect((await calls.upload(guest, itemId)).statusCode).toBe(409);
  });
});

describe('R12 a recipient does not have a document', () => {
  test('the reason stops the reminders; when it is accepted the request is settled', async () => {
    const work = await calls.askableWork();
    const { key } = await calls.asked(ana, work, ['power_of_attorney']);
    const guest = await calls.guestOf(key);
    const itemId = (await calls.seenBy(guest)).items[0]?.id;
    const declined = await calls.post(guest, `/api/document/declineRequested/${itemId}`, {
      reason_code: 'not_now',
      note: 'Îl trimit pe 2 decembrie.',
    });
    expect(declined.json()).toMatchObject({ status: 'received', items: [{ state: 'not_owned' }] });
    const [request] = await calls.requestsOf(ana, work);
    expect(request?.reminders.map(({ state }) => state)).toEqual(['cancelled', 'cancelled', 'cancelled']);
    const item = request?.items[0];
    expect(item).toMatchObject({ not_owned_code: 'not_now', not_owned_note: 'Îl trimit pe 2 decembrie.' });
    const accepted = await calls.post(ana, `/api/document/answerNotOwned/${item?.id}`, {
      decision: 'accept',
      row_version: item?.row_version,
    });
    expect(accepted.json()).toMatchObject({ status: 'accepted', items: [{ state: 'waived' }] });
  });

  test('when it is not accepted the recipient reads why, and is reminded again', async () => {
    const work = await calls.askableWork();
    const { key } = await calls.asked(ana, work, ['power_of_attorney']);
    const guest = await calls.guestOf(key);
    const itemId = (await calls.seenBy(guest)).items[0]?.id;
    await calls.post(guest, `/api/document/declineRequested/${itemId}`, { reason_code: 'where_from' });
    const item = (await calls.requestsOf(ana, work))[0]?.items[0];
    const again = { decision: 'ask_again', row_version: item?.row_version };
    expect((await calls.post(ana, `/api/document/answerNotOwned/${itemId}`, again)).statusCode).toBe(422);
    const answer = await calls.post(ana, `/api/document/answerNotOwned/${itemId}`, {
      ...again,
      reason: 'Se face la notar.',
    });
    const request = answer.json<Schema<'DocRequest'>>();
    expect(request.items[0]).toMatchObject({ state: 'rejected', reject_reason: 'Se face la notar.' });
    expect(request.reminders.filter(({ state }) => state === 'planned')).toHaveLength(3);
    expect((await api.outbox(work.email))[0]?.body).toContain('Se face la notar.');
  });
});

describe('the dialog of a request', () => {
  test('offers who can be reached, and what became of documents that were asked for before', async () => {
    const work = await calls.askableWork();
    await calls.asked(ana, work, ['bank_account']);
    const answer = await api.inject({
      url: `/api/document/getRequestOptions/${work.assignment_id}`,
      headers: ana,
    });
    const options = answer.json<Schema<'DocRequestOptions'>>();
    expect(options.recipients[0]).toMatchObject({ party_id: work.party_id, email: work.email });
    expect(options.doc_types.find(({ code }) => code === 'bank_account')).toMatchObject({
      last_state: 'requested',
    });
    expect(options.doc_types.find(({ code }) => code === 'driving_licence')).toMatchObject({
      last_state: null,
    });
  });

  test('shows the messages in the language of the recipient or another one, and sends nothing', async () => {
    const work = await calls.askableWork();
    await sql`update party set language = 'en' where party_id = ${work.party_id}`.execute(
      api.database.kysely,
    );
    const body = {
      assignment_id: work.assignment_id,
      doc_type_codes: ['bank_account'],
      recipient_party_id: work.party_id,
      channel: 'email',
      due_date: '2999-01-01',
    };
    expect((await calls.post(ana, '/api/document/previewRequest', body)).statusCode).toBe(422);
    const wanted = {
      ...body,
      due_date: '2026-03-05',
    };
    const before = (await api.outbox(work.email)).length;
    const own = (await calls.post(ana, '/api/document/previewRequest', wanted)).json<
      Schema<'DocRequestPreview'>
    >();
    expect(own).toMatchObject({ language: 'en', sms: null, doc_type_names: ['Bank account statement'] });
    expect(own.email?.subject).toContain('Documents needed');
    const ro = await calls.post(ana, '/api/document/previewRequest', { ...wanted, language: 'ro' });
    expect(ro.json()).toMatchObject({ language: 'ro', doc_type_names: ['Extras cu contul bancar'] });
    expect(await api.outbox(work.email)).toHaveLength(before);
  });

  test('nobody is asked over a channel that is not confirmed, nor somebody of another file', async () => {
    const [work, other] = [await calls.askableWork(), await calls.askableWork()];
    await sql`update contact_channel set confirmed_at = null where party_id = ${work.party_id} and kind = 'phone'`.execute(
      api.database.kysely,
    );
    const body = {
      assignment_id: work.assignment_id,
      doc_type_codes: ['bank_account'],
      recipient_party_id: work.party_id,
      channel: 'sms',
      due_date: '2026-03-05',
    };
    const unreachable = await calls.post(ana, '/api/document/request', body);
    expect(unreachable.json()).toMatchObject({ fields: [{ field: 'channel' }] });
    const stranger = { ...body, channel: 'email', recipient_party_id: other.party_id };
    expect((await calls.post(ana, '/api/document/request', stranger)).json()).toMatchObject({
      fields: [{ field: 'recipient_party_id' }],
    });
  });
});
