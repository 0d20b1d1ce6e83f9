import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { fileToValue, moneyCalls } from '../testing/money-calls.ts';

const api = startTestApi({ people: ['irina.neagu'] });
let irina: ReturnType<typeof moneyCalls>;
let claimFileId: string;

beforeAll(async () => {
  irina = moneyCalls(api, await api.tokenFor('irina.neagu'));
  ({ claim_file_id: claimFileId } = await fileToValue(api));
});

/** Orders of one file that wait for the bank, each of an offer of its own that has room for all of them. */
async function waitingOrders(from: number, to: number) {
  await sql`
    with offered as (
      insert into offer (org_id, claim_file_id, offer_no, state, lines, compensation_bani, penalty_bani, recipient_party_id,
        language, key_hash, issued_at, answered_by, created_by_user_id)
      select file.org_id, file.claim_file_id, 100 + no, 'accepted', '[{"code":"repair","amount_bani":1000000}]', 1000000, 0,
        file.claimant_party_id, 'ro', 'page ' || no, now(), 'staff', person.user_id
      from claim_file file
      join app_user person on person.org_id = file.org_id and person.username = 'ana.ionescu',
        generate_series(${from}::integer, ${to}::integer) as no
      where file.claim_file_id = ${claimFileId} returning *)
    insert into payment_order (org_id, claim_file_id, offer_id, reference, state, amount_bani, payee_name, iban_sealed, iban_hash,
      iban_masked, created_by_user_id)
    select org_id, claim_file_id, offer_id, 'PAGE-' || offer_no, 'ordered', 1000, 'Ana', 'x', 'x', 'RO**', created_by_user_id
    from offered order by offer_no`.execute(api.database.kysely);
}

const page = async (after?: string | null) =>
  (await irina.get(`browsePaymentOrders${after ? `?after=${after}` : ''}`)).json<Schema<'PaymentOrders'>>();

test('M4 orders that wait for the bank come in pages, each order once, also when others come or leave between them', async () => {
  await waitingOrders(1, 230);
  const first = await page();
  expect(first.items).toHaveLength(100);
  const all = [...first.items];
  // The last of the first page goes to the bank, and a new order comes, before the next page is read.
  await sql`update payment_order set state = 'cancelled', cancel_reason = 'x'
    where payment_order_id = ${first.next_cursor}`.execute(api.database.kysely);
  await waitingOrders(231, 231);
  let next = first.next_cursor;
  while (next !== null) {
    const { items, next_cursor } = await page(next);
    expect(items.length).toBeLessThanOrEqual(100);
    all.push(...items);
    next = next_cursor;
  }
  const ids = all.map(({ payment_order_id: id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual([...ids].sort());
  const ours = all.map(({ reference }) => reference).filter((reference) => reference.startsWith('PAGE-'));
  expect(ours.sort()).toEqual(Array.from({ length: 231 }, (_, index) => `PAGE-${101 + index}`).sort());

  expect((await irina.get('browsePaymentOrders?after=nobody')).statusCode).toBe(400);
});
