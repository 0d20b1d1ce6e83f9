import { createHash, randomBytes, randomInt } from 'node:crypto';
import { newId } from '@dosar/kernel/ids';
import type { JsonBodyOf, Schema } from '@dosar/openapi';
import { beforeAll, describe, expect, test } from 'vitest';
import { multipart, onePixelPng } from '#src/testing/multipart.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { aClaim } from '#src/testing/world/a-claim.ts';
import { aNotice } from '#src/testing/world/notices.ts';
import { anIntake } from '../testing/intake-samples.ts';

type Intake = JsonBodyOf<'registerClaimNotification'>;
type Found = Schema<'LikelyDuplicate'>[];

const api = startTestApi();

let ana: CallerHeaders;
let alfa: CallerHeaders;
beforeAll(async () => {
  ana = await api.tokenFor('ana.ionescu');
  alfa = await api.tokenFor('alfa.ana');
});

const send = (who: CallerHeaders, operation: string, payload: object) =>
  api.inject({
    method: 'POST',
    url: `/api/fnol/${operation}`,
    headers: { ...who, 'idempotency-key': newId() },
    payload,
  });
const look = async (who: CallerHeaders, traits: object) =>
  (
    await send(who, 'findLikelyDuplicates', { plates: [], other_plates: [], phones: [], ...traits })
  ).json<Found>();

/** A report of a guest about one car, on the day that the intake names. */
async function reported(plate: string, phone: string) {
  return aClaim(api, {
    notice: {
      vehicle: { plate, plate_country: 'RO', brand_code: 'dacia', category_code: 'car' },
      notifier: {
        first_name: 'Raluca',
        last_name: 'Anghel',
        role: 'owner',
        phone,
        preferred_channel: 'phone',
      },
    },
  });
}
const intakeOf = (plate: string, different: Partial<Intake> = {}) =>
  anIntake({
    vehicle: { ...anIntake().vehicle, plate },
    other_vehicles: [],
    notifier: { ...anIntake().notifier, phone: '0799 000 111' },
    ...different,
  });

test('a car, its other car and a telephone number in any spelling find the file, with the reasons for it', async () => {
  const { claimFileNo } = await reported('CJ 31 AAA', '0722 300 301');
  const byPlate = await look(ana, { plates: ['cj-31-aaa'], date: '2026-03-03', time: '15:00' });
  expect(byPlate).toMatchObject([
    {
      claim_file_no: claimFileNo,
      certainty: 3,
      reasons: ['same_plate', 'same_day', 'near_hour'],
      is_closed: false,
    },
  ]);
  expect(byPlate[0]?.assignment_id).not.toBeNull();
  expect(await look(ana, { other_plates: ['CJ31AAA'], date: '2026-03-03' })).toMatchObject([
    { claim_file_no: claimFileNo, certainty: 2, reasons: ['other_plate', 'same_day'] },
  ]);
  expect(await look(ana, { phones: ['+40 722 300 301'], date: '2026-02-01' })).toMatchObject([
    { claim_file_no: claimFileNo, certainty: 1, reasons: ['same_phone'] },
  ]);
  expect(await look(ana, { plates: ['CJ31AAA'], date: '2025-06-01' })).toEqual([]);
  expect(await look(ana, {})).toEqual([]);
});

test('files of another organisation look like nothing', async () => {
  await reported('CJ 32 AAA', '0722 300 302');
  expect(await look(ana, { plates: ['CJ32AAA'], phones: ['0722 300 302'] })).toHaveLength(1);
  expect(await look(alfa, { plates: ['CJ32AAA'], phones: ['0722 300 302'] })).toEqual([]);
  expect((await send(alfa, 'registerClaimNotification', intakeOf('CJ32AAA'))).statusCode).toBe(201);
});

test('what is almost certainly the same report waits for a decision, and the reason stays on the new file', async () => {
  const { claimFileNo } = await reported('CJ 33 AAA', '0722 300 303');
  const refused = await send(ana, 'registerClaimNotification', intakeOf('CJ33AAA'));
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({
    code: 'likely_duplicate',
    context: { claim_file_no: claimFileNo },
  });

  const reason = 'A doua lovitură, în parcare, seara';
  const decided = intakeOf('CJ33AAA', {
    similar_files: [{ claim_file_no: claimFileNo, decision: 'another_claim', reason }],
  });
  const registered = (await send(ana, 'registerClaimNotification', decided)).json<
    Schema<'RegisteredClaim'>
  >();
  expect(await bodiesOf(registered)).toContain(reason);
});

test('of the same accident both files are linked, for the reason that was given', async () => {
  const { claimFileNo, claimFileId } = await reported('CJ 34 AAA', '0722 300 304');
  const reason = 'Celălalt șofer a avizat deja';
  const registered = (
    await send(
      ana,
      'registerClaimNotification',
      intakeOf('CJ34AAA', {
        similar_files: [{ claim_file_no: claimFileNo, decision: 'same_event', reason }],
      }),
    )
  ).json<Schema<'RegisteredClaim'>>();
  const links = await api.inject({ url: `/api/claim/browseLinks/${claimFileId}`, headers: ana });
  expect(links.json()).toMatchObject([
    { kind: 'same_event', reason, claim_file_no: registered.claim_file_no },
  ]);
});

test('a decision about a file of another organisation is refused like one about none', async () => {
  const { claimFileNo } = await reported('CJ 35 AAA', '0722 300 305');
  const answer = await send(
    alfa,
    'registerClaimNotification',
    intakeOf('CJ35AAA', {
      similar_files: [{ claim_file_no: claimFileNo, decision: 'same_event', reason: 'Aceeași mașină' }],
    }),
  );
  expect(answer.json()).toMatchObject({
    code: 'rule_refused',
    fields: [{ field: 'similar_files.0.claim_file_no', code: 'unknown_code' }],
  });
});

async function bodiesOf({ claim_file_id: id }: Schema<'RegisteredClaim'>): Promise<string> {
  const rows = await api.database.kysely
    .selectFrom('timeline_event')
    .where('claim_file_id', '=', id)
    .select('body')
    .execute();
  return rows.map(({ body }) => body).join('\n');
}

describe('57 photos are evidence of a duplicate', () => {
  const sha256 = (photo: Buffer) => createHash('sha256').update(photo).digest('hex');
  const aPhoto = () => Buffer.concat([onePixelPng, randomBytes(12_000)]);

  /** A guest who reports one car with one photo, and the number of the claim. */
  async function reportedWith(photo: Buffer, plate: string, date = '2026-03-03') {
    const guest = await api.guestFor('demo');
    const form = multipart({ doc_type_code: 'damage_photo' }, { name: 'bara.png', content: photo });
    const uploaded = await api.inject({
      method: 'POST',
      url: '/api/document/upload',
      headers: { ...guest, ...form.headers },
      payload: form.payload,
    });
    const { id } = uploaded.json<Schema<'UploadedDocument'>>();
    const notice = aNotice();
    const answer = await api.inject({
      method: 'POST',
      url: '/api/fnol/submit',
      headers: { ...guest },
      payload: {
        ...notice,
        notifier: { ...notice.notifier, phone: `07${randomInt(10_000_000, 99_999_999)}` },
        event: { ...notice.event, date },
        vehicle: { ...notice.vehicle, plate },
        document_ids: [id],
      },
    });
    return answer.json<Schema<'ClaimNotificationReceipt'>>();
  }
  const likenessOf = async (number: string) =>
    api.database.kysely
      .selectFrom('timeline_event as entry')
      .innerJoin('claim_file as file', (join) =>
        join
          .onRef('file.org_id', '=', 'entry.org_id')
          .onRef('file.claim_file_id', '=', 'entry.claim_file_id'),
      )
      .where('file.claim_file_no', '=', number)
      .where('entry.title', 'like', 'Seamănă%')
      .select(['entry.title', 'entry.visibility'])
      .execute();

  test('a photo that came with the report is found on another claim, however old; another organisation finds nothing', async () => {
    const photo = aPhoto();
    const { claim_file_no: number } = await reportedWith(photo, 'CJ 36 AAA', '2025-05-02');
    const asked = { photo_hashes: [sha256(photo)], plates: ['CJ37AAA'], date: '2026-03-03' };
    expect(await look(ana, asked)).toMatchObject([
      { claim_file_no: number, reasons: ['same_photo'], certainty: 2 },
    ]);
    expect(await look(ana, { ...asked, photo_hashes: [sha256(aPhoto())] })).toEqual([]);
    expect(await look(alfa, asked)).toEqual([]);
  });

  test('the same photo of the same car stops a registration until somebody has decided', async () => {
    const photo = aPhoto();
    const { claim_file_no: number } = await reportedWith(photo, 'CJ 38 AAA', '2025-05-02');
    const intake = intakeOf('CJ38AAA', { photo_hashes: [sha256(photo)] });
    const refused = await send(ana, 'registerClaimNotification', intake);
    expect(refused.json()).toMatchObject({
      code: 'likely_duplicate',
      context: { claim_file_no: number },
    });
    const { photo_hashes: _photos, ...without } = intake;
    expect((await send(ana, 'registerClaimNotification', without)).statusCode).toBe(201);
  });

  test('of a guest the claim says to the staff alone where else the photo is, once, also for one that comes later', async () => {
    const [photo, later] = [aPhoto(), aPhoto()];
    const first = await reportedWith(photo, 'CJ 39 AAA');
    await reportedWith(later, 'CJ 40 AAA');
    const second = await reportedWith(photo, 'CJ 41 AAA');
    expect(JSON.stringify(second)).not.toContain(first.claim_file_no);
    expect(await likenessOf(second.claim_file_no)).toEqual([
      {
        title: `Seamănă cu dosarul ${first.claim_file_no}: aceeași fotografie, aceeași zi, oră apropiată`,
        visibility: 'internal',
      },
    ]);
    const { assignment_id: work, ...file } = await mainWorkOf(second.claim_file_no);
    for (const name of ['spate.png', 'spate-2.png']) {
      const form = multipart(
        { doc_type_code: 'damage_photo', assignment_id: work },
        { name, content: later },
      );
      await api.inject({
        method: 'POST',
        url: '/api/document/upload',
        headers: { ...ana, ...form.headers },
        payload: form.payload,
      });
    }
    expect(file.claim_file_no).toBe(second.claim_file_no);
    expect(await likenessOf(second.claim_file_no)).toHaveLength(2);
  });
});

const mainWorkOf = (number: string) =>
  api.database.kysely
    .selectFrom('assignment')
    .where('claim_file_no', '=', number)
    .select(['assignment_id', 'claim_file_no'])
    .executeTakeFirstOrThrow();
