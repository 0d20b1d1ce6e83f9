import type { Transaction } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';
import { meetsRoleCondition } from '#src/kernel/access/role-condition.ts';
import type { Language } from '#src/kernel/http/request-language.ts';
import { findTransitions, type TransitionRow } from '../status-repository.ts';
import { findFileFacts, missingFor, type FileFacts } from './transition-conditions.ts';

type Reader = { orgId: string; roles: readonly string[]; language: Language };

/** Work as far as its status machine looks at it. */
type Subject = {
  assignment_id: string;
  claim_file_id: string;
  assignment_type: string;
  status_code: string;
};

/** A transition as the user may see it, with the row it comes from. */
export type OfferedTransition = { shown: Schema<'Transition'>; row: TransitionRow };

/** Every way out of the present status, also those that cannot be taken now: the screen says what is missing. */
export async function offeredTransitions(
  tx: Transaction<Database>,
  { assignment, ...reader }: Reader & { assignment: Subject },
) {
  const offered = await transitionFinder(tx, reader)(assignment);
  return offered.map(({ shown }) => shown);
}

/**
 * Finds the ways out for one assignment after the other, with what the status machine says about each.
 *
 * The machine is read once for each status; the facts of a file only where a condition asks for them.
 */
export function transitionFinder(tx: Transaction<Database>, { orgId, roles, language }: Reader) {
  const machine = new Map<string, Promise<TransitionRow[]>>();
  return async (subject: Subject): Promise<OfferedTransition[]> => {
    const from = { orgId, assignmentType: subject.assignment_type, statusCode: subject.status_code };
    const key = `${from.assignmentType} ${from.statusCode}`;
    const known = machine.get(key) ?? findTransitions(tx, from, language);
    machine.set(key, known);
    const rows = await known;

    const isJudged = rows.some(({ conditions }) => Object.keys(conditions).length > 0);
    const facts = isJudged
      ? await findFileFacts(tx, orgId, subject.claim_file_id, subject.assignment_id)
      : undefined;
    return rows.map((row) => ({ row, shown: shownTransition(row, facts, roles, language) }));
  };
}

function shownTransition(
  row: TransitionRow,
  facts: FileFacts | undefined,
  roles: readonly string[],
  language: Language,
) {
  const missing = facts === undefined ? [] : missingFor(row.conditions, facts, language);
  const mayTake =
    row.role_codes.length === 0 || row.role_codes.some((condition) => meetsRoleCondition(roles, condition));
  return {
    code: row.code,
    name: row.name,
    to_status_code: row.to_status_code,
    to_status_name: row.to_status_name,
    to_status_color: row.to_status_color,
    to_status_category_code: row.to_status_category_code,
    reason_required: row.is_reason_required,
    allowed: mayTake && missing.length === 0,
    missing,
  };
}
