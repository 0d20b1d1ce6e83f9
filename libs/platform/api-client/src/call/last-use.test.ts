import { fireEvent } from '@testing-library/dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { browseShortlist, downloadDocument, streamChanges, uploadDocument } from '../generated/operations.ts';
import { apiQuery } from '../query/api-query.ts';
import { uploadFile } from '../upload/upload-file.ts';
import { callApi } from './call-api.ts';
import { configureApi } from './connection.ts';
import { downloadFile } from './download-file.ts';
import { openStream } from './open-stream.ts';

let said: (string | null)[];

/** Every request gets as far as this and no further. */
function notSent(request: Request): never {
  said.push(request.headers.get('X-Idle-Seconds'));
  throw new Error('Not sent.');
}

beforeEach(() => {
  said = [];
  configureApi({ authorize: notSent });
  vi.useFakeTimers({ toFake: ['performance'] });
  fireEvent.keyDown(document.body, { key: 'a' });
  return () => {
    vi.useRealTimers();
    configureApi({});
  };
});

const later = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);
const ask = () => callApi(browseShortlist).catch(() => undefined);

const file = new File(['photo'], 'a.png', { type: 'image/png' });
const { queryFn } = apiQuery(browseShortlist);

test.each<[string, () => unknown]>([
  ['a call', () => callApi(browseShortlist)],
  [
    'a query that is read again',
    () => (queryFn as CallableFunction)({ signal: new AbortController().signal }),
  ],
  ['a download', () => downloadFile(downloadDocument, { path: { document_id: 'd' } })],
  ['a stream', () => openStream(streamChanges, {}, {})],
  ['an upload', () => uploadFile(uploadDocument, { file, fields: { doc_type_code: 'photo' } })],
])('%s says how long nobody has used the page', async (_, act) => {
  later(1800);
  await expect(act()).rejects.toThrow('Not sent.');
  expect(said).toEqual(['1800']);
});

test('a click or a key makes the page used, a scrolled or refetched one is not', async () => {
  later(300);
  fireEvent.scroll(document.body);
  await ask();
  fireEvent.pointerDown(document.body);
  later(7);
  await ask();
  expect(said).toEqual(['300', '7']);
});
