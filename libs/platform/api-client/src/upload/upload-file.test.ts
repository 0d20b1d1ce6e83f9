import { expect, test, vi } from 'vitest';
import { configureApi } from '../call/connection.ts';
import { uploadDocument } from '../generated/operations.ts';
import { mock, problem } from '../testing/index.ts';
import { ownNetwork } from '../testing/network.ts';
import { uploadFile } from './upload-file.ts';

const network = ownNetwork();
const file = new File(['photo'], 'față.png', { type: 'image/png' });
const fields = { doc_type_code: 'damage_photo' };
const stored = { id: 'd1', file_name: 'față.png', mime_type: 'image/png', size: 5 };

test('a file goes with its fields, signed and keyed like every call', async () => {
  const seen: unknown[] = [];
  configureApi({
    authorize: (request) => {
      request.headers.set('Authorization', 'Bearer id');
      return request;
    },
  });
  network.use(
    mock(uploadDocument, ({ body, headers }) => {
      seen.push(body.fields, body.file);
      seen.push(headers.get('Authorization'), headers.get('Idempotency-Key'));
      return { status: 201, body: stored };
    }),
  );

  const answer = await uploadFile(uploadDocument, { file, fields, idempotencyKey: 'one-intention-01' });

  expect(answer).toEqual(stored);
  expect(seen).toEqual([
    fields,
    { name: 'față.png', mimeType: 'image/png', size: 5 },
    'Bearer id',
    'one-intention-01',
  ]);
});

test('the way of an upload is told', async () => {
  network.use(mock(uploadDocument, { status: 201, body: stored }));
  const onProgress = vi.fn();

  await uploadFile(uploadDocument, { file, fields, onProgress });

  const { sentBytes, totalBytes } = onProgress.mock.lastCall?.[0] as {
    sentBytes: number;
    totalBytes: number;
  };
  expect(sentBytes).toBeGreaterThan(0);
  expect(sentBytes).toBe(totalBytes);
});

test('a refused file is a problem with its reason', async () => {
  network.use(mock(uploadDocument, problem(415, 'unsupported_file_type')));

  await expect(uploadFile(uploadDocument, { file, fields })).rejects.toMatchObject({
    status: 415,
    code: 'unsupported_file_type',
  });
});

test('an upload whose session was renewed is sent again', async () => {
  let refused = false;
  configureApi({ recover: () => 'retry' });
  network.use(
    mock(uploadDocument, () => {
      if (refused) return { status: 201, body: stored };
      refused = true;
      return problem(401, 'token_expired');
    }),
  );

  await expect(uploadFile(uploadDocument, { file, fields })).resolves.toEqual(stored);
});

test('an upload can be cancelled on its way, and before it began', async () => {
  const cancel = new AbortController();
  network.use(
    mock(uploadDocument, () => {
      cancel.abort();
      return { status: 201, body: stored };
    }),
  );

  const call = () => uploadFile(uploadDocument, { file, fields, signal: cancel.signal });

  await expect(call()).rejects.toMatchObject({ name: 'AbortError' });
  await expect(call()).rejects.toMatchObject({ name: 'AbortError' });
});
