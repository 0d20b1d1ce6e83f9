import { sql, type RawBuilder } from 'kysely';
import type { Language } from '#src/kernel/http/request-language.ts';
import { worklistColumns } from '../worklist/extension-points.ts';

/** For whom a row is read: unread marks are those of one person. */
export type RowReader = { orgId: string; userId: string; language: Language };

/** How a column with an instant is read. */
type ReadInstant = (column: string) => string;

/**
 * The columns of a `WorklistRow` of the contract, out of the rows called `page` and the joins of `rowJoins`, with those that
 * other areas bring.
 *
 * In one piece: as references that are put together it was half the work of writing the statement of a page.
 */
export function rowColumns(language: Language, instant: ReadInstant = instantAsText): RawBuilder<unknown> {
  const name = (table: string) => `${table}.name_${language}`;
  const brought = worklistColumns
    .entries()
    .map(({ fields }) => `, ${fields(language)}`)
    .join('');
  return sql.raw(`page.assignment_id, page.assignment_key, page.assignment_no, page.claim_file_id, page.claim_file_no,
    page.assignment_type_code as assignment_type, ${name('assignment_type')} as assignment_type_name,
    page.status_code, ${name('status')} as status_name, status.color as status_color, page.category_code,
    page.priority, page.plate, nullif(page.claimant_name, '') as claimant_name, party_name(insured) as insured_name,
    page.policy_type_code as policy_type, page.county_code, page.assigned_user_id,
    app_user.full_name as assigned_user_name, ${name('queue')} as queue_name,
    ${instant('created_at')}, ${instant('due_at')}, page.legal_due_date, ${instant('last_activity_at')},
    page.tag_names as tags, ${unread} as unread, ${instant('snoozed_until')}, page.snoozed_for,
    ${instant('returned_at')}, page.is_case_master, page.row_version${brought}`);
}

/**
 * What the columns need beside the row itself.
 *
 * Joined to the organisation itself, not to the page's: through the page PostgreSQL would apply the tenant's policy to the
 * page as well, expect it to leave one row, and read whole tables for each of fifty.
 */
export function rowJoins({ orgId, userId }: Pick<RowReader, 'orgId' | 'userId'>) {
  return sql`
    join assignment_type on assignment_type.org_id = ${orgId}
      and assignment_type.assignment_type_code = page.assignment_type_code
    join status on status.org_id = ${orgId} and status.assignment_type_code = page.assignment_type_code
      and status.status_code = page.status_code
    join claim_file on claim_file.org_id = ${orgId} and claim_file.claim_file_id = page.claim_file_id
    left join party insured on insured.org_id = ${orgId} and insured.party_id = claim_file.insured_party_id
    left join queue on queue.org_id = ${orgId} and queue.queue_id = page.queue_id
    left join app_user on app_user.org_id = ${orgId} and app_user.user_id = page.assigned_user_id
    left join assignment_visit visit on visit.org_id = ${orgId} and visit.user_id = ${userId}
      and visit.assignment_id = page.assignment_id
    ${broughtJoins(orgId)}`;
}

/** The joins of the columns that other areas bring. */
function broughtJoins(orgId: string) {
  const joins = worklistColumns.entries().map(({ join }) => join(orgId));
  return joins.length === 0 ? sql`` : sql.join(joins, sql` `);
}

// Whoever never opened it has not read any of it.
const unread = `array_remove(array[
    case when page.last_note_at > coalesce(visit.visited_at, '-infinity') then 'note' end,
    case when page.last_message_at > coalesce(visit.visited_at, '-infinity') then 'message' end,
    case when page.last_document_at > coalesce(visit.visited_at, '-infinity') then 'document' end], null)`;

/** Instants leave the database as the contract wants them, without a detour over the client's clock. */
function instantAsText(column: string) {
  return `to_char(page.${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as ${column}`;
}

/** The same where PostgreSQL writes JSON: it has a form for instants of its own, which costs a fifth. */
export function instantInJson(column: string) {
  return `page.${column}`;
}
