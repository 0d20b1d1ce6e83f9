import type { Schema, SuccessBody } from '@dosar/openapi';
import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { multipart, onePixelPng } from '#src/testing/multipart.ts';
import { someWork } from '#src/testing/some-work.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { aClaim } from '#src/testing/world/a-claim.ts';
import { posted } from '#src/testing/world/posted.ts';

type Preview = SuccessBody<'previewClaimFile'>;
type Sample = {
  claim_file_no: string;
  claim_file_id: string;
  assignment_id: string;
  assignment_key: string;
  party_id: string;
  org_id: string;
};

const api = startTestApi({ people: ['paula.vasile', 'petru.lazar'] });
const cnp = '1850725400010';
const iban = 'RO49AAAA1B31007593840000';
let paula: CallerHeaders;
let sample: Sample;

beforeAll(async () => {
  paula = await api.tokenFor('paula.vasile');
  const ana = await api.tokenFor('ana.ionescu');
  const claim = await aClaim(api).takenIn();
  const { claimFileId, claimFileNo, claimantPartyId, orgId } = claim;
  const work = await claim.main();
  await posted(api, ana, `/api/claim/changeParty/${claimFileId}/${claimantPartyId}`, {
    row_version: 1,
    changes: { cnp, iban, address: 'Str. Lungă nr. 12, ap. 3', locality: 'Cluj-Napoca' },
  });
  await posted(api, ana, '/api/timeline/addNote', {
    assignment_id: work.assignment_id,
    body: `Sunat la 0722 123 456, cont ${iban}`,
    visibility: 'partner',
  });
  await upload(ana, work.assignment_id, 'avarie.png', 'damage_photo');
  await upload(ana, work.assignment_id, 'talon.png', 'registration_certificate');
  sample = {
    claim_file_no: claimFileNo,
    claim_file_id: claimFileId,
    assignment_id: work.assignment_id,
    assignment_key: work.assignment_key,
    party_id: claimantPartyId,
    org_id: orgId,
  };
});

async function upload(who: CallerHeaders, assignmentId: string, name: string, docType: string) {
  const form = multipart(
    { doc_type_code: docType, assignment_id: assignmentId },
    { name, content: onePixelPng },
  );
  const answer = await api.inject({
    method: 'POST',
    url: '/api/document/upload',
    headers: { ...who, ...form.headers },
    payload: form.payload,
  });
  expect(answer.statusCode, answer.body).toBeLessThan(300);
}

const ask = (payload: object, headers = paula, url = '/api/assignment/preview') =>
  api.inject({ method: 'POST', url, headers, payload });

async function preview(reason = 'Audit intern'): Promise<Preview> {
  const answer = await ask({ claim_file_no: sample.claim_file_no, reason });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Preview>();
}

test('M2 B11 a previewer sees the whole file, and of personal data the mask only', async () => {
  const file = await preview();
  expect(file.header.claim_file_no).toBe(sample.claim_file_no);
  expect(file.vehicles.length).toBeGreaterThan(0);
  expect(file.event?.date).toMatch(/^\d{4}/);
  const party = file.parties.find(({ party_id }) => party_id === sample.party_id);
  expect(party).toMatchObject({
    cnp_masked: expect.stringMatching(/^\*{10}\d{3}$/) as unknown,
    iban_masked: 'RO******************0000',
  });
  expect(party?.address_masked).toMatch(/^Str\. Lungă, \D+$/);
  for (const { type, value_masked: value } of file.parties.flatMap(({ contacts }) => contacts))
    expect(value).toMatch(type === 'email' ? /^.\*{3}@[\w.-]+$/ : /^\*+\d{3}$/);
});

test('M2 nothing personal is anywhere in the answer, in texts neither', async () => {
  const { rows } = await sql<{ value: string }>`
    select c.value from contact_channel c where c.party_id = ${sample.party_id}`.execute(api.database.kysely);
  const answer = (await ask({ claim_file_no: sample.claim_file_no, reason: 'Audit intern' })).body;
  for (const secret of [cnp, '0722 123 456', iban, ...rows.map(({ value }) => value)])
    expect(answer).not.toContain(secret);
  expect(answer).toContain('Sunat la *********456');
});

test('M2 letters are told of without their content', async () => {
  const { timeline } = await preview();
  const letters = timeline.filter(({ kind }) => kind === 'email' || kind === 'sms');
  expect(letters.length).toBeGreaterThan(0);
  expect(letters.every(({ body }) => body === null)).toBe(true);
});

test.each(['internal', 'managers'] as const)('M2 a preview has no note that is %s', async (visibility) => {
  const handler = await api.tokenFor('maria.stan');
  const note = { assignment_id: sample.assignment_id, body: `Numai pentru noi: ${visibility}`, visibility };
  expect((await ask(note, handler, '/api/timeline/addNote')).statusCode).toBe(201);
  expect(JSON.stringify(await preview())).not.toContain('Numai pentru noi');
});

test('M2 B11 each look is in the audit log with its reason', async () => {
  await preview('Verificare la cererea clientului, tel. 0722123456');
  const { rows } = await sql<{ actor_user_id: string; entity: string; entity_id: string; data: object }>`
    select actor_user_id, entity, entity_id, data from audit_log
    where event = 'CLAIM_FILE_PREVIEWED' order by seq`.execute(api.database.kysely);
  expect(rows.at(-1)).toEqual({
    actor_user_id: (await api.userNamed('paula.vasile')).userId,
    entity: 'claim_file',
    entity_id: sample.claim_file_id,
    data: { reason: 'Verificare la cererea clientului, tel. *******456' },
  });
});

test('M2 nobody looks at a file without saying why', async () => {
  const { claim_file_no } = sample;
  for (const payload of [{ claim_file_no }, { claim_file_no, reason: '' }, { claim_file_no, reason: '    ' }])
    expect((await ask(payload)).json()).toMatchObject({ status: 400, fields: [{ field: 'reason' }] });
});

test('M2 only previewers preview, and only files of their organisation', async () => {
  const payload = { claim_file_no: sample.claim_file_no, reason: 'Audit intern' };
  for (const username of ['ana.ionescu', 'maria.stan', 'calin.dobre', 'petru.lazar'])
    expect((await ask(payload, await api.tokenFor(username))).statusCode, username).toBe(403);

  const { userId, orgId } = await api.userNamed('alfa.ana');
  await sql`insert into user_role (org_id, user_id, role_code) values (${orgId}, ${userId}, 'app.previewer')`.execute(
    api.database.kysely,
  );
  expect((await ask(payload, await api.tokenFor('alfa.ana'))).statusCode).toBe(404);
  expect((await ask({ ...payload, claim_file_no: 'DM26R9999999' })).statusCode).toBe(404);
});

test('M2 a previewer reaches nothing of the file unmasked by any other way', async () => {
  const { claim_file_no: number, assignment_id: id, assignment_key: key } = sample;
  const ways = [
    `/api/assignment/getById/${number}/${id}`,
    `/api/timeline/browse/${key}`,
    `/api/timeline/getAsgId/${key}`,
    `/api/document/browse/${id}`,
  ];
  for (const url of ways) {
    expect((await api.inject({ url, headers: paula })).statusCode, url).toBe(403);
    expect((await api.inject({ url, headers: await api.tokenFor('calin.dobre') })).statusCode, url).toBe(200);
  }
});

test('M2 a previewer finds files by what names them, never people, and each look is recorded', async () => {
  const person = { name: 'Munteanu Ioana', email: 'ioana.munteanu@example.com', plate: 'CJ12ABC' };
  const post = async <Body>(url: string, payload: object, headers = paula) =>
    (await api.inject({ method: 'POST', url, headers, payload })).json<Body>();
  const looks = async () => {
    const { rows } = await sql<{ event: string }>`select event from audit_log
      where actor_user_id = ${(await api.userNamed('paula.vasile')).userId} order by seq desc limit 5`.execute(
      api.database.kysely,
    );
    return rows.map(({ event }) => event);
  };

  type Search = Schema<'SearchFindings'>;
  type Worklist = { items: Schema<'WorklistRow'>[] };
  const list = (q: string) => ({ filter_criteria: { q }, category_code: 'active', filter_keys: 0 });
  const ana = await api.tokenFor('ana.ionescu');
  for (const q of [person.name, person.email]) {
    expect((await post<Search>('/api/search/browse', { q }, ana)).people.items, q).not.toEqual([]);
    const { files, people: found, documents } = await post<Search>('/api/search/browse', { q });
    expect([files.items, found.items, documents?.items]).toEqual([[], [], []]);
    expect((await post<Worklist>('/api/assignment/browseWorklist', list(q))).items).toEqual([]);
    expect((await looks()).slice(0, 2)).toEqual(['WORKLIST_PREVIEWED', 'PERSON_SEARCHED']);
  }
  for (const q of [sample.claim_file_no, person.plate]) {
    const { files, people: found } = await post<Search>('/api/search/browse', { q });
    expect(files.items.map((file) => file.claim_file_no)).toContain(sample.claim_file_no);
    expect(found.items).toEqual([]);
    expect((await looks())[0]).toBe('PERSON_SEARCHED');
  }
});

test('M2 of the documents a previewer opens photos of the damage, without their place, and no papers', async () => {
  const storageKey = await api.runtime.files.save(
    await sharp({ create: { width: 40, height: 30, channels: 3, background: '#446688' } })
      .jpeg()
      .toBuffer(),
  );
  await sql`update document set storage_key = ${storageKey}, copies_state = 'waiting', mime_type = 'image/jpeg'
    where claim_file_id = ${sample.claim_file_id}`.execute(api.database.kysely);
  await api.makeCopies();
  const documents = (await preview()).documents.items;
  const download = (documentId: string) =>
    api.inject({ url: `/api/document/download/${documentId}`, headers: paula });
  for (const { document_id: documentId, is_picture: isPicture } of documents)
    expect((await download(documentId)).statusCode).toBe(isPicture ? 200 : 404);
  expect(new Set(documents.map(({ is_picture: isPicture }) => isPicture))).toEqual(new Set([true, false]));

  const photo = documents.find(({ is_picture: isPicture }) => isPicture);
  const { rows } = await sql<{ actor_user_id: string }>`
    select actor_user_id from audit_log where event = 'DOCUMENT_DOWNLOADED' and entity_id = ${photo?.document_id}
  `.execute(api.database.kysely);
  expect(rows.at(-1)?.actor_user_id).toBe((await api.userNamed('paula.vasile')).userId);
});

test('M2 a previewer cannot begin a list at a name', async () => {
  await someWork(
    api,
    ['Popa Ion', 'Albu Ana', 'Zamfir Radu', 'Dinu Maria'].map((claimant) => ({ claimant })),
  );
  const page = async (more: object) => {
    const payload = { filter_keys: 0, category_code: 'active', limit: 5, ...more };
    const answer = await api.inject({
      method: 'POST',
      url: '/api/assignment/browseWorklist',
      headers: paula,
      payload,
    });
    return answer.json<{ items: { assignment_id: string }[] }>().items?.map((row) => row.assignment_id);
  };
  const byName = { sort: { column: 'claimant_name', direction: 'asc' } };
  expect(await page(byName)).toEqual(await page({}));
  const place = ['claimant_name', 'asc', 'popescu', '01890000-0000-7000-8000-000000000001'];
  const after = Buffer.from(JSON.stringify(place)).toString('base64url');
  expect(await page({ ...byName, after })).toBeUndefined();
});

test('documents beyond the first page are read by key, each once, and every page is a recorded look', async () => {
  // Four at each second: pages also break between documents of the same moment.
  await sql`insert into document (org_id, doc_type_code, claim_file_id, file_name, mime_type, size_bytes, sha256, storage_key,
      visibility, system_time)
    select org_id, doc_type_code, claim_file_id, 'copy-' || number, mime_type, size_bytes, sha256, storage_key, visibility,
      system_time - make_interval(secs => 1 + number / 4)
    from (select * from document where claim_file_id = ${sample.claim_file_id}
      and file_name = 'avarie.png') one, generate_series(1, 230) number`.execute(api.database.kysely);
  const looks = async () => {
    const { rows } = await sql<{ count: string }>`select count(*) from audit_log
      where event = 'CLAIM_FILE_PREVIEWED' and entity_id = ${sample.claim_file_id}::text`.execute(
      api.database.kysely,
    );
    return Number(rows[0]?.count);
  };
  const before = await looks();
  let page = (await preview()).documents;
  const read = page.items.map(({ document_id: id }) => id);
  while (page.next_cursor !== null) {
    const answer = await api.inject({
      method: 'POST',
      url: '/api/assignment/previewDocuments',
      headers: paula,
      payload: { claim_file_no: sample.claim_file_no, reason: 'Audit intern', after: page.next_cursor },
    });
    page = answer.json<Preview['documents']>();
    read.push(...page.items.map(({ document_id: id }) => id));
  }
  expect(read).toHaveLength(page.total);
  expect(page.total).toBeGreaterThan(230);
  expect(new Set(read).size).toBe(read.length);
  expect(await looks()).toBe(before + 3);
});
