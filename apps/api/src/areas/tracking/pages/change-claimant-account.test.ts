import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aClaim } from '#src/testing/world/a-claim.ts';
import { confirmEmail } from '#src/testing/world/money-of-claim.ts';
import { codeIn } from '../testing/code-in.ts';
import { formBrowser, readAloud, type Page } from '../testing/form-browser.ts';
import { useTracker } from '../tracker-test-client.ts';
import { trackerCalls } from '#src/areas/settlement/testing/tracker-calls.ts';

const tracker = useTracker();
const { api } = tracker;
const iban = 'RO49 AAAA 1B31 0075 9384 0000';
const masked = /^RO\*+0000$/;

const reachable = () => aClaim(api).and((claim) => confirmEmail(api, claim));
type Claim = Awaited<ReturnType<typeof reachable>>;

async function lastCode(): Promise<string> {
  const [message] = await tracker.rows<{ body: string }>(
    'demo',
    (orgId) =>
      sql`select body from outbox where org_id = ${orgId} order by system_time desc, outbox_id desc limit 1`,
  );
  return codeIn(message?.body ?? '');
}

/** The claimant in whose browser the case is open. */
async function opened(
  { claimFileId, claimFileNo, claimantPartyId }: Claim,
  partyId: string | null = claimantPartyId,
) {
  const { call, headers } = await trackerCalls(api, claimFileId, partyId);
  return {
    account: () => call('GET', 'getClaimantAccount'),
    change: (body: object) =>
      call('POST', 'changeClaimantAccount', { iban, payee_name: 'Ioana Munteanu', ...body }),
    async askCode() {
      const url = `/api/tracker/startChallenge/${claimFileNo}`;
      const answer = await api.injectTracker({ method: 'GET', url, headers: { ...headers } });
      return { challenge_id: answer.json<Schema<'Challenge'>>().challenge_id, code: await lastCode() };
    },
  };
}

const wrong = (code: string) => (code === 'ABCDEF' ? 'FEDCBA' : 'ABCDEF');

test('R14 domain 2.13 the code is asked again for the account: an open case alone changes nothing', async () => {
  const claimant = await opened(await reachable());
  const proof = await claimant.askCode();
  const without = await claimant.change({ ...proof, code: wrong(proof.code) });
  expect([without.statusCode, without.json()]).toEqual([
    422,
    expect.objectContaining({ fields: [expect.objectContaining({ field: 'code' })] }),
  ]);
  expect((await claimant.account()).json()).toMatchObject({ iban_masked: null, can_change: true });

  const changed = await claimant.change(proof);
  expect([changed.statusCode, changed.json()]).toEqual([
    200,
    expect.objectContaining({ iban_masked: expect.stringMatching(masked) }),
  ]);
  // The same code changes nothing a second time.
  const again = await claimant.change({ ...proof, iban: 'RO09 BCYP 0000 0012 3456 7890' });
  expect(again.statusCode).toBe(422);
  expect((await claimant.account()).json()).toMatchObject({ iban_masked: expect.stringMatching(masked) });
});

test('security 2.8 the fifth wrong code blocks, and the right one does not help any more', async () => {
  const claimant = await opened(await reachable());
  const proof = await claimant.askCode();
  const tries = [];
  for (let attempt = 1; attempt <= 5; attempt += 1)
    tries.push((await claimant.change({ ...proof, code: wrong(proof.code) })).statusCode);
  expect(tries).toEqual([422, 422, 422, 422, 429]);
  expect((await claimant.change(proof)).statusCode).toBe(429);
  expect((await claimant.account()).json()).toMatchObject({ iban_masked: null });
});

test('R14 whoever is not the claimant neither sees nor changes the account, with a right code of another case either', async () => {
  const claim = await reachable();
  const nobody = await opened(claim, null);
  expect((await nobody.account()).statusCode).toBe(404);
  expect((await nobody.change(await nobody.askCode())).statusCode).toBe(404);

  const claimant = await opened(claim);
  const other = await opened(await reachable());
  expect((await claimant.change(await other.askCode())).statusCode).toBe(422);
  expect((await claimant.account()).json()).toMatchObject({ iban_masked: null });
});

test('C19 an accepted offer is paid into the new account, and a payment under way into the one before', async () => {
  const story = aClaim(api).valued().offered(484_000).accepted();
  const accepted = await story;
  const paidInto = async ({ claimFileId }: Claim) => {
    const [offer] = await tracker.rows<{ iban_masked: string; payee_name: string }>(
      'demo',
      (orgId) => sql`select iban_masked, payee_name from offer where org_id = ${orgId}
        and claim_file_id = ${claimFileId} and state = 'accepted'`,
    );
    return offer;
  };
  const claimant = await opened(accepted);
  expect((await claimant.change(await claimant.askCode())).statusCode).toBe(200);
  expect(await paidInto(accepted)).toEqual({
    iban_masked: expect.stringMatching(masked),
    payee_name: 'Ioana Munteanu',
  });

  const ordered = await story.ordered();
  const before = await paidInto(ordered);
  const late = await opened(ordered);
  const refused = await late.change(await late.askCode());
  expect([refused.statusCode, refused.json()]).toEqual([
    409,
    expect.objectContaining({ context: { reason: 'ordered' } }),
  ]);
  expect(await paidInto(ordered)).toEqual(before);
});

test('R14 without scripts the account is changed in two steps, and a wrong code leaves the typed account', async () => {
  const { claimFileNo } = await reachable();
  const browser = formBrowser(api, { address: '198.51.100.92' });
  const asked = await browser.submit(await browser.open(`/status/${claimFileNo}?org_code=demo`), 'send');
  const opener = await lastCode();
  const page: Page = await browser.submit(asked, 'open', { code: opener });
  expect(readAloud(page)).toContain('Încă nu știm în ce cont să plătim.');
  const bad = await browser.submit(page, 'account', { iban: 'RO00', payee_name: 'Ioana Munteanu' });
  expect(bad.status).toBe(422);

  const step = await browser.submit(page, 'account', { iban, payee_name: 'Ioana Munteanu' });
  expect(readAloud(step)).toContain('Confirmați contul nou');
  const refused = await browser.submit(step, 'account_code', { code: opener });
  expect([refused.status, readAloud(refused).join(' ')]).toEqual([422, expect.stringContaining(iban)]);
  const done = await browser.submit(refused, 'account_code', { code: (await lastCode()).toLowerCase() });
  expect(readAloud(done).join(' ')).toMatch(/Plătim în contul RO\*+0000/);
});
