import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { onePixelPng } from '#src/testing/multipart.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { documentCalls } from './testing/document-calls.ts';

const api = startTestApi();
const { newWork, add } = documentCalls(api);

test('chosen documents of a file come in one archive, two of one name told apart', async () => {
  const ana = await api.tokenFor('ana.ionescu');
  const { assignment_id: work } = await newWork();
  const chosen = [await add(ana, work, 'fata.png'), await add(ana, work, 'fata.png')];
  const ids = chosen.map(({ id }) => id).join(',');
  const answer = await api.inject({
    url: `/api/document/downloadAll/${work}?document_ids=${ids}`,
    headers: ana,
  });
  expect(answer.headers['content-type']).toBe('application/zip');
  expect(answer.headers['content-disposition']).toMatch(/filename="DM\d\d\w\d{7}\.zip"/);
  const files = unzipSync(answer.rawPayload);
  expect(Object.keys(files).sort()).toEqual(['fata (2).png', 'fata.png']);
  expect(Buffer.from(files['fata.png'] ?? []).equals(onePixelPng)).toBe(true);
});

test('what the virus scanner holds back is in no archive, and another organisation gets none', async () => {
  const ana = await api.tokenFor('ana.ionescu');
  const { assignment_id: work } = await newWork();
  const held = await add(ana, work, 'virus.png');
  await sql`update document set scan_state = 'infected' where document_id = ${held.id}`.execute(
    api.database.kysely,
  );
  const url = `/api/document/downloadAll/${work}?document_ids=${held.id}`;
  expect((await api.inject({ url, headers: ana })).statusCode).toBe(404);
  expect((await api.inject({ url, headers: await api.tokenFor('alfa.ana') })).statusCode).toBe(404);
});
