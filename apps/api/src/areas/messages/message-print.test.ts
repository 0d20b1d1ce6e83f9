import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Schema } from '@dosar/openapi';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { withReachableClaimant } from './testing/reachable-file.ts';

const api = startTestApi();

type MessageRow = {
  message_id: string;
  message_key: string;
  assignment_no: string;
  claim_file_no: string | null;
};

/** A message that a claimant was sent from a new claim file. */
async function aMessage(kind: 'email' | 'sms'): Promise<MessageRow> {
  const file = await withReachableClaimant(api);
  const text = { body: 'Bună ziua, vă trimitem oferta.', language: 'ro' };
  const answer = await api.inject({
    method: 'POST',
    url: kind === 'email' ? '/api/message/sendEmail' : '/api/message/sendSms',
    headers: await api.tokenFor('ana.ionescu'),
    payload: {
      assignment_id: file.assignmentId,
      to: [{ party_id: file.partyId, address: kind === 'email' ? file.email : file.phone }],
      ...(kind === 'email' && { subject: 'Oferta' }),
      ...text,
    },
  });
  return api.database.kysely
    .selectFrom('message')
    .innerJoin('assignment', 'assignment.assignment_id', 'message.assignment_id')
    .where('message_id', '=', answer.json<Schema<'Message'>>().message_id)
    .select(['message_id', 'message_key', 'assignment.assignment_no', 'assignment.claim_file_no'])
    .executeTakeFirstOrThrow();
}

async function ask<Body>(url: string, username = 'ana.ionescu') {
  const answer = await api.inject({ method: 'GET', url, headers: { ...(await api.tokenFor(username)) } });
  return { status: answer.statusCode, body: answer.json<Body>() };
}

test('E12 an e-mail and an SMS name the file they belong to and the key of their content', async () => {
  const email = await aMessage('email');
  const sms = await aMessage('sms');

  const ofEmail = await ask<Schema<'EmailLookup'>>(`/api/timeline/getEmailKey/${email.message_id}`);
  expect(ofEmail.body).toMatchObject({
    claim_file_no: email.claim_file_no,
    assignment_no: email.assignment_no,
    key: email.message_key,
  });
  expect(ofEmail.body.name).not.toBe('');
  expect(Date.parse(ofEmail.body.time)).not.toBeNaN();
  const ofSms = await ask<Schema<'SmsLookup'>>(`/api/timeline/getSms/${sms.message_id}`);
  expect(ofSms.body).toMatchObject({
    claim_file_no: sms.claim_file_no,
    assignment_no: sms.assignment_no,
    key: sms.message_key,
  });
  expect(ofSms.body.assignment_name).not.toBe('');
});

test('an e-mail leaves without anything that could act, and the log says who read it', async () => {
  const { message_id, message_key } = await aMessage('email');
  await sql`update message set body_html = ${'<p>Bună <b>ziua</b></p><script>alert(1)</script><img src=x onerror=alert(1)>'}
    where message_id = ${message_id}`.execute(api.database.kysely);

  const { status, body } = await ask<Schema<'MessageContent'>>(`/api/message/getByKey/${message_key}`);
  expect(status).toBe(200);
  expect(body.body_html).toBe('<p>Bună <b>ziua</b></p>');
  const { rows } = await sql<{ event: string }>`
    select event from audit_log where entity_id = ${message_id}`.execute(api.database.kysely);
  expect(rows.map((row) => row.event)).toContain('MESSAGE_VIEWED');
});

test('messages of another organisation, of another kind and of nobody answer alike', async () => {
  const email = await aMessage('email');
  const stranger = 'alfa.ana';
  const asked = [
    await ask(`/api/timeline/getEmailKey/${email.message_id}`, stranger),
    await ask(`/api/message/getByKey/${email.message_key}`, stranger),
    await ask(`/api/timeline/getSms/${email.message_id}`),
    await ask('/api/timeline/getEmailKey/01939b5e-0000-7000-8000-000000000001'),
    await ask('/api/message/getByKey/no-such-message-key-0001'),
  ];
  expect(asked.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
});

test('S12 R13 a printed e-mail or text message has a hash of its own; one of another organisation or kind is not printed', async () => {
  const messages = { email: await aMessage('email'), sms: await aMessage('sms') };
  const record = async (kind: string, key: string, username = 'ana.ionescu') =>
    api.inject({
      method: 'POST',
      url: '/api/timeline/recordPrintout',
      headers: { ...(await api.tokenFor(username)) },
      payload: { kind, key },
    });
  for (const kind of ['email', 'sms'] as const) {
    const { message_id: id } = messages[kind];
    const printout = (await record(kind, id)).json<Schema<'Printout'>>();
    expect(printout).toMatchObject({ entries: 1, exported_by: 'Ana Ionescu' });
    await sql`update message set body_text = 'Altceva' where message_id = ${id}`.execute(api.database.kysely);
    expect((await record(kind, id)).json<Schema<'Printout'>>().hash).not.toBe(printout.hash);
    expect((await record(kind, id, 'alfa.ana')).statusCode).toBe(404);
  }
  expect((await record('email', messages.sms.message_id)).statusCode).toBe(404);
});
