import type { Schema } from '@dosar/openapi';
import { findSpecialHandlers } from '#src/areas/partners/index.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { findMember } from '../team/team-repository.ts';
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
    named_person: isByRule && row.rule === 'nobody' ? await namedPerson(tx, caller.orgId, row) : null,
  };
}

/** Whom a rule of the special customer names for work that nobody could get. */
async function namedPerson(
  tx: Call<'getAssignmentReason'>['tx'],
  orgId: string,
  { claim_file_id: claimFileId }: ReasonRow,
): Promise<string | null> {
  const special = (await findSpecialHandlers(tx, orgId, [claimFileId])).get(claimFileId);
  if (special?.isByRule !== true) return null;
  return (await findMember(tx, orgId, special.userId))?.full_name ?? null;
}

/** Who decided that work is with whom it is. */
export function byWhom(row: ReasonRow): Schema<'AssignmentReason'>['by'] {
  if (row.rule !== null && row.rule_user_id === row.owner_user_id && !row.is_given_since) return 'rule';
  if (row.owner_user_id === null || row.given_by_user_id === null) return 'unknown';
  return row.given_by_user_id === row.owner_user_id ? 'self' : 'colleague';
}
