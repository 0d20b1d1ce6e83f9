import { createHash, randomBytes } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Schema } from '@dosar/openapi';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { demoId } from '#src/demo-world.ts';
import { inTenant } from '#src/kernel/database/index.ts';
import { multipart } from '#src/testing/multipart.ts';
import { useKillableServers, type KillableServer } from '#src/testing/killable-servers.ts';
import { headersOf, type CallerHeaders } from '#src/testing/test-sessions.ts';
import { askForCopies } from './copies/make-copies-job.ts';

const { api, start, observer, dataDir, letGo } = useKillableServers(undefined, { world: 'demo' });
const orgId = demoId('organisation', 'demo');
const rows = async (query: string, values: unknown[] = []) =>
  (await observer().query<Record<string, string>>(query, values)).rows;
const one = async (query: string, values: unknown[] = []) => (await rows(query, values))[0] ?? {};

const picture = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#446688' } })
  .jpeg()
  .toBuffer();
const photo = Buffer.concat([picture, randomBytes(2_000_000)]);
const half = 1_000_000;
const sha256 = createHash('sha256').update(photo).digest('hex');

type Begun = { upload_id: string; upload_url: string };

/** Announces the photo for some work. */
async function begin({ post }: KillableServer, assignmentId: string): Promise<Begun> {
  const answer = await post('/api/document/beginUpload', {
    file_name: 'avarie.jpg',
    size: photo.length,
    doc_type_code: 'damage_photo',
    assignment_id: assignmentId,
  });
  return (await answer.json()) as Begun;
}

const protocol = { 'tus-resumable': '1.0.0' };

/** Sends bytes from an offset on; a stream may keep the server waiting for the rest. */
const patch = (
  { origin, headers }: KillableServer,
  { upload_url: url }: Begun,
  offset: number,
  body: RequestInit['body'],
) =>
  fetch(`${origin}${url}`, {
    method: 'PATCH',
    body,
    duplex: 'half',
    headers: {
      ...headers,
      ...protocol,
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
    },
  });

async function offsetOf({ origin, headers }: KillableServer, { upload_url: url }: Begun): Promise<number> {
  const answer = await fetch(`${origin}${url}`, { method: 'HEAD', headers: { ...headers, ...protocol } });
  return Number(answer.headers.get('upload-offset'));
}

/** The bytes of the photo up to its half, and then nothing for as long as somebody listens. */
const halfAndSilence = () =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(photo.subarray(0, half));
    },
  });

/** The recipient of a new request for one document, with a page uploaded that is not sent yet. */
async function recipient(server: KillableServer) {
  const work = await one(`
    select a.assignment_id, f.claimant_party_id as party_id from assignment a
    join claim_file f on f.org_id = a.org_id and f.claim_file_id = a.claim_file_id
    join contact_channel c on c.org_id = f.org_id and c.party_id = f.claimant_party_id and c.kind = 'email'
      and c.confirmed_at is not null and c.bounced_at is null
    where a.org_id = '${orgId}' and a.category_code = 'active'
      and not exists (select from doc_request r where r.org_id = f.org_id and r.claim_file_id = f.claim_file_id)
    order by a.assignment_id limit 1`);
  const asked = await server.post('/api/document/request', {
    assignment_id: work['assignment_id'],
    doc_type_codes: ['bank_account'],
    recipient_party_id: work['party_id'],
    channel: 'email',
    due_date: '2026-03-11',
  });
  const request = (await asked.json()) as Schema<'DocRequest'>;
  const itemId = request.items[0]?.id ?? '';
  const { request_key: key } = await one('select request_key from doc_request where doc_request_id = $1', [
    request.id,
  ]);
  const guest = await guestOf(server, key ?? '');
  const form = multipart(
    { doc_type_code: 'bank_account', doc_request_item_id: itemId },
    { name: 'iban.jpg', content: picture },
  );
  const uploaded = await fetch(`${server.origin}/api/document/upload`, {
    method: 'POST',
    headers: { ...guest, ...form.headers },
    body: new Uint8Array(form.payload),
  });
  expect(uploaded.status).toBe(201);
  return { itemId, key: key ?? '', guest, requestId: request.id };
}

async function guestOf({ origin }: KillableServer, key: string): Promise<CallerHeaders> {
  const answer = await fetch(`${origin}/api/auth/guestToken`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ assignment_type: 'doc_request', assignment_key: key }),
  });
  return headersOf((await answer.json()) as Parameters<typeof headersOf>[0]);
}

const sendItem = ({ origin }: KillableServer, guest: CallerHeaders, itemId: string) =>
  fetch(`${origin}/api/document/sendRequested/${itemId}`, {
    method: 'POST',
    headers: { ...guest, 'content-type': 'application/json' },
    body: '{}',
  });

const noJobs = () => rows(`select name from job.job where state < 'completed' and name like 'documents.%'`);
/** The same, without the pause before another try. */
async function noJobsNow() {
  await observer().query(`update job.job set start_after = now() where state = 'retry'`);
  return noJobs();
}
const untilDone = { timeout: 120_000, interval: 300 };

test('R12 a server that is killed during an upload, a conversion, a verdict and the answer to a request leaves each whole, and the next one does each once', async () => {
  const first = await start();
  await expect.poll(noJobs, untilDone).toEqual([]);
  const { assignment_id: work = '' } = await one(
    `select assignment_id from assignment where org_id = '${orgId}' and category_code = 'active' order by assignment_id limit 1`,
  );
  const [whole, broken] = [await begin(first, work), await begin(first, work)];
  expect((await patch(first, whole, 0, new Uint8Array(photo))).status).toBe(204);
  const judged = (await one(`select document_id, row_version, assignment_id from document
    where org_id = '${orgId}' and state = 'received' and assignment_id is not null order by document_id limit 1`)) as {
    document_id: string;
    row_version: string;
    assignment_id: string;
  };
  const asked = await recipient(first);
  const { document_id: converted = '' } = await one(
    'select document_id from document where doc_request_item_id = $1',
    [asked.itemId],
  );
  await expect.poll(noJobs, untilDone).toEqual([]);
  await observer().query(
    `update document set copies_state = 'waiting', copy_key = null where document_id = $1`,
    [converted],
  );

  await observer().query('delete from job.job where id = $1', [converted]);

  // Each of the four has begun and waits for one of these tables; the fifth waits for its sender.
  await observer().query('begin');
  await observer().query('lock table document, timeline_event in share mode');
  await inTenant(api.database, orgId, (tx) => askForCopies(tx, orgId, converted));
  const verdict = {
    documents: [{ document_id: judged.document_id, row_version: Number(judged.row_version) }],
    verdict: 'accepted',
  };
  const lost = [
    first.post(`/api/document/keepUpload/${whole.upload_id}`, {}),
    first.post(`/api/document/judge/${judged.assignment_id}`, verdict),
    sendItem(first, asked.guest, asked.itemId),
    patch(first, broken, 0, halfAndSilence()),
  ].map((request) => request.catch((error: unknown) => error));
  const waiting = () =>
    rows(
      `select pid from pg_locks where not granted and relation in ('document'::regclass, 'timeline_event'::regclass)`,
    );
  await expect.poll(async () => (await waiting()).length, untilDone).toBe(4);
  // Asked over the protocol, the server would end the upload that holds the file.
  const grown = () => statSync(join(dataDir(), 'files/growing', broken.upload_id)).size;
  await expect.poll(grown, untilDone).toBeGreaterThan(0);
  await first.kill();
  for (const request of lost) expect(await request).toBeInstanceOf(Error);
  await letGo();

  expect(await rows('select from document where sha256 = $1', [sha256])).toEqual([]);
  expect(await one('select state from document where document_id = $1', [judged.document_id])).toEqual({
    state: 'received',
  });
  expect(
    await one('select state from doc_request_item where doc_request_item_id = $1', [asked.itemId]),
  ).toEqual({
    state: 'requested',
  });

  const second = await start();
  const kept = await second.post(`/api/document/keepUpload/${whole.upload_id}`, {});
  const again = await second.post(`/api/document/keepUpload/${whole.upload_id}`, {});
  expect(await again.json()).toEqual(await kept.json());
  const offset = await offsetOf(second, broken);
  expect(offset).toBeLessThanOrEqual(half);
  expect((await patch(second, broken, offset, new Uint8Array(photo.subarray(offset)))).status).toBe(204);
  expect((await second.post(`/api/document/keepUpload/${broken.upload_id}`, {})).status).toBe(201);
  expect((await second.post(`/api/document/judge/${judged.assignment_id}`, verdict)).status).toBe(200);
  expect((await sendItem(second, await guestOf(second, asked.key), asked.itemId)).status).toBe(200);
  await expect.poll(noJobsNow, untilDone).toEqual([]);

  // Two uploads, each a document with the bytes that were sent.
  expect(await rows('select size_bytes::integer as size from document where sha256 = $1', [sha256])).toEqual([
    { size: photo.length },
    { size: photo.length },
  ]);
  expect(
    await one('select copies_state, copy_key is not null as has_copy from document where document_id = $1', [
      converted,
    ]),
  ).toEqual({ copies_state: 'ready', has_copy: true });
  const told = async (title: string, data: object) =>
    (await rows('select from timeline_event where title = $1 and data @> $2', [title, JSON.stringify(data)]))
      .length;
  expect(await told('Document acceptat', { document_ids: [judged.document_id] })).toBe(1);
  expect(await told('Document cerut, primit', { doc_request_id: asked.requestId })).toBe(1);
}, 300_000);
