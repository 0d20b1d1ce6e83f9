import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { fieldRefused } from '#src/kernel/problem/problem.ts';
import { kindOf, registeredKind } from './ask-approval.ts';
import { workersOf } from './browse-approvals.ts';
import { findDeciders } from './decider-repository.ts';
import { keepDecision, lockRequests, type InboxRow } from './inbox-repository.ts';
import { refusalOf } from './judge-right.ts';
import { decideKept } from './kept-requests.ts';
import { causeWords, tellAsker, type TellerNeeds } from './tell-asker.ts';

type Decision = Schema<'ApprovalDecision'>;

/** Decides requests, all in one transaction; each that is not what it was, or not the caller's to decide, says so. */
export async function decideApprovals(
  needs: TellerNeeds,
  call: Call<'decideApprovals'>,
): Promise<Schema<'DecidedApproval'>[]> {
  const { tx, caller, body, audit } = call;
  for (const [index, { outcome, note }] of body.decisions.entries())
    if (outcome !== 'approved' && (note?.trim() ?? '').length < 3)
      throw fieldRefused(`decisions.${index}.note`, 'required');

  const locked = await lockRequests(
    tx,
    caller.orgId,
    body.decisions.map((decision) => decision.approval_id),
  );
  const deciders = await findDeciders(tx, caller.orgId);
  const own = deciders.find((decider) => decider.user_id === caller.userId);
  const workers = await workersOf(tx, caller.orgId, [...locked.values()]);
  const kept = await decideKept(
    call,
    body.decisions.filter((decision) => !locked.has(decision.approval_id)),
  );
  const results: Schema<'DecidedApproval'>[] = [];
  const decided = new Set<string>();
  for (const decision of body.decisions) {
    const { approval_id: id } = decision;
    const row = locked.get(id);
    const judged =
      row === undefined
        ? kept.has(id)
          ? kept.get(id)
          : 'not_found'
        : own && (await describesSubject(call, row))
          ? refusalOf(row, decision, { own, deciders, workers: workers.get(id) ?? new Set() })
          : 'not_found';
    const code = decided.has(id) ? 'not_open' : judged;
    if (row && code === undefined) await carryOut(needs, call, row, decision);
    if (code === undefined) decided.add(id);
    results.push({ approval_id: id, outcome: code === undefined ? 'done' : 'skipped', code: code ?? null });
  }
  const [only] = body.decisions.length === 1 ? body.decisions : [];
  if (only) audit.subject(only.approval_id);
  audit.note({ done: decided.size, skipped: results.length - decided.size });
  return results;
}

/** Whether the area of a request knows its subject. */
async function describesSubject({ tx, caller }: Call<'decideApprovals'>, row: InboxRow): Promise<boolean> {
  const kind = registeredKind(row.approval_kind);
  return kind !== undefined && (await kind.describe(tx, caller.orgId, row.subject_id)) !== undefined;
}

async function carryOut(
  needs: TellerNeeds,
  call: Call<'decideApprovals'>,
  row: InboxRow,
  { outcome, cause, note }: Decision,
) {
  const { tx, caller, now } = call;
  const kind = kindOf(row.approval_kind);
  const said = note?.trim() ?? '';
  await keepDecision(
    tx,
    { orgId: caller.orgId, approvalId: row.approval_id },
    {
      status: outcome,
      decided_by_user_id: caller.userId,
      decided_at: now,
      decision_cause: cause ?? null,
      decision_note: said === '' ? null : said,
    },
  );
  const because = cause === undefined || cause === 'other' ? undefined : causeWords[cause].ro;
  const reason = [because, said].filter((part) => part !== undefined && part !== '').join('. ');
  await kind.decide(call, row.subject_id, { outcome, reason: reason === '' ? undefined : reason });
  await tellAsker(needs, call, row, { outcome, cause, note: said });
}
