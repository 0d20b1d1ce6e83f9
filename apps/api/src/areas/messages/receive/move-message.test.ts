import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { onePixelPng } from '#src/testing/multipart.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { attached, mailServer, mixed } from '../testing/received-mail.ts';
import { withReachableClaimant, type ReachableFile } from '../testing/reachable-file.ts';

const api = startTestApi();
let mail: Awaited<ReturnType<typeof mailServer>>;
let wrong: ReachableFile;
let right: ReachableFile;
let message: Schema<'Message'>;

beforeAll(async () => {
  mail = await mailServer(api);
});
beforeEach(async () => {
  wrong = await withReachableClaimant(api, 'demo');
  right = await withReachableClaimant(api, 'demo');
  const parts = mixed(attached('avarie.png', onePixelPng), attached('talon.png', onePixelPng));
  await mail.receive({ from: wrong.email, subject: 'Pozele mele secrete', ...parts });
  const [newest] = await mail.messagesOf(wrong.assignmentId);
  if (newest === undefined) throw new Error('The e-mail was not filed.');
  message = newest;
});

async function move(claimFileNo: string, more: object = {}, who = 'ana.ionescu') {
  const answer = await api.inject({
    method: 'POST',
    url: `/api/message/move/${message.message_id}`,
    headers: await api.tokenFor(who),
    payload: { claim_file_no: claimFileNo, ...more },
  });
  return { status: answer.statusCode, body: answer.json<Schema<'Message'> & Schema<'Problem'>>() };
}

async function timelineOf({ assignmentId }: ReachableFile) {
  const { rows } = await sql<{ key: string }>`
    select assignment_key as key from assignment where assignment_id = ${assignmentId}`.execute(
    api.database.kysely,
  );
  const answer = await api.inject({
    url: `/api/timeline/browse/${rows[0]?.key}`,
    headers: await api.tokenFor('ana.ionescu'),
  });
  return answer.json<{ items: Schema<'TimelineEvent'>[] }>().items;
}

async function documentsOf({ claimFileId }: ReachableFile) {
  const { rows } = await sql<{ file_name: string; visibility: string }>`
    select file_name, visibility from document where claim_file_id = ${claimFileId} order by file_name`.execute(
    api.database.kysely,
  );
  return rows;
}

const releaseToClaimant = () =>
  sql`update document set visibility = 'claimant' where claim_file_id = ${wrong.claimFileId}`.execute(
    api.database.kysely,
  );

test('M8 a wrongly filed e-mail is moved with its documents, and the first claimant sees none of it any more', async () => {
  await releaseToClaimant();
  const { status, body } = await move(right.claimFileNo.toLowerCase().replace('r', '-r-'));
  expect([status, body.claim_file_no]).toEqual([200, right.claimFileNo]);

  expect(await mail.messagesOf(wrong.assignmentId)).toEqual([]);
  expect((await mail.messagesOf(right.assignmentId))[0]?.message_id).toBe(message.message_id);
  expect(await documentsOf(wrong)).toEqual([]);
  expect(await documentsOf(right)).toEqual([
    { file_name: 'avarie.png', visibility: 'internal' },
    { file_name: 'talon.png', visibility: 'internal' },
  ]);
  expect(JSON.stringify(await timelineOf(wrong))).not.toMatch(/secrete|Atasat|talon/);
  expect((await timelineOf(wrong)).map(({ title }) => title)).toContain(
    `E-mail mutat în dosarul ${right.claimFileNo}`,
  );
  expect((await timelineOf(right)).map(({ title }) => title)).toContain(
    `E-mail mutat din dosarul ${wrong.claimFileNo}`,
  );
});

test('M8 one document of an e-mail is moved alone, and the message says where it is', async () => {
  await releaseToClaimant();
  const { body } = await move(right.claimFileNo, { position: 1 });
  expect(body.claim_file_no).toBe(wrong.claimFileNo);
  expect(body.attachments.map(({ file_name: name, moved_to: to }) => [name, to])).toEqual([
    ['avarie.png', null],
    ['talon.png', right.claimFileNo],
  ]);
  expect((await documentsOf(wrong)).map(({ file_name: name }) => name)).toEqual(['avarie.png']);
  expect(await documentsOf(right)).toEqual([{ file_name: 'talon.png', visibility: 'internal' }]);
  expect(await move(right.claimFileNo, { position: 1 })).toMatchObject({
    status: 409,
    body: { context: { reason: 'no_document' } },
  });
});

test('M8 a move to the same claim, to an unknown one, or by a stranger to the organisation is refused', async () => {
  expect(await move(wrong.claimFileNo)).toMatchObject({
    status: 409,
    body: { context: { reason: 'same_file' } },
  });
  expect((await move('DM26R9999999')).status).toBe(422);
  expect((await move(right.claimFileNo, {}, 'alfa.ana')).status).toBe(404);
  expect(await documentsOf(right)).toEqual([]);
});
