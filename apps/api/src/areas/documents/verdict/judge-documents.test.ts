import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { documentCalls, named } from '../testing/document-calls.ts';

const api = startTestApi({ people: ['paula.vasile'] });
const { newWork, listOf, post, add } = documentCalls(api);

async function timelineOf(documentId: string) {
  const { rows } = await sql<{ title: string; body: string }>`
    select title, body from timeline_event where data -> 'document_ids' ? ${documentId}
    order by system_time`.execute(api.database.kysely);
  return rows;
}

test('a handler accepts two documents at once: both say by whom, and the timeline tells it once', async () => {
  const ana = await api.tokenFor('ana.ionescu');
  const { assignment_id: work } = await newWork();
  const [front, back] = [await add(ana, work, 'fata.png'), await add(ana, work, 'spate.png')];

  const answer = await post(ana, `judge/${work}`, {
    documents: [named(front), named(back)],
    verdict: 'accepted',
  });
  expect(answer.statusCode).toBe(200);
  const { items } = answer.json<{ items: Schema<'Document'>[] }>();
  expect(items.map(({ state, judged_by_name: by, row_version: version }) => [state, by, version])).toEqual([
    ['accepted', 'Ana Ionescu', 2],
    ['accepted', 'Ana Ionescu', 2],
  ]);
  expect(await timelineOf(front.id)).toEqual([{ title: 'Documente acceptate', body: 'fata.png, spate.png' }]);
});

test('R12 a document is refused with a reason only, and the reason is kept with it', async () => {
  const ana = await api.tokenFor('ana.ionescu');
  const { assignment_id: work } = await newWork();
  const photo = await add(ana, work);

  const without = await post(ana, `judge/${work}`, { documents: [named(photo)], verdict: 'rejected' });
  expect(without.statusCode).toBe(422);
  expect(without.json()).toMatchObject({ fields: [{ field: 'reason', code: 'required' }] });

  const reason = 'Fotografia este mișcată.';
  await post(ana, `judge/${work}`, { documents: [named(photo)], verdict: 'rejected', reason });
  const [stored] = (await listOf(ana, work)).items;
  expect(stored).toMatchObject({ id: photo.id, state: 'rejected', reject_reason: reason });
  expect(await timelineOf(photo.id)).toEqual([{ title: 'Document refuzat', body: `avarie.png: ${reason}` }]);
});

test('R12 a verdict that is taken back leaves the document as it came', async () => {
  const ana = await api.tokenFor('ana.ionescu');
  const { assignment_id: work } = await newWork();
  const photo = await add(ana, work);
  await post(ana, `judge/${work}`, {
    documents: [named(photo)],
    verdict: 'rejected',
    reason: 'Altă mașină.',
  });
  await post(ana, `judge/${work}`, {
    documents: [{ document_id: photo.id, row_version: 2 }],
    verdict: 'received',
  });
  expect((await listOf(ana, work)).items[0]).toMatchObject({
    state: 'received',
    reject_reason: null,
    judged_by_name: null,
    row_version: 3,
  });
});

test('of several documents all are judged or none: one that somebody else judged meanwhile stops the call', async () => {
  const ana = await api.tokenFor('ana.ionescu');
  const { assignment_id: work } = await newWork();
  const [first, second] = [await add(ana, work), await add(ana, work)];
  await post(ana, `judge/${work}`, { documents: [named(second)], verdict: 'accepted' });

  const late = await post(ana, `judge/${work}`, {
    documents: [named(first), named(second)],
    verdict: 'rejected',
    reason: 'Neclară.',
  });
  expect(late.statusCode).toBe(412);
  expect(late.json()).toMatchObject({ code: 'stale_row_version', context: { row_version: 2 } });
  const states = new Map((await listOf(ana, work)).items.map(({ id, state }) => [id, state]));
  expect([states.get(first.id), states.get(second.id)]).toEqual(['received', 'accepted']);
});

test('what the virus scanner holds back is not accepted', async () => {
  const ana = await api.tokenFor('ana.ionescu');
  const { assignment_id: work } = await newWork();
  const photo = await add(ana, work);
  await sql`update document set scan_state = 'infected' where document_id = ${photo.id}`.execute(
    api.database.kysely,
  );
  const answer = await post(ana, `judge/${work}`, { documents: [named(photo)], verdict: 'accepted' });
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({ code: 'document_quarantined' });
});

test('another organisation and the preview judge nothing', async () => {
  const ana = await api.tokenFor('ana.ionescu');
  const { assignment_id: work } = await newWork();
  const photo = await add(ana, work);
  const body = { documents: [named(photo)], verdict: 'accepted' };

  expect((await post(await api.tokenFor('alfa.ana'), `judge/${work}`, body)).statusCode).toBe(404);
  expect((await post(await api.tokenFor('paula.vasile'), `judge/${work}`, body)).statusCode).toBe(403);
  const { assignment_id: foreign } = await newWork('alfa');
  expect((await post(await api.tokenFor('alfa.ana'), `judge/${foreign}`, body)).statusCode).toBe(404);
  expect((await listOf(ana, work)).items.find(({ id }) => id === photo.id)?.state).toBe('received');
});

test('the same content a second time is named as the duplicate of the first', async () => {
  const ana = await api.tokenFor('ana.ionescu');
  const { assignment_id: work } = await newWork();
  await add(ana, work, 'prima.png');
  const again = await add(ana, work, 'a-doua.png');
  expect(again.duplicate_of).not.toBeNull();
});

test('a document gets a number and a date of registration, and the timeline tells who sees it now', async () => {
  const ana = await api.tokenFor('ana.ionescu');
  const { assignment_id: work } = await newWork();
  const paper = await add(ana, work, 'proces.png');
  const answer = await post(ana, `change/${paper.id}`, {
    row_version: paper.row_version,
    doc_type_code: 'police_report',
    visibility: 'claimant',
    registration_no: 'PV-17',
    registration_date: '2026-03-02',
  });
  expect(answer.json()).toMatchObject({
    doc_type_code: 'police_report',
    visibility: 'claimant',
    registration_no: 'PV-17',
    registration_date: '2026-03-02',
    row_version: 2,
  });
  const { rows } = await sql<{ title: string }>`
    select title from timeline_event where data ->> 'document_id' = ${paper.id} and data ? 'visibility'`.execute(
    api.database.kysely,
  );
  expect(rows).toEqual([{ title: 'Document deschis păgubitului' }]);
  const late = await post(ana, `change/${paper.id}`, { row_version: 1, description: 'Alta' });
  expect(late.statusCode).toBe(412);
});

test('the list says first what this kind of work still needs', async () => {
  const ana = await api.tokenFor('ana.ionescu');
  const { assignment_id: work, claim_file_id: file } = await newWork();
  await sql`update assignment_type set required_doc_type_codes = '{damage_photo,policy}'
    where (org_id, assignment_type_code) in
      (select org_id, assignment_type_code from assignment where assignment_id = ${work})`.execute(
    api.database.kysely,
  );
  await sql`update document set state = 'rejected' where claim_file_id = ${file}`.execute(
    api.database.kysely,
  );
  const missing = async () => (await listOf(ana, work)).missing.map(({ code }) => code);
  expect(await missing()).toEqual(['damage_photo', 'policy']);
  await add(ana, work);
  expect(await missing()).toEqual(['policy']);
});
