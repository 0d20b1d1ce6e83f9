import { sql, type Transaction } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';
import { fittingPart } from '#src/kernel/http/fitting-part.ts';

type Tx = Transaction<Database>;
type Owner = { orgId: string; userId: string };
type NewSet = Pick<Schema<'ReportSet'>, 'state' | 'name' | 'is_shared' | 'parameters'>;

/** Reports that somebody wants to see first. */
export async function findFavourites(tx: Tx, { orgId, userId }: Owner): Promise<string[]> {
  const { rows } = await sql<{ state: string }>`
    select state from report_favourite where org_id = ${orgId} and user_id = ${userId} order by state limit 200`.execute(
    tx,
  );
  return rows.map(({ state }) => state);
}

/** Puts a report among somebody's favourites or takes it away. */
export async function keepFavourite(
  tx: Tx,
  { orgId, userId }: Owner,
  state: string,
  isFavourite: boolean,
): Promise<void> {
  await (
    isFavourite
      ? sql`insert into report_favourite (org_id, user_id, state) values (${orgId}, ${userId}, ${state})
          on conflict do nothing`
      : sql`delete from report_favourite where org_id = ${orgId} and user_id = ${userId} and state = ${state}`
  ).execute(tx);
}

const setsOf = ({ orgId, userId }: Owner) => sql`
  select kept.report_set_id, kept.state, kept.name, kept.owner_user_id = ${userId}::uuid as is_own, kept.is_shared,
    owner.full_name as owner_name, kept.parameters
  from report_set kept join app_user owner on owner.org_id = ${orgId} and owner.user_id = kept.owner_user_id
  where kept.org_id = ${orgId}`;

/** Somebody's sets of parameters, then those that others share. */
export async function findSets(tx: Tx, owner: Owner): Promise<Schema<'ReportSet'>[]> {
  const { rows } = await sql<Schema<'ReportSet'>>`
    ${setsOf(owner)} and (kept.is_shared or kept.owner_user_id = ${owner.userId})
    order by is_own desc, kept.name, kept.report_set_id limit 200`.execute(tx);
  return rows.map(usable);
}

/** What no report understands any more must not keep anybody from the other sets. */
const usable = (kept: Schema<'ReportSet'>): Schema<'ReportSet'> => ({
  ...kept,
  parameters: fittingPart('ReportParameters', kept.parameters, {}),
});

/** How many sets somebody has, and whether one of this report has a name; their sets wait until the transaction ends. */
export async function lookAtOwnSets(
  tx: Tx,
  { orgId, userId }: Owner,
  { state, name }: { state: string; name: string },
): Promise<{ count: number; isTaken: boolean }> {
  await sql`select from app_user where org_id = ${orgId} and user_id = ${userId} for no key update`.execute(
    tx,
  );
  const { rows } = await sql<{ count: number; isTaken: boolean | null }>`
    select count(*)::integer as count, bool_or(state = ${state} and fold_text(name) = fold_text(${name})) as "isTaken"
    from report_set where org_id = ${orgId} and owner_user_id = ${userId}`.execute(tx);
  return { count: rows[0]?.count ?? 0, isTaken: rows[0]?.isTaken ?? false };
}

/** Keeps parameters under a name. */
export async function insertSet(
  tx: Tx,
  owner: Owner,
  { state, name, is_shared, parameters }: NewSet,
): Promise<Schema<'ReportSet'>> {
  const { orgId, userId } = owner;
  const { rows: made } = await sql<{ id: string }>`
    insert into report_set (org_id, owner_user_id, state, name, is_shared, parameters)
    values (${orgId}, ${userId}, ${state}, ${name}, ${is_shared}, ${JSON.stringify(parameters)}::jsonb)
    returning report_set_id as id`.execute(tx);
  const { rows } = await sql<Schema<'ReportSet'>>`
    ${setsOf(owner)} and kept.report_set_id = ${made[0]?.id ?? null}`.execute(tx);
  const [stored] = rows;
  if (stored === undefined) throw new Error('The set was not stored.');
  return stored;
}

/** Forgets a set of somebody's own; answers whether there was one. */
export async function removeSet(tx: Tx, { orgId, userId }: Owner, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from report_set where org_id = ${orgId} and owner_user_id = ${userId} and report_set_id = ${id}`.execute(
    tx,
  );
  return (numAffectedRows ?? 0n) > 0n;
}
