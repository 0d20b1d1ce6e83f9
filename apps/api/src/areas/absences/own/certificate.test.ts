import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { multipart, onePixelPng } from '#src/testing/multipart.ts';
import { tidyUp } from '#src/testing/run-now.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { absenceCalls, weekOff } from '../testing/absence-calls.ts';

const api = startTestApi();
let ana: CallerHeaders;
let maria: CallerHeaders;
let sick: Schema<'Absence'>;

beforeAll(async () => {
  ana = await api.tokenFor('ana.ionescu');
  maria = await api.tokenFor('maria.stan');
  sick = await absenceCalls(api, ana).ask({ ...weekOff(30), absence_type_code: 'medical' });
});

function attach(
  who: CallerHeaders,
  { absence_id: id }: Schema<'Absence'>,
  content: Uint8Array = onePixelPng,
) {
  const form = multipart({}, { name: 'certificat.png', content });
  return api.inject({
    method: 'POST',
    url: `/api/absences/attachCertificate/${id}`,
    headers: { ...who, ...form.headers },
    payload: form.payload,
  });
}

const download = (who: CallerHeaders, { absence_id: id }: Schema<'Absence'>) =>
  api.inject({ url: `/api/absences/downloadCertificate/${id}`, headers: { ...who } });

async function documentOf({ absence_id: id }: Schema<'Absence'>) {
  const { rows } = await sql<{ id: string | null }>`
    select certificate_document_id as id from absence where absence_id = ${id}`.execute(api.database.kysely);
  return rows[0]?.id ?? '';
}

test('M5 the certificate of a medical leave is read by the person and by whoever decides, and by nobody else', async () => {
  const answer = await attach(ana, sick);
  expect([answer.statusCode, answer.json<Schema<'Absence'>>().has_certificate_file]).toEqual([201, true]);
  for (const who of [ana, maria]) {
    const file = await download(who, sick);
    expect([file.statusCode, file.rawPayload.equals(onePixelPng)]).toEqual([200, true]);
  }
  const radu = await api.tokenFor('radu.marin');
  expect((await download(radu, sick)).statusCode).toBe(404);
  expect((await attach(maria, sick)).statusCode).toBe(404);

  // The page of documents gives it to nobody, not even to the session that sent it.
  const id = await documentOf(sick);
  for (const who of [ana, maria, radu])
    expect((await api.inject({ url: `/api/document/download/${id}`, headers: { ...who } })).statusCode).toBe(
      404,
    );
});

test('a private file waits for no notification: it is still there when the files of abandoned notifications go', async () => {
  await sql`update document set system_time = now() - interval '3 days'
    where document_id = ${await documentOf(sick)}`.execute(api.database.kysely);
  await tidyUp(api.runtime);
  expect((await download(ana, sick)).statusCode).toBe(200);
});

test('another file takes the place of the first, which is gone for good; what is no paper or picture is refused', async () => {
  const before = await documentOf(sick);
  expect((await attach(ana, sick, Buffer.from('MZ not a paper'))).statusCode).toBe(415);
  expect((await attach(ana, sick)).statusCode).toBe(201);
  const { rows } = await sql`select from document where document_id = ${before}`.execute(api.database.kysely);
  expect(rows).toEqual([]);
});

test('a certificate goes away while nobody has approved, stays after that, and a rest leave takes none', async () => {
  const own = absenceCalls(api, ana);
  const rest = await own.ask(weekOff(32));
  expect((await attach(ana, rest)).json()).toMatchObject({ status: 409, code: 'conflict' });

  const removed = await own.post(`removeCertificate/${sick.absence_id}`, {});
  expect(removed.json()).toMatchObject({ has_certificate_file: false });
  const again = (await attach(ana, sick)).json<Schema<'Absence'>>();
  const [done] = await absenceCalls(api, maria).decide({
    absence_id: sick.absence_id,
    row_version: again.row_version,
    decision: 'approve',
  });
  expect(done?.outcome).toBe('done');
  expect((await own.post(`removeCertificate/${sick.absence_id}`, {})).statusCode).toBe(409);
  expect((await download(maria, sick)).statusCode).toBe(200);
});
