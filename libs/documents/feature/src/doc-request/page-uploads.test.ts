import { getDefaultStore } from 'jotai';
import { expect, test, vi } from 'vitest';
import { ApiProblem } from '@dosar/api-client';
import { PageUploads } from './page-uploads.ts';
import type { SendPage } from './send-page.ts';

const item = { id: 'item', doc_type_code: 'driving_licence' };
const page = (name: string) => new File(['picture'], name, { type: 'image/png' });
const stored = { id: 'document', file_name: 'a.png', mime_type: 'image/png', size: 7 };
const away = () => new ApiProblem({ status: 0, code: 'unreachable', message: 'The line is away.' });

test('a page over a line that breaks five times goes on with the same upload and arrives once', async () => {
  const resumed: (string | undefined)[] = [];
  const shares: number[] = [];
  const send: SendPage = async (_file, _item, { resumes, onBegun, onProgress }) => {
    resumed.push(resumes);
    onBegun(resumes ?? 'upload-1');
    shares.push(getDefaultStore().get(uploads.entries)[0]?.share ?? 0);
    onProgress(resumed.length / 10);
    if (resumed.length <= 5) throw away();
    return stored;
  };
  const onStored = vi.fn(async () => undefined);
  const uploads = new PageUploads({ send, onStored, pause: async () => undefined });
  uploads.add(item, [page('a.png')]);
  await vi.waitFor(() => expect(onStored).toHaveBeenCalledOnce());
  expect(resumed).toEqual([undefined, ...Array.from({ length: 5 }, () => 'upload-1')]);
  // What has arrived stays: no try begins at nought again.
  expect(shares).toEqual([0, 0.1, 0.2, 0.3, 0.4, 0.5]);
  expect(getDefaultStore().get(uploads.entries)).toEqual([]);
});

test('a page whose upload was tidied away meanwhile begins anew', async () => {
  const resumed: (string | undefined)[] = [];
  const send: SendPage = async (_file, _item, { resumes, onBegun }) => {
    resumed.push(resumes);
    onBegun(`upload-${resumed.length}`);
    if (resumed.length === 1) throw away();
    if (resumes !== undefined) throw new ApiProblem({ status: 404, code: 'not_found', message: 'Gone.' });
    return stored;
  };
  const onStored = vi.fn(async () => undefined);
  const uploads = new PageUploads({ send, onStored, pause: async () => undefined });
  uploads.add(item, [page('a.png')]);
  await vi.waitFor(() => expect(onStored).toHaveBeenCalledOnce());
  expect(resumed).toEqual([undefined, 'upload-1', undefined]);
});

test('a page that is refused says so, and the next one goes on', async () => {
  const send: SendPage = async (file) => {
    if (file.name === 'bad.txt')
      throw new ApiProblem({ status: 415, code: 'unsupported_file_type', message: 'No picture.' });
    return stored;
  };
  const onStored = vi.fn(async () => undefined);
  const uploads = new PageUploads({ send, onStored, pause: async () => undefined });
  uploads.add(item, [page('bad.txt'), page('good.png')]);
  await vi.waitFor(() => expect(onStored).toHaveBeenCalledOnce());
  expect(getDefaultStore().get(uploads.entries)).toMatchObject([{ fileName: 'bad.txt', state: 'refused' }]);
});
