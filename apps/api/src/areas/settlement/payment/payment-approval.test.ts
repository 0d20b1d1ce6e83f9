import type { Schema } from '@dosar/openapi';
import { expect, test } from 'vitest';
import { inTenant } from '#src/kernel/database/index.ts';
import { approvalKinds } from '#src/areas/workload/extension-points.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { aClaim, type Claim } from '#src/testing/world/a-claim.ts';
import { moneyOfClaim } from '#src/testing/world/money-of-claim.ts';

// Sorin decides about 60.000 lei, Maria about 25.000, Ana about 7.000.
const api = startTestApi({ people: ['sorin.matei', 'irina.neagu'] });

const newestOrder = async (claim: Claim) => (await moneyOfClaim(api, claim, claim.handler).read()).orders[0];

async function decide(username: string, claim: Claim) {
  const request = await api.database.kysely
    .selectFrom('approval')
    .select(['approval_id', 'row_version'])
    .where('claim_file_id', '=', claim.claimFileId)
    .where('status', '=', 'asked')
    .executeTakeFirstOrThrow();
  const answer = await api.inject({
    method: 'POST',
    url: '/api/workload/decideApprovals',
    headers: { ...(await api.tokenFor(username)) },
    payload: { decisions: [{ ...request, outcome: 'approved' }] },
  });
  return answer.json<Schema<'DecidedApproval'>[]>()[0];
}

function kindNamed(kind: string) {
  const area = approvalKinds.entries().find((known) => known.kind === kind);
  if (area === undefined) throw new Error(`Nothing registers ${kind}.`);
  return area;
}

/** Approves the subject of a kind as somebody, past the checks of the inbox. */
async function approve(username: string, kind: string, subjectId: string) {
  const { orgId, userId } = await api.userNamed(username);
  const caller = { kind: 'staff', orgId, userId, sessionId: userId, isExternal: false, roles: [] } as const;
  const area = kindNamed(kind);
  return inTenant(api.database, orgId, (tx) =>
    area.decide({ tx, caller, now: api.now() }, subjectId, { outcome: 'approved', reason: undefined }),
  );
}
const refusal = (reason: string) => expect.objectContaining({ details: { context: { reason } } });

test('M4 a handler offers and orders exactly the own limit alone', async () => {
  const claim = await aClaim(api).valued().offered(700_000).accepted().ordered();
  expect(await newestOrder(claim)).toMatchObject({ state: 'ordered', amount_bani: 700_000 });
});

test('M4 one ban above the limit waits for somebody else, and the author of an order never approves it', async () => {
  const claim = await aClaim(api).valued().offered(2_500_001, 'sorin.matei').accepted().ordered('maria.stan');
  const order = await newestOrder(claim);
  expect(order).toMatchObject({ state: 'asked', created_by: 'Maria Stan' });
  expect(await decide('maria.stan', claim)).toMatchObject({ code: 'own_request' });

  await expect(approve('maria.stan', 'payment', order?.payment_order_id ?? '')).rejects.toThrow(
    refusal('own_work'),
  );
  expect(await decide('sorin.matei', claim)).toMatchObject({ outcome: 'done' });
  expect(await newestOrder(claim)).toMatchObject({ state: 'ordered', approved_by: 'Sorin Matei' });
});

test('M4 whoever gave an order, recorded the answer or typed the account may not decide it, whoever has asked for the decision', async () => {
  const claim = await aClaim(api).valued().offered(2_500_001, 'sorin.matei').accepted().ordered('maria.stan');
  const orderId = (await newestOrder(claim))?.payment_order_id ?? '';
  const { orgId, userId } = await api.userNamed('maria.stan');
  const barred = await inTenant(api.database, orgId, (tx) =>
    kindNamed('payment').whoMayNot(tx, orgId, orderId),
  );
  expect(barred).toEqual([userId, (await api.userNamed('ana.ionescu')).userId]);
});

test('M4 an approval counts what was ordered of the claim before as undisputed', async () => {
  const claim = await aClaim(api)
    .valued()
    .offered(2_000_000, 'maria.stan')
    .contested()
    .ordered('maria.stan')
    .paid()
    .offered(3_000_000, 'sorin.matei')
    .accepted()
    .ordered();
  const order = await newestOrder(claim);
  expect(order).toMatchObject({ state: 'asked', amount_bani: 1_000_000, deducted_bani: 2_000_000 });
  // Maria decides the 10.000 lei of this order, and not the 30.000 lei of the claim.
  await expect(approve('maria.stan', 'payment', order?.payment_order_id ?? '')).rejects.toThrow(
    refusal('above_authority'),
  );
  await approve('sorin.matei', 'payment', order?.payment_order_id ?? '');
  expect(await newestOrder(claim)).toMatchObject({ state: 'ordered' });
});
