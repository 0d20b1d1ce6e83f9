import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { aClaim } from '#src/testing/world/a-claim.ts';
import { moneyOfClaim } from '#src/testing/world/money-of-claim.ts';
import { camtFile } from '../bank/testing/statement-files.ts';
import { acceptedOffer, confirmAccount, fileToValue, moneyCalls, sentOffer } from '../testing/money-calls.ts';
import { becomesFinance, orderedFile, statementCalls } from '../testing/statement-calls.ts';

const api = startTestApi({ people: ['irina.neagu'] });
type Calls = ReturnType<typeof moneyCalls>;
type File = Awaited<ReturnType<typeof fileToValue>>;
const today = '2026-03-04';
const refused = (reason: string) => ({ status: 409, context: { reason } });
let [ana, radu, maria, irina]: Calls[] = [];

beforeAll(async () => {
  const as = async (person: string) => moneyCalls(api, await api.tokenFor(person));
  [ana, radu, maria, irina] = await Promise.all(
    ['ana.ionescu', 'radu.marin', 'maria.stan', 'irina.neagu'].map(as),
  );
});

const need = (calls: Calls | undefined): Calls => {
  if (calls === undefined) throw new Error('Everybody has signed in.');
  return calls;
};
const reserved = (of: File, amount_bani: number) =>
  need(ana).change('changeReserve', of.assignment_id, {
    coverage_code: 'vehicle',
    amount_bani,
    reason: 'Cerut de test',
  });
async function ordered(of: File, by: Calls | undefined) {
  await confirmAccount(need(by), of);
  const { money_version, offers } = await need(by).money(of.assignment_id);
  return need(by).post(`orderPayment/${offers[0]?.offer_id}`, { money_version });
}
async function paid(of: File, by: Calls | undefined, paid_on = today) {
  const { money_version, orders } = await need(by).money(of.assignment_id);
  const [order] = orders;
  return need(by).post(`recordPayment/${order?.payment_order_id}`, {
    amount_bani: order?.amount_bani,
    paid_on,
    money_version,
  });
}

test('M4 whoever recorded the answer does not order, and is told so beforehand', async () => {
  const of = await fileToValue(api);
  await acceptedOffer(need(ana), of);
  await reserved(of, 484_000);
  expect((await need(ana).money(of.assignment_id)).payment_blocks).toEqual([
    'own_answer',
    'account_unconfirmed',
  ]);
  expect((await ordered(of, ana)).json()).toMatchObject(refused('own_answer'));
  expect((await need(radu).money(of.assignment_id)).payment_blocks).toEqual(['account_unconfirmed']);
  expect((await ordered(of, radu)).statusCode).toBe(201);
});

test('M4 whoever typed the account does not order, also when a colleague recorded the answer', async () => {
  const of = await fileToValue(api);
  await sentOffer(need(ana), of);
  const contest = async (by: Calls | undefined, body: object) => {
    const { money_version, offers } = await need(by).money(of.assignment_id);
    return need(by).post(`recordAnswer/${offers[0]?.offer_id}`, { money_version, ...body });
  };
  await contest(radu, { is_accepted: false, note: 'Lipsește farul.', iban: 'RO49AAAA1B31007593840000' });
  await contest(ana, { is_accepted: true });
  await reserved(of, 484_000);
  expect((await ordered(of, radu)).json()).toMatchObject(refused('own_account'));
  expect((await ordered(of, maria)).statusCode).toBe(201);
});

test('M4 whoever ordered neither gives it to the bank, nor records or corrects its payment', async () => {
  const of = await fileToValue(api);
  await acceptedOffer(need(ana), of);
  await reserved(of, 484_000);
  await ordered(of, irina);
  const [order] = (await need(irina).money(of.assignment_id)).orders;
  expect(order?.payment_blocks).toEqual(['own_order']);
  const toBank = { payment_order_ids: [order?.payment_order_id], requested_on: '2026-03-06' };
  expect((await need(irina).post('exportPaymentOrders', toBank)).json()).toMatchObject(refused('own_order'));
  expect((await paid(of, irina)).json()).toMatchObject(refused('own_order'));
  expect((await paid(of, maria)).statusCode).toBe(403);
});

test('M4 a statement records what others ordered; what the importer ordered waits for a colleague in the same statement', async () => {
  const [own, other] = [
    await orderedFile(api, { ana: need(ana), radu: need(irina) }),
    await orderedFile(api, { ana: need(ana), radu: need(radu) }),
  ];
  const entries = [own, other].map(({ reference }) => ({ amount: '4840.00', transfers: [{ reference }] }));
  const bank = statementCalls(api, await api.tokenFor('irina.neagu'));
  const id = await bank.read(camtFile(entries, { id: 'OWN-1' }));
  const shown = async (of: typeof bank) => (await of.lines(id)).map(({ outcome }) => outcome);
  expect(await shown(bank)).toEqual(['own_order', 'matches']);
  expect(await bank.lines(id, '?outcome=own_order')).toHaveLength(1);
  expect((await bank.statement(id)).counts.map(({ outcome }) => outcome)).toEqual(['matches', 'own_order']);
  expect((await bank.take(id)).json()).toMatchObject({ recorded_count: 1, recorded_bani: 484_000 });
  expect(await shown(bank)).toEqual(['own_order', 'recorded']);
  expect((await bank.take(id)).json()).toMatchObject(refused('nothing_to_pay'));

  await becomesFinance(api, 'maria.stan');
  const colleague = statementCalls(api, await api.tokenFor('maria.stan'));
  expect(await shown(colleague)).toEqual(['matches', 'recorded']);
  expect((await colleague.take(id)).json()).toMatchObject({ recorded_count: 1 });
  expect((await need(ana).money(own.assignment_id)).orders[0]).toMatchObject({
    state: 'paid',
    payments: [{ who: 'Maria Stan' }],
  });
});

test('nothing is paid before the day of its order, and no bank pays on a Sunday', async () => {
  const of = await fileToValue(api);
  await acceptedOffer(need(ana), of);
  await reserved(of, 484_000);
  await ordered(of, radu);
  expect((await paid(of, irina, '2026-03-03')).json()).toMatchObject(refused('before_order'));
  const [order] = (await need(irina).money(of.assignment_id)).orders;
  const toBank = { payment_order_ids: [order?.payment_order_id], requested_on: '2026-03-08' };
  expect((await need(irina).post('exportPaymentOrders', toBank)).json()).toMatchObject(
    refused('no_banking_day'),
  );
  expect((await paid(of, irina)).statusCode).toBe(201);
});

test('M4 an offer is whole: the second one of the same amount leaves nothing to order', async () => {
  const of = await fileToValue(api);
  await acceptedOffer(need(ana), of, 606_000);
  await reserved(of, 2_000_000);
  await ordered(of, radu);
  await acceptedOffer(need(ana), of, 606_000);
  expect(await need(radu).money(of.assignment_id)).toMatchObject({ payable: null });
  expect((await ordered(of, radu)).json()).toMatchObject(refused('already_ordered'));
  expect((await need(ana).money(of.assignment_id)).offers.map(({ state }) => state)).toEqual([
    'accepted',
    'replaced',
  ]);
});

test('M4 orders of two claims to one account count together for thirty days', async () => {
  const one = await aClaim(api).valued().offered(400_000).accepted().ordered();
  const other = await aClaim(api).valued().offered(300_001).accepted();
  const account = sql`select iban_sealed, iban_hash, iban_masked from offer where claim_file_id = ${one.claimFileId}`;
  await sql`update offer set (iban_sealed, iban_hash, iban_masked) = (${account})
    where claim_file_id = ${other.claimFileId}`.execute(api.database.kysely);
  const money = moneyOfClaim(api, other, 'radu.marin');
  expect((await money.read()).payable).toMatchObject({ amount_bani: 300_001, counted_bani: 400_000 });
  await money.reserve(300_001);
  await money.confirmAccount();
  await money.order();
  expect((await money.read()).orders[0]).toMatchObject({ state: 'asked' });
  // An order of thirty days ago counts, one of the day before does not.
  const ordersMadeBefore = (days: number) =>
    sql`update payment_order set created_at = ${api.now()}::timestamptz - ${days} * interval '1 day'
      where claim_file_id = ${one.claimFileId}`.execute(api.database.kysely);
  const third = await aClaim(api).valued().offered(300_001).accepted();
  await sql`update offer set (iban_sealed, iban_hash, iban_masked) = (${account})
    where claim_file_id = ${third.claimFileId}`.execute(api.database.kysely);
  const counted = async () => (await moneyOfClaim(api, third, 'radu.marin').read()).payable?.counted_bani;
  await ordersMadeBefore(30);
  expect(await counted()).toBe(700_001);
  await ordersMadeBefore(31);
  expect(await counted()).toBe(300_001);
});

test('M4 a claim that was only taken in gets no offer', async () => {
  const claim = await aClaim(api).takenIn();
  const { assignment_id } = await claim.main();
  await need(ana).change('saveOffer', assignment_id, {
    lines: [{ code: 'repair', amount_bani: 100_000 }],
    recipient_party_id: claim.claimantPartyId,
  });
  const { money_version, offers } = await need(ana).money(assignment_id);
  const issued = await need(ana).post(`issueOffer/${offers[0]?.offer_id}`, { money_version });
  expect(issued.json()).toMatchObject(refused('wrong_status'));
});
