import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { aClaim, type Claim } from '#src/testing/world/a-claim.ts';
import { moneyOfClaim } from '#src/testing/world/money-of-claim.ts';
import { moneyCalls } from '../testing/money-calls.ts';
import { becomesFinance } from '../testing/statement-calls.ts';

const api = startTestApi({ people: ['irina.neagu', 'otilia.popa'] });
type Calls = ReturnType<typeof moneyCalls>;
const refused = (reason: string) => ({ status: 409, code: 'money_rule', context: { reason } });
const today = '2026-03-04';
let calls: ReadonlyMap<string, Calls>;

beforeAll(async () => {
  // Otilia is the second person of finance: Irina records the payments.
  await becomesFinance(api, 'otilia.popa');
  await becomesFinance(api, 'radu.marin');
  const people = ['ana.ionescu', 'radu.marin', 'irina.neagu', 'otilia.popa', 'maria.stan'];
  calls = new Map(
    await Promise.all(
      people.map(async (person) => [person, moneyCalls(api, await api.tokenFor(person))] as const),
    ),
  );
});

const as = (person: string): Calls => {
  const found = calls.get(person);
  if (found === undefined) throw new Error(`${person} has not signed in.`);
  return found;
};
const moneyOf = async (claim: Claim) => as('irina.neagu').money((await claim.main()).assignment_id);

/** A claim of 4.840 lei that was accepted and ordered, of which so much was paid. */
async function paidClaim(paidBani: number): Promise<Claim> {
  const claim = await aClaim(api).valued().offered(484_000).accepted().ordered();
  const { money_version, orders } = await moneyOf(claim);
  const answer = await as('irina.neagu').post(`recordPayment/${orders[0]?.payment_order_id}`, {
    amount_bani: paidBani,
    paid_on: today,
    money_version,
  });
  if (answer.statusCode !== 201) throw new Error(`recordPayment answered ${answer.body}`);
  return claim;
}
async function named(claim: Claim, changeBani: number, code = 'waived', by = 'otilia.popa') {
  const { assignment_id: id } = await claim.main();
  return as(by).change('nameDifference', id, {
    difference_code: code,
    change_bani: changeBani,
    reason: 'Renunțarea scrisă, în Documente',
  });
}
/** Staff says that no more money is to come: the task of the payment is over, and so is its step of the claim. */
async function arrived(claim: Claim): Promise<void> {
  const { status_code } = await claim.main();
  if (status_code === 'payment_ordered') await claim.step('claim_handling', 'confirm_payment');
  await claim.step('payment', 'confirm_arrival');
}
/** Takes a step of the main work. */
async function stepped(claim: Claim, code: string) {
  const { assignment_id: id, row_version } = await claim.main();
  return api.inject({
    method: 'POST',
    url: `/api/assignment/transition/${id}`,
    headers: { ...(await api.tokenFor('ana.ionescu')), 'accept-language': 'en' },
    payload: { transition_code: code, row_version },
  });
}
async function noReserve(claim: Claim) {
  await as('ana.ionescu').change('changeReserve', (await claim.main()).assignment_id, {
    coverage_code: 'vehicle',
    amount_bani: 0,
    reason: 'Se închide',
  });
}
const close = (claim: Claim) =>
  sql`update claim_file set closed_at = ${api.now()} where claim_file_id = ${claim.claimFileId}`.execute(
    api.database.kysely,
  );

describe('M4 an accepted and a paid sum that disagree', () => {
  test('keep a claim open until finance names the difference, and the claim is closed then', async () => {
    const claim = await paidClaim(474_000);
    await noReserve(claim);
    expect(await moneyOf(claim)).toMatchObject({ difference_bani: null, unnamed_difference_bani: 10_000 });
    await arrived(claim);
    expect((await stepped(claim, 'close')).json()).toMatchObject({
      status: 422,
      context: { missing: [{ code: 'money_settled', section: 'money' }] },
    });

    const answer = await named(claim, 10_000);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      difference_bani: 10_000,
      unnamed_difference_bani: 0,
    });
    const [entry] = (await moneyOf(claim)).entries;
    expect(entry).toMatchObject({ account: 'difference', difference_code: 'waived', who: 'Otilia Popa' });
    expect((await stepped(claim, 'close')).statusCode).toBe(200);
  });

  test('keep a claim open in the database too, whatever the steps of the organisation ask for', async () => {
    const claim = await paidClaim(474_000);
    await expect(close(claim)).rejects.toMatchObject({ constraint: 'claim_file_closes_with_named_sums' });
    await named(claim, 10_000);
    await close(claim);
  });

  test('answer a readable refusal where the step has lost its condition', async () => {
    const claim = await paidClaim(474_000);
    await arrived(claim);
    await noReserve(claim);
    await sql`update transition set conditions = conditions - 'money_settled'
      where transition_code = 'close'`.execute(api.database.kysely);
    expect((await stepped(claim, 'close')).json()).toMatchObject(refused('sums_disagree'));
  });

  test('disagree by nothing when all was paid, or nobody has accepted anything', async () => {
    expect(await moneyOf(await paidClaim(484_000))).toMatchObject({ unnamed_difference_bani: 0 });
    const offered = await aClaim(api).valued().offered(484_000);
    expect(await moneyOf(offered)).toMatchObject({ unnamed_difference_bani: null });
    await close(offered);
  });
});

describe('M4 a difference is named', () => {
  test('by finance alone, and never by whoever ordered or recorded a payment of the claim', async () => {
    const claim = await paidClaim(474_000);
    expect((await named(claim, 10_000, 'waived', 'ana.ionescu')).statusCode).toBe(403);
    expect((await named(claim, 10_000, 'waived', 'maria.stan')).statusCode).toBe(403);
    expect((await named(claim, 10_000, 'waived', 'radu.marin')).json()).toMatchObject(refused('own_order'));
    expect((await named(claim, 10_000, 'waived', 'irina.neagu')).json()).toMatchObject(
      refused('own_payment'),
    );
    expect((await moneyOf(claim)).difference_blocks).toEqual(['own_payment']);
    const { assignment_id: id } = await claim.main();
    expect((await as('otilia.popa').money(id)).difference_blocks).toEqual([]);
    await expect(
      sql`insert into ledger_entry (org_id, claim_file_id, account, difference_code, change_bani, balance_bani, reason,
          created_by_user_id, system_time)
        select org_id, ${claim.claimFileId}, 'difference', 'waived', 10000, 0, 'Cerut de test', user_id, ${api.now()}
        from app_user where username = 'irina.neagu'`.execute(api.database.kysely),
    ).rejects.toMatchObject({ constraint: 'ledger_difference_is_named_by_another' });
  });

  test('up to what is left to pay, and taken back when it was named wrongly', async () => {
    const claim = await paidClaim(474_000);
    expect((await named(claim, 10_001)).json()).toMatchObject(refused('more_than_unpaid'));
    expect((await named(claim, -10_000)).json()).toMatchObject(refused('wrong_sign'));
    await named(claim, 10_000);
    expect((await named(claim, -10_001, 'named_wrongly')).json()).toMatchObject(refused('more_than_named'));
    expect((await named(claim, -10_000, 'named_wrongly')).json()).toMatchObject({
      difference_bani: 0,
      unnamed_difference_bani: 10_000,
    });
  });

  test('only once an order of which nothing was paid is cancelled, and what is waived is not ordered again', async () => {
    const claim = await aClaim(api).valued().offered(484_000).accepted().ordered();
    expect((await named(claim, 484_000)).json()).toMatchObject(refused('order_open'));
    const { money_version, orders } = await moneyOf(claim);
    await as('radu.marin').post(`cancelPaymentOrder/${orders[0]?.payment_order_id}`, {
      money_version,
      reason: 'Păgubitul renunță',
    });
    expect((await named(claim, 484_000)).statusCode).toBe(201);
    const after = await moneyOf(claim);
    expect(after.payment_blocks).toContain('difference_named');
    const again = await as('radu.marin').post(`orderPayment/${after.payable?.offer_id}`, {
      money_version: after.money_version,
    });
    expect(again.json()).toMatchObject(refused('difference_named'));
  });

  test('in the timeline and the audit of the claim', async () => {
    const claim = await paidClaim(474_000);
    await named(claim, 10_000);
    const { rows: told } = await sql<{ title: string; body: string }>`
      select title, body from timeline_event where claim_file_id = ${claim.claimFileId}
        and title like 'Diferență explicată%'`.execute(api.database.kysely);
    expect(told).toEqual([
      {
        title: expect.stringContaining('Păgubitul renunță la rest'),
        body: 'Renunțarea scrisă, în Documente',
      },
    ]);
    const { rows: audited } = await sql`select from audit_log where event = 'DIFFERENCE_NAMED'
      and entity_id = ${claim.claimFileId} and outcome = 'success'`.execute(api.database.kysely);
    expect(audited).toHaveLength(1);
  });
});

test('M4 a whole offer below what was paid leaves once the excess is named, and closes the difference', async () => {
  const claim = await paidClaim(484_000);
  const lower = moneyOfClaim(api, claim, 'ana.ionescu');
  await lower.save([{ code: 'repair', amount_bani: 400_000 }]);
  await expect(lower.issue()).rejects.toThrow('below_ordered');
  expect((await named(claim, -484_001, 'excess_to_recover')).json()).toMatchObject(refused('more_than_paid'));
  await named(claim, -83_999, 'excess_to_recover');
  await expect(lower.issue()).rejects.toThrow('below_ordered');
  await named(claim, -1, 'rounding');
  // The earlier offer still stands, so the sums disagree the other way.
  expect(await moneyOf(claim)).toMatchObject({ unnamed_difference_bani: 84_000 });
  await lower.issue();
  await lower.answer({ is_accepted: true });
  expect(await moneyOf(claim)).toMatchObject({
    difference_bani: -84_000,
    unnamed_difference_bani: 0,
    payable: null,
  });
});
