import { newId } from '@dosar/kernel/ids';
import type { JsonBodyOf, Schema } from '@dosar/openapi';
import { beforeAll, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { aClaim } from '#src/testing/world/a-claim.ts';
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
