import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { inTenant } from '#src/kernel/database/index.ts';
import { beginDelivery } from '#src/kernel/outbox/outbox-repository.ts';

const api = startTestApi({ env: { MAIL_FROM: 'Daune <daune@install.example>' } });
type Page = Schema<'SenderPage'>;

const read = async (headers: CallerHeaders) =>
  (await api.inject({ url: '/api/config/getSender', headers: { ...headers } })).json<Page>();
const post = (call: string, headers: CallerHeaders, payload: object) =>
  api.inject({ method: 'POST', url: `/api/config/${call}`, headers: { ...headers }, payload });
const change = async (headers: CallerHeaders, settings: Partial<Page['settings']>) =>
  post('updateSender', headers, { ...(await read(headers)).settings, ...settings });

async function waitingFor(orgId: string, to: string) {
  const { rows } = await sql<{ outbox_id: string; subject: string; body: string }>`
    select outbox_id, subject, body from outbox where org_id = ${orgId} and to_address = ${to}`.execute(
    api.database.kysely,
  );
  return rows;
}

test('B13 a test e-mail goes to the caller through the outbox, with the name and the reply address that are stored', async () => {
  const [calin, orgId] = await Promise.all([api.tokenFor('calin.dobre'), api.organisation('demo')]);
  const changed = await change(calin, { sender_name: 'Daune  Demo', reply_to_email: 'raspuns@demo.example' });
  expect(changed.json<Page>()).toMatchObject({
    settings: { sender_name: 'Daune Demo', reply_to_email: 'raspuns@demo.example' },
    mail_from: 'Daune <daune@install.example>',
    is_email_delivered: false,
  });

  const { own_email: own } = await read(calin);
  expect((await post('sendTestMessage', calin, { kind: 'email' })).statusCode).toBe(200);
  const [message] = await waitingFor(orgId, own ?? '');
  expect(message?.body).toContain('Asigurarea Demo');
  const begun = await inTenant(api.database, orgId, (tx) =>
    beginDelivery(tx, orgId, message?.outbox_id ?? ''),
  );
  expect(begun).toMatchObject({ to: own, senderName: 'Daune Demo', replyTo: 'raspuns@demo.example' });
});

test('B13 the DKIM row is named by the stored selector of the own organisation, and a restore takes it back', async () => {
  const [calin, alfa] = await Promise.all([api.tokenFor('calin.dobre'), api.tokenFor('alfa.ana')]);
  const changed = await change(calin, { dkim_selector: 's2026' });
  const dkim = { kind: 'dkim', name: 's2026._domainkey.install.example', value: null };
  expect(changed.json<Page>().domain_rows).toContainEqual(dkim);
  expect((await read(alfa)).domain_rows.map(({ kind }) => kind)).toEqual(['spf', 'dmarc']);

  const history = await api.inject({
    url: '/api/config/browseSettingChanges?page=sender',
    headers: { ...calin },
  });
  const [last] = history.json<Schema<'SettingChangePage'>>().items;
  expect(last?.fields).toEqual([{ field: 'dkim_selector', before: null, after: 's2026' }]);
  const back = await post(`restoreSettingChange/${last?.change_id}`, calin, {});
  expect([back.statusCode, (await read(calin)).settings.dkim_selector]).toEqual([200, null]);
});

test('a selector that is no name of the DNS is refused', async () => {
  const calin = await api.tokenFor('calin.dobre');
  for (const selector of ['', '-a', 'a b', 'cheia.'])
    expect((await change(calin, { dkim_selector: selector })).statusCode).toBe(400);
});

test('an organisation that says nothing leaves the sender of the installation', async () => {
  const [alfa, orgId] = await Promise.all([api.tokenFor('alfa.ana'), api.organisation('alfa')]);
  expect((await read(alfa)).settings).toMatchObject({ sender_name: null, reply_to_email: null });
  const { own_email: own } = await read(alfa);
  await post('sendTestMessage', alfa, { kind: 'email' });
  const [message] = await waitingFor(orgId, own ?? '');
  const begun = await inTenant(api.database, orgId, (tx) =>
    beginDelivery(tx, orgId, message?.outbox_id ?? ''),
  );
  expect(begun).toMatchObject({ senderName: null, replyTo: null });
});

test('whoever has no phone number is told so instead of sending nothing', async () => {
  const [calin, { userId }] = await Promise.all([api.tokenFor('calin.dobre'), api.userNamed('calin.dobre')]);
  await sql`update app_user set phone = null where user_id = ${userId}`.execute(api.database.kysely);
  const answer = await post('sendTestMessage', calin, { kind: 'sms' });
  expect([answer.statusCode, answer.json<Schema<'Problem'>>().fields]).toMatchObject([
    422,
    [{ field: 'kind' }],
  ]);
});

test('of two configurators who read the same sender the second one is told of the first', async () => {
  const calin = await api.tokenFor('calin.dobre');
  const { settings } = await read(calin);
  expect((await post('updateSender', calin, { ...settings, sender_name: 'A' })).statusCode).toBe(200);
  expect((await post('updateSender', calin, { ...settings, sender_name: 'B' })).statusCode).toBe(412);
});

test('a handler neither reads nor changes the sender, and sends no test', async () => {
  const ana = await api.tokenFor('ana.ionescu');
  const statuses = [
    (await api.inject({ url: '/api/config/getSender', headers: { ...ana } })).statusCode,
    (
      await post('updateSender', ana, {
        sender_name: 'X',
        reply_to_email: null,
        dkim_selector: null,
        row_version: 1,
      })
    ).statusCode,
    (await post('sendTestMessage', ana, { kind: 'email' })).statusCode,
  ];
  expect(statuses).toEqual([403, 403, 403]);
});
