import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { fileToValue, moneyCalls, sentOffer } from '../testing/money-calls.ts';

const api = startTestApi();
const iban = 'RO49AAAA1B31007593840000';

test('M4 an account that becomes that of the payer while a call stores it is refused in words, not as a fault', async () => {
  const ana = moneyCalls(api, await api.tokenFor('ana.ionescu'));
  const [known, of] = [await fileToValue(api), await fileToValue(api)];
  for (const file of [known, of]) await sentOffer(ana, file);
  const contest = async (file: typeof of) => {
    const { money_version, offers } = await ana.money(file.assignment_id);
    const answer = { is_accepted: false, note: 'Lipsește farul.', iban, money_version };
    return ana.post(`recordAnswer/${offers[0]?.offer_id}`, answer);
  };
  expect((await contest(known)).statusCode).toBe(201);

  const waiting = await api.database.kysely.transaction().execute(async (tx) => {
    await sql`select from party where party_id = ${of.claimant_party_id} for update`.execute(tx);
    const answer = contest(of);
    // The call has passed its own check once it waits for the row.
    await expect.poll(() => waitingForRow(), { timeout: 10_000 }).toBe(1);
    await sql`insert into paying_account (org_id, holder_name, iban_sealed, iban_hash, iban_masked)
      select org_id, 'Asigurarea Demo', iban_sealed, iban_hash, iban_masked from party
      where party_id = ${known.claimant_party_id}`.execute(tx);
    // A promise in an object is not awaited before the transaction ends.
    return { answer };
  });
  expect((await waiting.answer).json()).toMatchObject({
    status: 409,
    code: 'payers_account',
    context: { reason: 'payers_account' },
  });
});

/** A transaction reads the activity of the server once, so this reads outside of it. */
async function waitingForRow(): Promise<number> {
  const { rows } = await sql<{ calls: number }>`
    select count(*)::integer as calls from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like 'update party set%'`.execute(
    api.database.kysely,
  );
  return rows[0]?.calls ?? 0;
}
