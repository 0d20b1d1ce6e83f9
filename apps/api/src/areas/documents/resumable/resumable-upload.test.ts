import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import sharp from 'sharp';
import { Upload } from 'tus-js-client';
import { beforeAll, expect, test } from 'vitest';
import { breakingLine } from '#src/testing/breaking-line.ts';
import { onePixelPng } from '#src/testing/multipart.ts';
import { tidyUp } from '#src/testing/run-now.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { documentCalls } from '../testing/document-calls.ts';

const api = startTestApi();
const { newWork, listOf, post } = documentCalls(api);
let port: number;

beforeAll(async () => {
  await api.staff.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = api.staff.server.address() as AddressInfo);
});

/** A JPEG of about a size: noise after its end, as some phones write it. */
async function photoOf(bytes: number): Promise<Buffer> {
  const picture = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#446688' } })
    .jpeg()
    .toBuffer();
  return Buffer.concat([picture, randomBytes(bytes - picture.length)]);
}

type Begun = { upload_id: string; upload_url: string };

async function begin(who: CallerHeaders, size: number, more: object = {}) {
  return post(who, 'beginUpload', { file_name: 'avarie.jpg', size, doc_type_code: 'damage_photo', ...more });
}

/** Sends bytes as the page does, with the library of the protocol. */
function send(who: CallerHeaders, content: Buffer, { upload_url: path }: Begun, atPort = port) {
  return new Promise<void>((resolve, reject) => {
    const upload = new Upload(content, {
      uploadUrl: `http://127.0.0.1:${atPort}${path}`,
      headers: { ...who },
      chunkSize: 2 * 1024 * 1024,
      retryDelays: [0, 0, 0, 0, 0, 0],
      onSuccess: () => resolve(),
      onError: reject,
    });
    upload.start();
  });
}

const patch = (who: CallerHeaders, { upload_url: url }: Begun, offset: number, payload: Buffer) =>
  api.inject({
    method: 'PATCH',
    url,
    headers: {
      ...who,
      'tus-resumable': '1.0.0',
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
    },
    payload,
  });

test('ten photos over a line that breaks five times arrive whole, and none of them twice', async () => {
  const ana = await api.tokenFor('ana.ionescu');
  const { assignment_id: work } = await newWork();
  const before = (await listOf(ana, work)).total;
  const line = await breakingLine(port, { times: 5, afterBytes: 1_000_000 });
  const sums: string[] = [];

  for (let number = 0; number < 10; number += 1) {
    const photo = await photoOf(3_000_000);
    sums.push(createHash('sha256').update(photo).digest('hex'));
    const begun = (await begin(ana, photo.length, { assignment_id: work })).json<Begun>();
    await send(ana, photo, begun, line.port);
    expect((await post(ana, `keepUpload/${begun.upload_id}`)).statusCode).toBe(201);
  }

  expect(line.brokenTimes()).toBe(5);
  const { items, total } = await listOf(ana, work);
  expect(total).toBe(before + 10);
  expect(items.slice(0, 10).map(({ sha256 }) => sha256)).toEqual(sums.reverse());
}, 60_000);

test('a part that is refused while it is sent does not block what follows on its connection', async () => {
  const guest = await api.guestFor('demo');
  const { upload_url: path } = (await begin(guest, 4_000_000)).json<Begun>();
  const part = randomBytes(2_000_000);
  const line = connect(port, '127.0.0.1');
  const head = (method: string, more: object) =>
    [
      `${method} ${path} HTTP/1.1`,
      ...Object.entries({ host: 'x', 'tus-resumable': '1.0.0', ...guest, ...more }).map((pair) =>
        pair.join(': '),
      ),
      '',
      '',
    ].join('\r\n');

  line.write(
    head('PATCH', {
      'upload-offset': 7,
      'content-type': 'application/offset+octet-stream',
      'content-length': part.length,
    }),
  );
  line.write(part);
  line.write(head('HEAD', {}));

  let answers = '';
  line.on('data', (bytes) => (answers += bytes.toString()));
  await expect.poll(() => answers.match(/HTTP\/1\.1 \d+/gu)).toEqual(['HTTP/1.1 409', 'HTTP/1.1 200']);
  line.destroy();
});

test('a file that is kept twice is one document', async () => {
  const guest = await api.guestFor('demo');
  const begun = (await begin(guest, onePixelPng.length, { file_name: 'a.png' })).json<Begun>();
  expect((await patch(guest, begun, 0, onePixelPng)).statusCode).toBe(204);

  const [first, second] = await Promise.all([
    post(guest, `keepUpload/${begun.upload_id}`),
    post(guest, `keepUpload/${begun.upload_id}`),
  ]);
  expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
  expect(second.json()).toEqual(first.json());
});

test('a file of which a part is missing is not kept, and says how much has arrived', async () => {
  const guest = await api.guestFor('demo');
  const begun = (await begin(guest, onePixelPng.length, { file_name: 'a.png' })).json<Begun>();
  await patch(guest, begun, 0, onePixelPng.subarray(0, 20));

  const early = await post(guest, `keepUpload/${begun.upload_id}`);
  expect(early.statusCode).toBe(409);
  expect(early.json()).toMatchObject({ code: 'upload_incomplete', context: { offset: 20 } });

  const again = await patch(guest, begun, 0, onePixelPng);
  expect(again.json()).toMatchObject({ status: 409, code: 'conflict', context: { offset: 20 } });
  const head = await api.inject({
    method: 'HEAD',
    url: begun.upload_url,
    headers: { ...guest, 'tus-resumable': '1.0.0' },
  });
  expect(head.headers).toMatchObject({ 'upload-offset': '20', 'upload-length': String(onePixelPng.length) });
  expect(head.headers['access-control-allow-origin']).toBeUndefined();
});

test('more bytes than were announced are refused', async () => {
  const guest = await api.guestFor('demo');
  const begun = (await begin(guest, 10)).json<Begun>();
  expect((await patch(guest, begun, 0, onePixelPng)).statusCode).toBe(413);
});

test.each([
  ['a web page that is named as a photo', 'a.jpg', Buffer.from('<!doctype html><script>alert(1)</script>')],
  [
    'a drawing with a script',
    'a.svg',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
  ],
  ['a photo that is named as a program', 'a.exe', onePixelPng],
])('%s is refused when it has arrived, and nothing of it is kept', async (_what, name, content) => {
  const guest = await api.guestFor('demo');
  const begun = (await begin(guest, content.length, { file_name: name })).json<Begun>();
  await patch(guest, begun, 0, content);
  const refused = await post(guest, `keepUpload/${begun.upload_id}`);
  expect(refused.statusCode).toBe(415);
  expect(refused.json()).toMatchObject({ code: 'unsupported_file_type' });
});

test('nobody else sends to, asks about or keeps the file of somebody', async () => {
  const guest = await api.guestFor('demo');
  const begun = (await begin(guest, onePixelPng.length)).json<Begun>();
  for (const stranger of [
    await api.guestFor('demo'),
    await api.guestFor('alfa'),
    await api.tokenFor('alfa.ana'),
    await api.tokenFor('ana.ionescu'),
  ]) {
    expect((await patch(stranger, begun, 0, onePixelPng)).statusCode).toBe(404);
    expect((await post(stranger, `keepUpload/${begun.upload_id}`)).statusCode).toBe(404);
  }
  expect((await patch({} as CallerHeaders, begun, 0, onePixelPng)).statusCode).toBe(401);
});

test('staff go on with an upload in a new session', async () => {
  const { assignment_id: work } = await newWork();
  const ana = await api.tokenFor('ana.ionescu');
  const begun = (
    await begin(ana, onePixelPng.length, { assignment_id: work, file_name: 'a.png' })
  ).json<Begun>();
  await patch(ana, begun, 0, onePixelPng.subarray(0, 30));
  const later = await api.tokenFor('ana.ionescu');
  expect((await patch(later, begun, 30, onePixelPng.subarray(30))).statusCode).toBe(204);
  const kept = await post(later, `keepUpload/${begun.upload_id}`);
  expect(kept.json<Schema<'UploadedDocument'>>()).toMatchObject({
    file_name: 'a.png',
    mime_type: 'image/png',
  });
});

test.each(['../../etc/passwd', 'probe', '0198f000-0000-7000-8000-00000000dead.json'])(
  'the upload "%s" is unknown',
  async (id) => {
    const guest = await api.guestFor('demo');
    const url = `/api/document/resumable/${encodeURIComponent(id)}`;
    const answer = await patch(guest, { upload_id: id, upload_url: url }, 0, onePixelPng);
    expect([400, 404]).toContain(answer.statusCode);
  },
);

test('what nobody finishes within a day is removed, its bytes as well', async () => {
  const guest = await api.guestFor('demo');
  const begun = (await begin(guest, onePixelPng.length)).json<Begun>();
  await patch(guest, begun, 0, onePixelPng.subarray(0, 20));
  const path = join(api.runtime.files.growing, begun.upload_id);
  expect(existsSync(path)).toBe(true);

  await sql`update upload set system_time = now() - interval '25 hours' where upload_id = ${begun.upload_id}`.execute(
    api.database.kysely,
  );
  await tidyUp(api.runtime);
  expect(existsSync(path)).toBe(false);
  expect((await post(guest, `keepUpload/${begun.upload_id}`)).statusCode).toBe(404);
});
