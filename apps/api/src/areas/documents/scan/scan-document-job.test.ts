import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, afterEach, expect, test } from 'vitest';
import { startClamd, testVirus } from '#src/testing/clamd-server.ts';
import { multipart } from '#src/testing/multipart.ts';
import { tidyUp } from '#src/testing/run-now.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { documentCalls } from '../testing/document-calls.ts';
import { requestCalls } from '../testing/request-calls.ts';
import { scanDocumentJob } from './scan-document-job.ts';

const clamd = await startClamd();
const api = startTestApi({ env: { CLAMD_URL: clamd.url.href } });
const { newWork, listOf, post } = documentCalls(api);
const photo = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#446688' } })
  .jpeg()
  .toBuffer();
/** A photo that shows well, with something behind its end. */
const infected = Buffer.concat([photo, Buffer.from(testVirus)]);

afterEach(() => clamd.behave('usual'));
afterAll(() => clamd.goAway());

async function upload(who: CallerHeaders, content: Buffer, fields: Record<string, string>) {
  const form = multipart({ doc_type_code: 'damage_photo', ...fields }, { name: 'avarie.jpg', content });
  const headers = { ...who, ...form.headers };
  const answer = await api.inject({
    method: 'POST',
    url: '/api/document/upload',
    headers,
    payload: form.payload,
  });
  return answer.json<Schema<'UploadedDocument'>>().id;
}

const scan = () => api.workOff(scanDocumentJob);
const variants = ['original', 'thumbnail', 'copy'];

async function download(who: CallerHeaders, id: string, variant = 'original') {
  const answer = await api.inject({ url: `/api/document/download/${id}?variant=${variant}`, headers: who });
  return { answer, code: answer.statusCode === 200 ? undefined : answer.json<{ code: string }>().code };
}

const found = async (who: CallerHeaders, work: string, id: string) =>
  (await listOf(who, work)).items.find((document) => document.id === id);

test('nobody gets anything of a file before the scanner has looked at it; afterwards it has its copies', async () => {
  const ana = await api.tokenFor('ana.ionescu');
  const { assignment_id: work } = await newWork();
  const id = await upload(ana, photo, { assignment_id: work });
  await api.makeCopies();
  expect(await found(ana, work, id)).toMatchObject({ scan_state: 'pending', state: 'received' });
  for (const variant of variants) {
    const { answer, code } = await download(ana, id, variant);
    expect([answer.statusCode, code, answer.headers['retry-after']]).toEqual([
      503,
      'document_not_scanned',
      '3',
    ]);
  }
  const archive = await api.inject({
    url: `/api/document/downloadAll/${work}?document_ids=${id}`,
    headers: ana,
  });
  expect(archive.statusCode).toBe(404);

  await scan();
  await api.makeCopies();
  expect(await found(ana, work, id)).toMatchObject({ scan_state: 'clean', scan_signature: null });
  expect(clamd.scanned.at(-1)?.equals(photo)).toBe(true);
  for (const variant of variants) expect((await download(ana, id, variant)).answer.statusCode).toBe(200);
});

test('a file with a virus is in quarantine for good: refused in words, in the timeline and the audit log, its bytes for nobody', async () => {
  const ana = await api.tokenFor('ana.ionescu');
  const { assignment_id: work } = await newWork();
  const id = await upload(ana, infected, { assignment_id: work });
  await scan();
  await tidyUp(api.runtime);
  await api.makeCopies();

  const document = await found(ana, work, id);
  expect(document).toMatchObject({
    scan_state: 'infected',
    scan_signature: 'Dosar.Test',
    state: 'rejected',
    has_thumbnail: false,
  });
  expect(document?.reject_reason).toContain('virus');
  for (const variant of variants) {
    const { answer, code } = await download(ana, id, variant);
    expect([answer.statusCode, code]).toEqual([409, 'document_quarantined']);
    expect(answer.rawPayload.includes(testVirus)).toBe(false);
  }
  const judged = await post(ana, `judge/${work}`, {
    documents: [{ document_id: id, row_version: document?.row_version }],
    verdict: 'accepted',
  });
  expect(judged.json()).toMatchObject({ status: 409, code: 'document_quarantined' });

  const { rows } = await sql<{ title: string; body: string; audited: string }>`
    select title, body, (select data ->> 'signature' from audit_log
      where event = 'DOCUMENT_QUARANTINED' and entity_id::text = ${id}) as audited
    from timeline_event where data ->> 'document_id' = ${id} and title like '%carantină%'`.execute(
    api.database.kysely,
  );
  expect(rows).toEqual([
    { title: 'Document în carantină: virus găsit', body: 'avarie.jpg (Dosar.Test)', audited: 'Dosar.Test' },
  ]);
});

test('whoever was asked for a document is told of the virus in their language, and asked again', async () => {
  const { askableWork, asked, guestOf, seenBy } = requestCalls(api);
  const ana = await api.tokenFor('ana.ionescu');
  const work = await askableWork();
  const { request, key } = await asked(ana, work, ['bank_account']);
  const guest = await guestOf(key);
  const itemId = request.items[0]?.id ?? '';
  const id = await upload(guest, infected, { doc_request_item_id: itemId });
  expect((await seenBy(guest)).items[0]).toMatchObject({
    state: 'requested',
    pages: [{ id, is_being_scanned: true }],
  });
  expect((await download(guest, id)).code).toBe('document_not_scanned');

  await scan();
  const [item] = (await seenBy(guest)).items;
  expect(item).toMatchObject({ state: 'rejected', pages: [] });
  expect(item?.reject_reason).toBe(
    'Am găsit un virus în fișier, așa că nu l-am deschis. Trimiteți documentul din nou, de exemplu ca fotografie nouă.',
  );
  expect((await download(guest, id)).code).toBe('document_quarantined');

  const better = await upload(guest, photo, { doc_request_item_id: itemId });
  await scan();
  expect((await seenBy(guest)).items[0]?.pages).toMatchObject([{ id: better, is_being_scanned: false }]);
});

test('the file of a guest who still writes the notification is held back from its sender as well', async () => {
  const guest = await api.guestFor('demo');
  const id = await upload(guest, infected, {});
  expect((await download(guest, id)).code).toBe('document_not_scanned');
  await scan();
  expect((await download(guest, id)).code).toBe('document_quarantined');
  expect((await download(await api.guestFor('demo'), id)).answer.statusCode).toBe(404);
});

test.each(['breaks off', 'refuses size'] as const)(
  'a scanner that %s releases nothing, and looks at the file when it works again',
  async (behaviour) => {
    const ana = await api.tokenFor('ana.ionescu');
    const { assignment_id: work } = await newWork();
    const id = await upload(ana, photo, { assignment_id: work });
    clamd.behave(behaviour);
    await api.workOff(scanDocumentJob, { most: 1 });
    await tidyUp(api.runtime);
    expect(await found(ana, work, id)).toMatchObject({ scan_state: 'pending' });
    expect((await download(ana, id)).code).toBe('document_not_scanned');

    clamd.behave('usual');
    await api.workOff(scanDocumentJob, { ignoresPauses: true });
    expect(await found(ana, work, id)).toMatchObject({ scan_state: 'clean' });
  },
);

test('why a scan fails is on the page of jobs', async () => {
  const ana = await api.tokenFor('ana.ionescu');
  const { assignment_id: work } = await newWork();
  const id = await upload(ana, photo, { assignment_id: work });
  await clamd.goAway();
  await scan();
  const { rows } = await sql<{ state: string; why: string }>`
    select state, output ->> 'message' as why from job.job where id = ${id}`.execute(api.database.kysely);
  expect(rows).toEqual([{ state: 'retry', why: 'The virus scanner did not answer.' }]);
  await clamd.comeBack();
});
