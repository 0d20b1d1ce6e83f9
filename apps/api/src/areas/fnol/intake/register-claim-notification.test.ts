import { addDays } from '@dosar/kernel/dates';
import { newId } from '@dosar/kernel/ids';
import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import { beforeEach, expect, test } from 'vitest';
import { guestsByLink } from '#src/access/guests-by-link.ts';
import { inTenant } from '#src/kernel/database/index.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { anIntake } from '../testing/intake-samples.ts';

type Registered = Schema<'RegisteredClaim'>;

const api = startTestApi({
  people: ['paula.vasile', 'irina.neagu', 'petru.lazar'],
});

// Each test has cars of its own: what looks like an earlier report is asked about.
let plate = 100;
beforeEach(() => {
  plate += 1;
});
const fresh = (different: Parameters<typeof anIntake>[0] = {}) => {
  const intake = anIntake();
  const [other] = intake.other_vehicles;
  return anIntake({
    vehicle: { ...intake.vehicle, plate: `B ${plate} WDA` },
    other_vehicles: other ? [{ ...other, plate: `B ${plate} YFW` }] : [],
    notifier: { ...intake.notifier, phone: `0722 418 ${plate}`, email: `raluca.${plate}@example.com` },
    ...different,
  });
};

function register(who: CallerHeaders, payload: object, key: string = newId()) {
  return api.inject({
    method: 'POST',
    url: '/api/fnol/registerClaimNotification',
    headers: { ...who, 'idempotency-key': key, 'accept-language': 'en' },
    payload,
  });
}

async function inDemo<Result>(work: Parameters<typeof inTenant<Result>>[2]) {
  return inTenant(api.database, await api.organisation('demo'), work);
}
const countFiles = () =>
  inDemo(async (tx) => {
    const { count } = await tx
      .selectFrom('claim_file')
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  });
const fileOf = ({ claim_file_id: id }: Registered) =>
  inDemo((tx) =>
    tx.selectFrom('claim_file').where('claim_file_id', '=', id).selectAll().executeTakeFirstOrThrow(),
  );
const detailOf = async (who: CallerHeaders, { claim_file_no: no, assignment_id: id }: Registered) =>
  (await api.inject({ url: `/api/assignment/getById/${no}/${id}`, headers: who })).json<
    Schema<'AssignmentDetail'>
  >();

test('B1 a clerk on the telephone opens a claim with its first work, its clock and everybody whom the caller named', async () => {
  const ana = await api.tokenFor('ana.ionescu');
  const answer = await register(
    ana,
    fresh({
      people: [
        { kind: 'person', name: 'Marin', first_name: 'Cosmin', role: 'other_driver', phone: '0745 110 276' },
        { kind: 'company', name: 'Flota SRL', cui: 'RO 14399840', role: 'other_owner' },
        { kind: 'person', name: 'Sukarno', role: 'hurt' },
        { kind: 'person', name: 'Pop', first_name: 'Ion', role: 'witness' },
      ],
    }),
  );
  expect(answer.statusCode).toBe(201);
  const registered = answer.json<Registered>();
  expect(registered.claim_file_no).toMatch(/^DM\d{2}R\d{7}$/);
  expect(registered).toMatchObject({
    answer_due_date: addDays(localDateOf(api.now()), 30),
    told_by: ['email'],
  });
  expect(await fileOf(registered)).toMatchObject({
    channel: 'phone',
    claimant_name: 'Anghel Raluca',
    plate: `B${plate}WDA`,
    consent_version: null,
    legal_due_date: addDays(localDateOf(api.now()), 30),
  });

  const detail = await detailOf(ana, registered);
  expect(detail.event).toMatchObject({
    time: '14:00',
    time_until: '16:00',
    recorded_by: 'amiable_statement',
  });
  expect(detail.vehicles).toMatchObject([
    { role: 'injured', plate: `B${plate}WDA` },
    { role: 'at_fault', plate: `B${plate}YFW` },
  ]);
  const roles = Object.fromEntries(detail.parties.map((party) => [party.full_name, party.roles.toSorted()]));
  expect(roles).toEqual({
    'Anghel Raluca': ['injured', 'notifier', 'owner'],
    'Marin Cosmin': ['at_fault', 'driver'],
    'Flota SRL': ['owner'],
    Sukarno: ['hurt'],
    'Pop Ion': ['witness'],
  });
  expect(detail.parties.find(({ kind }) => kind === 'company')?.cui).toBe('14399840');
});

test('B1 each of several other cars has its own driver, owner and chassis number', async () => {
  const ana = await api.tokenFor('ana.ionescu');
  const [first] = fresh().other_vehicles;
  const third = {
    role: 'at_fault' as const,
    plate: `CJ ${plate} ABC`,
    plate_country: 'RO',
    vin: 'UU1HJDAG564218903',
  };
  const registered = (
    await register(
      ana,
      fresh({
        other_vehicles: [{ ...first!, role: 'injured' }, third],
        people: [
          { kind: 'person', name: 'Marin', role: 'other_driver' },
          { kind: 'person', name: 'Barbu', role: 'other_driver', other_vehicle: 1 },
          { kind: 'company', name: 'Flota SRL', role: 'other_owner', other_vehicle: 1 },
        ],
      }),
    )
  ).json<Registered>();
  const cars = await inDemo((tx) =>
    tx
      .selectFrom('claim_vehicle')
      .innerJoin('vehicle', 'vehicle.vehicle_id', 'claim_vehicle.vehicle_id')
      .leftJoin('party as driver', 'driver.party_id', 'claim_vehicle.driver_party_id')
      .leftJoin('party as owner', 'owner.party_id', 'vehicle.owner_party_id')
      .where('claim_file_id', '=', registered.claim_file_id)
      .select(['plate_norm', 'vin', 'driver.last_name as driver', 'owner.company_name as owner'])
      .execute(),
  );
  expect(cars).toContainEqual({ plate_norm: `B${plate}YFW`, vin: null, driver: 'Marin', owner: null });
  expect(cars).toContainEqual({
    plate_norm: `CJ${plate}ABC`,
    vin: 'UU1HJDAG564218903',
    driver: 'Barbu',
    owner: 'Flota SRL',
  });
  // The one to blame is who drove the car at fault.
  const { parties } = await detailOf(ana, registered);
  expect(
    parties.filter(({ roles }) => roles.includes('at_fault')).map(({ full_name: name }) => name),
  ).toEqual(['Barbu']);
});

test('B1 the file says who took the report in, and its claimant hears of it once, by the way that they chose', async () => {
  const registered = (await register(await api.tokenFor('ana.ionescu'), fresh())).json<Registered>();
  const told = await inDemo(async (tx) => ({
    entries: await tx
      .selectFrom('timeline_event')
      .where('claim_file_id', '=', registered.claim_file_id)
      .select(['kind', 'actor_kind', 'title', 'body'])
      .execute(),
    audit: await tx
      .selectFrom('audit_log')
      .where('entity_id', '=', registered.claim_file_id)
      .where('event', '=', 'CLAIM_REGISTERED_BY_STAFF')
      .select(['outcome', 'actor_kind'])
      .execute(),
    tracker: await tx
      .selectFrom('tracker_event')
      .where('claim_file_id', '=', registered.claim_file_id)
      .select('process_step_index')
      .execute(),
    work: await tx
      .selectFrom('assignment')
      .where('claim_file_id', '=', registered.claim_file_id)
      .select(['assignment_type_code', 'status_code', 'created_by_user_id'])
      .execute(),
  }));
  expect(told.entries.map(({ kind }) => kind).toSorted()).toEqual(['created', 'email']);
  expect(told.entries.find(({ kind }) => kind === 'created')).toMatchObject({
    actor_kind: 'user',
    title: 'Daună avizată la telefon',
    body: 'Stătea la semafor și a fost lovită din spate-stânga.\n\nBara spate spartă.',
  });
  expect(told.audit).toEqual([{ outcome: 'success', actor_kind: 'user' }]);
  expect(told.tracker).toEqual([{ process_step_index: 0 }]);
  expect(told.work).toEqual([
    {
      assignment_type_code: 'claim_notification',
      status_code: 'submitted',
      created_by_user_id: (await api.userNamed('ana.ionescu')).userId,
    },
  ]);
  // The clerk works in English; whoever reports reads Romanian unless they say otherwise.
  const [email, second] = await api.outbox(`raluca.${plate}@example.com`);
  expect(email?.subject).toBe(`Dosarul dumneavoastră: ${registered.claim_file_no}`);
  expect(second).toBeUndefined();
  expect(await api.outbox(`+40722418${plate}`)).toEqual([]);
});

test('a fixed line takes no messages, so the other way tells the claimant', async () => {
  const { notifier } = fresh();
  const registered = (
    await register(
      await api.tokenFor('ana.ionescu'),
      fresh({ notifier: { ...notifier, phone: '021 312 45 67', preferred_channel: 'phone' } }),
    )
  ).json<Registered>();
  expect(registered.told_by).toEqual(['email']);
});

test('B1 the same intake sent twice under its key is one claim', async () => {
  const ana = await api.tokenFor('ana.ionescu');
  const key = newId();
  const body = fresh();
  const before = await countFiles();
  const answers = [await register(ana, body, key), await register(ana, body, key)];
  const numbers = answers.map((answer) => answer.json<Registered>().claim_file_no);
  expect(numbers[1]).toBe(numbers[0]);
  expect(await countFiles()).toBe(before + 1);
  expect(await api.outbox(body.notifier.email ?? '')).toHaveLength(1);
});

test.each([
  ['a previewer', 'paula.vasile'],
  ['a configurator', 'calin.dobre'],
  ['an assessor', 'elena.rusu'],
  ['finance', 'irina.neagu'],
  ['a partner administrator', 'petru.lazar'],
])('P2 %s opens no claim', async (_who, username) => {
  const before = await countFiles();
  const answer = await register(await api.tokenFor(username), fresh());
  expect(answer.statusCode).toBe(403);
  expect(await countFiles()).toBe(before);
});

test.each(guestsByLink)('P2 a $name opens no claim as the staff do', async ({ signIn }) => {
  const guest = await signIn(api);
  const before = await countFiles();
  expect((await register(guest, fresh())).statusCode).toBe(403);
  expect(await countFiles()).toBe(before);
});

test('P2 a manager of claims opens claims in their own organisation alone', async () => {
  expect((await register(await api.tokenFor('maria.stan'), fresh())).statusCode).toBe(201);
  const before = await countFiles();
  const foreign = (await register(await api.tokenFor('alfa.ana'), fresh())).json<Registered>();
  expect(foreign.claim_file_no).toMatch(/^AB/);
  expect(await countFiles()).toBe(before);
});

const intake = anIntake();
test.each([
  [
    'hours that end before they begin',
    { event: { ...intake.event, time_until: '13:00' } },
    'event.time_until',
    'too_small',
  ],
  [
    'an hour that the change of clocks skips',
    { event: { ...intake.event, date: '2025-03-30', time: '02:00', time_until: '03:30' } },
    'event.time_until',
    'nonexistent_time',
  ],
  [
    'a company number of a person',
    { notifier: { ...intake.notifier, cui: '14399840' } },
    'notifier.cui',
    'invalid_value',
  ],
  [
    'a company number that is none',
    { people: [{ kind: 'company' as const, name: 'Flota', cui: '14399841', role: 'driver' as const }] },
    'people.0.cui',
    'invalid_value',
  ],
  [
    'a second owner beside the notifier',
    { people: [{ kind: 'person' as const, name: 'Pop', role: 'owner' as const }] },
    'people.0.role',
    'invalid_value',
  ],
  [
    'the driver of a car that nobody named',
    { other_vehicles: [], people: [{ kind: 'person' as const, name: 'Pop', role: 'other_driver' as const }] },
    'people.0.role',
    'invalid_value',
  ],
  [
    'a second driver of the same other car',
    {
      people: [0, 0].map((car) => ({
        kind: 'person' as const,
        name: 'Pop',
        role: 'other_driver' as const,
        other_vehicle: car,
      })),
    },
    'people.1.role',
    'invalid_value',
  ],
  [
    'the owner of a second other car where there is one',
    { people: [{ kind: 'person' as const, name: 'Pop', role: 'other_owner' as const, other_vehicle: 1 }] },
    'people.0.role',
    'invalid_value',
  ],
  [
    'a part of cars that there is not',
    { vehicle: { ...intake.vehicle, damaged_part_codes: ['wing'] } },
    'vehicle.damaged_part_codes.0',
    'unknown_code',
  ],
  ['a name of blanks', { notifier: { ...intake.notifier, name: '  ' } }, 'notifier.name', 'required'],
])('%s is refused with its field and nothing is stored', async (_what, change, field, code) => {
  const before = await countFiles();
  const answer = await register(await api.tokenFor('ana.ionescu'), fresh(change));
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ code: 'rule_refused', fields: [{ field, code }] });
  expect(await countFiles()).toBe(before);
});

test('what is not known is not asked: a name, a telephone number and a few words are a claim', async () => {
  const answer = await register(await api.tokenFor('ana.ionescu'), {
    channel: 'desk',
    notifier: {
      kind: 'person',
      name: 'Pop',
      role: 'other',
      phone: `0733 111 ${plate}`,
      preferred_channel: 'phone',
    },
    policy_type: 'casco',
    event: { date: '2026-03-03', description: 'A găsit mașina zgâriată.', injuries: false },
    vehicle: { plate_country: 'RO' },
    other_vehicles: [],
    people: [],
    similar_files: [],
  });
  expect(answer.statusCode).toBe(201);
  expect(await fileOf(answer.json<Registered>())).toMatchObject({ channel: 'staff', county_code: null });
});

test('the hour that somebody corrects is exact from then on', async () => {
  const ana = await api.tokenFor('ana.ionescu');
  const registered = (await register(ana, fresh())).json<Registered>();
  const { event } = await detailOf(ana, registered);
  const changed = await api.inject({
    method: 'POST',
    url: `/api/claim/changeEvent/${registered.claim_file_id}`,
    headers: ana,
    payload: { row_version: event?.row_version, changes: { time: '17:10' } },
  });
  expect(changed.statusCode).toBe(200);
  expect((await detailOf(ana, registered)).event).toMatchObject({ time: '17:10', time_until: null });
});
