import { sql } from 'kysely';
import type { Insertable, Kysely } from 'kysely';
import type { Database } from '../../server.ts';

// Tables that others point at come first.
const order = [
  'event',
  'party',
  'contact_channel',
  'vehicle',
  'partner',
  'special_customer',
  'tag',
  'claim_file',
  'claim_vehicle',
  'claim_number',
  'assignment',
  'note',
  'guest_access',
  'doc_request',
  'doc_request_item',
  'doc_request_reminder',
  'message',
  'timeline_event',
  'tracker_event',
  // Last, so that photos are drawn while the other tables are written.
  'document',
] as const satisfies readonly (keyof Database)[];

type Table = (typeof order)[number];

/** Tables with so many rows that their indexes are built once, after all rows. */
export const largeTables: readonly Table[] = [
  'party',
  'vehicle',
  'claim_file',
  'assignment',
  'document',
  'timeline_event',
  'tracker_event',
];

/** Rows that grow with a claim file, collected first and then written together; other tables are for `seed` of a part. */
export type DemoRows = { [Name in Table]: Insertable<Database[Name]>[] };

/** An empty collection. */
export function demoRows(): DemoRows {
  // prettier-ignore
  return {
    event: [], party: [], contact_channel: [], vehicle: [], claim_file: [], claim_vehicle: [], claim_number: [],
    assignment: [], note: [], guest_access: [], doc_request: [], doc_request_item: [], doc_request_reminder: [], document: [], message: [],
    timeline_event: [], tracker_event: [], partner: [], special_customer: [], tag: [],
  };
}

// Written as text, read by the database as a value.
const jsonColumns = ['data', 'damaged_parts'];

/** Writes the rows, one statement per table; documents when their photos are drawn. Runs with the tenant set. */
export async function insertDemoRows(kysely: Kysely<Database>, rows: DemoRows, photosDrawn: Promise<void>) {
  // A rough picture of the tables is enough until PostgreSQL looks at them by itself, and takes a tenth of the time.
  await sql`set local default_statistics_target = 10`.execute(kysely);
  for (const table of order) {
    if (rows[table].length === 0) continue;
    if (table === 'document') await photosDrawn;
    await insert(kysely, table, rows[table]);
    // Foreign keys of the next tables are checked against this one: without statistics each check reads all of it.
    await sql`analyze ${sql.table(table)}`.execute(kysely);
  }
}

// A document with all rows is read three times as fast as a statement with a parameter for every cell. Columns that only
// some rows name become null in the others, so they must be nullable.
async function insert(kysely: Kysely<Database>, table: Table, rows: readonly object[]) {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const document = JSON.stringify(
    rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([column, value]) => [
          column,
          jsonColumns.includes(column) && typeof value === 'string' ? JSON.parse(value) : value,
        ]),
      ),
    ),
  );
  await sql`insert into ${sql.table(table)} (${names})
    select ${names} from jsonb_populate_recordset(null::${sql.table(table)}, ${document}::jsonb)`.execute(
    kysely,
  );
}
