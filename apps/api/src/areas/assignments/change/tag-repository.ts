import { compareNames, foldText } from '@dosar/kernel/search-text';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

type NewTags = { orgId: string; names: readonly string[]; userId: string; now: Date };

/** Keeps tags that are new to the organisation; answers all of them in the spelling that it uses. */
export async function keepTags(tx: Transaction<Database>, { orgId, names, userId, now }: NewTags) {
  if (names.length === 0) return [];
  // Always in the same order, so that two people with the same new tags do not wait for each other.
  const inOrder = [...names].sort((one, other) => (foldText(one) < foldText(other) ? -1 : 1));
  await sql`
    insert into tag (org_id, name, created_by_user_id, created_at)
    select ${orgId}, name, ${userId}, ${now} from unnest(${inOrder}::text[]) as name
    on conflict do nothing`.execute(tx);
  const { rows } = await sql<{ name: string }>`
    select name from tag where org_id = ${orgId}
      and fold_text(name) = any (select fold_text(wanted) from unnest(${inOrder}::text[]) as wanted)`.execute(
    tx,
  );
  return rows.map(({ name }) => name).sort(compareNames);
}

const mostListed = 500;

/** Every tag of the organisation, by name. */
export async function findTags(tx: Transaction<Database>, orgId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('tag')
    .where('org_id', '=', orgId)
    .select('name')
    .orderBy('name')
    .limit(mostListed)
    .execute();
  return rows.map(({ name }) => name);
}
