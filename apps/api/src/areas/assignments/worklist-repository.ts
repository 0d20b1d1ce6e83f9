import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '../../generated/database.ts';
import type { Language } from '../../kernel/http/request-language.ts';
import { often } from '../../kernel/database/index.ts';
import {
  commonTextCondition,
  conditionsOf,
  searchedText,
  textCondition,
  type WorklistViewer,
} from './worklist-conditions.ts';
import type { PagePosition } from './page-cursor.ts';
import { orderOf, pageSizeOf, type WorklistColumn, type WorklistFilter } from './worklist-filter.ts';
import { rowColumns, rowJoins } from './worklist-row.ts';
import { cappedCount, countOf, mostCounted } from './worklist-counts.ts';
import {
  and,
  anyOwnerOf,
  listsOf,
  ownersOf,
  rowsOf,
  searchedListsOf,
  type Condition,
} from './worklist-rows.ts';

/** A row of a page, its sorted value for the cursor, and the number of finds that every row carries. */
type FoundRow = Schema<'WorklistRow'> & { sort_value: string; found_count: number };

/** Rows of a page, one more when there is a next page, and how many there are in all, counted up to a limit. */
export type WorklistFindings = { rows: FoundRow[]; total: Schema<'WorklistPage'>['total'] };

const columns: Record<WorklistColumn, { column: RawBuilder<unknown>; type: RawBuilder<unknown> }> = {
  due_at: { column: sql.ref('assignment.due_at'), type: sql`timestamptz` },
  created_at: { column: sql.ref('assignment.created_at'), type: sql`timestamptz` },
  claim_file_no: { column: sql.ref('assignment.claim_file_no'), type: sql`text` },
  claimant_name: { column: sql.ref('assignment.claimant_name'), type: sql`text` },
  status: { column: sql.ref('assignment.status_position'), type: sql`smallint` },
  priority: { column: sql.ref('assignment.priority'), type: sql`smallint` },
  last_activity_at: { column: sql.ref('assignment.last_activity_at'), type: sql`timestamptz` },
  legal_due_date: { column: sql`coalesce(assignment.legal_due_date, 'infinity')`, type: sql`date` },
};

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
  const found =
    text === undefined
      ? await sql<FoundRow>`${often}
          select ${columnsOf(language)}, (${countOf(viewer, filter, conditions)}) as found_count
          from (${walkOf(viewer, filter, [...conditions, ...beyond])}) as page ${joinsOf(viewer, filter)}`.execute(
          tx,
        )
      : await searchWorklist(tx, filter, viewer, language, { text, conditions, after, beyond });

  const { rows } = found;
  // Without any row there is nothing that could carry the number; beyond the last page there still is one.
  const count =
    rows[0]?.found_count ??
    (after === undefined ? 0 : (await findWorklist(tx, filter, viewer, language, undefined)).total.count);
  return { rows, total: cappedCount(count) };
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
    const searched = [...anyOwnerOf(viewer, filter), ...conditions, textCondition(text)];
    return sql`select ${pageColumns(filter)} ${rowsOf(viewer, filter, lists, searched)}`;
  });
  const few = sql`(select hits from counted) <= ${sql.lit(mostCounted)}`;
  const many = sql`(select hits from counted) > ${sql.lit(mostCounted)}`;
  const beyondOfFound = after === undefined ? [] : [beyondCondition(filter, after, placeOfFound)];
  return sql<FoundRow>`${often}
    with found as materialized (${sql.join(hits, sql` union all `)} limit ${sql.lit(mostCounted + 1)}),
      counted as (select count(*)::integer as hits from found)
    select ${columnsOf(language)}, (select hits from counted) as found_count
    from (
      (select * from found where ${and([few, ...beyondOfFound])} ${pageOrder(filter)} ${rowLimit(filter)})
      union all
      (${walkOf(viewer, filter, [...conditions, commonTextCondition(text), ...beyond, many])})
    ) as page ${joinsOf(viewer, filter)}`.execute(tx);
}

/** One ordered walk for each list and kind of owner: together they are the page, and each has an index in its order. */
function walkOf(viewer: WorklistViewer, filter: WorklistFilter, conditions: Condition[]) {
  const owners = ownersOf(viewer, filter);
  const walks = listsOf(filter).flatMap((list) =>
    owners.map(
      (
        owner,
      ) => sql`(select ${pageColumns(filter)} ${rowsOf(viewer, filter, [list], [...owner, ...conditions])}
        ${orderOfRows(filter)} ${rowLimit(filter)})`,
    ),
  );
  return sql`select * from (${sql.join(walks, sql` union all `)}) as walk ${pageOrder(filter)} ${rowLimit(filter)}`;
}

/** What rows are ordered by. */
type Place = { key: RawBuilder<unknown>; id: RawBuilder<unknown> };

/** Its entries have the deadlines of the work with a tag in their order. */
function placeOf(filter: WorklistFilter): Place {
  const { column } = orderOf(filter);
  const isOfTag = filter.filter_criteria?.tag !== undefined && column === 'due_at';
  return isOfTag
    ? { key: sql.ref('tagged.due_at'), id: sql.ref('tagged.assignment_id') }
    : { key: columns[column].column, id: sql.ref('assignment.assignment_id') };
}

const placeOfFound: Place = { key: sql.ref('sort_key'), id: sql.ref('assignment_id') };

function beyondCondition(filter: WorklistFilter, after: PagePosition, place: Place): Condition {
  const order = orderOf(filter);
  const comparison = sql.raw(order.direction === 'asc' ? '>' : '<');
  return sql`(${place.key}, ${place.id}) ${comparison} (${after.key}::${columns[order.column].type}, ${after.id}::uuid)`;
}

function pageColumns(filter: WorklistFilter) {
  const { key } = placeOf(filter);
  return sql`assignment.*, ${key} as sort_key, ${key}::text as sort_value`;
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

function columnsOf(language: Language) {
  return sql`${rowColumns(language)}, page.sort_value`;
}

function joinsOf(viewer: WorklistViewer, filter: WorklistFilter) {
  const direction = sql.raw(orderOf(filter).direction);
  return sql`${rowJoins(viewer)}
    order by page.sort_key ${direction}, page.assignment_id ${direction} ${rowLimit(filter)}`;
}
