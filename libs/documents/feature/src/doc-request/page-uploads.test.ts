import { getDefaultStore } from 'jotai';
import { expect, test, vi } from 'vitest';
import { ApiProblem } from '@dosar/api-client';
import { PageUploads } from './page-uploads.ts';
import type { SendPage } from './send-page.ts';

const item = { id: 'item', doc_type_code: 'driving_licence' };
const page = (name: string) => new File(['picture'], name, { type: 'image/png' });
const stored = { id: 'document', file_name: 'a.png', mime_type: 'image/png', size: 7 };

test('a page over a line that breaks five times arrives once, under one key', async () => {
  const keys: string[] = [];
  const send: SendPage = async (_file, _item, { idempotencyKey }) => {
    keys.push(idempotencyKey);
    if (keys.length <= 5)
      throw new ApiProblem({ status: 0, code: 'unreachable', message: 'The line is away.' });
    return stored;
  };
  const onStored = vi.fn(async () => undefined);
  const uploads = new PageUploads({ send, onStored, pause: async () => undefined });
  uploads.add(item, [page('a.png')]);
  await vi.waitFor(() => expect(onStored).toHaveBeenCalledOnce());
  expect(keys).toHaveLength(6);
  expect(new Set(keys).size).toBe(1);
  expect(getDefaultStore().get(uploads.entries)).toEqual([]);
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
