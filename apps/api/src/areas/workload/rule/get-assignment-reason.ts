import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { findReason, type ReasonRow } from './assignment-reason-repository.ts';

/** Why work is with whom it is: by rule, with what was left after each step, or because somebody gave or took it. */
export async function getAssignmentReason({
  tx,
  caller,
  path,
}: Call<'getAssignmentReason'>): Promise<Schema<'AssignmentReason'>> {
  const row = await findReason(tx, caller.orgId, path.assignment_id);
  if (!row) throw notFound();
  const by = byWhom(row);
  const isByRule = by === 'rule';
  return {
    owner_name: row.owner_name,
    is_own: row.owner_user_id === caller.userId,
    by,
    given_by_name: by === 'colleague' ? row.given_by_name : null,
    given_at: isByRule ? row.decided_at : row.given_at,
    note: by === 'colleague' ? row.note : null,
    rule: isByRule ? row.rule : null,
    load_percent: isByRule ? row.load_percent : null,
    steps: isByRule ? (row.steps ?? []) : [],
  };
}

/** Who decided that work is with whom it is. */
export function byWhom(row: ReasonRow): Schema<'AssignmentReason'>['by'] {
  if (row.rule !== null && row.rule_user_id === row.owner_user_id && !row.is_given_since) return 'rule';
  if (row.owner_user_id === null || row.given_by_user_id === null) return 'unknown';
  return row.given_by_user_id === row.owner_user_id ? 'self' : 'colleague';
}
