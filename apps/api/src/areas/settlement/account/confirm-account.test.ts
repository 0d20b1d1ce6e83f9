import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { aClaim } from '#src/testing/world/a-claim.ts';
import { ibanOf, moneyOfClaim } from '#src/testing/world/money-of-claim.ts';
import {
  acceptedOffer,
  confirmAccount,
  fileToValue,
  moneyCalls,
  sentOffer,
  paysFrom,
} from '../testing/money-calls.ts';
import { trackerCalls } from '../testing/tracker-calls.ts';

const api = startTestApi({ people: ['irina.neagu'] });
type Calls = ReturnType<typeof moneyCalls>;
type File = Awaited<ReturnType<typeof fileToValue>>;
const note = 'Extras de cont, în Documente';
const refused = (reason: string) => ({ status: 409, code: 'money_rule', context: { reason } });
const payersIban = 'RO49AAAA1B31007593840000';
let calls: ReadonlyMap<string, Calls>;

beforeAll(async () => {
  const people = ['ana.ionescu', 'radu.marin', 'maria.stan', 'irina.neagu', 'elena.rusu', 'alfa.ana'];
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
const ana = () => as('ana.ionescu');
const radu = () => as('radu.marin');
const reserved = (of: File) =>
  ana().change('changeReserve', of.assignment_id, {
    coverage_code: 'vehicle',
    amount_bani: 484_000,
    reason: 'Cerut de test',
  });

/** A file whose claimant accepted on paper: Ana recorded it and typed the account. */
async function typedFile(): Promise<File> {
  const of = await fileToValue(api);
  await acceptedOffer(ana(), of);
  await reserved(of);
  return of;
}
async function confirm(of: File, by: string) {
  const { money_version, payable } = await ana().money(of.assignment_id);
  return as(by).post(`confirmAccount/${payable?.offer_id}`, { note, money_version });
}
async function order(of: File, by = 'radu.marin') {
  const { money_version, payable } = await ana().money(of.assignment_id);
  return as(by).post(`orderPayment/${payable?.offer_id}`, { money_version });
}
const blocksFor = async (of: File, by = 'radu.marin') =>
  (await as(by).money(of.assignment_id)).payment_blocks;
const answer = async (of: File, body: object, by = ana()) => {
  const { money_version, offers } = await by.money(of.assignment_id);
  return by.post(`recordAnswer/${offers[0]?.offer_id}`, { money_version, ...body });
};

describe('M4 an account that the claimant did not type', () => {
  test('is not paid until somebody else than who typed it has confirmed it', async () => {
    const of = await typedFile();
    expect(await blocksFor(of)).toEqual(['account_unconfirmed']);
    expect((await order(of)).json()).toMatchObject(refused('account_unconfirmed'));
    expect((await confirm(of, 'ana.ionescu')).json()).toMatchObject(refused('own_account'));
    expect(await blocksFor(of)).toEqual(['account_unconfirmed']);
    expect((await confirm(of, 'maria.stan')).statusCode).toBe(201);
    expect((await radu().money(of.assignment_id)).account).toMatchObject({
      typed_by: 'Ana Ionescu',
      confirmed_how: 'colleague',
      confirmed_by: 'Maria Stan',
      confirmed_at: '2026-03-04T08:00:00.000Z',
      fault: null,
    });
    expect((await order(of)).statusCode).toBe(201);
  });

  test('is confirmed once, by handlers, managers and finance, and by nobody else', async () => {
    const of = await typedFile();
    expect((await confirm(of, 'elena.rusu')).statusCode).toBe(403);
    expect((await confirm(of, 'alfa.ana')).statusCode).toBe(404);
    expect((await confirm(of, 'irina.neagu')).statusCode).toBe(201);
    expect((await confirm(of, 'maria.stan')).json()).toMatchObject(refused('confirmed_already'));
  });

  test('is confirmed again once another one was typed', async () => {
    const of = await fileToValue(api);
    await sentOffer(ana(), of);
    await answer(of, { is_accepted: false, note: 'Lipsește farul.', iban: ibanOf('71') });
    await reserved(of);
    await confirm(of, 'radu.marin');
    expect(await blocksFor(of)).toEqual([]);
    await answer(of, { is_accepted: true, iban: ibanOf('72') });
    expect(await blocksFor(of)).toEqual(['account_unconfirmed']);
    expect((await ana().money(of.assignment_id)).account).toMatchObject({ confirmed_how: null });
  });

  test('is confirmed by nobody once they have typed it themselves', async () => {
    const of = await fileToValue(api);
    await sentOffer(ana(), of);
    await answer(of, { is_accepted: false, note: 'Lipsește farul.', iban: ibanOf('73') });
    await confirm(of, 'radu.marin');
    const typed = async (iban: string) => {
      const party = await api.database.kysely
        .selectFrom('party')
        .where('party_id', '=', of.claimant_party_id)
        .select('row_version')
        .executeTakeFirstOrThrow();
      return api.inject({
        method: 'POST',
        url: `/api/claim/changeParty/${of.claim_file_id}/${of.claimant_party_id}`,
        headers: { ...(await api.tokenFor('radu.marin')) },
        payload: { changes: { iban }, row_version: party.row_version },
      });
    };
    expect((await typed(ibanOf('74'))).statusCode).toBe(200);
    expect((await typed(ibanOf('73'))).statusCode).toBe(200);
    expect((await ana().money(of.assignment_id)).account).toMatchObject({
      typed_by: 'Radu Marin',
      fault: 'account_unconfirmed',
    });
    expect((await confirm(of, 'radu.marin')).json()).toMatchObject(refused('own_account'));
    expect((await confirm(of, 'ana.ionescu')).statusCode).toBe(201);
  });

  test('is not confirmed before the offer was answered', async () => {
    const of = await fileToValue(api);
    await sentOffer(ana(), of);
    const { money_version, offers } = await ana().money(of.assignment_id);
    const early = await radu().post(`confirmAccount/${offers[0]?.offer_id}`, { note, money_version });
    expect(early.json()).toMatchObject(refused('not_accepted'));
  });

  test('is refused by the database as well', async () => {
    const claim = await aClaim(api).valued().offered(400_000).accepted();
    const insert = sql`
      insert into payment_order (org_id, claim_file_id, offer_id, reference, state, amount_bani, payee_name, iban_sealed, iban_hash,
        iban_masked, account_typed_by_user_id, created_by_user_id)
      select offer.org_id, claim_file_id, offer_id, 'PAST-THE-RULES', 'ordered', amount_bani, payee_name, iban_sealed, iban_hash,
        iban_masked, account_typed_by_user_id, user_id
      from offer join app_user on app_user.org_id = offer.org_id and username = 'radu.marin'
      where claim_file_id = ${claim.claimFileId}`;
    await expect(insert.execute(api.database.kysely)).rejects.toMatchObject({
      constraint: 'payment_order_account_is_confirmed',
    });
  });
});

describe('M4 the claimant confirms an account that staff typed', () => {
  const linkOf = async (no: string) => {
    const bodies = (await api.outbox())
      .map(({ body }) => body)
      .filter((body) => body.includes(no) && /vrem să plătim|we want to pay/.test(body));
    const links = bodies.map((body) => /\/workflow\/guest\/offer\/([\w-]+)/.exec(body)?.[1]);
    return links.find((key) => key !== undefined) ?? '';
  };
  const ask = async (of: File, by = 'ana.ionescu') => {
    const { money_version, payable } = await ana().money(of.assignment_id);
    return as(by).post(`askAccountConfirmation/${payable?.offer_id}`, { money_version });
  };
  const byLink = async (key: string) => {
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
    const call = (method: 'GET' | 'POST', name: string) =>
      api.inject({ method, url: `/api/settlement/${name}`, headers });
    return call;
  };

  test('by the link that whoever typed it lets leave', async () => {
    const of = await typedFile();
    const asked = await ask(of);
    expect(asked.statusCode, asked.body).toBe(201);
    expect((await ana().money(of.assignment_id)).account).toMatchObject({
      asked_at: '2026-03-04T08:00:00.000Z',
      fault: 'account_unconfirmed',
    });
    const call = await byLink(await linkOf(of.claim_file_no));
    expect((await call('GET', 'getReceivedOffer')).json()).toMatchObject({
      account_to_confirm: { iban_masked: expect.stringMatching(/^RO\*+\d{4}$/) },
    });
    expect((await call('POST', 'confirmReceivedAccount')).json()).toMatchObject({ account_to_confirm: null });
    expect((await call('POST', 'confirmReceivedAccount')).statusCode).toBe(201);
    expect((await ana().money(of.assignment_id)).account).toMatchObject({
      typed_by: 'Ana Ionescu',
      confirmed_how: 'claimant',
      confirmed_by: null,
      fault: null,
    });
    expect((await ask(of)).json()).toMatchObject(refused('confirmed_already'));
    expect((await order(of)).statusCode).toBe(201);
  });

  test('on the tracker, and nobody else of the file does', async () => {
    const of = await typedFile();
    const other = await trackerCalls(api, of.claim_file_id, null);
    expect((await other.call('POST', 'confirmReceivedAccount')).statusCode).toBe(404);
    const claimant = await trackerCalls(api, of.claim_file_id, of.claimant_party_id);
    expect((await claimant.call('POST', 'confirmReceivedAccount')).statusCode).toBe(201);
    expect(await blocksFor(of)).toEqual([]);
  });

  test('and is asked again by a link that opens, once the old one has ended', async () => {
    const of = await typedFile();
    await sql`update offer set expires_at = ${api.now()}::timestamptz - interval '1 day'
      where claim_file_id = ${of.claim_file_id}`.execute(api.database.kysely);
    expect((await ask(of, 'radu.marin')).statusCode).toBe(201);
    const call = await byLink(await linkOf(of.claim_file_no));
    expect((await call('POST', 'confirmReceivedAccount')).statusCode).toBe(201);
    expect(await blocksFor(of)).toEqual([]);
  });

  test('accepting the offer into the account that staff typed before confirms it', async () => {
    const of = await fileToValue(api);
    await sentOffer(ana(), of);
    await answer(of, { is_accepted: false, note: 'Lipsește farul.', iban: ibanOf('75') });
    const claimant = await trackerCalls(api, of.claim_file_id, of.claimant_party_id);
    expect((await claimant.call('POST', 'acceptReceivedOffer', {})).statusCode).toBe(201);
    expect((await ana().money(of.assignment_id)).account).toMatchObject({
      typed_by: 'Ana Ionescu',
      confirmed_how: 'claimant',
      fault: null,
    });
  });

  test('is not asked about what they typed themselves under another name', async () => {
    const of = await fileToValue(api);
    await sentOffer(ana(), of);
    const claimant = await trackerCalls(api, of.claim_file_id, of.claimant_party_id);
    await claimant.call('POST', 'acceptReceivedOffer', { iban: ibanOf('76'), payee_name: 'Ion Barbu' });
    expect(await blocksFor(of)).toEqual(['holder_differs', 'above_reserve']);
    expect((await ask(of)).json()).toMatchObject(refused('typed_by_claimant'));
    await claimant.call('POST', 'confirmReceivedAccount');
    expect(await blocksFor(of)).toEqual(['holder_differs', 'above_reserve']);
    expect((await confirm(of, 'radu.marin')).statusCode).toBe(201);
  });
});

describe('M4 the holder of an account', () => {
  test('has the name of the recipient, whatever the order of its words', async () => {
    const of = await fileToValue(api);
    await sentOffer(ana(), of);
    const { recipients } = await ana().money(of.assignment_id);
    const name = (recipients[0]?.full_name ?? '').toUpperCase().split(' ').toReversed().join('  ');
    await answer(of, { is_accepted: true, iban: ibanOf('81'), payee_name: name });
    expect((await ana().money(of.assignment_id)).account).toMatchObject({
      payee_name: name,
      is_holder_other: false,
    });
  });

  test('under another name is confirmed before it is paid, and not by whoever named it', async () => {
    const of = await fileToValue(api);
    await sentOffer(ana(), of);
    await answer(of, { is_accepted: true, iban: ibanOf('82'), payee_name: 'Ion Barbu' });
    await reserved(of);
    expect(await blocksFor(of)).toEqual(['holder_differs']);
    expect((await order(of)).json()).toMatchObject(refused('holder_differs'));
    expect((await confirm(of, 'ana.ionescu')).json()).toMatchObject(refused('own_account'));
    await confirm(of, 'radu.marin');
    expect((await order(of)).statusCode).toBe(201);
  });

  test('under another name that staff gave an account of the claimant is confirmed by a colleague, too', async () => {
    const claim = await aClaim(api).valued().offered(400_000).accepted();
    await sql`update party set iban_typed_by_user_id = null where party_id = ${claim.claimantPartyId}`.execute(
      api.database.kysely,
    );
    const money = moneyOfClaim(api, claim, 'ana.ionescu');
    await money.save([{ code: 'repair', amount_bani: 410_000 }]);
    await money.issue();
    await money.answer({ is_accepted: true, payee_name: 'Ion Barbu' });
    expect((await money.read()).account).toMatchObject({
      fault: 'holder_differs',
      typed_by: 'Ana Ionescu',
      confirm_blocks: ['own_account'],
    });
  });
});

describe('M4 the account from which the organisation pays', () => {
  beforeAll(async () => {
    await paysFrom(api, { iban: payersIban });
  });

  test('is refused as the account of a claimant wherever it is typed, by its reason', async () => {
    const of = await fileToValue(api);
    await sentOffer(ana(), of);
    const typed = { is_accepted: true, iban: payersIban };
    expect((await answer(of, typed)).json()).toMatchObject({
      status: 409,
      code: 'payers_account',
    });
    const contested = { is_accepted: false, note: 'Lipsește farul.', iban: payersIban };
    expect((await answer(of, contested)).json()).toMatchObject({
      status: 409,
      code: 'payers_account',
    });
    const changed = await api.inject({
      method: 'POST',
      url: `/api/claim/changeParty/${of.claim_file_id}/${of.claimant_party_id}`,
      headers: { ...(await api.tokenFor('ana.ionescu')) },
      payload: { changes: { iban: payersIban }, row_version: 1 },
    });
    expect(changed.json()).toMatchObject({
      status: 409,
      code: 'payers_account',
    });
    expect((await answer(of, { is_accepted: true, iban: ibanOf('91') })).statusCode).toBe(201);
  });

  test('takes no order, even when it was a claimant’s before', async () => {
    const of = await fileToValue(api);
    await sentOffer(ana(), of);
    await answer(of, { is_accepted: true, iban: ibanOf('92') });
    await reserved(of);
    await confirmAccount(radu(), of);
    await paysFrom(api, { iban: ibanOf('92') });
    expect(await blocksFor(of)).toEqual(['payers_account']);
    expect((await order(of)).json()).toMatchObject(refused('payers_account'));
    await paysFrom(api, { iban: payersIban });
    expect((await order(of)).statusCode).toBe(201);
  });

  test('is refused by the database as well', async () => {
    const of = await fileToValue(api);
    const write = sql`update party set iban_hash = (select iban_hash from paying_account
      where paying_account.org_id = party.org_id) where party_id = ${of.claimant_party_id}`;
    await expect(write.execute(api.database.kysely)).rejects.toMatchObject({
      constraint: 'party_account_is_not_the_payers',
    });
  });
});
