import type { Schema } from '@dosar/openapi';
import { localDateOf } from '@dosar/kernel/zone';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { chosen, jobCalls, onlyPartners } from '#src/areas/partners/testing/job-calls.ts';
import { hasAccount, keepReady, partnerOrderOf, payByLedger } from '#src/areas/partners/testing/paid-jobs.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { aClaim, type Claim } from '#src/testing/world/a-claim.ts';
import { ibanOf } from '#src/testing/world/money-of-claim.ts';
import { decideApproval, moneyCalls } from '../testing/money-calls.ts';

const api = startTestApi({ people: ['irina.neagu', 'petru.lazar'] });
type Job = Schema<'PartnerJob'>;
let ana: ReturnType<typeof jobCalls>;
let irina: ReturnType<typeof moneyCalls>;
let claim: Claim;
let work: string;
let shop: string;

beforeAll(async () => {
  ana = jobCalls(api, await api.tokenFor('ana.ionescu'));
  irina = moneyCalls(api, await api.tokenFor('irina.neagu'));
});
beforeEach(async () => {
  shop = (await onlyPartners(api, [{ name: 'Auto Rapid' }]))[0] ?? '';
  claim = await aClaim(api).valued();
  work = (await claim.main()).assignment_id;
});

const reasonOf = (answer: { json: () => unknown }) =>
  (answer.json() as Schema<'Problem'>).context?.['reason'];
const today = () => localDateOf(api.now());
const found = async ({ partner_job_id: id }: Job): Promise<Job> => {
  const job = (await ana.browse(work)).jobs.find(({ partner_job_id: other }) => other === id);
  if (job === undefined) throw new Error(`The file has no job ${id}.`);
  return job;
};

/** A towing whose invoice has come. */
async function invoiced(bani: number, to = chosen(shop)): Promise<Job> {
  let job = await ana.make(work, { kind: 'towing', to });
  job = await ana.act(job, 'accept');
  job = await ana.act(job, 'start_work');
  job = await ana.act(job, 'finish');
  return ana.act(job, 'invoice', { invoice: { number: 'TR 7', date: today(), bani } });
}

async function cleared(bani: number): Promise<Job> {
  await hasAccount(api, shop);
  return ana.act(await invoiced(bani), 'clear_invoice');
}

describe('M8 E5 the invoice of a partner', () => {
  test('gets no order while no second person has approved the account, and the refusal says which it is', async () => {
    const job = await invoiced(40_000);
    const refused = await ana.tryAct(job, 'clear_invoice');
    expect([refused.statusCode, reasonOf(refused)]).toEqual([409, 'partner_account_unknown']);
    await api.inject({
      method: 'POST',
      url: `/api/settlement/savePartnerAccount/${shop}`,
      headers: { ...(await api.tokenFor('petru.lazar')) },
      payload: { holder_name: 'Auto Rapid SRL', iban: ibanOf('7101') },
    });
    expect(reasonOf(await ana.tryAct(job, 'clear_invoice'))).toBe('partner_account_waits');
    // What is refused has happened in no part: the invoice still waits for its handler.
    expect(await found(job)).toMatchObject({ next_party: 'handler', row_version: job.row_version });

    await decideApproval(api, { by: 'maria.stan', kind: 'partner_account' });
    expect((await ana.tryAct(job, 'clear_invoice')).statusCode).toBe(201);
    expect(await partnerOrderOf(api, work)).toMatchObject({
      payee_name: 'Auto Rapid SRL',
      amount_bani: 40_000,
      invoice_number: 'TR 7',
      partner_job_id: job.partner_job_id,
    });
  });

  test('is paid when the ledger says so: it takes from the reserve and is no part of what the claimant gets', async () => {
    const job = await cleared(40_000);
    const { payment_order_id: orderId } = await partnerOrderOf(api, work);
    if ((await partnerOrderOf(api, work)).state === 'asked')
      await decideApproval(api, { by: 'maria.stan', kind: 'payment' });
    const pay = async () => {
      const { money_version } = await irina.money(work);
      return irina.post(`recordPayment/${orderId}`, {
        amount_bani: 40_000,
        paid_on: today(),
        money_version,
      });
    };
    expect(reasonOf(await pay())).toBe('above_reserve');
    expect((await found(job)).state).toBe('invoiced');
    await keepReady(api, work, 50_000);
    expect((await pay()).statusCode).toBe(201);
    expect(await irina.money(work)).toMatchObject({
      partner_bani: 40_000,
      paid_bani: null,
      reserve_bani: 10_000,
      unnamed_difference_bani: null,
      partner_orders: [{ state: 'paid', paid_bani: 40_000 }],
      orders: [],
    });
    expect(await found(job)).toMatchObject({ state: 'paid', next_party: null });
  });

  test('above the authority of its handler waits for somebody else, whose refusal leaves it to the handler', async () => {
    const job = await cleared(90_000_000);
    expect(await partnerOrderOf(api, work)).toMatchObject({ state: 'asked' });
    await decideApproval(api, { by: 'maria.stan', kind: 'payment', outcome: 'refused' });
    expect(await partnerOrderOf(api, work)).toMatchObject({ state: 'cancelled' });
    const back = await found(job);
    expect(back).toMatchObject({ state: 'invoiced', next_party: 'handler' });
    expect(back.steps.at(-1)).toMatchObject({ act: 'stop_payment', reason: 'Nu se poate.' });
  });

  test('whose payment is taken back is owed again', async () => {
    const job = await cleared(40_000);
    expect((await payByLedger(api, work)).statusCode).toBe(201);
    const { rows } = await sql<{ payment_id: string }>`
      select payment_id from payment where claim_file_id = ${claim.claimFileId}`.execute(api.database.kysely);
    const { money_version } = await irina.money(work);
    const taken = await irina.post(`correctPayment/${rows[0]?.payment_id}`, {
      reason: 'Alt dosar',
      money_version,
    });
    expect(taken.statusCode).toBe(201);
    expect(await irina.money(work)).toMatchObject({ partner_bani: 0, reserve_bani: 40_000 });
    expect(await found(job)).toMatchObject({ state: 'invoiced', next_party: 'payments' });
    expect((await payByLedger(api, work)).statusCode).toBe(201);
    expect((await found(job)).state).toBe('paid');
  });

  test('whose order is cancelled goes back to its handler, and is ordered once more after another look', async () => {
    const job = await cleared(40_000);
    const staff = moneyCalls(api, await api.tokenFor('ana.ionescu'));
    const { payment_order_id: orderId } = await partnerOrderOf(api, work);
    const { money_version } = await staff.money(work);
    const cancelled = await staff.post(`cancelPaymentOrder/${orderId}`, {
      reason: 'Factura este greșită',
      money_version,
    });
    expect(cancelled.statusCode).toBe(201);
    const back = await found(job);
    expect(back).toMatchObject({ state: 'invoiced', next_party: 'handler' });
    await ana.act(back, 'clear_invoice');
    expect((await staff.money(work)).partner_orders.map(({ state }) => state).sort()).toEqual([
      'cancelled',
      expect.stringMatching(/^(asked|ordered)$/),
    ]);
  });

  test('of a shop that stands in no directory has no account: finance says when it is paid', async () => {
    const typed = { name: 'Tractări Colț', phone: null, email: null, address: null };
    const job = await invoiced(40_000, { partner_id: null, shop: typed, reason: 'Cerut de păgubit' });
    const checked = await ana.act(job, 'clear_invoice');
    expect((await irina.money(work)).partner_orders).toEqual([]);
    const finance = jobCalls(api, await api.tokenFor('irina.neagu'));
    expect((await finance.pay(checked)).json<Job>()).toMatchObject({ state: 'paid' });
  });
});
