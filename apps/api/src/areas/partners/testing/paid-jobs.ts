import type { Schema } from '@dosar/openapi';
import { localDateOf } from '@dosar/kernel/zone';
import { sql } from 'kysely';
import { decideApproval, moneyCalls } from '#src/areas/settlement/testing/money-calls.ts';
import type { TestApi } from '#src/testing/start-test-api.ts';

let accounts = 0;

/** Lets a partner have an account that two people have seen. */
export async function hasAccount(api: TestApi, partnerId: string): Promise<void> {
  const hash = `account of ${partnerId} ${++accounts}`;
  await sql`
    insert into partner_account (org_id, partner_id, holder_name, iban_sealed, iban_hash, iban_masked, since)
    select org_id, partner_id, name, 'sealed', ${hash}, 'RO******************0001', now()
    from partner where partner_id = ${partnerId}`.execute(api.database.kysely);
}

/** The newest order that pays a partner for a file. */
export async function partnerOrderOf(api: TestApi, assignmentId: string): Promise<Schema<'PartnerOrder'>> {
  const ana = moneyCalls(api, await api.tokenFor('ana.ionescu'));
  const [order] = (await ana.money(assignmentId)).partner_orders;
  if (order === undefined) throw new Error('The file has no order that pays a partner.');
  return order;
}

/** Keeps money ready, has the newest order approved where it waits for that, and records that it is paid. */
export async function payByLedger(api: TestApi, assignmentId: string) {
  const { amount_bani: amountBani, payment_order_id: id } = await partnerOrderOf(api, assignmentId);
  await keepReady(api, assignmentId, amountBani);
  if ((await partnerOrderOf(api, assignmentId)).state === 'asked')
    await decideApproval(api, { by: 'maria.stan', kind: 'payment' });
  const irina = moneyCalls(api, await api.tokenFor('irina.neagu'));
  const { money_version } = await irina.money(assignmentId);
  const paidOn = localDateOf(api.now());
  return irina.post(`recordPayment/${id}`, { amount_bani: amountBani, paid_on: paidOn, money_version });
}

/** Keeps as much ready for the vehicle of a file. */
export async function keepReady(api: TestApi, assignmentId: string, amountBani: number): Promise<void> {
  const ana = moneyCalls(api, await api.tokenFor('ana.ionescu'));
  const answer = await ana.change('changeReserve', assignmentId, {
    coverage_code: 'vehicle',
    amount_bani: amountBani,
    reason: 'Factura partenerului',
  });
  if (answer.statusCode !== 201) throw new Error(`changeReserve answered ${answer.body}`);
}
