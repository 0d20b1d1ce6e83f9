import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '../../generated/database.ts';
import {
  conditionsOf,
  ownerConditions,
  searchedText,
  textCondition,
  type WorklistViewer,
} from './worklist-conditions.ts';
import type { WorklistFilter } from './worklist-filter.ts';

/** A part of a `where`. */
export type Condition = RawBuilder<unknown>;

/**
 * Counting stops here: a handler needs "1000+", not the exact number of a million. A text that so many rows have is met
 * soon in any list; a rarer one is cheaper to collect and sort.
 */
export const mostCounted = 1000;

// The view tests the tenant itself: behind the table's policy no search by text could use its index.
const view = sql`assignment_list`;

const listCodes = ['active', 'waiting', 'snoozed', 'done', 'cancelled'] as const;
type List = (typeof listCodes)[number];

/** Rows in some lists for which all the conditions hold, as a `from` and a `where`. */
export function rowsOf({ orgId }: WorklistViewer, lists: readonly List[], conditions: Condition[]) {
  // Written out: a plan that is kept has to know which partial indexes hold them, and how many rows a list has.
  const inLists = sql`assignment.list_code in (${sql.join(lists.map(sql.lit))})`;
  return sql`from ${view} as assignment
    where ${and([sql`assignment.org_id = ${orgId}`, inLists, ...conditions])}`;
}

/** Conditions of which one has to hold; a single empty one where the owner does not matter. */
export function ownersOf(viewer: WorklistViewer, filter: WorklistFilter): Condition[][] {
  const conditions = ownerConditions(filter, viewer);
  return conditions.length === 0 ? [[]] : conditions.map((condition) => [condition]);
}

/** The same as one condition, or none. */
export function anyOwnerOf(viewer: WorklistViewer, filter: WorklistFilter): Condition[] {
  const owners = ownerConditions(filter, viewer);
  return owners.length === 0 ? [] : [sql`(${sql.join(owners, sql` or `)})`];
}

/** The lists of the table that the asked list is made of. */
export function listsOf(filter: WorklistFilter): readonly List[] {
  if (filter.category_code === 'all') return listCodes;
  return [filter.category_code === 'new' ? 'active' : filter.category_code];
}

/** All of them have to hold. */
export function and(conditions: Condition[]) {
  return sql.join(conditions, sql` and `);
}

/** How many rows there are, as an expression; counted up to one more than `most`. */
export function countOf(
  viewer: WorklistViewer,
  filter: WorklistFilter,
  conditions: Condition[],
  most = mostCounted,
) {
  const limit = sql`limit ${sql.lit(most + 1)}`;
  const counts = ownersOf(viewer, filter).map(
    (owner) => sql`(select 1 ${rowsOf(viewer, listsOf(filter), [...owner, ...conditions])} ${limit})`,
  );
  return sql`select count(*)::integer from (
    select from (${sql.join(counts, sql` union all `)}) as counted ${limit}) as counted`;
}

/** A number of `countOf` as the contract tells it. */
export function cappedCount(count: number): Schema<'CappedCount'> {
  return { count: Math.min(count, mostCounted), capped: count > mostCounted };
}

/**
 * How many rows each of some worklists has now, in one statement, under the very conditions of the worklist itself.
 *
 * `beginning` may be `often`, where the same worklists are counted time and again.
 */
export async function countWorklists(
  tx: Transaction<Database>,
  filters: readonly WorklistFilter[],
  viewer: WorklistViewer,
  beginning: RawBuilder<unknown> = sql``,
): Promise<Schema<'CappedCount'>[]> {
  if (filters.length === 0) return [];
  await preferIndexes(tx, filters);
  const counts = filters.map((filter) => sql`(${foundBy(filter, viewer, mostCounted)})`);
  const { rows } = await sql<{
    counts: number[];
  }>`${beginning}select array[${sql.join(counts)}] as counts`.execute(tx);
  return (rows[0]?.counts ?? []).map(cappedCount);
}

/** How many rows a worklist has; more than `most` are not told apart. */
export async function countWorklist(
  tx: Transaction<Database>,
  filter: WorklistFilter,
  viewer: WorklistViewer,
  most: number,
): Promise<number> {
  await preferIndexes(tx, [filter]);
  const { rows } = await sql<{ count: number }>`select (${foundBy(filter, viewer, most)}) as count`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
}

type Shown = { knownIds: readonly string[]; since: string | null };

/** How many rows of a worklist are not among those that somebody sees, and have come since. */
export async function countWorklistNews(
  tx: Transaction<Database>,
  filter: WorklistFilter,
  viewer: WorklistViewer,
  { knownIds, since }: Shown,
): Promise<number> {
  await preferIndexes(tx, [filter]);
  const unknown = sql`assignment.assignment_id <> all (${[...knownIds]}::uuid[])`;
  // Whatever comes is active at that moment, and every list has an index by its last activity.
  const came = sql`assignment.last_activity_at > ${since}::timestamptz
    and greatest(assignment.created_at, assignment.returned_at) > ${since}::timestamptz`;
  const news = since === null ? [unknown] : [came, unknown];
  const { rows } = await sql<{
    count: number;
  }>`select (${foundBy(filter, viewer, mostCounted, news)}) as count`.execute(tx);
  return rows[0]?.count ?? 0;
}

function foundBy(filter: WorklistFilter, viewer: WorklistViewer, most: number, more: Condition[] = []) {
  const text = searchedText(filter);
  const search = text === undefined ? [] : [textCondition(text)];
  return countOf(viewer, filter, [...conditionsOf(filter, viewer), ...search, ...more], most);
}

/** As when the list itself is searched. */
async function preferIndexes(tx: Transaction<Database>, filters: readonly WorklistFilter[]): Promise<void> {
  const isSearch = filters.some((filter) => searchedText(filter) !== undefined);
  if (isSearch) await sql`set local enable_seqscan = off`.execute(tx);
}
