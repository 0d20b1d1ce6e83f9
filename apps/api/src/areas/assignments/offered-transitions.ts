import type { Transaction } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '../../generated/database.ts';
import { meetsRoleCondition } from '../../kernel/access/role-condition.ts';
import type { Language } from '../../kernel/http/request-language.ts';
import { findTransitions, type TransitionRow } from './status-repository.ts';
import { findFileFacts, missingFor, type FileFacts } from './transition-conditions.ts';

type Subject = {
  orgId: string;
  roles: readonly string[];
  assignment: { assignment_id: string; claim_file_id: string; assignment_type: string; status_code: string };
  language: Language;
};

/** A transition as the user may see it, with the row it comes from. */
export type OfferedTransition = { shown: Schema<'Transition'>; row: TransitionRow };

/** Every way out of the present status, also those that cannot be taken now: the screen says what is missing. */
export async function offeredTransitions(tx: Transaction<Database>, subject: Subject) {
  const offered = await transitionsWithRows(tx, subject);
  return offered.map(({ shown }) => shown);
}

/** The same, with what the status machine says about each. */
export async function transitionsWithRows(
  tx: Transaction<Database>,
  subject: Subject,
): Promise<OfferedTransition[]> {
  const { orgId, assignment, language, roles } = subject;
  const from = { orgId, assignmentType: assignment.assignment_type, statusCode: assignment.status_code };
  const rows = await findTransitions(tx, from, language);
  if (rows.length === 0) return [];
  const facts = await findFileFacts(tx, orgId, assignment.claim_file_id, assignment.assignment_id);
  return rows.map((row) => ({ row, shown: shownTransition(row, facts, roles, language) }));
}

function shownTransition(row: TransitionRow, facts: FileFacts, roles: readonly string[], language: Language) {
  const missing = missingFor(row.conditions, facts, language);
  const mayTake =
    row.role_codes.length === 0 || row.role_codes.some((condition) => meetsRoleCondition(roles, condition));
  return {
    code: row.code,
    name: row.name,
    to_status_code: row.to_status_code,
    to_status_name: row.to_status_name,
    to_status_color: row.to_status_color,
    reason_required: row.is_reason_required,
    allowed: mayTake && missing.length === 0,
    missing,
  };
}
