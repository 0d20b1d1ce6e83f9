import { expect, test } from 'vitest';
import { downloadDocument } from '../generated/operations.ts';
import { mock, problem } from '../testing/index.ts';
import { ownNetwork } from '../testing/network.ts';
import { api } from './api.ts';
import { asFile, fileOf } from './file-of.ts';

const network = ownNetwork();
const path = { document_id: '01890000-0000-7000-8000-000000000001' };

test('a file comes with its bytes, its type and its name in any script', async () => {
  network.use(
    mock(downloadDocument, {
      status: 200,
      body: new Blob(['photo'], { type: 'image/png' }),
      headers: {
        'Content-Type': 'image/png',
        'Content-Disposition': `attachment; filename="fata.png"; filename*=UTF-8''fa%C8%9B%C4%83.png`,
      },
    }),
  );

  const { content, fileName } = await fileOf(
    api.GET('/api/document/download/{document_id}', {
      params: { path, query: { variant: 'thumbnail' } },
      ...asFile,
    }),
  );

  expect(fileName).toBe('față.png');
  expect(content.type).toBe('image/png');
  expect(await content.text()).toBe('photo');
});

test('a file that is not there is a problem like any other', async () => {
  network.use(mock(downloadDocument, problem(404, 'not_found')));

  const call = fileOf(api.GET('/api/document/download/{document_id}', { params: { path }, ...asFile }));
  await expect(call).rejects.toMatchObject({ code: 'not_found' });
});
