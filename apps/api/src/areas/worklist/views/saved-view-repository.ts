import { sql, type Transaction } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';
import { fittingPart } from '#src/kernel/http/fitting-part.ts';

type Reader = { orgId: string; userId: string };
type ViewContent = Schema<'NewSavedView'>;

/** A view as it is kept, for one reader. */
export type StoredView = Omit<Schema<'SavedView'>, 'total'>;

// A shared view belongs to whoever made it and is for the people who are in that person's team now.
const sharedWithReader = ({ userId }: Reader) => sql`view.is_shared and owner.team_id = (
  select me.team_id from app_user me where me.org_id = view.org_id and me.user_id = ${userId})`;

const viewOf = (reader: Reader) => sql`
  select view.saved_view_id, view.name, view.is_shared, view.owner_user_id = ${reader.userId}::uuid as is_own,
    owner.full_name as owner_name, view.settings, view.row_version
  from saved_view view
    join app_user owner on owner.org_id = view.org_id and owner.user_id = view.owner_user_id
  where view.org_id = ${reader.orgId}`;

/** Own views first, then those of the team, each by name; at most `most` of either kind. */
export async function findViews(
  tx: Transaction<Database>,
  reader: Reader,
  most: number,
): Promise<StoredView[]> {
  const { rows } = await sql<StoredView>`
    select * from (
      (${viewOf(reader)} and view.owner_user_id = ${reader.userId} order by view.name limit ${most})
      union all
      (${viewOf(reader)} and view.owner_user_id <> ${reader.userId} and ${sharedWithReader(reader)}
        order by view.name limit ${most})
    ) as view order by is_own desc, name, saved_view_id`.execute(tx);
  return rows.map(usable);
}

/** One view that was stored with something that no list understands must not keep anybody from all of them. */
function usable(view: StoredView): StoredView {
  const usual = { filter_keys: 0, category_code: 'active' } as const;
  return { ...view, settings: fittingPart('ViewSettings', view.settings, usual) };
}

/** A view that the reader may see. */
export async function findView(
  tx: Transaction<Database>,
  reader: Reader,
  id: string,
): Promise<StoredView | undefined> {
  const { rows } = await sql<StoredView>`
    ${viewOf(reader)} and view.saved_view_id = ${id}
      and (view.owner_user_id = ${reader.userId} or ${sharedWithReader(reader)})`.execute(tx);
  return rows.map(usable)[0];
}

/** Lets the views of one person be changed by one transaction at a time. */
export async function lockViewsOf(tx: Transaction<Database>, { orgId, userId }: Reader): Promise<void> {
  await sql`select from app_user where org_id = ${orgId} and user_id = ${userId} for no key update`.execute(
    tx,
  );
}

/** How many views somebody has. */
export async function countOwnViews(tx: Transaction<Database>, { orgId, userId }: Reader): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from saved_view
    where org_id = ${orgId} and owner_user_id = ${userId}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Whether another view of the same person has this name, however it is written. */
export async function isNameTaken(
  tx: Transaction<Database>,
  { orgId, userId }: Reader,
  name: string,
  exceptId: string | undefined,
): Promise<boolean> {
  const { rows } = await sql`
    select from saved_view where org_id = ${orgId} and owner_user_id = ${userId}
      and fold_text(name) = fold_text(${name}) and saved_view_id is distinct from ${exceptId ?? null}::uuid
    limit 1`.execute(tx);
  return rows.length > 0;
}

/** Keeps a new view and answers its id. */
export async function insertView(
  tx: Transaction<Database>,
  { orgId, userId }: Reader,
  { name, is_shared, settings }: ViewContent,
): Promise<string> {
  const { rows } = await sql<{ saved_view_id: string }>`
    insert into saved_view (org_id, owner_user_id, name, is_shared, settings)
    values (${orgId}, ${userId}, ${name}, ${is_shared}, ${JSON.stringify(settings)}::jsonb)
    returning saved_view_id`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('The view was not stored.');
  return row.saved_view_id;
}

/** Writes all of a view anew. */
export async function rewriteView(
  tx: Transaction<Database>,
  { orgId, userId }: Reader,
  id: string,
  { name, is_shared, settings }: ViewContent,
): Promise<void> {
  await sql`
    update saved_view set name = ${name}, is_shared = ${is_shared}, settings = ${JSON.stringify(settings)}::jsonb,
      row_version = row_version + 1
    where org_id = ${orgId} and owner_user_id = ${userId} and saved_view_id = ${id}`.execute(tx);
}

/** Forgets a view. */
export async function removeView(
  tx: Transaction<Database>,
  { orgId, userId }: Reader,
  id: string,
): Promise<void> {
  await sql`
    delete from saved_view where org_id = ${orgId} and owner_user_id = ${userId} and saved_view_id = ${id}`.execute(
    tx,
  );
}
