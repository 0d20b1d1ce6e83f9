import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { withReachableClaimant } from '../testing/reachable-file.ts';

const api = startTestApi({ people: ['nord.mihai'] });
let key = '';
let ids = 0;

beforeAll(async () => {
  const headers = await api.tokenFor('calin.dobre');
  const answer = await api.inject({ method: 'POST', url: '/api/message/renewInboundKey', headers });
  key = answer.json<{ key: string }>().key;
});

type Sms = { from: string; text: string; id?: string; org_code?: string; key?: string };

async function receive({ id, ...sms }: Sms) {
  const payload = { org_code: 'demo', key, id: id ?? `gw-${(ids += 1)}`, ...sms };
  const answer = await api.inject({ method: 'POST', url: '/api/message/receiveSms', payload });
  return [answer.statusCode, answer.json<{ outcome?: string }>().outcome];
}

async function messagesOf(assignmentId: string) {
  const headers = await api.tokenFor('ana.ionescu');
  const answer = await api.inject({ url: `/api/message/browse/${assignmentId}`, headers });
  return answer.json<Schema<'MessagePage'>>().items;
}

async function send(path: string, payload: object, who = 'ana.ionescu') {
  const headers = await api.tokenFor(who);
  const answer = await api.inject({ method: 'POST', url: `/api/message/${path}`, headers, payload });
  return { status: answer.statusCode, body: answer.json<Schema<'Message'>>() };
}

describe('a text message that comes', () => {
  test('is on the file of its number, from the person who has it, and wakes the work; the same one again changes nothing', async () => {
    const file = await withReachableClaimant(api);
    const sms = { from: file.phone.replace('+4', ''), text: 'Când vine inspectorul?', id: 'twice' };
    expect(await receive(sms)).toEqual([200, 'filed']);
    expect(await receive(sms)).toEqual([200, 'repeated']);
    const [message, ...others] = await messagesOf(file.assignmentId);
    expect(others).toEqual([]);
    expect(message).toMatchObject({ kind: 'sms', direction: 'in', from: file.phone, text: sms.text });
    const { rows } = await sql<{ at: Date | null; title: string }>`
      select work.last_message_at as at, event.title from assignment work
        join timeline_event event on event.claim_file_id = work.claim_file_id and event.kind = 'sms'
      where work.assignment_id = ${file.assignmentId}`.execute(api.database.kysely);
    expect(rows).toEqual([{ at: api.now(), title: 'SMS primit' }]);
  });

  test('of a number that no file knows, or that two open files know, waits for a person', async () => {
    const one = await withReachableClaimant(api);
    const other = await withReachableClaimant(api);
    await sql`update contact_channel set value = ${one.phone} where value = ${other.phone}`.execute(
      api.database.kysely,
    );
    expect(await receive({ from: '0733 111 222', text: 'DA' })).toEqual([200, 'unfiled']);
    expect(await receive({ from: one.phone, text: 'Bună ziua' })).toEqual([200, 'unfiled']);
    // The number of a file in the text says which one is meant.
    expect(await receive({ from: one.phone, text: `Despre ${other.claimFileNo}` })).toEqual([200, 'filed']);
    const headers = await api.tokenFor('ana.ionescu');
    const answer = await api.inject({ url: '/api/message/browseUnfiled', headers });
    const waiting = answer.json<Schema<'MessagePage'>>().items.find(({ text }) => text === 'Bună ziua');
    expect(waiting).toMatchObject({ kind: 'sms', unfiled_because: 'several' });
    expect(waiting?.possible_file_nos.toSorted()).toEqual([one.claimFileNo, other.claimFileNo].toSorted());
    const filed = await send(`file/${waiting?.message_id}`, { claim_file_no: one.claimFileNo });
    expect(filed.body).toMatchObject({ claim_file_no: one.claimFileNo, is_sender_unknown: false });
  });

  test('of another organisation, or by a wrong key, is taken from nobody', async () => {
    const file = await withReachableClaimant(api);
    const sms = { from: file.phone, text: 'Bună ziua' };
    expect((await receive({ ...sms, key: 'a-wrong-key' }))[0]).toBe(404);
    expect((await receive({ ...sms, org_code: 'alfa' }))[0]).toBe(404);
    expect((await receive({ ...sms, org_code: 'nobody' }))[0]).toBe(404);
    expect(await messagesOf(file.assignmentId)).toEqual([]);
  });

  test('that comes more than twenty times in an hour is put aside as a loop of machines', async () => {
    const file = await withReachableClaimant(api);
    for (let times = 1; times <= 20; times += 1)
      expect(await receive({ from: file.phone, text: `Mesaj ${times}` })).toEqual([200, 'filed']);
    expect(await receive({ from: file.phone, text: 'Mesaj 21' })).toEqual([200, 'unfiled']);
  });
});

describe('STOP', () => {
  test('ends text messages to the number, those that wait too, until START; other organisations keep theirs', async () => {
    const file = await withReachableClaimant(api);
    const sms = {
      assignment_id: file.assignmentId,
      to: [{ party_id: file.partyId, address: file.phone }],
      body: 'Bună ziua',
      language: 'ro',
    };
    const tomorrow = new Date(api.now().getTime() + 86_400_000).toISOString();
    const waiting = await send('sendSms', { ...sms, send_at: tomorrow });
    expect([waiting.status, waiting.body.state]).toEqual([201, 'queued']);
    expect(await receive({ from: file.phone, text: 'Stop.' })).toEqual([200, 'stopped']);
    const [, kept] = await messagesOf(file.assignmentId);
    expect(kept).toMatchObject({ message_id: waiting.body.message_id, state: 'cancelled' });
    expect((await send('sendSms', { ...sms, send_now: true })).status).toBe(422);
    expect(await receive({ from: file.phone, text: 'START' })).toEqual([200, 'started']);
    expect((await send('sendSms', { ...sms, send_now: true })).status).toBe(201);
  });
});
