import type { Schema } from '@dosar/openapi';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { fileToValue, moneyCalls } from '../testing/money-calls.ts';

const api = startTestApi();
const acts = [
  'save',
  'issue',
  'ask',
  'decide',
  'decideOwn',
  'accept',
  'reserve',
  'order',
  'cancel',
  'pay',
] as const;
// What comes late on the way is tried more often, so that a sequence gets there.
const often = ['decide', 'order', 'pay', 'decide', 'order', 'pay', 'issue', 'accept', 'reserve'] as const;
const act = fc.record({
  kind: fc.constantFrom(...acts, ...often),
  bani: fc.integer({ min: 300_000, max: 1_400_000 }),
});
const today = '2026-03-04';
const reason = 'Cerut de test';

let headers: { ana: CallerHeaders; maria: CallerHeaders };
beforeAll(async () => {
  headers = { ana: await api.tokenFor('ana.ionescu'), maria: await api.tokenFor('maria.stan') };
});

type File = Awaited<ReturnType<typeof fileToValue>>;

/** Decides the oldest request about the money of a file. */
async function decide(who: CallerHeaders, file: File): Promise<number | undefined> {
  const { rows } = await sql<{ approval_id: string; row_version: number }>`
    select approval_id, row_version from approval where claim_file_id = ${file.claim_file_id} and status = 'asked'
    order by asked_at limit 1`.execute(api.database.kysely);
  const [asked] = rows;
  if (asked === undefined) return undefined;
  const answer = await api.inject({
    method: 'POST',
    url: '/api/workload/decideApprovals',
    headers: { ...who },
    payload: { decisions: [{ ...asked, outcome: 'approved' }] },
  });
  return answer.statusCode;
}

test('M4 no sequence of calls sends, orders or pays above the authority of whoever acts, unless somebody else has approved it', async () => {
  const file = await fileToValue(api);
  const ana = moneyCalls(api, headers.ana);
  let money = await ana.money(file.assignment_id);
  const { offer_authority_bani: limit, payment_authority_bani: payLimit } = money;
  const reached = { sentAbove: 0, orderedAbove: 0, paidAbove: 0 };
  for (const { kind, bani } of fc.sample(act, { numRuns: 120, seed: 36 })) {
    const { money_version } = money;
    const [offer] = money.offers;
    const [order] = money.orders;
    const onOffer = (name: string, body: object = {}) =>
      ana.post(`${name}/${offer?.offer_id}`, { money_version, ...body });
    const step: Record<(typeof acts)[number], () => Promise<unknown>> = {
      save: () =>
        ana.post(`saveOffer/${file.assignment_id}`, {
          money_version,
          lines: [{ code: 'repair', amount_bani: bani }],
          recipient_party_id: file.claimant_party_id,
        }),
      issue: () => onOffer('issueOffer'),
      ask: () => onOffer('askOfferApproval', { note: reason }),
      decide: () => decide(headers.maria, file),
      decideOwn: async () => expect([403, undefined]).toContain(await decide(headers.ana, file)),
      accept: () => onOffer('recordAnswer', { is_accepted: true, iban: 'RO49AAAA1B31007593840000' }),
      reserve: () =>
        ana.post(`changeReserve/${file.assignment_id}`, {
          coverage_code: 'vehicle',
          amount_bani: bani * 2,
          reason,
          money_version,
        }),
      order: () => onOffer('orderPayment'),
      cancel: () => ana.post(`cancelPaymentOrder/${order?.payment_order_id}`, { reason, money_version }),
      pay: () =>
        ana.post(`recordPayment/${order?.payment_order_id}`, {
          amount_bani: bani,
          paid_on: today,
          money_version,
        }),
    };
    await step[kind]();
    money = await ana.money(file.assignment_id);
    holds(money, { limit, payLimit }, reached);
  }
  // The sequence has come to what it is about.
  for (const [what, times] of Object.entries(reached)) expect(times, what).toBeGreaterThan(0);
}, 60_000);

type Reached = { sentAbove: number; orderedAbove: number; paidAbove: number };

function holds(
  money: Schema<'Money'>,
  { limit, payLimit }: { limit: number; payLimit: number },
  reached: Reached,
) {
  for (const offer of money.offers) {
    if (!['issued', 'accepted', 'contested'].includes(offer.state) || offer.amount_bani <= limit) continue;
    expect(offer.approved_by, offer.state).toBe('Maria Stan');
    reached.sentAbove += 1;
  }
  for (const order of money.orders) {
    const isOnItsWay = ['ordered', 'exported', 'paid'].includes(order.state);
    if (!isOnItsWay) expect(order.paid_bani).toBe(0);
    if (!isOnItsWay || order.amount_bani <= payLimit) continue;
    expect(order.approved_by, order.state).toBe('Maria Stan');
    reached.orderedAbove += 1;
    if (order.paid_bani > 0) reached.paidAbove += 1;
  }
  const accepted = money.offers.filter(({ state }) => state === 'accepted');
  const most = accepted.reduce((sum, { amount_bani: bani }) => sum + bani, 0);
  expect(money.paid_bani ?? 0).toBeLessThanOrEqual(most);
  expect(money.orders.filter(({ state }) => state !== 'cancelled').length).toBeLessThanOrEqual(
    accepted.length,
  );
}
