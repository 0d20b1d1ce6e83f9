import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';
import { conditionsOf, looksAtRows, searchedText, textCondition } from './worklist-conditions-sql.ts';
import { hasFilterKey, type WorklistFilter, type WorklistViewer } from '../extension-points.ts';
import {
  isTagged,
  listsOf,
  alternativesOf,
  rowsOf,
  searchedListsOf,
  type Condition,
  type List,
} from './worklist-rows-sql.ts';

/**
 * Counting stops here: a handler needs "1000+", not the exact number of a million. A text that so many rows have is met
 * soon in any list; a rarer one is cheaper to collect and sort.
 */
export const mostCounted = 1000;

/** How many rows there are, as an expression; counted up to one more than `most`. */
export function countOf(
  viewer: WorklistViewer,
  filter: WorklistFilter,
  conditions: Condition[],
  most = mostCounted,
) {
  const whole = matchesOf(viewer, filter, conditions, { most, column: sql`1` });
  return sql`select count(*)::integer from (${whole}) as counted`;
}

type Matches = { most: number; column: RawBuilder<unknown> };

/** One column of the rows that there are, in no order, up to one more than `most`. */
function matchesOf(
  viewer: WorklistViewer,
  filter: WorklistFilter,
  conditions: Condition[],
  { most, column }: Matches,
) {
  const limit = sql`limit ${sql.lit(most + 1)}`;
  const divisions = searchedText(filter) === undefined ? [listsOf(filter)] : searchedListsOf(filter);
  const parts = alternativesOf(viewer, filter).flatMap((alternative) =>
    divisions.map(
      (lists) =>
        sql`(select ${column} ${countedRowsOf(viewer, filter, lists, [...alternative, ...conditions])} ${limit})`,
    ),
  );
  // The limit of a single part is that of the whole: each step more between an index and its count is felt.
  return parts.length === 1 ? sql`${sql.join(parts)}` : sql`${sql.join(parts, sql` union all `)} ${limit}`;
}

/** The assignments of a worklist, up to one more than `most`. */
export async function findMatching(
  tx: Transaction<Database>,
  filter: WorklistFilter,
  viewer: WorklistViewer,
  most: number,
): Promise<string[]> {
  await preferIndexes(tx, [filter]);
  const conditions = allConditionsOf(filter, viewer);
  // The work itself has to be read, where a number can be taken from the entries of a tag.
  const column = sql`assignment.assignment_id`;
  const matches = matchesOf(viewer, filter, [...conditions, sql`true`], { most, column });
  const { rows } = await sql<{ assignment_id: string }>`${matches}`.execute(tx);
  return rows.map((row) => row.assignment_id);
}

/** A number of `countOf` as the contract tells it. */
export function cappedCount(count: number): Schema<'CappedCount'> {
  return { count: Math.min(count, mostCounted), capped: count > mostCounted };
}

/**
 * How many rows each of some worklists has now, in one statement, under the very conditions of the worklist itself.
 *
 * `marks` are those of a read of its own, which may set nothing before.
 */
export async function countWorklists(
  tx: Transaction<Database>,
  filters: readonly WorklistFilter[],
  viewer: WorklistViewer,
  marks?: RawBuilder<unknown>,
): Promise<Schema<'CappedCount'>[]> {
  if (filters.length === 0) return [];
  if (marks === undefined) await preferIndexes(tx, filters);
  const counts = filters.map((filter) => sql`(${foundBy(filter, viewer, mostCounted)})`);
  const { rows } = await sql<{
    counts: number[];
  }>`${marks ?? sql``}select array[${sql.join(counts)}] as counts`.execute(tx);
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

type Shown = { knownIds: readonly string[]; since: Date | null };

/** How many rows of a worklist are not among those that somebody sees, and have come since. */
export async function countWorklistNews(
  tx: Transaction<Database>,
  filter: WorklistFilter,
  viewer: WorklistViewer,
  { knownIds, since }: Shown,
): Promise<number> {
  await preferIndexes(tx, [filter]);
  const unknown = sql`assignment.assignment_id <> all (${[...knownIds]}::uuid[])`;
  // Into a list of one's own work comes what one is given too.
  const given = hasFilterKey(filter, 'mine') ? sql`, assignment.assigned_at` : sql``;
  // Whatever comes is active at that moment, and every list has an index by its last activity.
  const came = sql`assignment.last_activity_at > ${since}::timestamptz
    and greatest(assignment.created_at, assignment.returned_at${given}) > ${since}::timestamptz`;
  const news = since === null ? [unknown] : [came, unknown];
  const { rows } = await sql<{
    count: number;
  }>`select (${foundBy(filter, viewer, mostCounted, news)}) as count`.execute(tx);
  return rows[0]?.count ?? 0;
}

function foundBy(filter: WorklistFilter, viewer: WorklistViewer, most: number, more: Condition[] = []) {
  return countOf(viewer, filter, [...allConditionsOf(filter, viewer), ...more], most);
}

/** What a row must fulfil, the searched text included. */
function allConditionsOf(filter: WorklistFilter, viewer: WorklistViewer): Condition[] {
  const text = searchedText(filter);
  return [...conditionsOf(filter, viewer), ...(text === undefined ? [] : [textCondition(text)])];
}

/** As when the list itself is read. */
async function preferIndexes(tx: Transaction<Database>, filters: readonly WorklistFilter[]): Promise<void> {
  if (filters.some(looksAtRows)) await sql`set local enable_seqscan = off`.execute(tx);
}

/** The same rows where only their number matters: entries of a tag need not be followed when nothing else is asked. */
function countedRowsOf(
  viewer: WorklistViewer,
  filter: WorklistFilter,
  lists: readonly List[],
  conditions: Condition[],
) {
  const tag = filter.filter_criteria?.tag;
  return tag === undefined || conditions.length > 0
    ? rowsOf(viewer, filter, lists, conditions)
    : sql`from assignment_tag as tagged where ${isTagged(viewer, tag, lists)}`;
}
