import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { request } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { beforeAll, describe, expect, test } from 'vitest';
import { multipart, onePixelPng } from '#src/testing/multipart.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';

const api = startTestApi();
const url = '/api/document/upload';
const limit = 25 * 1024 * 1024;
let guest: CallerHeaders;

beforeAll(async () => {
  guest = await api.guestFor('demo');
});

function upload(
  name: string,
  content: Uint8Array,
  fields: Record<string, string> = { doc_type_code: 'damage_photo' },
) {
  const form = multipart(fields, { name, content });
  return api.inject({ method: 'POST', url, headers: { ...guest, ...form.headers }, payload: form.payload });
}

/** Nothing that a request left behind. */
function waitingFiles(): string[] {
  const { incoming } = api.runtime.files;
  return existsSync(incoming) ? readdirSync(incoming) : [];
}

describe('an upload', () => {
  test('of a photo is kept, and its answer says what it is', async () => {
    const answer = await upload('avarie.png', onePixelPng);
    expect(answer.json()).toMatchObject({
      file_name: 'avarie.png',
      mime_type: 'image/png',
      size: onePixelPng.length,
    });
    expect(answer.statusCode).toBe(201);
    expect(waitingFiles()).toEqual([]);
  });

  test.each([
    ['notes.txt', Buffer.from('plain text')],
    ['photo.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['photo.html', onePixelPng],
    ['empty.png', Buffer.alloc(0)],
  ])('of %s is refused by its content', async (name, content) => {
    expect((await upload(name, content)).json()).toMatchObject({
      status: 415,
      code: 'unsupported_file_type',
      fields: [{ field: 'file' }],
    });
    expect(waitingFiles()).toEqual([]);
  });

  test('without a kind, without a file or with an unknown field says which', async () => {
    expect((await upload('a.png', onePixelPng, {})).json()).toMatchObject({
      status: 400,
      fields: [{ field: 'doc_type_code', code: 'required' }],
    });
    const wrong = await upload('a.png', onePixelPng, { doc_type_code: 'damage_photo', owner: 'me' });
    expect(wrong.json()).toMatchObject({ code: 'unknown_field', fields: [{ field: 'owner' }] });
    const form = multipart(
      { doc_type_code: 'damage_photo' },
      { name: 'a.png', content: onePixelPng, field: 'other' },
    );
    const other = await api.inject({
      method: 'POST',
      url,
      headers: { ...guest, ...form.headers },
      payload: form.payload,
    });
    expect(other.statusCode).toBe(413);
    expect(waitingFiles()).toEqual([]);
  });

  test('as JSON is the wrong media type', async () => {
    const answer = await api.inject({ method: 'POST', url, headers: guest, payload: { doc_type_code: 'x' } });
    expect(answer.json()).toMatchObject({ status: 415, code: 'unsupported_media_type' });
  });

  test('with an idempotency key is kept once, and the key of another file is refused', async () => {
    const form = (content: Uint8Array) =>
      multipart({ doc_type_code: 'damage_photo' }, { name: 'a.png', content });
    const send = ({ payload, headers }: ReturnType<typeof form>) =>
      api.inject({
        method: 'POST',
        url,
        headers: { ...guest, ...headers, 'idempotency-key': 'upload-key-000001' },
        payload,
      });
    const first = await send(form(onePixelPng));
    const second = await send(form(onePixelPng));
    const other = await send(form(Buffer.concat([onePixelPng, randomBytes(4)])));

    expect(second.json()).toEqual(first.json());
    expect(second.headers['idempotency-replayed']).toBe('true');
    expect(other.json()).toMatchObject({ status: 422, code: 'idempotency_key_reused' });
  });
});

describe('an upload that is refused before it is over', () => {
  let port: number;

  beforeAll(async () => {
    await api.staff.listen({ host: '127.0.0.1', port: 0 });
    port = (api.staff.server.address() as AddressInfo).port;
  });

  /** Sends the beginning of a form and then waits, without ever finishing it. */
  function begin(
    beginning: Buffer,
    headers: Record<string, string | number>,
  ): Promise<{ status: number; code: string }> {
    return new Promise((resolve, reject) => {
      const sending = request(
        { host: '127.0.0.1', port, path: url, method: 'POST', headers: { ...guest, ...headers } },
        (answer) => {
          let text = '';
          answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
          answer.on('end', () => {
            sending.destroy();
            resolve({ status: answer.statusCode ?? 0, code: (JSON.parse(text) as { code: string }).code });
          });
        },
      );
      sending.on('error', reject);
      sending.write(beginning);
    });
  }

  function formBegin(name: string, content: Buffer) {
    const { payload, headers } = multipart({ doc_type_code: 'damage_photo' }, { name, content });
    return { beginning: payload.subarray(0, payload.length - 40), headers };
  }

  test('by its announced size, before a byte of the file was sent', async () => {
    const { headers } = formBegin('a.png', Buffer.alloc(0));
    const answer = await begin(Buffer.from('--'), { ...headers, 'content-length': limit * 2 });
    expect(answer).toEqual({ status: 413, code: 'file_too_large' });
  });

  test('by its kind, after the first few kilobytes', async () => {
    const { beginning, headers } = formBegin(
      'film.mp4',
      Buffer.concat([Buffer.from('not a photo'), randomBytes(100_000)]),
    );
    const answer = await begin(beginning, { ...headers, 'content-length': limit - 1 });
    expect(answer).toEqual({ status: 415, code: 'unsupported_file_type' });
  });

  test('by its size when it announced none', async () => {
    const content = Buffer.concat([onePixelPng, Buffer.alloc(limit)]);
    const { beginning, headers } = formBegin('a.png', content);
    const answer = await begin(beginning, { ...headers, 'transfer-encoding': 'chunked' });
    expect(answer).toEqual({ status: 413, code: 'file_too_large' });
  });

  test.each([
    ['of its kind', 'text.bin', limit - 10_000, 415, 'unsupported_file_type'],
    ['of its size', 'text.bin', limit * 2, 413, 'file_too_large'],
  ])(
    'because %s, in words also for a sender that reads no answer before it has sent everything',
    async (...row) => {
      const [, name, size, status, code] = row;
      const { payload, headers } = multipart(
        { doc_type_code: 'damage_photo' },
        { name, content: Buffer.alloc(size, 'x') },
      );
      const answer = await new Promise((resolve, reject) => {
        let told = '';
        const socket = connect({ host: '127.0.0.1', port });
        socket.on('error', reject);
        socket.on('data', (chunk) => {
          told += chunk.toString();
          if (!told.includes('"code"')) return;
          socket.destroy();
          resolve(told);
        });
        const lines = { ...guest, ...headers, host: '127.0.0.1', 'content-length': payload.length };
        const head = Object.entries(lines).map(([key, value]) => `${key}: ${value}`);
        socket.pause();
        socket.write(`POST ${url} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n`);
        socket.write(payload, () => socket.resume());
      });
      expect(answer).toContain(`HTTP/1.1 ${status} `);
      expect(answer).toContain(code);
    },
  );

  test('leaves nothing on the disk', async () => {
    await expect.poll(waitingFiles).toEqual([]);
  });
});
