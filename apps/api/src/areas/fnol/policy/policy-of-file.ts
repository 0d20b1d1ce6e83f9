import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { publish } from '#src/kernel/events/domain-event.ts';
import { notFound, staleRowVersion } from '#src/kernel/problem/problem.ts';
import { findOpenWorkOfKind } from '#src/areas/assignments/index.ts';
import { recordTimelineEvent } from '#src/areas/claims/index.ts';
import { policyDecided } from '../events.ts';
import { policyCheck } from './ask-for-check.ts';
import { findClaimPolicy, findFileOfAssignment, storeDecision } from './claim-policy-repository.ts';

const nothingKept: Omit<Schema<'PolicyOfFile'>, 'can_decide' | 'check'> = {
  verdict: null,
  reasons: [],
  terms: null,
  loss_date: null,
  taken_at: null,
  decision: null,
  row_version: 0,
};

type Reading = Pick<Call<'getPolicyOfFile'>, 'tx' | 'caller' | 'path'>;

/** The policy of a file as it was known when the claim was reported, with what somebody has decided since. */
export async function getPolicyOfFile(call: Reading): Promise<Schema<'PolicyOfFile'>> {
  const file = await fileOf(call);
  const kept = await findClaimPolicy(call.tx, file);
  const canDecide = kept !== undefined && kept.verdict !== 'covered';
  return {
    ...(kept ?? nothingKept),
    can_decide: canDecide,
    check: canDecide
      ? ((await findOpenWorkOfKind(call.tx, { ...file, assignmentType: policyCheck })) ?? null)
      : null,
  };
}

/** Says whether the accident is covered after all; whoever decides again says why again. */
export async function decidePolicyOfFile(call: Call<'decidePolicyOfFile'>): Promise<Schema<'PolicyOfFile'>> {
  const { tx, caller, body, now, audit } = call;
  const file = await fileOf(call);
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
  await publish(call, policyDecided, { claimFileId: file.claimFileId, isCovered, reason });
  return getPolicyOfFile(call);
}

async function fileOf({ tx, caller: { orgId }, path }: Reading) {
  const claimFileId = await findFileOfAssignment(tx, orgId, path.assignment_id);
  if (claimFileId === undefined) throw notFound();
  return { orgId, claimFileId };
}
