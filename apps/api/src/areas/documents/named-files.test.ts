import type { Schema } from '@dosar/openapi';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { namedFiles } from '#src/testing/corpus/named-files.ts';
import { multipart } from '#src/testing/multipart.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';

const api = startTestApi();
type Stored = Schema<'UploadedDocument'>;

function upload(who: CallerHeaders, name: string, content: Buffer) {
  const form = multipart({ doc_type_code: 'damage_photo' }, { name, content });
  const headers = { ...who, ...form.headers };
  return api.inject({ method: 'POST', url: '/api/document/upload', headers, payload: form.payload });
}

async function sendInParts(who: CallerHeaders, name: string, content: Buffer) {
  const begun = await api.inject({
    method: 'POST',
    url: '/api/document/beginUpload',
    headers: who,
    payload: { file_name: name, size: content.length, doc_type_code: 'damage_photo' },
  });
  const { upload_id: id, upload_url: url } = begun.json<{ upload_id: string; upload_url: string }>();
  const headers = {
    ...who,
    'tus-resumable': '1.0.0',
    'upload-offset': '0',
    'content-type': 'application/offset+octet-stream',
  };
  await api.inject({ method: 'PATCH', url, headers, payload: content });
  return api.inject({ method: 'POST', url: `/api/document/keepUpload/${id}`, headers: who });
}

test.each([
  ['a form', upload],
  ['parts', sendInParts],
])(
  'R12 the bytes of a file that comes in %s decide what it is, and its name gets the right ending',
  async (_way, send) => {
    const read = [];
    for (const { sent, content, bytes } of namedFiles) {
      const answer = await send(await api.guestFor('demo'), sent, content);
      const { file_name: stored = null, mime_type: type = null } = answer.json<Partial<Stored>>();
      read.push({ bytes, sent, stored, type });
    }
    expect(read).toEqual(namedFiles.map(({ bytes, sent, stored, type }) => ({ bytes, sent, stored, type })));
  },
);

test.each(['tiff', 'avif', 'heic'])(
  'R12 of a %s picture a JPEG is made that every browser shows',
  async (bytes) => {
    const guest = await api.guestFor('demo');
    const file = namedFiles.find((one) => one.bytes === bytes);
    const { id } = (await upload(guest, file?.sent ?? '', file?.content ?? Buffer.alloc(0))).json<Stored>();
    await api.makeCopies();
    const shown = await api.inject({ url: `/api/document/download/${id}?variant=thumbnail`, headers: guest });
    expect(shown.headers['content-type']).toBe('image/jpeg');
    const { format, width } = await sharp(shown.rawPayload).metadata();
    expect([format, width]).toEqual(['jpeg', bytes === 'heic' ? 96 : 64]);
  },
);
