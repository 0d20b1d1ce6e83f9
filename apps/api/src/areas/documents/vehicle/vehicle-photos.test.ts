import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { documentCalls, named } from '../testing/document-calls.ts';

const api = startTestApi();
const { newWork, post, add } = documentCalls(api);
/** The chassis number that a test is about. */
let vin: string;
let count = 0;
let ana: CallerHeaders;
let alfa: CallerHeaders;

type Work = Awaited<ReturnType<typeof newWork>>;

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

beforeEach(() => {
  count += 1;
  vin = `WVWZZZ1JZXW${String(count).padStart(6, '0')}`;
});

test('ux 36 R9 photos of the same chassis number in other files are found by file, and none of the file itself', async () => {
  const [own, earlier, otherCar] = [await newWork(), await newWork(), await newWork()];
  await isAbout(own, vin);
  await isAbout(earlier, vin);
  await isAbout(otherCar, 'WVWZZZ1JZXW999999');
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
  const [own, earlier] = [await newWork(), await newWork()];
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
  const [own, earlier] = [await newWork(), await newWork()];
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
  expect(files[0]?.total).toBe(30);
});

test('without a chassis number no vehicle is recognised', async () => {
  const [own, earlier] = [await newWork(), await newWork()];
  await isAbout(own, null);
  await isAbout(earlier, null);
  expect(await photosFor(ana, own)).toEqual({ vin: null, files: [] });
});

test('security: a file of another organisation about the same vehicle is neither shown nor counted, and its work does not exist', async () => {
  const [own, foreign] = [await newWork(), await newWork('alfa')];
  await isAbout(own, vin);
  await isAbout(foreign, vin);
  await add(alfa, foreign.assignment_id, 'a-altora.png');
  const found = await photosFor(ana, own);
  expect(JSON.stringify(found)).not.toContain('a-altora.png');
  expect(namesIn(found, foreign)).toEqual([]);
  expect(await photosFor(alfa, foreign)).toEqual({ vin, files: [] });
  expect((await asked(alfa, own)).statusCode).toBe(404);
});
