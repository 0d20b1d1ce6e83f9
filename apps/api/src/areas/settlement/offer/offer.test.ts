import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { approvalKinds } from '#src/areas/workload/extension-points.ts';
import { inTenant } from '#src/kernel/database/index.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { fileToValue, moneyCalls } from '../testing/money-calls.ts';

const api = startTestApi();
let ana: ReturnType<typeof moneyCalls>;
let alfa: ReturnType<typeof moneyCalls>;
let file: Awaited<ReturnType<typeof fileToValue>>;

beforeAll(async () => {
  ana = moneyCalls(api, await api.tokenFor('ana.ionescu'));
  alfa = moneyCalls(api, await api.tokenFor('alfa.ana'));
  file = await fileToValue(api);
});

const lines = [
  { code: 'repair', note: 'deviz Auto Rapid v2', amount_bani: 400_000 },
  { code: 'vat', note: '21 %', amount_bani: 84_000 },
];
const iban = 'RO49 AAAA 1B31 0075 9384 0000';

type File = typeof file;
const offerOf = async ({ assignment_id }: File) => (await ana.money(assignment_id)).offers[0];
const save = (of: File, some: object = {}) =>
  ana.change('saveOffer', of.assignment_id, { lines, recipient_party_id: of.claimant_party_id, ...some });
const act = async (of: File, name: string, body: object = {}) => {
  const { money_version, offers } = await ana.money(of.assignment_id);
  return ana.post(`${name}/${offers[0]?.offer_id}`, { money_version, ...body });
};
const masterOf = async (of: File) => {
  const { rows } = await sql<{ status_code: string }>`
    select status_code from assignment where assignment_id = ${of.assignment_id}`.execute(
    api.database.kysely,
  );
  return rows[0]?.status_code;
};

/** Sends an offer on a file and answers the key of its link, as the claimant gets it. */
async function sentOffer(of: File): Promise<string> {
  expect((await save(of)).statusCode).toBe(201);
  const answer = await act(of, 'issueOffer');
  expect(answer.statusCode, answer.body).toBe(201);
  const links = (await api.outbox()).map(({ body }) => /\/workflow\/guest\/offer\/([\w-]+)/.exec(body)?.[1]);
  const key = links.find((link) => link !== undefined);
  if (key === undefined) throw new Error('The message about the offer has no link.');
  return key;
}

/** The calls of whoever comes by the link of an offer. */
async function claimant(key: string) {
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
  const call = (method: 'GET' | 'POST', name: string, payload?: object) =>
    api.inject({ method, url: `/api/settlement/${name}`, headers, ...(payload && { payload }) });
  return { signIn, call };
}

describe('M4 an offer', () => {
  test('is reckoned line by line, and its amount is their sum', async () => {
    await save(file);
    expect(await offerOf(file)).toMatchObject({
      offer_no: 1,
      state: 'draft',
      amount_bani: 484_000,
      penalty_bani: 0,
    });
    const again = await save(file, {
      offer_id: (await offerOf(file))?.offer_id,
      lines: [...lines, { code: 'penalty', note: '0,2 % × 10 zile', amount_bani: 9_680 }],
    });
    expect(again.json<Schema<'Money'>>().offers).toHaveLength(1);
    expect(await offerOf(file)).toMatchObject({ compensation_bani: 484_000, penalty_bani: 9_680 });
  });

  test('begins with the deductible of the policy and the penalty that the legal clock has reckoned', async () => {
    const late = await fileToValue(api);
    const suggested = async () => (await ana.money(late.assignment_id)).suggested_lines;
    await sql`delete from legal_clock where claim_file_id = ${late.claim_file_id}`.execute(
      api.database.kysely,
    );
    expect(await suggested()).toEqual([]);
    await ana.change('saveCoverage', late.assignment_id, {
      coverage_code: 'vehicle',
      limit_bani: null,
      deductible_bani: 50_000,
    });
    await sql`insert into legal_clock (org_id, claim_file_id, legal_rule_code, policy_type_code, event_from, started_on,
        due_date, stopped_on, stopped_by, amount_bani)
      select file.org_id, file.claim_file_id, rule.legal_rule_code, rule.policy_type_code, rule.event_from,
        date '2026-01-01', date '2026-01-31', date '2026-02-10', 'offer.issued', 1000000
      from claim_file file join legal_rule rule on rule.org_id = file.org_id and rule.policy_type_code = file.policy_type_code
      where rule.legal_rule_code = 'RCA_30' and rule.event_to is null and file.claim_file_id = ${late.claim_file_id}`.execute(
      api.database.kysely,
    );
    // Ten days late, two thousandths of 10.000,00 lei a day.
    expect(await suggested()).toEqual([
      { code: 'deductible', note: 'conform poliței', amount_bani: 50_000 },
      { code: 'penalty', note: '0,2 % × 10 zile din 10.000,00 lei', amount_bani: 20_000 },
    ]);
  });

  test('is one at a time, and lines that leave nothing make none', async () => {
    expect((await save(file)).json()).toMatchObject({
      code: 'money_rule',
      context: { reason: 'in_preparation' },
    });
    const none = await save(await fileToValue(api), {
      lines: [
        { code: 'repair', amount_bani: 100 },
        { code: 'deductible', amount_bani: -100 },
      ],
    });
    expect(none.json()).toMatchObject({ code: 'money_rule', context: { reason: 'nothing_left' } });
  });

  test('shows before it leaves what will be sent and to whom', async () => {
    const offer = await offerOf(file);
    const preview = (await ana.get(`previewOffer/${offer?.offer_id}`)).json<Schema<'OfferPreview'>>();
    expect(preview.blocks).toEqual([]);
    expect(preview.letter.total_bani).toBe(493_680);
    expect(preview.to).not.toBeNull();
  });

  test('leaves with a letter that is a document of the file, and the main work of the file follows', async () => {
    expect((await act(file, 'issueOffer')).statusCode).toBe(201);
    const offer = await offerOf(file);
    expect(offer).toMatchObject({ state: 'issued' });
    const letter = await api.inject({
      url: `/api/document/download/${offer?.document_id}`,
      headers: { ...(await api.tokenFor('ana.ionescu')) },
    });
    expect(letter.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(await masterOf(file)).toBe('offer_issued');
    const money = await ana.money(file.assignment_id);
    expect(money).toMatchObject({ estimated_bani: 484_000, agreed_bani: 484_000 });
    const twice = await act(file, 'issueOffer');
    expect(twice.json()).toMatchObject({ context: { reason: 'already_sent' } });
  });

  test('above the authority of whoever sends it does not leave, whatever is tried', async () => {
    const other = await fileToValue(api);
    await save(other, { lines: [{ code: 'repair', amount_bani: 900_000 }] });
    expect((await act(other, 'issueOffer')).json()).toMatchObject({ context: { reason: 'above_authority' } });
    expect((await act(other, 'askOfferApproval', { note: 'Peste limita mea' })).statusCode).toBe(201);
    expect(await offerOf(other)).toMatchObject({ state: 'asked' });
    expect((await act(other, 'issueOffer')).json()).toMatchObject({ context: { reason: 'above_authority' } });
    expect(await masterOf(other)).toBe('evaluation');
  });

  test('of exactly the authority of its sender leaves, and nobody approves an own offer', async () => {
    const atLimit = await fileToValue(api);
    await save(atLimit, { lines: [{ code: 'repair', amount_bani: 700_000 }] });
    expect((await act(atLimit, 'issueOffer')).statusCode).toBe(201);

    const above = await fileToValue(api);
    await save(above, { lines: [{ code: 'repair', amount_bani: 700_001 }] });
    await act(above, 'askOfferApproval', { note: 'Peste limita mea' });
    const { orgId, userId } = await api.userNamed('ana.ionescu');
    const caller = { kind: 'staff', orgId, userId, sessionId: userId, isExternal: false, roles: [] } as const;
    const offerId = (await offerOf(above))?.offer_id ?? '';
    const kind = approvalKinds.entries().find((known) => known.kind === 'offer');
    const approval = inTenant(api.database, orgId, async (tx) =>
      kind?.decide({ tx, caller, now: api.now() }, offerId, { outcome: 'approved', reason: undefined }),
    );
    await expect(approval).rejects.toThrow(
      expect.objectContaining({ details: { context: { reason: 'own_work' } } }),
    );
  });

  test('of another organisation is not there', async () => {
    const offer = await offerOf(file);
    expect((await alfa.get(`getMoney/${file.assignment_id}`)).statusCode).toBe(404);
    expect((await alfa.get(`previewOffer/${offer?.offer_id}`)).statusCode).toBe(404);
    expect((await alfa.post(`issueOffer/${offer?.offer_id}`, { money_version: 1 })).statusCode).toBe(404);
  });
});

describe('R12 the answer of the claimant', () => {
  test('is taken over the link: accepted once, with an account that nobody reads in full', async () => {
    const of = await fileToValue(api);
    const { call } = await claimant(await sentOffer(of));
    expect((await call('GET', 'getReceivedOffer')).json()).toMatchObject({
      state: 'issued',
      amount_bani: 484_000,
    });
    const wrong = await call('POST', 'acceptReceivedOffer', { iban: 'RO49 AAAA 1B31 0075 9384 0001' });
    expect(wrong.statusCode).toBe(422);
    const accepted = await call('POST', 'acceptReceivedOffer', { iban });
    expect(accepted.json()).toMatchObject({ state: 'accepted', iban_masked: 'RO******************0000' });
    expect((await call('POST', 'acceptReceivedOffer', { iban })).json()).toMatchObject({ state: 'accepted' });
    expect(await masterOf(of)).toBe('accepted');
    const { rows } = await sql<{ kept: string }>`
      select to_jsonb(offer)::text as kept from offer where claim_file_id = ${of.claim_file_id}`.execute(
      api.database.kysely,
    );
    expect(rows[0]?.kept).not.toContain('1B31');
  });

  test('may be that it is wrong, with the reasons; a new offer takes its place and ends the old link', async () => {
    const of = await fileToValue(api);
    const { call } = await claimant(await sentOffer(of));
    await call('POST', 'contestReceivedOffer', {
      contest_reasons: ['work'],
      note: 'Ușa nouă vine grunduită, nu vopsită.',
      wants_undisputed: true,
    });
    expect(await masterOf(of)).toBe('contested');
    expect(await offerOf(of)).toMatchObject({ state: 'contested', contest_reasons: ['work'] });
    await sentOffer(of);
    expect((await ana.money(of.assignment_id)).offers.map(({ state }) => state)).toEqual([
      'issued',
      'replaced',
    ]);
    // The session of the old link ends when the server hears of the new offer.
    await expect.poll(async () => (await call('GET', 'getReceivedOffer')).statusCode).toBe(401);
  });

  test('is recorded by staff when it came on paper', async () => {
    const of = await fileToValue(api);
    await sentOffer(of);
    expect((await act(of, 'recordAnswer', { is_accepted: false })).statusCode).toBe(422);
    expect((await act(of, 'recordAnswer', { is_accepted: true, iban })).statusCode).toBe(201);
    expect(await offerOf(of)).toMatchObject({ state: 'accepted', answered_by: 'staff' });
  });

  test('unknown and expired keys end in the same words', async () => {
    const of = await fileToValue(api);
    const key = await sentOffer(of);
    await sql`update offer set expires_at = now() - interval '1 day' where offer_key = ${key}`.execute(
      api.database.kysely,
    );
    const [expired, unknown] = [await claimant(key), await claimant('a'.repeat(32))];
    expect(expired.signIn.statusCode).toBe(404);
    const words = ({ signIn }: typeof expired) => ({ ...signIn.json<object>(), error_id: '' });
    expect(words(expired)).toEqual(words(unknown));
  });
});
