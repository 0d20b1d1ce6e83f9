import type { Schema } from '@dosar/openapi';
import { meetsRoleCondition } from '#src/kernel/access/role-condition.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound, staleRowVersion } from '#src/kernel/problem/problem.ts';
import { recordTimelineEvent } from '#src/areas/claims/index.ts';
import { findClaimPolicy, hasFile, storeDecision } from './claim-policy-repository.ts';

const nothingKept: Omit<Schema<'PolicyOfFile'>, 'can_decide'> = {
  verdict: null,
  reasons: [],
  terms: null,
  loss_date: null,
  taken_at: null,
  decision: null,
  row_version: 0,
};

/** The policy of a file as it was known when the claim was reported, with what somebody has decided since. */
export async function getPolicyOfFile({
  tx,
  caller,
  path,
}: Pick<Call<'getPolicyOfFile'>, 'tx' | 'caller' | 'path'>): Promise<Schema<'PolicyOfFile'>> {
  const file = { orgId: caller.orgId, claimFileId: path.claim_file_id };
  const kept = await findClaimPolicy(tx, file);
  if (kept === undefined && !(await hasFile(tx, file))) throw notFound();
  return {
    ...(kept ?? nothingKept),
    can_decide: kept !== undefined && kept.verdict !== 'covered' && !isReader(caller),
  };
}

/** Says whether the accident is covered after all; whoever decides again says why again. */
export async function decidePolicyOfFile(call: Call<'decidePolicyOfFile'>): Promise<Schema<'PolicyOfFile'>> {
  const { tx, caller, path, body, now, audit } = call;
  const file = { orgId: caller.orgId, claimFileId: path.claim_file_id };
  const kept = await findClaimPolicy(tx, file);
  if (kept === undefined) throw notFound();
  const { row_version: rowVersion, is_covered: isCovered } = body;
  const reason = body.reason.trim();
  const userId = caller.actorUserId ?? caller.userId;
  if (!(await storeDecision(tx, file, { rowVersion, isCovered, reason, userId, now })))
    throw staleRowVersion(kept.row_version);
  audit.subject(file.claimFileId);
  audit.note({ is_covered: isCovered });
  await recordTimelineEvent(call, {
    claimFileId: file.claimFileId,
    kind: 'change',
    title: isCovered
      ? { ro: 'Polița acoperă accidentul', en: 'The policy covers the accident' }
      : { ro: 'Polița nu acoperă accidentul', en: 'The policy does not cover the accident' },
    body: reason,
  });
  return getPolicyOfFile(call);
}

/** Whoever may not open claims reads of the policy, and decides nothing. */
function isReader({ roles }: Call<'getPolicyOfFile'>['caller']): boolean {
  return !['claims.handler', 'claims.manager'].some((role) => meetsRoleCondition(roles, role));
}
