import { newId } from '@dosar/kernel/ids';
import { noticeVersion } from '@dosar/fnol-domain/privacy-notice';
import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { guestToken } from '#src/areas/account/testing/guest-links.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { headersOf } from '#src/testing/test-sessions.ts';
import { aNotice } from '#src/testing/world/notices.ts';
import { anIntake } from '../testing/intake-samples.ts';

const api = startTestApi({});

const zones = [
  { zone: 'rear', severity: 'broken', is_preexisting: false },
  { zone: 'front_left', is_preexisting: true },
];

async function post(
  url: string,
  headers: Record<string, string>,
  payload: object,
): Promise<{ statusCode: number; json: () => unknown }> {
  return api.inject({
    method: 'POST',
    url: `/api/fnol/${url}`,
    headers: { ...headers, 'idempotency-key': newId() },
    payload,
  });
}

async function vehicleOf(claimFileNo: string) {
  const { rows } = await sql<{ damaged_zones: unknown; damaged_parts: unknown }>`
    select car.damaged_zones, car.damaged_parts from claim_vehicle car
    join claim_file file on file.org_id = car.org_id and file.claim_file_id = car.claim_file_id
      and file.main_vehicle_id = car.vehicle_id
    where file.claim_file_no = ${claimFileNo}`.execute(api.database.kysely);
  return rows[0];
}

const clerk = (vehicle: object, plate: string) => ({
  ...anIntake({ other_vehicles: [] }),
  vehicle: { plate, plate_country: 'RO', ...vehicle },
});

test('48 zones that a clerk picks are kept with the car of the claim, beside the parts that were named', async () => {
  const answer = await post(
    'registerClaimNotification',
    await api.tokenFor('ana.ionescu'),
    clerk({ damaged_zones: zones, damaged_part_codes: ['rear_bumper'] }, 'B 611 ZON'),
  );
  expect(answer.statusCode).toBe(201);
  expect(await vehicleOf((answer.json() as Schema<'RegisteredClaim'>).claim_file_no)).toEqual({
    damaged_zones: zones,
    damaged_parts: [{ vehicle_part_code: 'rear_bumper' }],
  });
});

test('48 zones that a guest picks are kept with the car of the claim', async () => {
  const signedIn = await guestToken(api, 'claim_notification', 'demo');
  const answer = await post('submit', headersOf(signedIn.json()), {
    notifier: {
      last_name: 'Țepeș',
      role: 'owner',
      phone: '0722 123 611',
      email: 'tepes.zone@example.com',
      preferred_channel: 'email',
    },
    policy_type: 'rca',
    event: {
      date: '2026-03-03',
      county_code: 'CJ',
      locality: 'Cluj-Napoca',
      description: 'Stăteam la semafor.',
      injuries: false,
    },
    vehicle: {
      plate: 'CJ 61 ZON',
      plate_country: 'RO',
      brand_code: 'dacia',
      category_code: 'car',
      damaged_zones: zones,
      damaged_part_codes: ['rear_bumper'],
    },
    document_ids: [],
    consent_version: noticeVersion,
    website: '',
  });
  expect(answer.statusCode).toBe(201);
  const { claim_file_no: no } = answer.json() as Schema<'ClaimNotificationReceipt'>;
  expect(await vehicleOf(no)).toMatchObject({ damaged_zones: zones });
});

test.each<[what: string, zones: object[], problem: object]>([
  [
    'that the outline does not have',
    [{ zone: 'moon', is_preexisting: false }],
    { field: 'vehicle.damaged_zones.0.zone', code: 'unknown_code' },
  ],
  [
    'that was picked twice',
    [...zones, { zone: 'rear', severity: 'dented', is_preexisting: false }],
    { field: 'vehicle.damaged_zones.2.zone', code: 'invalid_value' },
  ],
])('a zone %s is refused at its place', async (_what, damaged, problem) => {
  const answer = await post(
    'registerClaimNotification',
    await api.tokenFor('ana.ionescu'),
    clerk({ damaged_zones: damaged }, 'B 612 ZON'),
  );
  expect([answer.statusCode, answer.json()]).toMatchObject([422, { fields: [problem] }]);
});

test('R5 the other car of a guest is on the file as the one at fault, with plate and insurer; whoever was hit by the guest is injured', async () => {
  const guest = headersOf((await guestToken(api, 'claim_notification', 'demo')).json());
  const carsOf = async (kind: 'hit_by_other' | 'hit_other') => {
    const notice = aNotice({
      other_vehicle: { plate: 'bv 64-yfw', plate_country: 'RO', insurer: 'Nordica' },
    });
    const event = { ...notice.event, time_until: '16:00', recorded_by: 'amiable_statement', kind };
    const answer = await post('submit', guest, { ...notice, event });
    const number = (answer.json() as Schema<'ClaimNotificationReceipt'>).claim_file_no;
    const { rows } = await sql`
      select part.role, part.insurer, car.plate_norm as plate,
        told.occurred_until_time as until, told.recorded_by as record
      from claim_file file join claim_vehicle part using (org_id, claim_file_id)
      join vehicle car using (org_id, vehicle_id) join event told using (org_id, event_id)
      where file.claim_file_no = ${number} order by part.role, car.plate_norm`.execute(api.database.kysely);
    return rows;
  };
  const told = { until: '16:00:00', record: 'amiable_statement' };
  const own = { role: 'injured', insurer: null, plate: 'CJ12ABC', ...told };
  const other = { insurer: 'Nordica', plate: 'BV64YFW', ...told };
  expect(await carsOf('hit_by_other')).toEqual([{ role: 'at_fault', ...other }, own]);
  expect(await carsOf('hit_other')).toEqual([{ role: 'injured', ...other }, own]);
});
