import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import type { Schema } from '@dosar/openapi';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { onePixelPng } from '#src/testing/multipart.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { documentCalls } from '../testing/document-calls.ts';
import { requestCalls } from '../testing/request-calls.ts';

const api = startTestApi({ people: ['paula.vasile'], env: { STORAGE_SESSION_MB: '1' } });
const { newWork, post } = documentCalls(api);
const { askableWork, asked, guestOf } = requestCalls(api);

type Begun = { upload_id: string; upload_url: string };
const begin = (who: CallerHeaders, size: number, more: object = {}) =>
  post(who, 'beginUpload', { file_name: 'avarie.jpg', size, doc_type_code: 'damage_photo', ...more });

const patch = (who: CallerHeaders, url: string, payload: Buffer, headers: Record<string, string> = {}) =>
  api.inject({
    method: 'PATCH',
    url,
    headers: {
      ...who,
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
      ...headers,
    },
    payload,
  });

/** Sends a file in parts and asks for it to be kept. */
async function send(who: CallerHeaders, name: string, content: Buffer, more: object = {}) {
  const begun = (await begin(who, content.length, { file_name: name, ...more })).json<Begun>();
  await patch(who, begun.upload_url, content);
  return post(who, `keepUpload/${begun.upload_id}`);
}

const download = (who: CallerHeaders, id: string, variant: string) =>
  api.inject({ url: `/api/document/download/${id}?variant=${variant}`, headers: who });
const inStore = () => readdirSync(api.runtime.files.incoming);

const photo = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#446688' } })
  .jpeg()
  .toBuffer();
const script = '<script>alert(document.domain)</script>';

/** A picture whose header says another size than it has. */
function claiming(width: number, height: number): Buffer {
  const bomb = Buffer.from(onePixelPng);
  bomb.writeUInt32BE(width, 16);
  bomb.writeUInt32BE(height, 20);
  bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
  return bomb;
}

test.each([
  ['a web page behind a photo', 'a.jpg', Buffer.concat([photo, Buffer.from(script)])],
  [
    'an archive behind a photo',
    'a.jpg',
    Buffer.concat([photo, Buffer.from('504b0304', 'hex'), Buffer.alloc(64)]),
  ],
])(
  '%s is served as a file and never as a page, and the copy has nothing of it',
  async (_what, name, content) => {
    const guest = await api.guestFor('demo');
    const { id } = (await send(guest, name, content)).json<Schema<'UploadedDocument'>>();
    await api.makeCopies();
    const original = await download(guest, id, 'original');
    expect(original.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
    });
    expect(original.headers['content-disposition']).toMatch(/^attachment;/);
    const copy = await download(guest, id, 'copy');
    expect(copy.rawPayload.includes('script') || copy.rawPayload.includes('PK')).toBe(false);
  },
);

test.each([
  ['a script that begins like a picture', 'a.gif', Buffer.from('GIF89a/*\0\0*/=1;alert(1)//')],
  ['a web page before a photo', 'a.jpg', Buffer.concat([Buffer.from(script), photo])],
  [
    'a drawing with a script',
    'a.svg',
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`),
  ],
  ['a drawing that says it is a photo', 'a.png', Buffer.from(`<?xml version="1.0"?><svg>${script}</svg>`)],
  ['a program that says it is a paper', 'a.pdf', Buffer.from('MZ\x90\0')],
  ['a document with macros', 'a.docm', Buffer.from('504b0304140006000800', 'hex')],
  [
    'an archive bomb',
    'a.zip',
    Buffer.concat([Buffer.from('504b0304', 'hex'), deflateSync(Buffer.alloc(900_000))]),
  ],
])('%s is refused by what it is', async (_what, name, content) => {
  const refused = await send(await api.guestFor('demo'), name, content);
  expect(refused.json()).toMatchObject({ status: 415, code: 'unsupported_file_type' });
  expect(inStore()).toEqual([]);
});

test.each([
  [10_000, 5_001],
  [65_535, 65_535],
])('a picture that says it has %d by %d pixels is refused by its header', async (width, height) => {
  const refused = await send(await api.guestFor('demo'), 'a.png', claiming(width, height));
  expect([415, 422]).toContain(refused.statusCode);
  expect(inStore()).toEqual([]);
});

test.each([
  ['with fewer bytes than its header says', 7_000, 7_000],
  ['of a size that no decoder takes', 2_000_000_000, 1],
])('a picture %s has no copies, and takes nobody down', async (_what, width, height) => {
  const guest = await api.guestFor('demo');
  const { id } = (await send(guest, 'a.png', claiming(width, height))).json<Schema<'UploadedDocument'>>();
  await api.makeCopies();
  expect((await download(guest, id, 'thumbnail')).statusCode).toBe(404);
  expect((await download(guest, id, 'original')).statusCode).toBe(200);
});

test.each([
  '../../etc/passwd.jpg',
  String.raw`..\..\boot.jpg`,
  '/etc/cron.d/x.jpg',
  'a\r\nset-cookie: b.jpg',
])('the name "%s" is a name and never a path or a header', async (name) => {
  const guest = await api.guestFor('demo');
  const answer = await send(guest, name, photo);
  const { id, file_name: stored } = answer.json<Schema<'UploadedDocument'>>();
  expect(stored).not.toMatch(/[/\\\p{Cc}]/u);
  expect((await download(guest, id, 'original')).headers['set-cookie']).toBeUndefined();
});

test.each([
  ['before the file', { 'upload-offset': '-1' }],
  ['behind what has come', { 'upload-offset': '5000' }],
  ['that is no number', { 'upload-offset': 'NaN' }],
  ['beyond all numbers', { 'upload-offset': '9007199254740993' }],
  ['for a larger file', { 'upload-offset': '0', 'upload-length': '99999999' }],
])('an offset %s adds nothing to a file that it does not fit', async (_what, headers) => {
  const guest = await api.guestFor('demo');
  const begun = (await begin(guest, 10)).json<Begun>();
  const answer = await patch(guest, begun.upload_url, Buffer.alloc(11), headers);
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expect(answer.statusCode).toBeLessThan(500);
  const kept = await post(guest, `keepUpload/${begun.upload_id}`);
  expect(kept.json()).toMatchObject({ status: 409, code: 'upload_incomplete' });
});

test('other words of the protocol begin, end and override nothing', async () => {
  const guest = await api.guestFor('demo');
  const begun = (await begin(guest, photo.length)).json<Begun>();
  await patch(guest, begun.upload_url, photo.subarray(0, 20));
  for (const method of ['POST', 'DELETE', 'GET', 'PUT'] as const) {
    const answer = await api.inject({
      method,
      url: begun.upload_url,
      headers: { ...guest, 'tus-resumable': '1.0.0', 'upload-length': '5' },
    });
    expect([404, 405]).toContain(answer.statusCode);
  }
  await patch(guest, begun.upload_url, Buffer.alloc(0), {
    'x-http-method-override': 'DELETE',
    'upload-offset': '20',
  });
  expect(existsSync(join(api.runtime.files.growing, begun.upload_id))).toBe(true);
});

test('a guest of one request sends nothing to another one, and previewers and other organisations nothing at all', async () => {
  const ana = await api.tokenFor('ana.ionescu');
  const [own, other] = [
    await asked(ana, await askableWork(), ['bank_account']),
    await asked(ana, await askableWork(), ['bank_account']),
  ];
  const guest = await guestOf(own.key);
  const foreign = await begin(guest, 10, { doc_request_item_id: other.request.items[0]?.id });
  expect(foreign.statusCode).toBe(404);
  const { assignment_id: work } = await newWork();
  expect((await begin(await api.tokenFor('alfa.ana'), 10, { assignment_id: work })).statusCode).toBe(404);
  expect((await begin(await api.tokenFor('paula.vasile'), 10, { assignment_id: work })).statusCode).toBe(403);
  const mine = (await begin(guest, 10, { doc_request_item_id: own.request.items[0]?.id })).json<Begun>();
  const stranger = await guestOf(other.key);
  expect((await patch(stranger, mine.upload_url, Buffer.alloc(10))).statusCode).toBe(404);
  expect((await post(stranger, `keepUpload/${mine.upload_id}`)).statusCode).toBe(404);
});

test('more than a guest may store is refused when it is announced, in words', async () => {
  const guest = await api.guestFor('demo');
  const refused = await begin(guest, 1_100_000);
  expect(refused.json()).toMatchObject({
    status: 413,
    code: 'storage_quota_exceeded',
    context: { of: 'session', limit: 1_048_576 },
  });
  expect(refused.json<{ message: string }>().message).not.toBe('');
});

test('announcements that nobody fulfils have an end', async () => {
  const guest = await api.guestFor('demo');
  const answers = [];
  for (let number = 0; number < 31; number += 1) answers.push((await begin(guest, 10)).statusCode);
  expect(answers.filter((status) => status === 201)).toHaveLength(30);
  expect(answers.at(-1)).toBe(413);
});
