import { sql, type Transaction } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';
import type { Language } from '#src/kernel/http/request-language.ts';

type Tx = Transaction<Database>;

const mostRequests = 50;
const mostPages = 20;

const instant = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Files of an item that were neither refused nor replaced, as an aggregate of their ids. */
const documentIds = sql`(select coalesce(jsonb_agg(page.document_id order by page.system_time, page.document_id), '[]')
  from (select document_id, system_time from document where document.org_id = item.org_id
    and document.doc_request_item_id = item.doc_request_item_id and document.state not in ('rejected', 'superseded')
    order by system_time, document_id limit ${sql.lit(mostPages)}) page)`;

type Wanted = { orgId: string; language: Language } & ({ claimFileId: string } | { docRequestId: string });

/** Requests of a claim file, or a single one, as the staff see them; newest first. */
export async function findDocRequests(
  tx: Tx,
  { orgId, language, ...of }: Wanted,
): Promise<Schema<'DocRequest'>[]> {
  const condition =
    'claimFileId' in of
      ? sql`request.claim_file_id = ${of.claimFileId}`
      : sql`request.doc_request_id = ${of.docRequestId}`;
  const { rows } = await sql<Schema<'DocRequest'>>`
    select request.doc_request_id as id, request.assignment_id,
      case request.status when 'rejected' then 'partial' when 'draft' then 'sent' else request.status end as status,
      party_name(party) as recipient_name, request.channel, request.language, request.message, request.due_date,
      ${instant('request.system_time')} as sent_at, ${instant('request.viewed_at')} as viewed_at,
      ${instant('request.completed_at')} as completed_at, asker.full_name as asked_by_name, request.row_version,
      (select jsonb_agg(jsonb_build_object('id', item.doc_request_item_id, 'doc_type_code', item.doc_type_code,
          'doc_type_name', ${sql.ref(`type.name_${language}`)}, 'state', item.state, 'reject_reason', item.reject_reason,
          'not_owned_code', item.not_owned_code, 'not_owned_note', item.not_owned_note,
          'answered_at', ${instant('item.answered_at')}, 'decided_at', ${instant('item.decided_at')},
          'decided_by_name', decider.full_name, 'document_ids', ${documentIds}, 'row_version', item.row_version)
        order by item.position)
        from doc_request_item item
        join doc_type type on type.org_id = item.org_id and type.doc_type_code = item.doc_type_code
        left join app_user decider on decider.org_id = item.org_id and decider.user_id = item.decided_by_user_id
        where item.org_id = request.org_id and item.doc_request_id = request.doc_request_id) as items,
      coalesce((select jsonb_agg(jsonb_build_object('due_at', ${instant('reminder.due_at')},
          'is_moved', reminder.is_moved, 'state', reminder.state) order by reminder.due_at)
        from (select * from doc_request_reminder r where r.org_id = request.org_id
          and r.doc_request_id = request.doc_request_id order by r.due_at desc limit 40) reminder), '[]') as reminders
    from doc_request request
    left join party on party.org_id = request.org_id and party.party_id = request.recipient_party_id
    left join app_user asker on asker.org_id = request.org_id and asker.user_id = request.asked_by_user_id
    where request.org_id = ${orgId} and ${condition}
    order by request.system_time desc, request.doc_request_id desc limit ${mostRequests}`.execute(tx);
  return rows;
}

type OnFile = { orgId: string; claimFileId: string; assignmentId: string; language: Language };

/** What can be asked for on a file: with what became of it when it was last asked for, and whether the work still needs it. */
export async function findAskableOnFile(
  tx: Tx,
  { orgId, claimFileId, assignmentId, language }: OnFile,
): Promise<Schema<'AskableDocType'>[]> {
  const { rows } = await sql<Schema<'AskableDocType'>>`
    select type.doc_type_code as code, ${sql.ref(`type.name_${language}`)} as name, last.state as last_state,
      ${instant('last.at')} as last_at, last.reject_reason,
      coalesce(type.doc_type_code = any (work.required_doc_type_codes), false) and not exists (
        select from document where document.org_id = type.org_id and document.claim_file_id = ${claimFileId}
          and document.doc_type_code = type.doc_type_code and document.state not in ('rejected', 'superseded'))
        as is_required
    from doc_type type
    left join lateral (
      select item.state, item.reject_reason, coalesce(item.decided_at, item.answered_at, request.system_time) as at
      from doc_request request
      join doc_request_item item on item.org_id = request.org_id and item.doc_request_id = request.doc_request_id
      where request.org_id = type.org_id and request.claim_file_id = ${claimFileId}
        and request.status not in ('cancelled', 'expired', 'draft') and item.doc_type_code = type.doc_type_code
      order by request.system_time desc limit 1
    ) last on true
    left join lateral (
      select assignment_type.required_doc_type_codes from assignment
      join assignment_type on assignment_type.org_id = assignment.org_id
        and assignment_type.assignment_type_code = assignment.assignment_type_code
      where assignment.org_id = type.org_id and assignment.assignment_id = ${assignmentId}
    ) work on true
    where type.org_id = ${orgId} and type.is_active and type.is_visible_to_claimant
    order by type.position limit 200`.execute(tx);
  return rows;
}

/** The number of a claim file and its legal deadline. */
export async function findFileOfRequest(tx: Tx, orgId: string, claimFileId: string) {
  return tx
    .selectFrom('claim_file')
    .innerJoin('organisation', 'organisation.org_id', 'claim_file.org_id')
    .where('claim_file.org_id', '=', orgId)
    .where('claim_file.claim_file_id', '=', claimFileId)
    .select([
      'claim_file.claim_file_no',
      'claim_file.legal_due_date',
      'organisation.short_name as organisation',
    ])
    .executeTakeFirst();
}
