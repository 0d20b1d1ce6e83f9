import { newId } from '@dosar/kernel/ids';
import type { Schema, SuccessBody } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { aNotice } from '#src/testing/world/notices.ts';
import { anIntake } from '../testing/intake-samples.ts';

type Receipt = Schema<'ClaimNotificationReceipt'>;
type Reserved = SuccessBody<'reserveClaimNumber'>;

const api = startTestApi();
let phone: CallerHeaders;
let laptop: CallerHeaders;
let elsewhere: CallerHeaders;

beforeAll(async () => {
  phone = await api.guestFor('demo');
  laptop = await api.guestFor('demo');
  elsewhere = await api.guestFor('alfa');
});

const post = (who: CallerHeaders, operation: string, payload: object) =>
  api.inject({
    method: 'POST',
    url: `/api/fnol/${operation}`,
    headers: { ...who, 'idempotency-key': newId() },
    payload,
  });
const draft = async () =>
  (await post(phone, 'startGuestDraft', { answers: [] })).json<SuccessBody<'startGuestDraft'>>().draft_key;
const reserve = (who: CallerHeaders, draft_key: string, policy_type = 'rca') =>
  post(who, 'reserveClaimNumber', { draft_key, policy_type });
const told = async (key: string, policyType?: string) =>
  (await reserve(phone, key, policyType)).json<Reserved>().claim_file_no;
const sent = async (who: CallerHeaders, draft_key?: string, policy_type: 'rca' | 'casco' = 'rca') =>
  (
    await post(who, 'submit', { ...aNotice({ policy_type }), ...(draft_key && { draft_key }) })
  ).json<Receipt>().claim_file_no;
const ordinalOf = (number: string) => Number(number.slice(-7));

test('ux 44 a guest reads the number before the photos, on both devices the same, and the claim is opened under it', async () => {
  const key = await draft();
  const number = await told(key);
  expect(number).toMatch(/^DM26R\d{7}$/);
  expect((await reserve(laptop, key)).json()).toEqual({ claim_file_no: number, expires_on: '2026-04-03' });
  // Somebody else reports meanwhile, and gets the number after it.
  expect(ordinalOf(await sent(laptop))).toBe(ordinalOf(number) + 1);
  expect(await sent(laptop, key)).toBe(number);
  expect((await post(phone, 'openGuestDraft', { draft_key: key })).statusCode).toBe(404);
});

test('ux 44 two windows that ask at once are told one number, and a draft sent from two devices at once is two numbers, never one number twice', async () => {
  const key = await draft();
  const answers = await Promise.all([reserve(phone, key), reserve(laptop, key), reserve(laptop, key)]);
  const numbers = new Set(answers.map((answer) => answer.json<Reserved>().claim_file_no));
  expect(numbers.size).toBe(1);
  const [first, second] = await Promise.all([sent(phone, key), sent(laptop, key)]);
  expect(first).not.toBe(second);
  expect(numbers).toContain([first, second].toSorted()[0]);
});

test('ux 44 each letter of policies has its number, and one that nobody sends is a gap: no other claim gets it', async () => {
  const key = await draft();
  const [rca, casco] = [await told(key), await told(key, 'casco')];
  expect(casco).toMatch(/^DM26C/);
  expect(await told(key)).toBe(rca);
  expect(await sent(phone, key, 'casco')).toBe(casco);
  expect(ordinalOf(await sent(phone))).toBe(ordinalOf(rca) + 1);
  const { rows } =
    await sql`select from reserved_claim_number where claim_file_no in (${rca}, ${casco})`.execute(
      api.database.kysely,
    );
  expect(rows).toHaveLength(0);
});

test('P2 a key of another organisation, or one that was guessed, reserves nothing and takes no number away', async () => {
  const key = await draft();
  const number = await told(key);
  for (const [who, wrong] of [
    [elsewhere, key],
    [laptop, 'x'.repeat(32)],
  ] as const)
    expect((await reserve(who, wrong)).statusCode).toBe(404);
  const theirs = await sent(elsewhere, key);
  expect(theirs).not.toBe(number);
  expect(await sent(laptop, 'x'.repeat(32))).not.toBe(number);
  expect(await sent(phone, key)).toBe(number);
});

test('a report that is refused gives neither number nor draft away', async () => {
  const key = await draft();
  const number = await told(key);
  const refused = { ...aNotice(), draft_key: key, website: 'https://spam.example' };
  expect((await post(phone, 'submit', refused)).statusCode).toBe(422);
  const photo = { ...aNotice({ document_ids: [newId()] }), draft_key: key };
  expect((await post(phone, 'submit', photo)).statusCode).toBe(422);
  expect(await sent(phone, key)).toBe(number);
});

describe('R5 ux 44 a draft of the staff', () => {
  let ana: CallerHeaders;
  let maria: CallerHeaders;
  let alfa: CallerHeaders;
  beforeAll(async () => {
    ana = await api.tokenFor('ana.ionescu');
    maria = await api.tokenFor('maria.stan');
    alfa = await api.tokenFor('alfa.ana');
  });
  const content = { title: 'B 601 AAA', answers: [{ field: 'words', value: 'Stătea la semafor' }] };
  const typed = async () =>
    (await post(ana, 'startClaimDraft', content)).json<Schema<'ClaimDraft'>>().claim_draft_id;
  const number = async (id: string, policy_type: 'rca' | 'casco' = 'rca', who = ana) =>
    post(who, `reserveDraftNumber/${id}`, { policy_type });
  const toldFor = async (id: string, policy?: 'rca' | 'casco') =>
    (await number(id, policy)).json<SuccessBody<'reserveDraftNumber'>>().claim_file_no;
  const registered = async (who: CallerHeaders, claim_draft_id: string, plate: string, different = {}) =>
    post(who, 'registerClaimNotification', {
      ...anIntake({ vehicle: { ...anIntake().vehicle, plate }, other_vehicles: [], ...different }),
      claim_draft_id,
    });

  test('is told its number before it is registered, the same however often it asks, and the claim is opened under it', async () => {
    const id = await typed();
    const mine = await toldFor(id);
    expect(mine).toMatch(/^DM26R\d{7}$/);
    expect((await number(id)).json()).toEqual({
      claim_file_no: mine,
      reserved_at: api.now().toISOString(),
    });
    const answers = await Promise.all([toldFor(id, 'casco'), toldFor(id, 'casco')]);
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toMatch(/^DM26C/);
    // Registered with a refusal first: neither number nor draft is lost.
    const wrong = { event: { ...anIntake().event, date: '2199-01-01' } };
    expect((await registered(ana, id, 'B 601 AAA', wrong)).statusCode).toBe(422);
    const claim = (await registered(ana, id, 'B 601 AAA')).json<Schema<'RegisteredClaim'>>();
    expect(claim.claim_file_no).toBe(mine);
    expect((await number(id)).statusCode).toBe(404);
  });

  test('P2 gives its number to nobody else: a colleague and another organisation find no draft', async () => {
    const id = await typed();
    const mine = await toldFor(id);
    for (const other of [maria, alfa]) {
      expect((await number(id, 'rca', other)).statusCode).toBe(404);
      const plate = other === maria ? 'B 602 AAA' : 'B 603 AAA';
      const claim = (await registered(other, id, plate)).json<Schema<'RegisteredClaim'>>();
      expect(claim.claim_file_no).not.toBe(mine);
    }
    expect(await toldFor(id)).toBe(mine);
  });

  test('registered from two windows at once is two numbers, never one number twice', async () => {
    const id = await typed();
    const mine = await toldFor(id);
    const both = await Promise.all([registered(ana, id, 'B 604 AAA'), registered(ana, id, 'B 605 AAA')]);
    const numbers = both.map((answer) => answer.json<Schema<'RegisteredClaim'>>().claim_file_no);
    expect(new Set(numbers).size).toBe(2);
    expect(numbers).toContain(mine);
  });
});
