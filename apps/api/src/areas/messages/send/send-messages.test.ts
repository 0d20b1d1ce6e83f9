import type { BodyOf, Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { JobNeeds } from '#src/composition/define-area.ts';
import { inTenant } from '#src/kernel/database/index.ts';
import { deliverMessageJob } from '#src/kernel/outbox/deliver-message-job.ts';
import { Undeliverable, type OutboxMessage } from '#src/kernel/outbox/message-provider.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { workOff } from '#src/testing/work-off.ts';
import { withReachableClaimant, type ReachableFile } from '../testing/reachable-file.ts';

const api = startTestApi({ people: ['paula.vasile'] });
let file: ReachableFile;

beforeEach(async () => {
  file = await withReachableClaimant(api, 'demo');
  await sql`delete from job.job`.execute(api.database.kysely);
});

async function call<Body>(path: string, body?: object, who = 'ana.ionescu', method: 'GET' | 'POST' = 'POST') {
  const answer = await api.inject({
    method,
    url: `/api/message/${path}`,
    headers: await api.tokenFor(who),
    ...(body && { payload: body }),
  });
  return { status: answer.statusCode, body: answer.json<Body>() };
}

const email = (more: Partial<BodyOf<'sendEmail'>> = {}): BodyOf<'sendEmail'> => ({
  assignment_id: file.assignmentId,
  to: [{ party_id: file.partyId, address: file.email }],
  subject: 'Oferta',
  body: 'Bună ziua, vă trimitem oferta.',
  language: 'ro',
  ...more,
});
const sms = (more: Partial<BodyOf<'sendSms'>> = {}): BodyOf<'sendSms'> => ({
  assignment_id: file.assignmentId,
  to: [{ party_id: file.partyId, address: file.phone }],
  body: 'Buna ziua',
  language: 'ro',
  send_now: true,
  ...more,
});

/** Delivers everything that is due, as if ten seconds had passed. */
async function deliver(how: (message: OutboxMessage) => Promise<void>, options = {}) {
  const needs: JobNeeds = { ...api.runtime, log: api.staff.log, deliver: how };
  await workOff(api.connection, deliverMessageJob, needs, { ignoresPauses: true, ...options });
}
const read = async (id: string) => {
  const page = await call<Schema<'MessagePage'>>(
    `browse/${file.assignmentId}`,
    undefined,
    'ana.ionescu',
    'GET',
  );
  const found = page.body.items.find((message) => message.message_id === id);
  if (found === undefined) throw new Error('The message is not on its file.');
  return found;
};

describe('an e-mail from a claim file', () => {
  test('waits ten seconds, leaves with the token of its file, and is in the timeline from the first moment', async () => {
    const { status, body: message } = await call<Schema<'Message'>>('sendEmail', email());
    expect(status).toBe(201);
    expect(message).toMatchObject({
      state: 'queued',
      can_cancel: true,
      subject: `Oferta [#${file.claimFileNo}]`,
    });
    expect(new Date(message.send_at ?? 0).getTime() - api.now().getTime()).toBe(10_000);
    const { rows } = await sql`
      select kind, body from timeline_event where data ->> 'message_id' = ${message.message_id}`.execute(
      api.database.kysely,
    );
    expect(rows).toEqual([{ kind: 'email', body: 'Bună ziua, vă trimitem oferta.' }]);

    const left: OutboxMessage[] = [];
    await deliver(async (sent) => void left.push(sent));
    expect(left).toMatchObject([
      {
        to: file.email,
        mail: { to: [file.email], messageId: `${message.message_id}@dosar.test`, attachments: [] },
      },
    ]);
    expect(await read(message.message_id)).toMatchObject({ state: 'sent', can_cancel: false });
  });

  test('that was put off waits for its time, thirty days ahead at most', async () => {
    const sendAt = '2026-04-03T08:00:00.000Z';
    const { body: message } = await call<Schema<'Message'>>('sendEmail', email({ send_at: sendAt }));
    expect(message).toMatchObject({ state: 'queued', can_cancel: true, send_at: sendAt });
    const tooFar = email({ send_at: '2026-04-03T08:00:00.001Z' });
    expect((await call<Schema<'Problem'>>('sendEmail', tooFar)).body.fields).toMatchObject([
      { field: 'send_at' },
    ]);
  });

  test('that was cancelled in time never leaves; afterwards it is too late', async () => {
    const { body: message } = await call<Schema<'Message'>>('sendEmail', email());
    const cancelled = await call<Schema<'Message'>>(`cancel/${message.message_id}`);
    expect(cancelled.body).toMatchObject({ state: 'cancelled' });
    const left: OutboxMessage[] = [];
    await deliver(async (sent) => void left.push(sent));
    expect(left).toEqual([]);

    const { body: second } = await call<Schema<'Message'>>('sendEmail', email());
    await deliver(async () => undefined);
    const late = await call<Schema<'Problem'>>(`cancel/${second.message_id}`);
    expect([late.status, late.body.context]).toMatchObject([409, { reason: 'too_late' }]);
  });

  test('that nobody took is marked as failed and leaves again at the press of a button', async () => {
    const { body: message } = await call<Schema<'Message'>>('sendEmail', email());
    await deliver(() => Promise.reject(new Error('the mail server is away')), { most: 1 });
    expect(await read(message.message_id)).toMatchObject({
      state: 'queued',
      failure: 'the mail server is away',
    });
    await deliver(() => Promise.reject(new Error('the mail server is away')));
    expect(await read(message.message_id)).toMatchObject({ state: 'failed', can_retry: true });

    const again = await call<Schema<'Message'>>(`retry/${message.message_id}`);
    expect(again.body).toMatchObject({ state: 'queued', failure: null });
    const left: OutboxMessage[] = [];
    await deliver(async (sent) => void left.push(sent));
    expect(left).toMatchObject([{ to: file.email, mail: { messageId: `${message.message_id}@dosar.test` } }]);
    expect(await read(message.message_id)).toMatchObject({ state: 'sent', can_retry: false });
    expect((await call(`retry/${message.message_id}`)).status).toBe(409);
  });

  test('to an address that does not exist is not tried again, and the person shows that nothing arrives', async () => {
    const { body: message } = await call<Schema<'Message'>>('sendEmail', email());
    await deliver(() => Promise.reject(new Undeliverable('550 no such user')));
    expect(await read(message.message_id)).toMatchObject({ state: 'bounced', failure: '550 no such user' });
    const { body } = await call<Schema<'Recipients'>>(
      `browseRecipients/${file.assignmentId}`,
      undefined,
      'ana.ionescu',
      'GET',
    );
    const channels = body.parties.find(({ party_id: id }) => id === file.partyId)?.channels ?? [];
    expect(channels.find(({ address }) => address === file.email)?.state).toBe('bounced');
  });

  test('goes to people of the file only, and to unconfirmed addresses only by choice', async () => {
    const stranger = { party_id: file.partyId, address: 'stranger@example.com' };
    expect((await call('sendEmail', email({ to: [stranger] }))).status).toBe(422);
    await sql`update contact_channel set confirmed_at = null where value = ${file.email}`.execute(
      api.database.kysely,
    );
    const refused = await call<Schema<'Problem'>>('sendEmail', email());
    expect([refused.status, refused.body.code]).toEqual([422, 'recipient_unconfirmed']);
    expect((await call('sendEmail', email({ allows_unconfirmed: true }))).status).toBe(201);
  });

  test('carries papers of the file, and photos without the place where they were taken', async () => {
    const paper = await file.addDocument('deviz.pdf', 'application/pdf');
    const foreign = (await withReachableClaimant(api, 'alfa')).addDocument;
    const other = await foreign('altceva.pdf', 'application/pdf');
    expect((await call('sendEmail', email({ document_ids: [other] }))).status).toBe(422);
    const { body: message } = await call<Schema<'Message'>>('sendEmail', email({ document_ids: [paper] }));
    expect(message.attachments).toMatchObject([{ file_name: 'deviz.pdf', document_id: paper }]);
    const left: OutboxMessage[] = [];
    await deliver(async (sent) => void left.push(sent));
    expect(left[0]?.mail?.attachments).toMatchObject([
      { fileName: 'deviz.pdf', mimeType: 'application/pdf' },
    ]);
  });
});

describe('templates', () => {
  test('are filled from the file in the language of the reader; what is missing is named and cannot be sent', async () => {
    const asked = { assignment_id: file.assignmentId, template_code: 'claim_state', channel: 'email' };
    const { body } = await call<Schema<'MessagePreview'>>('preview', { ...asked, party_id: file.partyId });
    expect(body.subject).toContain(file.claimFileNo);
    expect(body.body).toContain('{{offer_date}}');
    expect(body.variables.filter(({ value }) => value === null)).toContainEqual({
      name: 'offer_date',
      label: 'data ofertei',
      kind: 'date',
      value: null,
    });
    const refused = await call<Schema<'Problem'>>('sendEmail', email({ body: body.body }));
    expect([refused.status, refused.body.code, refused.body.context]).toMatchObject([
      422,
      'message_incomplete',
      { variable: 'offer_date' },
    ]);
    const english = await call<Schema<'MessagePreview'>>('preview', { ...asked, language: 'en' });
    expect(english.body.body).toContain('Kind regards');
  });
});

describe('text messages and calls', () => {
  test('a text message goes to a mobile number, and answers belong to one conversation', async () => {
    const first = await call<Schema<'Message'>>('sendSms', sms());
    const second = await call<Schema<'Message'>>('sendSms', sms({ body: 'Inca o data' }));
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.thread_id).toBe(first.body.thread_id);
    const fixedLine = [{ party_id: file.partyId, address: file.fixedLine }];
    expect((await call('sendSms', sms({ to: fixedLine }))).status).toBe(422);
  });

  test('a text message of the evening waits for the morning unless somebody wants it to leave now', async () => {
    const leavesAt = async (more: Partial<BodyOf<'sendSms'>>) =>
      (await call<Schema<'Message'>>('sendSms', sms(more))).body.send_at;
    await api.letPass({ minutes: 10 * 60 - 1 });
    expect(await leavesAt({ send_now: false })).toBe('2026-03-04T17:59:10.000Z');
    await api.letPass({ minutes: 1 });
    expect(await leavesAt({ send_now: false })).toBe('2026-03-05T06:00:00.000Z');
    expect(await leavesAt({ send_now: true })).toBe('2026-03-04T18:00:10.000Z');
    expect(await leavesAt({ send_now: false, send_at: '2026-03-04T19:30:00.000Z' })).toBe(
      '2026-03-04T19:30:00.000Z',
    );
    await api.letPass({ minutes: -10 * 60 });
  });

  test('a call is written down with its outcome and stands in the timeline', async () => {
    const { status, body } = await call<Schema<'Message'>>('logCall', {
      assignment_id: file.assignmentId,
      party_id: file.partyId,
      direction: 'out',
      number: file.phone,
      outcome: 'reached',
      minutes: 3,
      note: 'Reparația e gata joi.',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      kind: 'call',
      call_outcome: 'reached',
      call_minutes: 3,
      text: 'Reparația e gata joi.',
    });
  });

  test('nobody of another organisation reads, cancels or repeats a message', async () => {
    const { body: message } = await call<Schema<'Message'>>('sendEmail', email());
    const asked = [
      await call(`browse/${file.assignmentId}`, undefined, 'alfa.ana', 'GET'),
      await call(`browseRecipients/${file.assignmentId}`, undefined, 'alfa.ana', 'GET'),
      await call(`cancel/${message.message_id}`, undefined, 'alfa.ana'),
      await call(`retry/${message.message_id}`, undefined, 'alfa.ana'),
      await call('sendEmail', email(), 'alfa.ana'),
    ];
    expect(asked.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect((await call('sendEmail', email(), 'paula.vasile')).status).toBe(403);
    expect((await read(message.message_id)).state).toBe('queued');
  });

  test('what was sent and the delivery that it waits for are stored together or not at all', async () => {
    const { orgId } = file;
    const { body: message } = await call<Schema<'Message'>>('sendEmail', email());
    const { rows } = await inTenant(api.runtime.db, orgId, (tx) =>
      sql<{ count: number }>`select count(*)::integer as count from message_recipient
        join outbox using (org_id, outbox_id) where message_recipient.message_id = ${message.message_id}`.execute(
        tx,
      ),
    );
    expect(rows[0]?.count).toBe(1);
  });
});
