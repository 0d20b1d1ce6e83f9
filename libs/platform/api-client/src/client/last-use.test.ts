import { fireEvent } from '@testing-library/dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { browseShortlist } from '../generated/operations.ts';
import { apiQuery } from '../query/api-query.ts';
import { api } from './api.ts';
import { asStream } from './as-stream.ts';
import { asUpload } from './as-upload.ts';
import { asFile } from './file-of.ts';

let said: (string | null)[];

/** Every request gets as far as this and no further. */
const notSent = {
  onRequest({ request }: { request: Request }): never {
    said.push(request.headers.get('X-Idle-Seconds'));
    throw new Error('Not sent.');
  },
};

beforeEach(() => {
  said = [];
  api.use(notSent);
  vi.useFakeTimers({ toFake: ['performance'] });
  fireEvent.keyDown(document.body, { key: 'a' });
  return () => {
    vi.useRealTimers();
    api.eject(notSent);
  };
});

const later = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);
const ask = () => api.GET('/api/assignment/browseShortlist').catch(() => undefined);

const file = new File(['photo'], 'a.png', { type: 'image/png' });
const { queryFn } = apiQuery(browseShortlist);

test.each<[string, () => unknown]>([
  ['a call', () => api.GET('/api/assignment/browseShortlist')],
  [
    'a query that is read again',
    () => (queryFn as CallableFunction)({ signal: new AbortController().signal }),
  ],
  [
    'a download',
    () =>
      api.GET('/api/document/download/{document_id}', { params: { path: { document_id: 'd' } }, ...asFile }),
  ],
  ['a stream', () => api.GET('/api/presence/stream', asStream)],
  [
    'an upload',
    () => api.POST('/api/document/upload', { body: { file, doc_type_code: 'photo' }, ...asUpload() }),
  ],
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
