import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { namedFiles } from '#src/testing/corpus/named-files.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { aClaim } from '#src/testing/world/a-claim.ts';
import { attached, mailServer, mixed } from '../testing/received-mail.ts';
import { withReachableClaimant, type ReachableFile } from '../testing/reachable-file.ts';

const api = startTestApi();
let mail: Awaited<ReturnType<typeof mailServer>>;
let file: ReachableFile;
let other: ReachableFile;

beforeAll(async () => {
  mail = await mailServer(api);
});
beforeEach(async () => {
  file = await withReachableClaimant(api, 'demo');
  other = await withReachableClaimant(api, 'demo');
});

const newest = async ({ assignmentId }: { assignmentId: string }) => (await mail.messagesOf(assignmentId))[0];
let stranger = 0;
const aStranger = () => `strain${(stranger += 1)}@example.com`;
const dashed = (no: string) => `${no.slice(0, 4)}-${no.slice(4, 5)}-${no.slice(5)}`;

async function setFacts({ claimFileId }: ReachableFile, facts: { plate: string; policy: string }) {
  await sql`
    with car as (
      insert into vehicle (org_id, plate_norm, plate_country_code)
      select org_id, ${facts.plate}, 'RO' from claim_file where claim_file_id = ${claimFileId}
      returning org_id, vehicle_id
    ), own as (
      insert into claim_vehicle (org_id, claim_file_id, vehicle_id, role)
      select org_id, ${claimFileId}, vehicle_id, 'other' from car
    )
    update claim_file set policy_number = ${facts.policy} where claim_file_id = ${claimFileId}`.execute(
    api.database.kysely,
  );
}

test('M8 a claim number in the text files the e-mail of a stranger, marked as of an unknown sender', async () => {
  const from = aStranger();
  expect(await mail.receive({ from, body: `Dosarul meu este ${dashed(file.claimFileNo)}.` })).toBe('filed');
  expect(await newest(file)).toMatchObject({ from, is_sender_unknown: true, unfiled_because: null });
});

test('M8 the number of a claim that is reported and not accepted files too', async () => {
  const reported = await aClaim(api);
  const { assignment_id: notice } = await reported.work('claim_notification');
  expect(await mail.receive({ from: aStranger(), subject: dashed(reported.claimFileNo) })).toBe('filed');
  expect((await mail.messagesOf(notice))[0]).toMatchObject({ direction: 'in', assignment_id: notice });
});

test('M8 a number, a plate or a policy of another claim outweighs the sender', async () => {
  await setFacts(other, { plate: 'ZV77QXW', policy: 'RO/77/Q nr. 0099887' });
  for (const body of [`Vezi ${other.claimFileNo}`, 'Mașina ZV · 77 - QXW', 'Polița ro 77 q Nr 0099887']) {
    expect(await mail.receive({ from: file.email, body })).toBe('filed');
    expect((await newest(other))?.text).toContain(body);
  }
});

test('M8 an e-mail that points to two claims waits for a person, who is offered both', async () => {
  const from = aStranger();
  const subject = `[#${file.claimFileNo}]`;
  expect(await mail.receive({ from, subject, body: `sau ${other.claimFileNo}?` })).toBe('unfiled');
  const waiting = await mail.unfiled(from);
  expect(waiting?.unfiled_because).toBe('contradiction');
  expect(waiting?.possible_file_nos.toSorted()).toEqual([file.claimFileNo, other.claimFileNo].toSorted());
});

test('M8 Reply-To tells who wrote where a form sends for somebody', async () => {
  const headers = [`Reply-To: ${file.email}`];
  expect(await mail.receive({ from: 'formular@site.example', headers })).toBe('filed');
  expect(await newest(file)).toMatchObject({ reply_to: file.email, is_sender_unknown: false });
});

test('M8 one Message-ID with another content is another e-mail', async () => {
  const one = { from: file.email, id: `same-${file.claimFileNo}@example.com` };
  const outcomes = [];
  for (const body of ['Prima', 'Prima', 'A doua']) outcomes.push(await mail.receive({ ...one, body }));
  expect(outcomes).toEqual(['filed', 'repeated', 'filed']);
});

test('M8 the raw e-mail and files of every kind are kept and saved as they came, never shown', async () => {
  const sheet = Buffer.from('PK\u0003\u0004 a spreadsheet');
  await mail.receive({ from: file.email, ...mixed(attached('deviz.xlsx', sheet)) });
  const message = await newest(file);
  expect(message?.attachments).toMatchObject([
    { file_name: 'deviz.xlsx', refused_because: 'type', is_kept: true, document_id: null },
  ]);
  const original = async (query: string, who = 'ana.ionescu') =>
    api.inject({
      url: `/api/message/original/${message?.message_id}${query}`,
      headers: await api.tokenFor(who),
    });
  const saved = await original('?position=0');
  expect(saved.rawPayload.equals(sheet)).toBe(true);
  expect(saved.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': expect.stringContaining('attachment'),
  });
  expect((await original('')).body).toContain('Content-Type: multipart/mixed; boundary=x');
  expect((await original('', 'alfa.ana')).statusCode).toBe(404);
  expect((await original('?position=7')).statusCode).toBe(404);
});

test('R12 M8 the bytes of files that come by e-mail decide what they are', async () => {
  for (const { sent, content, stored, type } of namedFiles) {
    const name = `=?utf-8?B?${Buffer.from(sent).toString('base64')}?=`;
    await mail.receive({ from: file.email, ...mixed(attached(name, content)) });
    const [kept] = (await newest(file))?.attachments ?? [];
    expect([kept?.file_name, kept?.mime_type, kept?.refused_because]).toEqual(
      stored === null ? [sent, 'application/octet-stream', 'type'] : [stored, type, null],
    );
  }
});

test('M8 a picture in the text that its sender has sent before is that of a signature', async () => {
  const photo = Buffer.concat([namedFiles[3]?.content ?? Buffer.alloc(0), Buffer.alloc(40_000)]);
  const outcomes = [];
  for (const body of ['Prima', 'A doua']) {
    const parts = mixed(attached('image001.jpg', photo));
    await mail.receive({ from: file.email, subject: body, ...parts });
    outcomes.push((await newest(file))?.attachments[0]?.refused_because);
  }
  expect(outcomes).toEqual([null, 'signature']);
});

test('M8 an e-mail of more than 20,000 characters is whole in the file', async () => {
  await mail.receive({ from: file.email, body: `${'cuvânt '.repeat(5_000)}sfârșit` });
  const message = await newest(file);
  expect(message?.is_cut).toBe(true);
  const content = await api.inject({
    url: `/api/message/getByKey/${message?.key}`,
    headers: await api.tokenFor('ana.ionescu'),
  });
  expect(content.json<{ body_text: string }>().body_text).toMatch(/sfârșit\s*$/);
});
