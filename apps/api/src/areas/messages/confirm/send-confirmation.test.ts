import { sql } from 'kysely';
import type { Schema } from '@dosar/openapi';
import { beforeEach, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { withReachableClaimant, type ReachableFile } from '../testing/reachable-file.ts';

const api = startTestApi({ people: ['paula.vasile', 'nord.mihai'] });
let file: ReachableFile;

beforeEach(async () => {
  file = await withReachableClaimant(api, 'demo');
  await sql`update contact_channel set confirmed_at = null where value = ${file.email}`.execute(
    api.database.kysely,
  );
});

async function send(address: string, who = 'ana.ionescu') {
  const answer = await api.inject({
    method: 'POST',
    url: '/api/message/sendConfirmation',
    headers: await api.tokenFor(who),
    payload: { claim_file_id: file.claimFileId, party_id: file.partyId, address },
  });
  return { status: answer.statusCode, body: answer.json<Schema<'Message'> & Schema<'Problem'>>() };
}
const keyIn = (text: string) => /contact-confirmation\/([\w-]+)/.exec(text)?.[1] ?? '';
async function keyOf({ message_id: id }: Schema<'Message'>) {
  const { rows } = await sql<{ body: string }>`
    select body from outbox where message_id = ${id}`.execute(api.database.kysely);
  return keyIn(rows[0]?.body ?? '');
}
const confirm = async (key: string) =>
  (
    await api.inject({
      url: `/api/assignment/confirmContact/${key}`,
      headers: { 'x-requested-with': 'dosar' },
    })
  ).statusCode;

test('the link comes again by the address that it confirms, and the file does not show it', async () => {
  const { status, body } = await send(file.email);
  expect(status).toBe(200);
  expect(body.text).toContain('contact-confirmation/…');
  const first = await keyOf(body);
  const second = await keyOf((await send(file.email)).body);
  expect(second).not.toBe(first);
  expect(await confirm(first)).toBe(404);
  expect(await confirm(second)).toBe(200);
  // Who has confirmed is asked nothing more.
  expect((await send(file.email)).status).toBe(422);
});

test('nobody gets the link more than three times a day', async () => {
  for (let times = 1; times <= 3; times += 1) expect((await send(file.email)).status).toBe(200);
  const refused = await send(file.email);
  expect([refused.status, refused.body.code]).toEqual([422, 'confirmation_sent_enough']);
});

test('no link goes to a fixed line, to a stranger or for another organisation', async () => {
  await sql`update contact_channel set confirmed_at = null where value = ${file.fixedLine}`.execute(
    api.database.kysely,
  );
  expect((await send(file.fixedLine)).status).toBe(422);
  expect((await send('stranger@example.com')).status).toBe(422);
  expect((await send(file.email, 'paula.vasile')).status).toBe(403);
  const foreign = await api.inject({
    method: 'POST',
    url: '/api/message/sendConfirmation',
    headers: await api.tokenFor('nord.mihai'),
    payload: { claim_file_id: file.claimFileId, party_id: file.partyId, address: file.email },
  });
  expect([403, 404]).toContain(foreign.statusCode);
});
