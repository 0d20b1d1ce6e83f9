import { sql, type Transaction, type Updateable } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { Language } from '#src/kernel/http/request-language.ts';
import type { ItemState, RequestStatus } from './request-progress.ts';
import type { PlannedReminder } from './reminder-times.ts';

type Tx = Transaction<Database>;

/** What a kind of document is called. */
export type DocTypeName = { doc_type_code: string; ro: string; en: string };

/** How somebody is asked. */
export type RequestChannel = 'email' | 'sms' | 'both';

/** Names of some kinds of document, in the order in which the organisation lists them; unknown ones are left out. */
export function findDocTypeNames(tx: Tx, orgId: string, codes: readonly string[]): Promise<DocTypeName[]> {
  return docTypeNames(tx, orgId, codes).execute();
}

/** The same of those alone that claimants can be asked for. */
export function findAskableNames(tx: Tx, orgId: string, codes: readonly string[]): Promise<DocTypeName[]> {
  return docTypeNames(tx, orgId, codes)
    .where('is_active', '=', true)
    .where('is_visible_to_claimant', '=', true)
    .execute();
}

function docTypeNames(tx: Tx, orgId: string, codes: readonly string[]) {
  return tx
    .selectFrom('doc_type')
    .where('org_id', '=', orgId)
    .where('doc_type_code', 'in', [...codes])
    .select(['doc_type_code', 'name_ro as ro', 'name_en as en'])
    .orderBy('position');
}

/** What claimants can be asked for, in the order of the organisation. */
export async function findAskableDocTypes(tx: Tx, orgId: string, language: Language) {
  return tx
    .selectFrom('doc_type')
    .where('org_id', '=', orgId)
    .where('is_active', '=', true)
    .where('is_visible_to_claimant', '=', true)
    .select(['doc_type_code as code', `name_${language} as name`])
    .orderBy('position')
    .limit(200)
    .execute();
}

type NewDocRequests = {
  orgId: string;
  requests: readonly {
    request_key: string;
    key_hash: string;
    claim_file_id: string;
    assignment_id: string;
    recipient_party_id: string;
    channel: RequestChannel;
    language: Language;
  }[];
  message: string | null;
  docTypeCodes: readonly string[];
  dueDate: string;
  askedByUserId: string | null;
  expiresAt: Date;
  now: Date;
};

/** Stores requests that ask for the same; answers their ids by their keys. */
export async function insertDocRequests(
  tx: Tx,
  { orgId, requests, docTypeCodes, ...common }: NewDocRequests,
): Promise<ReadonlyMap<string, string>> {
  if (requests.length === 0) return new Map();
  const rows = await tx
    .insertInto('doc_request')
    .values(
      requests.map((request) => ({
        ...request,
        org_id: orgId,
        message: common.message,
        status: 'sent' as const,
        due_date: common.dueDate,
        asked_by_user_id: common.askedByUserId,
        system_time: common.now,
        sent_at: common.now,
        expires_at: common.expiresAt,
      })),
    )
    .returning(['request_key', 'doc_request_id'])
    .execute();
  await tx
    .insertInto('doc_request_item')
    .values(
      rows.flatMap((row) =>
        docTypeCodes.map((code, position) => ({
          org_id: orgId,
          doc_request_id: row.doc_request_id,
          doc_type_code: code,
          position,
        })),
      ),
    )
    .execute();
  return new Map(rows.map((row) => [row.request_key, row.doc_request_id]));
}

/** Plans reminders of some requests, in the place of those that have not left yet. */
export async function replaceReminders(
  tx: Tx,
  orgId: string,
  docRequestIds: readonly string[],
  reminders: readonly PlannedReminder[],
): Promise<void> {
  if (docRequestIds.length === 0) return;
  await cancelReminders(tx, orgId, docRequestIds);
  if (reminders.length === 0) return;
  await tx
    .insertInto('doc_request_reminder')
    .values(
      docRequestIds.flatMap((docRequestId) =>
        reminders.map(({ dueAt, isMoved }) => ({
          org_id: orgId,
          doc_request_id: docRequestId,
          due_at: dueAt,
          is_moved: isMoved,
        })),
      ),
    )
    .execute();
}

/** Cancels the reminders of requests that have not left yet. */
export async function cancelReminders(
  tx: Tx,
  orgId: string,
  docRequestIds: readonly string[],
): Promise<void> {
  await tx
    .updateTable('doc_request_reminder')
    .set({ state: 'cancelled' })
    .where('org_id', '=', orgId)
    .where('doc_request_id', 'in', [...docRequestIds])
    .where('state', '=', 'planned')
    .execute();
}

/** Stores a reminder that leaves at once, or one more that waits for its hour. */
export async function insertReminder(
  tx: Tx,
  reminder: { orgId: string; docRequestId: string; dueAt: Date; sentAt: Date | null },
): Promise<void> {
  await tx
    .insertInto('doc_request_reminder')
    .values({
      org_id: reminder.orgId,
      doc_request_id: reminder.docRequestId,
      due_at: reminder.dueAt,
      state: reminder.sentAt === null ? 'planned' : 'sent',
      sent_at: reminder.sentAt,
    })
    .execute();
}

/** One item of a request, as rules read it. */
export type RequestItem = {
  doc_request_item_id: string;
  doc_type_code: string;
  name_ro: string;
  name_en: string;
  state: ItemState;
  reject_reason: string | null;
  decided_at: Date | null;
  answered_at: Date | null;
  row_version: number;
};

/** A request with its items, locked against other changes until the transaction ends. */
export type LockedRequest = {
  doc_request_id: string;
  claim_file_id: string;
  assignment_id: string | null;
  status: RequestStatus | 'draft' | 'rejected';
  viewed_at: Date | null;
  row_version: number;
  items: RequestItem[];
};

/** Locks a request of this organisation; `undefined` when there is none. */
export async function lockRequest(
  tx: Tx,
  orgId: string,
  docRequestId: string,
): Promise<LockedRequest | undefined> {
  const request = await tx
    .selectFrom('doc_request')
    .where('org_id', '=', orgId)
    .where('doc_request_id', '=', docRequestId)
    .select(['doc_request_id', 'claim_file_id', 'assignment_id', 'status', 'viewed_at', 'row_version'])
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (request === undefined) return undefined;
  return { ...request, items: await findItems(tx, orgId, docRequestId) };
}

async function findItems(tx: Tx, orgId: string, docRequestId: string): Promise<RequestItem[]> {
  return tx
    .selectFrom('doc_request_item as item')
    .innerJoin('doc_type as type', (join) =>
      join.onRef('type.org_id', '=', 'item.org_id').onRef('type.doc_type_code', '=', 'item.doc_type_code'),
    )
    .where('item.org_id', '=', orgId)
    .where('item.doc_request_id', '=', docRequestId)
    .select([
      'item.doc_request_item_id',
      'item.doc_type_code',
      'type.name_ro',
      'type.name_en',
      'item.state',
      'item.reject_reason',
      'item.decided_at',
      'item.answered_at',
      'item.row_version',
    ])
    .orderBy('item.position')
    .execute();
}

/** The request that an item belongs to. */
export async function findRequestOfItem(tx: Tx, orgId: string, docRequestItemId: string) {
  const row = await tx
    .selectFrom('doc_request_item')
    .where('org_id', '=', orgId)
    .where('doc_request_item_id', '=', docRequestItemId)
    .select('doc_request_id')
    .executeTakeFirst();
  return row?.doc_request_id;
}

/** Changes an item of a locked request. */
export async function updateItem(
  tx: Tx,
  orgId: string,
  docRequestItemId: string,
  values: Updateable<Database['doc_request_item']>,
): Promise<void> {
  await tx
    .updateTable('doc_request_item')
    .set({ ...values, row_version: sql`row_version + 1` })
    .where('org_id', '=', orgId)
    .where('doc_request_item_id', '=', docRequestItemId)
    .execute();
}

/** Changes a locked request. */
export async function updateRequest(
  tx: Tx,
  orgId: string,
  docRequestId: string,
  values: Updateable<Database['doc_request']>,
): Promise<void> {
  await tx
    .updateTable('doc_request')
    .set({ ...values, row_version: sql`row_version + 1` })
    .where('org_id', '=', orgId)
    .where('doc_request_id', '=', docRequestId)
    .execute();
}

/** How the files of an item stand: those that were neither refused nor replaced. */
export type ItemFiles = { count: number; accepted: number; newest_at: Date | null };

/** Counts the files of an item. */
export async function countItemFiles(tx: Tx, orgId: string, docRequestItemId: string): Promise<ItemFiles> {
  const { rows } = await sql<ItemFiles>`
    select count(*)::integer as count, count(*) filter (where state = 'accepted')::integer as accepted,
      max(system_time) as newest_at
    from document where org_id = ${orgId} and doc_request_item_id = ${docRequestItemId}
      and state not in ('rejected', 'superseded')`.execute(tx);
  return rows[0] ?? { count: 0, accepted: 0, newest_at: null };
}
