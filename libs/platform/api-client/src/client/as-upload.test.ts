import { expect, onTestFinished, test, vi } from 'vitest';
import { uploadDocument } from '../generated/operations.ts';
import { mock, problem } from '../testing/index.ts';
import { ownNetwork } from '../testing/network.ts';
import { api } from './api.ts';
import { asUpload } from './as-upload.ts';
import { dataOf } from './data-of.ts';

const network = ownNetwork();
const file = new File(['photo'], 'față.png', { type: 'image/png' });
const fields = { doc_type_code: 'damage_photo' };
const stored = { id: 'd1', file_name: 'față.png', mime_type: 'image/png', size: 5 };

const upload = (init: { signal?: AbortSignal } = {}, onProgress?: Parameters<typeof asUpload>[0]) =>
  dataOf(
    api.POST('/api/document/upload', {
      params: { header: { 'Idempotency-Key': 'one-intention-01' } },
      body: { file, ...fields },
      ...init,
      ...asUpload(onProgress),
    }),
  );

test('a file goes with its fields, keyed like every call', async () => {
  const seen: unknown[] = [];
  network.use(
    mock(uploadDocument, ({ body, headers }) => {
      seen.push(body.fields, body.file, headers.get('X-Requested-With'), headers.get('Idempotency-Key'));
      return { status: 201, body: stored };
    }),
  );

  expect(await upload()).toEqual(stored);
  expect(seen).toEqual([
    fields,
    { name: 'față.png', mimeType: 'image/png', size: 5 },
    'dosar',
    'one-intention-01',
  ]);
});

test('the way of an upload is told', async () => {
  network.use(mock(uploadDocument, { status: 201, body: stored }));
  const onProgress = vi.fn<NonNullable<Parameters<typeof asUpload>[0]>>();

  await upload({}, onProgress);

  const { sentBytes, totalBytes } = onProgress.mock.lastCall?.[0] ?? { sentBytes: 0, totalBytes: 1 };
  expect(sentBytes).toBeGreaterThan(0);
  expect(sentBytes).toBe(totalBytes);
});

test('a refused file is a problem with its reason', async () => {
  network.use(mock(uploadDocument, problem(415, 'unsupported_file_type')));

  await expect(upload()).rejects.toMatchObject({ status: 415, code: 'unsupported_file_type' });
});

test('an upload that is sent again, as after a renewal of the session, goes with its file', async () => {
  const names: (string | undefined)[] = [];
  network.use(
    mock(uploadDocument, ({ body }) => {
      names.push(body.file?.name);
      return names.length === 1 ? problem(401, 'token_expired') : { status: 201, body: stored };
    }),
  );
  const mending: Parameters<typeof api.use>[0] = {
    onResponse: ({ request, response, options }) => (response.ok ? response : options.fetch(request)),
  };
  api.use(mending);
  onTestFinished(() => api.eject(mending));

  expect(await upload()).toEqual(stored);
  expect(names).toEqual([file.name, file.name]);
});

test('an upload can be cancelled on its way, and before it began', async () => {
  const cancel = new AbortController();
  network.use(
    mock(uploadDocument, () => {
      cancel.abort();
      return { status: 201, body: stored };
    }),
  );

  await expect(upload({ signal: cancel.signal })).rejects.toMatchObject({ name: 'AbortError' });
  await expect(upload({ signal: cancel.signal })).rejects.toMatchObject({ name: 'AbortError' });
});
