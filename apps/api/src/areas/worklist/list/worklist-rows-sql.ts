import { sql, type RawBuilder } from 'kysely';
import { hasFilterKey, type WorklistFilter, type WorklistViewer } from '../extension-points.ts';
import { legalDayConditions, ownerConditions } from './worklist-conditions-sql.ts';

/** A part of a `where`. */
export type Condition = RawBuilder<unknown>;

// The view tests the tenant itself: behind the table's policy no search by text could use its index.
const view = sql`assignment_list`;

/** The lists of the table. */
export type List = 'active' | 'waiting' | 'snoozed' | 'done' | 'cancelled';
const openLists: readonly List[] = ['active', 'waiting', 'snoozed'];
const closedLists: readonly List[] = ['done', 'cancelled'];

/**
 * Rows in some lists for which all the conditions hold, as a `from` and a `where`.
 *
 * Those with a tag are found by its entries (`tagged`), which come in the order of their `due_at`.
 */
export function rowsOf(
  viewer: WorklistViewer,
  filter: WorklistFilter,
  lists: readonly List[],
  conditions: Condition[],
) {
  const { orgId } = viewer;
  const tag = filter.filter_criteria?.tag;
  const kept = and([
    sql`assignment.org_id = ${orgId}`,
    sql`assignment.list_code ${among(lists)}`,
    ...conditions,
  ]);
  if (tag === undefined) return sql`from ${view} as assignment where ${kept}`;
  // Each row by itself (`offset 0`): joined otherwise, the whole list would be read to count what has the tag.
  return sql`from assignment_tag as tagged
    cross join lateral (select * from ${view} as work
      where work.org_id = ${orgId} and work.assignment_id = tagged.assignment_id offset 0) as assignment
    where ${isTagged(viewer, tag, lists)} and ${kept}`;
}

/** What holds for the entries of a tag in some lists. */
export function isTagged({ orgId }: WorklistViewer, tag: string, lists: readonly List[]): Condition {
  return sql`tagged.org_id = ${orgId} and tagged.tag_name = ${tag} and tagged.list_code ${among(lists)}`;
}

// Written out: a plan that is kept has to know which partial indexes hold them, and how many rows a list has.
function among(lists: readonly List[]) {
  return sql`in (${sql.join(lists.map(sql.lit))})`;
}

/**
 * Conditions of which one has to hold, each with an index of its own; a single empty one where neither the owner nor the day
 * of the legal deadline matters.
 */
export function alternativesOf(viewer: WorklistViewer, filter: WorklistFilter): Condition[][] {
  const conditions = conditionsOfAlternatives(viewer, filter);
  return conditions.length === 0 ? [[]] : conditions.map((condition) => [condition]);
}

/** The same as one condition, or none. */
export function anyAlternativeOf(viewer: WorklistViewer, filter: WorklistFilter): Condition[] {
  const conditions = conditionsOfAlternatives(viewer, filter);
  return conditions.length === 0 ? [] : [sql`(${sql.join(conditions, sql` or `)})`];
}

// Never both: near legal deadlines are taken day by day only where the owner does not matter.
function conditionsOfAlternatives(viewer: WorklistViewer, filter: WorklistFilter): Condition[] {
  return [...ownerConditions(filter, viewer), ...legalDayConditions(filter, viewer)];
}

/** The lists of the table that the asked list is made of. */
export function listsOf(filter: WorklistFilter): readonly List[] {
  // The law asks nothing more of work that is closed.
  if (filter.category_code === 'all' && isAboutLegalDeadline(filter)) return openLists;
  if (filter.category_code === 'all') return [...openLists, ...closedLists];
  return [filter.category_code === 'new' ? 'active' : filter.category_code];
}

function isAboutLegalDeadline(filter: WorklistFilter): boolean {
  return hasFilterKey(filter, 'legalDueSoon') || hasFilterKey(filter, 'legalMissed');
}

/** The same lists, divided as the search is: open work has an index of its own, past which what is closed may grow. */
export function searchedListsOf(filter: WorklistFilter): List[][] {
  const lists = listsOf(filter);
  return [openLists, closedLists]
    .map((together) => lists.filter((list) => together.includes(list)))
    .filter((together) => together.length > 0);
}

/** All of them have to hold. */
export function and(conditions: Condition[]) {
  return sql.join(conditions, sql` and `);
}
