import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '../../generated/database.ts';
import type { Language } from '../../kernel/http/request-language.ts';
import { conditionsOf, type WorklistViewer } from './worklist-conditions.ts';
import type { WorklistPosition } from './worklist-cursor.ts';
import { orderOf, pageSizeOf, type WorklistColumn, type WorklistFilter } from './worklist-filter.ts';

/** Rows of a page and one more when there is a next page; the sorted value of each for the cursor. */
export type WorklistRows = (Schema<'WorklistRow'> & { sort_value: string })[];

// Counting stops here: a handler needs "1000+", not the exact number of a million.
const mostCounted = 1000;

// The view tests the tenant itself: behind the table's policy no search by text could use its index.
const list = sql`assignment_list as assignment`;

const listCodes = ['active', 'waiting', 'done', 'cancelled'] as const;

const columns: Record<WorklistColumn, { column: RawBuilder<unknown>; type: RawBuilder<unknown> }> = {
  due_at: { column: sql.ref('assignment.due_at'), type: sql`timestamptz` },
  created_at: { column: sql.ref('assignment.created_at'), type: sql`timestamptz` },
  claim_file_no: { column: sql.ref('assignment.claim_file_no'), type: sql`text` },
  claimant_name: { column: sql.ref('assignment.claimant_name'), type: sql`text` },
  status: { column: sql.ref('assignment.status_position'), type: sql`smallint` },
};

/** One page in the asked order; every list has an index in that order, so a page costs the same at any size. */
export async function findWorklistRows(
  tx: Transaction<Database>,
  filter: WorklistFilter,
  viewer: WorklistViewer,
  language: Language,
  after: WorklistPosition | undefined,
): Promise<WorklistRows> {
  const name = (table: string) => sql.ref(`${table}.name_${language}`);
  const direction = sql.raw(orderOf(filter).direction);
  const rows = await sql<WorklistRows[number]>`
    with page as materialized (
      ${pageOf(filter, viewer, after)}
    )
    select page.assignment_id, page.assignment_key, page.assignment_no, page.claim_file_id, page.claim_file_no,
      page.assignment_type_code as assignment_type, ${name('assignment_type')} as assignment_type_name,
      page.status_code, ${name('status')} as status_name, status.color as status_color, page.category_code,
      page.priority, page.plate, nullif(page.claimant_name, '') as claimant_name,
      page.policy_type_code as policy_type, page.county_code, page.assigned_user_id,
      app_user.full_name as assigned_user_name, ${asInstant('created_at')}, ${asInstant('due_at')},
      page.legal_due_date, ${asInstant('last_activity_at')}, page.is_case_master, page.row_version, page.sort_value
    from page
    join assignment_type on assignment_type.org_id = page.org_id
      and assignment_type.assignment_type_code = page.assignment_type_code
    join status on status.org_id = page.org_id and status.assignment_type_code = page.assignment_type_code
      and status.status_code = page.status_code
    left join app_user on app_user.org_id = page.org_id and app_user.user_id = page.assigned_user_id
    order by page.sort_key ${direction}, page.assignment_id ${direction}
  `.execute(tx);
  return rows.rows;
}

/** How many rows the filter finds, counted up to a limit. */
export async function countWorklist(
  tx: Transaction<Database>,
  filter: WorklistFilter,
  viewer: WorklistViewer,
) {
  const counted = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select 1 from ${list}
      where ${matching(filter, viewer, listsOf(filter))} limit ${mostCounted + 1}
    ) as found
  `.execute(tx);
  const count = counted.rows[0]?.count ?? 0;
  return { count: Math.min(count, mostCounted), capped: count > mostCounted };
}

function pageOf(filter: WorklistFilter, viewer: WorklistViewer, after: WorklistPosition | undefined) {
  const order = orderOf(filter);
  const direction = sql.raw(order.direction);
  const { column, type } = columns[order.column];
  const limit = pageSizeOf(filter) + 1;
  const comparison = sql.raw(order.direction === 'asc' ? '>' : '<');
  const beyond =
    after === undefined
      ? sql`true`
      : sql`(${column}, assignment.assignment_id) ${comparison} (${after.value}::${type}, ${after.assignmentId}::uuid)`;
  // One ordered walk for each list: together they are the page, whichever lists are asked for.
  const walks = listsOf(filter).map(
    (code) => sql`(select assignment.*, ${column} as sort_key, ${column}::text as sort_value from ${list}
      where ${matching(filter, viewer, [code])} and ${beyond}
      order by ${column} ${direction}, assignment.assignment_id ${direction} limit ${limit})`,
  );
  return sql`select * from (${sql.join(walks, sql` union all `)}) as walk
    order by sort_key ${direction}, assignment_id ${direction} limit ${limit}`;
}

function matching(filter: WorklistFilter, viewer: WorklistViewer, lists: readonly string[]) {
  const inLists =
    lists.length === 1 ? sql`assignment.list_code = ${lists[0]}` : sql`assignment.list_code = any (${lists})`;
  return sql.join(
    [sql`assignment.org_id = ${viewer.orgId}`, inLists, ...conditionsOf(filter, viewer)],
    sql` and `,
  );
}

function listsOf(filter: WorklistFilter): readonly string[] {
  if (filter.category_code === 'all') return listCodes;
  return [filter.category_code === 'new' ? 'active' : filter.category_code];
}

/** Instants leave the database as the contract wants them, without a detour over the client's clock. */
function asInstant(column: string) {
  const instant = sql.ref(`page.${column}`);
  return sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as ${sql.ref(column)}`;
}
