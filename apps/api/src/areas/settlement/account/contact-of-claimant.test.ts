import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { sessionIdOf } from '#src/kernel/session/refresh-token.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { ibanOf } from '#src/testing/world/money-of-claim.ts';
import { acceptedOffer, fileToValue, moneyCalls, sentOffer } from '../testing/money-calls.ts';
import { trackerCalls } from '../testing/tracker-calls.ts';

const api = startTestApi({ people: ['irina.neagu'] });
type Calls = ReturnType<typeof moneyCalls>;
type File = Awaited<ReturnType<typeof fileToValue>>;
const refused = (reason: string) => ({ status: 409, code: 'money_rule', context: { reason } });
let ana: Calls;
let radu: Calls;

beforeAll(async () => {
  ana = moneyCalls(api, await api.tokenFor('ana.ionescu'));
  radu = moneyCalls(api, await api.tokenFor('radu.marin'));
});

/** Somebody of the staff puts another e-mail address in the place of that of the claimant, and confirms it by its link. */
async function emailTyped(of: File, by: string): Promise<void> {
  const { rows } = await sql<{ contact_channel_id: string; row_version: number }>`
    select contact_channel_id, row_version from contact_channel where party_id = ${of.claimant_party_id} and kind = 'email'`.execute(
    api.database.kysely,
  );
  const answer = await api.inject({
    method: 'POST',
    url: `/api/claim/saveContact/${of.claim_file_id}/${of.claimant_party_id}`,
    headers: { ...(await api.tokenFor(by)) },
    payload: { type: 'email', value: `scris.de.${by}@example.com`, is_preferred: true, ...rows[0] },
  });
  if (answer.statusCode >= 300) throw new Error(`saveContact answered ${answer.body}`);
  // Whoever reads the mail there presses the link that confirms it.
  await sql`update contact_channel set confirmed_at = ${api.now()} where party_id = ${of.claimant_party_id}
    and kind = 'email'`.execute(api.database.kysely);
  await sql`delete from contact_channel where party_id = ${of.claimant_party_id} and kind = 'phone'`.execute(
    api.database.kysely,
  );
}
const post = async (by: Calls, name: string, of: File, body: object = {}) => {
  const { money_version, offers } = await by.money(of.assignment_id);
  return by.post(`${name}/${offers[0]?.offer_id}`, { money_version, ...body });
};
const ask = (of: File) => post(ana, 'askAccountConfirmation', of);
const accountOf = async (of: File) => (await ana.money(of.assignment_id)).account;

/** The calls of whoever has the link of the offer of a file as it is now. */
async function byLink(of: File) {
  const { offer_key: key } = await api.database.kysely
    .selectFrom('offer')
    .where('claim_file_id', '=', of.claim_file_id)
    .select('offer_key')
    .executeTakeFirstOrThrow();
  const signIn = await api.inject({
    method: 'POST',
    url: '/api/auth/guestToken',
    payload: { assignment_type: 'offer', assignment_key: key },
  });
  const { idToken, refreshToken } = signIn.json<{ idToken: string; refreshToken: string }>();
  const headers = {
    authorization: `Bearer ${idToken}`,
    'x-refresh-token': refreshToken,
    'x-correlation-token': refreshToken,
  };
  return (method: 'GET' | 'POST', name: string, payload?: object) =>
    api.inject({ method, url: `/api/settlement/${name}`, headers, ...(payload && { payload }) });
}

describe('M4 whoever typed the account and the contact of the claimant', () => {
  test('lets no link leave that confirms the account; a colleague confirms it', async () => {
    const of = await fileToValue(api);
    await emailTyped(of, 'ana.ionescu');
    await acceptedOffer(ana, of);
    expect(await accountOf(of)).toMatchObject({ ask_blocks: ['own_contact'] });
    expect((await ask(of)).json()).toMatchObject(refused('own_contact'));
    const confirmed = await post(radu, 'confirmAccount', of, { note: 'Extras de cont, în Documente' });
    expect(confirmed.statusCode).toBe(201);
  });

  test('confirms nothing by the link of the offer that went there', async () => {
    const of = await fileToValue(api);
    await emailTyped(of, 'ana.ionescu');
    await acceptedOffer(ana, of);
    const call = await byLink(of);
    expect((await call('GET', 'getReceivedOffer')).json()).toMatchObject({ account_to_confirm: null });
    await call('POST', 'confirmReceivedAccount');
    expect(await accountOf(of)).toMatchObject({ fault: 'account_unconfirmed', confirmed_how: null });
  });

  test('confirms nothing by accepting there into the account that they typed', async () => {
    const of = await fileToValue(api);
    await emailTyped(of, 'ana.ionescu');
    await sentOffer(ana, of);
    await post(ana, 'recordAnswer', of, { is_accepted: false, note: 'Lipsește farul.', iban: ibanOf('81') });
    const call = await byLink(of);
    expect((await call('POST', 'acceptReceivedOffer', {})).statusCode).toBe(201);
    expect(await accountOf(of)).toMatchObject({ typed_by: 'Ana Ionescu', fault: 'account_unconfirmed' });
  });

  test('counts as who typed the account that comes by that contact', async () => {
    const of = await fileToValue(api);
    await emailTyped(of, 'ana.ionescu');
    await sentOffer(ana, of);
    const call = await byLink(of);
    expect((await call('POST', 'acceptReceivedOffer', { iban: ibanOf('82') })).statusCode).toBe(201);
    expect(await accountOf(of)).toMatchObject({ typed_by: 'Ana Ionescu', fault: 'account_unconfirmed' });
  });

  test('confirms nothing by a code of the tracker that went there', async () => {
    const of = await fileToValue(api);
    await emailTyped(of, 'ana.ionescu');
    await acceptedOffer(ana, of);
    const { call, headers } = await trackerCalls(api, of.claim_file_id, of.claimant_party_id);
    await sql`update challenge set contact_typed_by_user_id = (select user_id from app_user where username = 'ana.ionescu')
      where opened_session_id = ${sessionIdOf(headers['x-refresh-token'])}`.execute(api.database.kysely);
    await call('POST', 'confirmReceivedAccount');
    expect(await accountOf(of)).toMatchObject({ fault: 'account_unconfirmed' });
  });
});

test('M4 a contact that another colleague typed confirms the account, until they type the account as well', async () => {
  const of = await fileToValue(api);
  await emailTyped(of, 'radu.marin');
  await acceptedOffer(ana, of);
  expect((await ask(of)).statusCode).toBe(201);
  await (
    await byLink(of)
  )('POST', 'confirmReceivedAccount');
  expect(await accountOf(of)).toMatchObject({ confirmed_how: 'claimant', fault: null });
  await sql`update offer set account_typed_by_user_id = (select user_id from app_user where username = 'radu.marin')
    where claim_file_id = ${of.claim_file_id}`.execute(api.database.kysely);
  expect(await accountOf(of)).toMatchObject({ fault: 'account_unconfirmed' });
});

test('M4 whoever had the link of an offer once confirms nothing by it, also after the contact is another', async () => {
  const of = await fileToValue(api);
  await emailTyped(of, 'ana.ionescu');
  await acceptedOffer(ana, of);
  const before = await byLink(of);
  await emailTyped(of, 'radu.marin');
  expect((await ask(of)).json()).toMatchObject(refused('own_contact'));
  await before('POST', 'confirmReceivedAccount');
  expect(await accountOf(of)).toMatchObject({ fault: 'account_unconfirmed' });
});

test('M4 an address typed after the offer left receives no link that confirms the account of the same person', async () => {
  const of = await fileToValue(api);
  await acceptedOffer(ana, of);
  await emailTyped(of, 'ana.ionescu');
  expect((await ask(of)).json()).toMatchObject(refused('own_contact'));
});

test('M4 a link that whoever typed the account once had stays refused when the claimant has another contact', async () => {
  const of = await fileToValue(api);
  await emailTyped(of, 'ana.ionescu');
  await acceptedOffer(ana, of);
  await sql`update contact_channel set value = 'al.pagubitului@example.com', typed_by_user_id = null
    where party_id = ${of.claimant_party_id}`.execute(api.database.kysely);
  expect((await ask(of)).json()).toMatchObject(refused('own_contact'));
});

test('M4 after a link went to the contact that one colleague typed, none goes to that of another', async () => {
  const of = await fileToValue(api);
  await emailTyped(of, 'radu.marin');
  await acceptedOffer(ana, of);
  await emailTyped(of, 'maria.stan');
  expect((await ask(of)).json()).toMatchObject(refused('own_contact'));
});
