import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { Schema } from '@dosar/openapi';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { inTenant } from '#src/kernel/database/index.ts';
import { multipart, onePixelPng } from '#src/testing/multipart.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { documentCalls } from './testing/document-calls.ts';

const api = startTestApi();
const { newWork } = documentCalls(api);

const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#446688' } })
  .jpeg()
  .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '44/1 25/1 0/1' } })
  .toBuffer();
const jpeg = { name: 'avarie.jpg', content: photo };

async function upload(who: CallerHeaders, file = jpeg as Parameters<typeof multipart>[1], more = {}) {
  const form = multipart({ doc_type_code: 'damage_photo', ...more }, file);
  return api.inject({
    method: 'POST',
    url: '/api/document/upload',
    headers: { ...who, ...form.headers },
    payload: form.payload,
  });
}

const download = (who: CallerHeaders, id: string, variant = 'original') =>
  api.inject({ url: `/api/document/download/${id}?variant=${variant}`, headers: who });

test('a guest uploads a photo and sees its upright thumbnail and the photo itself', async () => {
  const guest = await api.guestFor('demo');
  const answer = await upload(guest);
  expect(answer.statusCode).toBe(201);
  const stored = answer.json<Schema<'UploadedDocument'>>();
  expect(stored).toMatchObject({ file_name: 'avarie.jpg', mime_type: 'image/jpeg', size: photo.length });

  const early = await download(guest, stored.id, 'thumbnail');
  expect([early.statusCode, early.headers['retry-after']]).toEqual([503, '2']);
  expect(early.json()).toMatchObject({ code: 'picture_not_ready' });
  await api.makeCopies();
  const thumbnail = await download(guest, stored.id, 'thumbnail');
  const told = await sharp(thumbnail.rawPayload).metadata();
  expect([told.width, told.height, told.exif]).toEqual([480, 320, undefined]);
  expect((await download(guest, stored.id)).rawPayload.equals(photo)).toBe(true);
});

test('a download is saved and never run by the browser', async () => {
  const guest = await api.guestFor('demo');
  const { id } = (await upload(guest, { ...jpeg, name: '../Față %221%22.jpg' })).json<
    Schema<'UploadedDocument'>
  >();
  const { headers } = await download(guest, id);
  expect(headers['content-disposition']).toBe(
    `attachment; filename="Fata _1_.jpg"; filename*=UTF-8''Fa%C8%9B%C4%83%20_1_.jpg`,
  );
  expect(headers).toMatchObject({
    'content-type': 'image/jpeg',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
    'cache-control': 'no-store',
  });
});

test.each([
  ['a web page', { name: 'a.html', content: Buffer.from('<script>alert(1)</script>') }],
  ['a web page that says it is a photo', { name: 'a.jpg', content: Buffer.from('<!doctype html>') }],
  ['a drawing with a script', { name: 'a.svg', content: Buffer.from('<svg xmlns="x"><script/></svg>') }],
  ['a photo that is named as a program', { ...jpeg, name: 'a.exe' }],
  ['an empty file', { ...jpeg, content: Buffer.from('') }],
])('%s is refused with the reason and leaves nothing behind', async (_kind, file) => {
  const answer = await upload(await api.guestFor('demo'), file);
  expect(answer.statusCode).toBe(415);
  expect(answer.json()).toMatchObject({ code: 'unsupported_file_type', fields: [{ field: 'file' }] });
  expect(readdirSync(api.runtime.files.incoming)).toEqual([]);
});

test('a file of more than 25 MB is refused with the limit', async () => {
  const content = Buffer.concat([photo, Buffer.alloc(25 * 1024 * 1024)]);
  const answer = await upload(await api.guestFor('demo'), { ...jpeg, content });
  expect(answer.statusCode).toBe(413);
  expect(answer.json()).toMatchObject({ code: 'file_too_large', context: { limit: 25 * 1024 * 1024 } });
  expect(readdirSync(api.runtime.files.incoming)).toEqual([]);
});

test('a picture of more than 50 megapixels is refused by its header, before anything decodes it', async () => {
  const bomb = Buffer.from(onePixelPng);
  bomb.writeUInt32BE(10_000, 16);
  bomb.writeUInt32BE(5_001, 20);
  bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
  const answer = await upload(await api.guestFor('demo'), { name: 'bomb.png', content: bomb });
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({
    code: 'picture_too_large',
    context: { limit: 50_000_000, width: 10_000, height: 5_001 },
    fields: [{ field: 'file', code: 'too_large' }],
  });
  expect(readdirSync(api.runtime.files.incoming)).toEqual([]);
});

test('the twenty-first photo of a notification is refused, also when they come together', async () => {
  const guest = await api.guestFor('demo');
  for (let number = 0; number < 18; number += 1) expect((await upload(guest)).statusCode).toBe(201);
  const together = await Promise.all([upload(guest), upload(guest), upload(guest), upload(guest)]);
  expect(together.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 413, 413]);
  const refused = together.find(({ statusCode }) => statusCode === 413);
  expect(refused?.json()).toMatchObject({ code: 'too_many_files', context: { limit: 20 } });
});

test('the twenty-first photo is refused before a byte of it is sent', async () => {
  const guest = await api.guestFor('demo');
  for (let number = 0; number < 20; number += 1) await upload(guest);
  await api.staff.listen({ host: '127.0.0.1', port: 0 });
  const { port } = api.staff.server.address() as AddressInfo;

  const status = await new Promise((resolve, reject) => {
    const headers = { ...guest, 'content-type': 'multipart/form-data; boundary=x', 'content-length': 1000 };
    const sending = request(
      { port, host: '127.0.0.1', method: 'POST', path: '/api/document/upload', headers },
      (answer) => {
        resolve(answer.statusCode);
        sending.destroy();
      },
    );
    sending.on('error', reject);
    sending.flushHeaders();
  });
  expect(status).toBe(413);
});

test('a guest takes back a photo: it is deleted and makes room for another', async () => {
  const guest = await api.guestFor('demo');
  const remove = (who: CallerHeaders, id: string) =>
    api.inject({ method: 'POST', url: `/api/document/remove/${id}`, headers: who });
  for (let number = 0; number < 19; number += 1) await upload(guest);
  const before = storedFiles();
  const { id } = (await upload(guest)).json<Schema<'UploadedDocument'>>();
  expect((await upload(guest)).statusCode).toBe(413);

  expect((await remove(await api.guestFor('demo'), id)).statusCode).toBe(404);
  expect((await remove(guest, id)).json()).toEqual({ success: true });
  expect((await download(guest, id)).statusCode).toBe(404);
  expect(storedFiles()).toEqual(before);
  expect((await remove(guest, id)).statusCode).toBe(404);
  expect((await upload(guest)).statusCode).toBe(201);
});

test('the same photo under the same key is stored once', async () => {
  const guest = await api.guestFor('demo');
  const keyed = { ...guest, 'idempotency-key': 'one-photo-one-key-0001' };
  const [first, second] = [await upload(keyed), await upload(keyed)];
  expect(second.json()).toEqual(first.json());
  expect(second.headers['idempotency-replayed']).toBe('true');
});

test('nobody else reads what a guest has uploaded: no other guest, no other organisation, no staff yet', async () => {
  const { id } = (await upload(await api.guestFor('demo'))).json<Schema<'UploadedDocument'>>();
  for (const stranger of [
    await api.guestFor('demo'),
    await api.guestFor('alfa'),
    await api.tokenFor('alfa.ana'),
    await api.tokenFor('ana.ionescu'),
  ])
    for (const variant of ['original', 'thumbnail'])
      expect((await download(stranger, id, variant)).statusCode).toBe(404);
});

test('staff add a document to an assignment: it is listed, told in the timeline and audited', async () => {
  const ana = await api.tokenFor('ana.ionescu');
  const { assignment_id, claim_file_id } = await newWork();
  const { id } = (await upload(ana, jpeg, { assignment_id })).json<Schema<'UploadedDocument'>>();

  const list = await api.inject({ url: `/api/document/browse/${assignment_id}`, headers: ana });
  expect(list.json<{ items: Schema<'Document'>[] }>().items[0]).toMatchObject({
    id,
    doc_type_code: 'damage_photo',
    has_thumbnail: true,
    visibility: 'internal',
    uploaded_by_name: 'Ana Ionescu',
  });
  const orgId = await api.organisation('demo');
  const told = await inTenant(api.database, orgId, async (tx) => ({
    timeline: await tx
      .selectFrom('timeline_event')
      .where('claim_file_id', '=', claim_file_id)
      .where('kind', '=', 'document')
      .select(['body', 'data'])
      .orderBy('system_time', 'desc')
      .executeTakeFirst(),
    audit: await tx.selectFrom('audit_log').where('entity_id', '=', id).select('event').execute(),
  }));
  expect(told.timeline).toMatchObject({ body: 'avarie.jpg', data: { document_id: id } });
  expect(told.audit).toEqual([{ event: 'DOCUMENT_UPLOADED' }]);
});

test('who fetched a document is in the audit log, who saw its thumbnail in a list is not', async () => {
  const ana = await api.tokenFor('ana.ionescu');
  const { assignment_id } = await newWork();
  const { id } = (await upload(ana, jpeg, { assignment_id })).json<Schema<'UploadedDocument'>>();
  await api.makeCopies();
  const orgId = await api.organisation('demo');
  const audited = () =>
    inTenant(api.database, orgId, (tx) =>
      tx
        .selectFrom('audit_log')
        .where('entity_id', '=', id)
        .where('event', '=', 'DOCUMENT_DOWNLOADED')
        .select('outcome')
        .execute(),
    );

  expect((await download(ana, id, 'thumbnail')).statusCode).toBe(200);
  expect(await audited()).toEqual([]);

  expect((await download(ana, id)).statusCode).toBe(200);
  expect(await audited()).toEqual([{ outcome: 'success' }]);
});

test('a thumbnail that was refused is in the audit log', async () => {
  const ana = await api.tokenFor('ana.ionescu');
  const orgId = await api.organisation('demo');
  const refusals = () =>
    inTenant(api.database, orgId, (tx) =>
      tx
        .selectFrom('audit_log')
        .where('event', '=', 'DOCUMENT_DOWNLOADED')
        .where('outcome', '=', 'refused')
        .select((eb) => eb.fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow(),
    );
  const before = Number((await refusals()).count);
  const unknown = '0198f000-0000-7000-8000-00000000dead';

  expect((await download(ana, unknown, 'thumbnail')).statusCode).toBe(404);
  expect(Number((await refusals()).count)).toBe(before + 1);
});

test('staff cannot add to, list or read documents of another organisation', async () => {
  const ana = await api.tokenFor('ana.ionescu');
  const { assignment_id } = await newWork();
  const { id } = (await upload(ana, jpeg, { assignment_id })).json<Schema<'UploadedDocument'>>();

  const stranger = await api.tokenFor('alfa.ana');
  expect((await upload(stranger, jpeg, { assignment_id })).statusCode).toBe(404);
  const list = await api.inject({ url: `/api/document/browse/${assignment_id}`, headers: stranger });
  expect(list.statusCode).toBe(404);
  expect((await download(stranger, id)).statusCode).toBe(404);
});

test('staff say which assignment a document is for, and of which known kind it is', async () => {
  const ana = await api.tokenFor('ana.ionescu');
  const { assignment_id } = await newWork();
  const homeless = await upload(ana);
  expect(homeless.json()).toMatchObject({ fields: [{ field: 'assignment_id', code: 'required' }] });
  const unknown = await upload(ana, jpeg, { assignment_id, doc_type_code: 'love_letter' });
  expect(unknown.json()).toMatchObject({ fields: [{ field: 'doc_type_code', code: 'unknown_code' }] });
});

test('a refused upload leaves no file in the store', async () => {
  const before = storedFiles();
  await upload(await api.guestFor('demo'), jpeg, { doc_type_code: 'love_letter' });
  expect(storedFiles()).toEqual(before);
});

function storedFiles(): string[] {
  const folder = join(api.runtime.files.incoming, '..');
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.flatMap((entry) => (entry.isFile() ? [entry.name] : [])).sort();
}
