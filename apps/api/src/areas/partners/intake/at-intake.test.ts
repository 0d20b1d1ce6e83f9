import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { intakeNeed, intakeTraits } from '#src/areas/partners/testing/intake-traits.ts';
import { jobCalls, onlyPartners } from '#src/areas/partners/testing/job-calls.ts';
import { ruleWith, specialCalls } from '#src/areas/partners/testing/special-calls.ts';
import { anIntake } from '#src/areas/fnol/testing/intake-samples.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { posted } from '#src/testing/world/posted.ts';

const api = startTestApi();
let ana: CallerHeaders;
let maria: CallerHeaders;
let alfa: CallerHeaders;
let calin: ReturnType<typeof specialCalls>;

beforeAll(async () => {
  ana = await api.tokenFor('ana.ionescu');
  maria = await api.tokenFor('maria.stan');
  alfa = await api.tokenFor('alfa.ana');
  calin = specialCalls(api, await api.tokenFor('calin.dobre'));
});
beforeEach(() => sql`update special_customer set is_active = false`.execute(api.database.kysely));

type Traits = Schema<'IntakeTraits'>;
const post = (who: CallerHeaders, url: string, payload: object) =>
  api.inject({ method: 'POST', url: `/api/${url}`, headers: who, payload });
const recognised = async (traits: Partial<Traits>, who = ana) =>
  (
    await post(who, 'specialCustomer/recogniseAtIntake', intakeTraits({ people: [], plates: [], ...traits }))
  ).json<Schema<'IntakeCustomer'>>();
const proposed = async (traits: Partial<Traits> = {}, who = ana) =>
  (await post(who, 'partnerJob/proposeAtIntake', intakeNeed(traits))).json<Schema<'PartnerProposals'>>();
const somebody = { name: '', cui: '', phone: '', email: '' };

async function customerWith(kind: Schema<'SpecialMatchKind'>, value: string, more = {}): Promise<string> {
  const { row } = await calin.add({ name: 'Flota Dacia', ...more });
  expect(
    (
      await calin.addMatch(
        row.special_customer_id,
        kind,
        value,
        kind === 'name_cui' ? { cui: '14399840' } : {},
      )
    ).statusCode,
  ).toBe(201);
  return row.special_customer_id;
}

describe('C31 R8 a special customer, while the claim is taken in,', () => {
  test.each<[string, Schema<'SpecialMatchKind'>, string, Partial<Traits>]>([
    ['plate', 'plate', 'CJ 31 DLG', { plates: ['cj31dlg'] }],
    ['telephone', 'phone', '0722 777 111', { people: [{ ...somebody, phone: '+40722777111' }] }],
    ['e-mail', 'mail_domain', 'flota31.example', { people: [{ ...somebody, email: 'a@flota31.example' }] }],
    ['company', 'name_cui', 'Flota Trei SRL', { people: [{ ...somebody, name: 'S.C. FLOTA TREI S.R.L.' }] }],
    ['tax number', 'cui', '14399840', { holder_number: 'RO 14399840' }],
    ['personal number', 'cnp', '1850725400010', { holder_number: '1850725400010' }],
    ['policy', 'policy_prefix', 'RO/31/C31', { policy_numbers: ['RO/31/C31 0045'] }],
  ])('is recognised by its %s, with what is to be minded', async (_name, kind, value, traits) => {
    const id = await customerWith(kind, value, { notes: 'Sunați întâi la dispecerat.' });
    expect(await recognised(traits)).toMatchObject({
      is_special: true,
      customer: {
        special_customer_id: id,
        name: 'Flota Dacia',
        level: 'B',
        notes: 'Sunați întâi la dispecerat.',
        reasons: [{ kind }],
      },
    });
    expect((await recognised(traits, alfa)).is_special).toBe(false);
  });

  test('is the customer of the file once it is registered', async () => {
    const id = await customerWith('plate', 'CJ 32 DLG');
    expect((await recognised({ plates: ['CJ 32 DLG'] })).customer?.special_customer_id).toBe(id);
    const vehicle = { ...anIntake().vehicle, plate: 'CJ 32 DLG' };
    const claim = await posted<Schema<'RegisteredClaim'>>(
      api,
      ana,
      '/api/fnol/registerClaimNotification',
      anIntake({ vehicle, other_vehicles: [] }),
    );
    const ofFile = await specialCalls(api, ana).ofFile(claim.claim_file_id);
    expect(ofFile.customer?.special_customer_id).toBe(id);
  });

  test.each([
    ['personal number', 'cnp', '2900101400014'],
    ['tax number', 'cui', '18547290'],
  ] as const)(
    'named by the %s of the insured stays that of the file, which does not keep the number',
    async (_name, kind, value) => {
      const id = await customerWith(kind, value);
      const vehicle = { ...anIntake().vehicle, plate: kind === 'cnp' ? 'CJ 37 DLG' : 'CJ 38 DLG' };
      const claim = await posted<Schema<'RegisteredClaim'>>(api, ana, '/api/fnol/registerClaimNotification', {
        ...anIntake({ vehicle, other_vehicles: [] }),
        holder_number: value,
      });
      const calls = specialCalls(api, ana);
      expect((await calls.ofFile(claim.claim_file_id)).customer?.special_customer_id).toBe(id);
      const { rows } = await sql<{ kept: boolean }>`
      select exists (select from party join claim_file file on party.party_id in (file.notifier_party_id,
          file.claimant_party_id, file.insured_party_id)
        where file.claim_file_id = ${claim.claim_file_id} and (party.cnp_hash is not null or party.cui = ${value})) as kept`.execute(
        api.database.kysely,
      );
      expect(rows[0]?.kept).toBe(false);
    },
  );

  test('P2 is not named to a handler when it is a VIP; a manager reads name, reason and notes', async () => {
    await customerWith('plate', 'CJ 33 DLG', { kind: 'vip', notes: 'Ministru' });
    expect(await recognised({ plates: ['CJ 33 DLG'] })).toEqual({ is_special: true, customer: null });
    expect((await recognised({ plates: ['CJ 33 DLG'] }, maria)).customer?.notes).toBe('Ministru');
  });

  test('says in words what its rules will change', async () => {
    const id = await customerWith('plate', 'CJ 34 DLG');
    const [shop] = await onlyPartners(api, [{ name: 'Auto Rapid' }]);
    await calin.addRule(
      { customer: id },
      ruleWith('partners', { partners: { allowed_ids: [], refused_ids: [shop ?? ''] } }),
    );
    const { customer } = await recognised({ plates: ['CJ 34 DLG'] });
    expect(customer?.rules).toMatchObject([{ kind: 'partners', of_level: false }]);
    expect(customer?.rules[0]?.says).toContain('Auto Rapid');
  });
});

describe('C31 M8 shops, while the claim is taken in,', () => {
  test('are proposed in the order and with the reasons that the file proposes them with', async () => {
    await onlyPartners(api, [{ name: 'Departe', county: 'TM' }, { name: 'Auto Rapid' }]);
    const { items, is_free_choice: isFree } = await proposed();
    expect(items.map(({ name }) => name)).toEqual(['Auto Rapid', 'Departe']);
    expect(isFree).toBe(false);
    const intake = anIntake({ policy_type: 'casco', other_vehicles: [] });
    const claim = await posted<Schema<'RegisteredClaim'>>(api, ana, '/api/fnol/registerClaimNotification', {
      ...intake,
      event: { ...intake.event, county_code: 'CJ' },
      vehicle: { ...intake.vehicle, plate: 'CJ 35 DLG' },
    });
    const ofFile = await jobCalls(api, ana).propose(claim.assignment_id);
    expect(items).toEqual(ofFile.items);
  });

  test('that the customer refuses are left out, and why is said; another organisation proposes its own', async () => {
    const id = await customerWith('plate', 'CJ 36 DLG');
    const [first] = await onlyPartners(api, [{ name: 'Auto Rapid' }, { name: 'Calibra Tech' }]);
    await onlyPartners(api, [{ name: 'Alfa Service' }], 'alfa');
    await calin.addRule(
      { customer: id },
      ruleWith('partners', { partners: { allowed_ids: [], refused_ids: [first ?? ''] } }),
    );
    const { items, rule } = await proposed({ plates: ['CJ 36 DLG'] });
    expect(items.map(({ name }) => name)).toEqual(['Calibra Tech']);
    expect(rule).toBe('Flota Dacia, nivel B');
    expect((await proposed({}, alfa)).items.map(({ name }) => name)).toEqual(['Alfa Service']);
  });
});
