import type { Schema } from '@dosar/openapi';
import { expect, test } from 'vitest';
import { inTenant } from '#src/kernel/database/index.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { aClaim, type Claim } from '#src/testing/world/a-claim.ts';
import { aNotice } from '#src/testing/world/notices.ts';
import { ibanOf, moneyOfClaim } from '#src/testing/world/money-of-claim.ts';
import { findFacts } from '#src/areas/claims/index.ts';

const api = startTestApi({ people: ['irina.neagu', 'sorin.matei'] });

/** A claim of somebody that was accepted into an account. */
async function paidInto(iban: string, lastName: string, firstName: string, bani = 400_000): Promise<Claim> {
  const { notifier } = aNotice();
  const notice = { notifier: { ...notifier, last_name: lastName, first_name: firstName } };
  const claim = await aClaim(api, { notice })
    .valued()
    .offered(bani, bani > 2_500_000 ? 'sorin.matei' : undefined);
  await moneyOfClaim(api, claim, claim.handler).answer({ is_accepted: true, iban });
  return claim;
}
const factsOf = async ({ orgId, claimFileId }: Claim) => {
  const facts = await inTenant(api.database, orgId, (tx) =>
    findFacts(tx, { orgId, claimFileId, language: 'en' }),
  );
  return facts.filter(({ code }) => code === 'same_account' || code === 'account_of_staff_name');
};

test('M4 one account in claims of different people is said on each of them, with the other claim', async () => {
  const one = await paidInto(ibanOf('501'), 'Barbu', 'Ion');
  const other = await paidInto(ibanOf('501'), 'Anghel', 'Raluca');
  const { assignment_id } = await one.main();
  expect(await factsOf(other)).toEqual([
    {
      code: 'same_account',
      text: expect.stringMatching(/^The same account with somebody else: .*Barbu/),
      claim_file_no: one.claimFileNo,
      assignment_id,
      weight: 3,
    },
  ]);
  expect((await factsOf(one)).map(({ claim_file_no: no }) => no)).toEqual([other.claimFileNo]);
});

test('two claims of one person with one account are nothing unusual', async () => {
  await paidInto(ibanOf('502'), 'Stan', 'Mircea');
  expect(await factsOf(await paidInto(ibanOf('502'), 'STAN', 'Mircea'))).toEqual([]);
});

test('M4 whoever approves the payment reads the other claim among the checks', async () => {
  const one = await paidInto(ibanOf('503'), 'Barbu', 'Ion');
  const other = await paidInto(ibanOf('503'), 'Anghel', 'Raluca', 2_600_000);
  const money = moneyOfClaim(api, other, 'radu.marin');
  await money.reserve(2_600_000);
  await money.confirmAccount();
  await money.order();
  const request = await api.database.kysely
    .selectFrom('approval')
    .select('approval_id')
    .where('claim_file_id', '=', other.claimFileId)
    .where('status', '=', 'asked')
    .executeTakeFirstOrThrow();
  const detail = await api.inject({
    url: `/api/workload/getApproval/${request.approval_id}`,
    headers: { ...(await api.tokenFor('sorin.matei')), 'accept-language': 'en' },
  });
  const { to_look_at: things } = detail.json<Schema<'ApprovalDetail'>>();
  expect(things).toContainEqual(
    expect.objectContaining({
      outcome: 'warning',
      detail: one.claimFileNo,
      file: { claim_file_no: one.claimFileNo, assignment_id: (await one.main()).assignment_id },
    }),
  );
  expect(things).toContainEqual(
    expect.objectContaining({
      outcome: 'passed',
      name: 'Account confirmed by Radu Marin, typed by Ana Ionescu',
    }),
  );
});

test('M4 an account under the name of a colleague is said, and refuses nothing', async () => {
  const claim = await paidInto(ibanOf('504'), 'MARIN', 'Radu');
  expect(await factsOf(claim)).toMatchObject([
    { code: 'account_of_staff_name', text: 'The account is under the name of a colleague: Radu Marin' },
  ]);
  expect((await moneyOfClaim(api, claim, 'maria.stan').read()).payment_blocks).not.toContain(
    'payers_account',
  );
});
