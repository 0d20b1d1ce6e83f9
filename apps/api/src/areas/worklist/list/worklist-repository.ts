import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';
import type { Language } from '#src/kernel/http/request-language.ts';
import { forceIndex, prepared } from '#src/kernel/database/index.ts';
import {
  commonTextCondition,
  conditionsOf,
  looksAtRows,
  searchedText,
  textCondition,
} from './worklist-conditions-sql.ts';
import {
  worklistColumns,
  type WorklistFilter,
  type WorklistSort,
  type WorklistSortColumn,
  type WorklistViewer,
} from '../extension-points.ts';
import type { PagePosition } from '#src/kernel/http/page-cursor.ts';
import { orderOf, pageSizeOf } from './worklist-filter.ts';
import { instantInJson, rowColumns, rowJoins } from '#src/areas/assignments/index.ts';
import { cappedCount, countOf, mostCounted } from './worklist-counts-repository.ts';
import {
  and,
  anyAlternativeOf,
  listsOf,
  alternativesOf,
  rowsOf,
  searchedListsOf,
  type Condition,
} from './worklist-rows-sql.ts';

/** Rows of a page as the JSON of a list of `WorklistRow`, where the next page begins, and how many there are, counted up to a limit. */
export type WorklistFindings = {
  items: string;
  next: PagePosition | undefined;
  total: Schema<'WorklistPage'>['total'];
};

/** A whole page in one row: its rows as JSON, a line each, and where the one that is one too many would follow. */
type FoundPage = { lines: string | null; line_count: number; last: PagePosition; found_count: number };

const betweenLines = ',\n';

const ownSorts: Partial<Record<WorklistSortColumn, WorklistSort>> = {
  due_at: { key: sql.ref('assignment.due_at'), type: sql`timestamptz` },
  created_at: { key: sql.ref('assignment.created_at'), type: sql`timestamptz` },
  claim_file_no: { key: sql.ref('assignment.claim_file_no'), type: sql`text` },
  claimant_name: { key: sql.ref('assignment.claimant_name'), type: sql`text` },
  status: { key: sql.ref('assignment.status_position'), type: sql`smallint` },
  priority: { key: sql.ref('assignment.priority'), type: sql`smallint` },
  last_activity_at: { key: sql.ref('assignment.last_activity_at'), type: sql`timestamptz` },
  legal_due_date: { key: sql`coalesce(assignment.legal_due_date, 'infinity')`, type: sql`date` },
};

/** What a column is sorted by: one of the work itself, or of the area that brings the column. */
function sortBy(column: WorklistSortColumn): WorklistSort {
  const brought = worklistColumns.entries().find(({ sort }) => sort?.column === column)?.sort;
  const sort = brought ?? ownSorts[column];
  if (sort === undefined) throw new Error(`No area says what the worklist is sorted by for ${column}.`);
  return sort;
}

/** One page in the asked order; every list has an index in that order, so a page costs the same at any size. */
export async function findWorklist(
  tx: Transaction<Database>,
  filter: WorklistFilter,
  viewer: WorklistViewer,
  language: Language,
  after: PagePosition | undefined,
): Promise<WorklistFindings> {
  const text = searchedText(filter);
  const conditions = conditionsOf(filter, viewer);
  const beyond = after === undefined ? [] : [beyondCondition(filter, after, placeOf(filter))];
  const { rows: found } =
    text === undefined
      ? await sql<FoundPage>`${prepared}${looksAtRows(filter) ? forceIndex : sql``}
          select ${pageAsLines(filter)}, (${countOf(viewer, filter, conditions)}) as found_count
          from (${itemsOf(viewer, filter, language, walkOf(viewer, filter, [...conditions, ...beyond]))}) as shown`.execute(
          tx,
        )
      : await searchWorklist(tx, filter, viewer, language, { text, conditions, after, beyond });

  const [page] = found;
  const lines = page?.lines ?? '';
  const hasNext = (page?.line_count ?? 0) > pageSizeOf(filter);
  // No text has an end of line in it: JSON writes it as \n.
  const shown = hasNext ? lines.slice(0, lines.lastIndexOf(betweenLines)) : lines;
  return {
    items: `[${shown}]`,
    next: hasNext ? page?.last : undefined,
    total: cappedCount(page?.found_count ?? 0),
  };
}

/** The rows of a page as values, for whoever does more with them than pass them on. */
export function readRows({ items }: Pick<WorklistFindings, 'items'>): Schema<'WorklistRow'>[] {
  return JSON.parse(items) as Schema<'WorklistRow'>[];
}

type Search = {
  text: string;
  conditions: Condition[];
  after: PagePosition | undefined;
  beyond: Condition[];
};

/**
 * Searches twice in one statement, and the second half runs only when it has to.
 *
 * Few rows: all of them come from the trigram index, and the page is sorted out of them. Many rows: the list is walked in
 * order until the page is full. PostgreSQL cannot choose by itself: statistics of a protected table are closed to `like`.
 */
async function searchWorklist(
  tx: Transaction<Database>,
  filter: WorklistFilter,
  viewer: WorklistViewer,
  language: Language,
  { text, conditions, after, beyond }: Search,
) {
  // For the same reason no text has a better plan than another, and planning took as long as many a search.
  await sql`set local enable_seqscan = off; set local plan_cache_mode = force_generic_plan`.execute(tx);
  const hits = searchedListsOf(filter).map((lists) => {
    const searched = [...anyAlternativeOf(viewer, filter), ...conditions, textCondition(text)];
    return sql`select ${pageColumns(filter)} ${rowsOf(viewer, filter, lists, searched)}`;
  });
  const few = sql`(select hits from counted) <= ${sql.lit(mostCounted)}`;
  const many = sql`(select hits from counted) > ${sql.lit(mostCounted)}`;
  const beyondOfFound = after === undefined ? [] : [beyondCondition(filter, after, placeOfFound)];
  const page = sql`
    (select * from found where ${and([few, ...beyondOfFound])} ${pageOrder(filter)} ${rowLimit(filter)})
    union all
    (${walkOf(viewer, filter, [...conditions, commonTextCondition(text), ...beyond, many])})`;
  return sql<FoundPage>`${prepared}
    with found as materialized (${sql.join(hits, sql` union all `)} limit ${sql.lit(mostCounted + 1)}),
      counted as (select count(*)::integer as hits from found)
    select ${pageAsLines(filter)}, (select hits from counted) as found_count
    from (${itemsOf(viewer, filter, language, page)}) as shown`.execute(tx);
}

/** One ordered walk for each list and alternative: together they are the page, and each has an index in its order. */
function walkOf(viewer: WorklistViewer, filter: WorklistFilter, conditions: Condition[]) {
  const alternatives = alternativesOf(viewer, filter);
  const walks = listsOf(filter).flatMap((list) =>
    alternatives.map(
      (
        alternative,
      ) => sql`(select ${pageColumns(filter)} ${rowsOf(viewer, filter, [list], [...alternative, ...conditions])}
        ${orderOfRows(filter)} ${rowLimit(filter)})`,
    ),
  );
  return sql`select * from (${sql.join(walks, sql` union all `)}) as walk ${pageOrder(filter)} ${rowLimit(filter)}`;
}

/** What rows are ordered by. */
type Place = { key: RawBuilder<unknown>; id: RawBuilder<unknown> };

const assignmentId = sql.ref('assignment.assignment_id');
const placeOfTagged: Place = { key: sql.ref('tagged.due_at'), id: sql.ref('tagged.assignment_id') };
const placeOfFound: Place = { key: sql.ref('sort_key'), id: sql.ref('assignment_id') };

/** Its entries have the deadlines of the work with a tag in their order. */
function placeOf(filter: WorklistFilter): Place {
  const { column } = orderOf(filter);
  const isOfTag = filter.filter_criteria?.tag !== undefined && column === 'due_at';
  return isOfTag ? placeOfTagged : { key: sortBy(column).key, id: assignmentId };
}

function beyondCondition(filter: WorklistFilter, after: PagePosition, place: Place): Condition {
  const order = orderOf(filter);
  const comparison = sql.raw(order.direction === 'asc' ? '>' : '<');
  return sql`(${place.key}, ${place.id}) ${comparison} (${after.key}::${sortBy(order.column).type}, ${after.id}::uuid)`;
}

function pageColumns(filter: WorklistFilter) {
  const { key } = placeOf(filter);
  return sql`assignment.*, ${key} as sort_key`;
}

function orderOfRows(filter: WorklistFilter) {
  const direction = sql.raw(orderOf(filter).direction);
  const { key, id } = placeOf(filter);
  return sql`order by ${key} ${direction}, ${id} ${direction}`;
}

function pageOrder(filter: WorklistFilter) {
  const direction = sql.raw(orderOf(filter).direction);
  return sql`order by sort_key ${direction}, assignment_id ${direction}`;
}

// Written out: a plan that is kept has to know how few rows are wanted.
function rowLimit(filter: WorklistFilter) {
  return sql`limit ${sql.lit(pageSizeOf(filter) + 1)}`;
}

/** The rows of a page in their order; an `item` is what the contract calls a row. */
function itemsOf(
  viewer: WorklistViewer,
  filter: WorklistFilter,
  language: Language,
  page: RawBuilder<unknown>,
) {
  const direction = sql.raw(orderOf(filter).direction);
  return sql`select item, page.sort_key, page.assignment_id from (${page}) as page ${rowJoins(viewer)}
    cross join lateral (select ${rowColumns(language, instantInJson)}) as item
    order by page.sort_key ${direction}, page.assignment_id ${direction} ${rowLimit(filter)}`;
}

/**
 * All items in one value, as text that goes out as it is: fifty times thirty values cost three times as much on their way.
 *
 * The end is that of the page, without the one more.
 */
function pageAsLines(filter: WorklistFilter) {
  const last = sql.lit(pageSizeOf(filter));
  return sql`string_agg(row_to_json(shown.item)::text, ${betweenLines}) as lines, count(*)::integer as line_count,
    json_build_object('key', (array_agg(shown.sort_key))[${last}]::text,
      'id', (array_agg(shown.assignment_id))[${last}]) as last`;
}
