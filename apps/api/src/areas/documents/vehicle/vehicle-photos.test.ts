import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { documentCalls, named } from '../testing/document-calls.ts';

const api = startTestApi({ world: 'demo' });
const { post, add } = documentCalls(api);
const vin = 'WVWZZZ1JZXW000001';
let ana: CallerHeaders;
let alfa: CallerHeaders;

type Work = { assignment_id: string; claim_file_id: string; claim_file_no: string };

/** Work of an organisation on different files, about vehicles of their own that nobody else claims. */
async function works(orgCode: string): Promise<[Work, Work, Work]> {
  const { rows } = await sql<Work>`
    select distinct on (file.claim_file_id) assignment_id, file.claim_file_id, file.claim_file_no
    from assignment join claim_file file on file.org_id = assignment.org_id and file.claim_file_id = assignment.claim_file_id
    where assignment.org_id = ${await api.organisation(orgCode)} and category_code = 'active'
      and (select count(*) from claim_file other where other.main_vehicle_id = file.main_vehicle_id) = 1
    order by file.claim_file_id, assignment_id limit 3`.execute(api.database.kysely);
  const [first, second, third] = rows;
  if (!first || !second || !third) throw new Error(`${orgCode} has too few files.`);
  return [first, second, third];
}

/** Says which vehicle a file is about. */
async function isAbout({ claim_file_id: id }: Work, number: string | null) {
  await sql`update vehicle set vin = ${number} where vehicle_id =
    (select main_vehicle_id from claim_file where claim_file_id = ${id})`.execute(api.database.kysely);
}

const asked = (who: CallerHeaders, { assignment_id: id }: Work) =>
  api.inject({ url: `/api/document/browseVehiclePhotos/${id}`, headers: who });
const photosFor = async (who: CallerHeaders, work: Work) =>
  (await asked(who, work)).json<Schema<'VehiclePhotos'>>();
const namesIn = ({ files }: Schema<'VehiclePhotos'>, { claim_file_no: number }: Work) =>
  files.find((file) => file.claim_file_no === number)?.photos.map(({ file_name: name }) => name) ?? [];

beforeAll(async () => {
  ana = await api.tokenFor('ana.ionescu');
  alfa = await api.tokenFor('alfa.ana');
});

test('photos of the same chassis number in other files are found by file, and none of the file itself', async () => {
  const [own, earlier, otherCar] = await works('demo');
  await isAbout(own, vin);
  await isAbout(earlier, vin);
  await isAbout(otherCar, 'WVWZZZ1JZXW000002');
  await add(ana, own.assignment_id, 'aceasta.png');
  await add(ana, earlier.assignment_id, 'usa-2025.png');
  await add(ana, otherCar.assignment_id, 'alta-masina.png');

  const found = await photosFor(ana, own);
  expect(found.vin).toBe(vin);
  expect(found.files.map(({ claim_file_no: number }) => number)).toEqual([earlier.claim_file_no]);
  expect(namesIn(found, earlier)[0]).toBe('usa-2025.png');
  expect(found.files[0]?.total).toBe(found.files[0]?.photos.length);
  // Seen from there, this file is the other one.
  expect(namesIn(await photosFor(ana, earlier), own)[0]).toBe('aceasta.png');
});

test('pictures of papers, refused photos and those that a scanner holds back are not shown', async () => {
  const [own, earlier] = await works('demo');
  await isAbout(own, vin);
  await isAbout(earlier, vin);
  await add(ana, earlier.assignment_id, 'permis.png', 'driving_licence');
  const refused = await add(ana, earlier.assignment_id, 'refuzata.png');
  const judged = await post(ana, `judge/${earlier.assignment_id}`, {
    documents: [named(refused)],
    verdict: 'rejected',
    reason: 'Este neclară.',
  });
  expect(judged.statusCode).toBe(200);
  const infected = await add(ana, earlier.assignment_id, 'virus.png');
  await sql`update document set scan_state = 'infected', scan_signature = 'Test', scanned_at = now()
    where document_id = ${infected.id}`.execute(api.database.kysely);
  await add(ana, earlier.assignment_id, 'buna.png');

  const names = namesIn(await photosFor(ana, own), earlier);
  expect(names).toContain('buna.png');
  for (const hidden of ['permis.png', 'refuzata.png', 'virus.png']) expect(names).not.toContain(hidden);
});

test('of a file with many photos the newest are listed, and all are counted', async () => {
  const [own, earlier] = await works('demo');
  await isAbout(own, vin);
  await isAbout(earlier, vin);
  await sql`insert into document (org_id, doc_type_code, claim_file_id, assignment_id, file_name, mime_type, size_bytes, sha256,
      storage_key, copies_state, state, visibility, system_time)
    select org_id, 'damage_photo', claim_file_id, assignment_id, 'multe-' || number || '.png', 'image/png', 1, repeat('0', 64),
      'x', 'none', 'received', 'internal', now() + number * interval '1 second'
    from assignment, generate_series(1, 30) number
    where assignment_id = ${earlier.assignment_id}`.execute(api.database.kysely);
  const { files } = await photosFor(ana, own);
  expect(files[0]?.photos).toHaveLength(24);
  expect(files[0]?.photos[0]?.file_name).toBe('multe-30.png');
  expect(files[0]?.total).toBeGreaterThanOrEqual(30);
});

test('without a chassis number no vehicle is recognised', async () => {
  const [own, earlier] = await works('demo');
  await isAbout(own, null);
  await isAbout(earlier, null);
  expect(await photosFor(ana, own)).toEqual({ vin: null, files: [] });
});

test('security: a file of another organisation about the same vehicle is neither shown nor counted, and its work does not exist', async () => {
  const [own] = await works('demo');
  const [foreign] = await works('alfa');
  await isAbout(own, vin);
  await isAbout(foreign, vin);
  await add(alfa, foreign.assignment_id, 'a-altora.png');
  const found = await photosFor(ana, own);
  expect(JSON.stringify(found)).not.toContain('a-altora.png');
  expect(namesIn(found, foreign)).toEqual([]);
  expect(await photosFor(alfa, foreign)).toEqual({ vin, files: [] });
  expect((await asked(alfa, own)).statusCode).toBe(404);
});
