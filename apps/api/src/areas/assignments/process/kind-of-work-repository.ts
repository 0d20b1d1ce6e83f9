import { sql, type Transaction } from 'kysely';
import type { StoredProcess } from '#src/kernel/database/json-columns.ts';
import type { Database } from '#src/generated/database.ts';

type NewKind = {
  code: string;
  kind: StoredProcess['kind'];
  /** The kind whose queue, picture and documents it begins with; the first one where none is named. */
  likeCode: string | undefined;
  /** Whether work of the kind can be opened at once, because its process comes into force with it. */
  isActive: boolean;
};

/** Adds a kind of work without statuses; answers whether its code was free. */
export async function insertKindOfWork(
  tx: Transaction<Database>,
  orgId: string,
  { code, kind, likeCode, isActive }: NewKind,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into assignment_type (org_id, assignment_type_code, name_ro, name_en, icon, default_due_hours,
      default_priority, weight, required_doc_type_codes, queue_id, when_away, position, is_active)
    select org_id, ${code}, ${kind.name_ro}, ${kind.name_en}, icon, ${kind.due_hours}, ${kind.priority}, weight,
      required_doc_type_codes, queue_id, when_away,
      (select max(position) + 1 from assignment_type where org_id = ${orgId}), ${isActive}
    from assignment_type like_it where org_id = ${orgId} and is_active
      and (${likeCode ?? null}::text is null or assignment_type_code = ${likeCode ?? null})
    order by position limit 1
    on conflict do nothing`.execute(tx);
  return numAffectedRows === 1n;
}

/** Lets people and steps open work of a kind. */
export async function openKindOfWork(
  tx: Transaction<Database>,
  orgId: string,
  assignmentType: string,
): Promise<void> {
  await tx
    .updateTable('assignment_type')
    .set({ is_active: true })
    .where('org_id', '=', orgId)
    .where('assignment_type_code', '=', assignmentType)
    .where('is_active', '=', false)
    .execute();
}

/** Every code of a kind of work that is taken, also by one that is not done any more. */
export async function findTakenCodes(tx: Transaction<Database>, orgId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('assignment_type')
    .where('org_id', '=', orgId)
    .select('assignment_type_code')
    .execute();
  return rows.map((row) => row.assignment_type_code);
}
