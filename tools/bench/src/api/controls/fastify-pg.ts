// What one would write without a framework of one's own: one route, one prepared statement, 50 rows of the same list. Nobody
// is authenticated, nothing is validated, no tenant is entered. The statement is a short one, whose rows become JSON here, or
// the one it is told, which has made JSON of them already.
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import pg from 'pg';

const { DATABASE_URL, PORT, STATEMENT_FILE } = process.env;

/** Without a total, a search and most of what a row of the product shows. */
const shortPage = `
  select a.assignment_id, a.assignment_key, a.assignment_no, a.claim_file_id, a.claim_file_no,
    a.assignment_type_code as assignment_type, t.name_ro as assignment_type_name, a.status_code, s.name_ro as status_name,
    s.color as status_color, a.category_code, a.priority, a.plate, a.claimant_name, a.policy_type_code as policy_type,
    a.county_code, a.assigned_user_id, u.full_name as assigned_user_name, a.created_at, a.due_at, a.legal_due_date,
    a.last_activity_at, a.is_case_master, a.row_version
  from (
    select * from assignment where org_id = $1 and list_code = $2 order by due_at, assignment_id limit 50
  ) a
  join assignment_type t on t.org_id = $1 and t.assignment_type_code = a.assignment_type_code
  join status s on s.org_id = $1 and s.assignment_type_code = a.assignment_type_code
    and s.status_code = a.status_code
  left join app_user u on u.org_id = $1 and u.user_id = a.assigned_user_id
  order by a.due_at, a.assignment_id`;

const asking = new pg.Client({ connectionString: DATABASE_URL });
await asking.connect();
const found = await asking.query<{ org_id: string }>("select find_org_by_code('demo') as org_id");
await asking.end();
const orgId = found.rows[0]?.org_id;

type Statement = { sql: string; parameters: unknown[] };
const statement: Statement =
  STATEMENT_FILE === undefined
    ? { sql: shortPage, parameters: [orgId, 'active'] }
    : (JSON.parse(readFileSync(STATEMENT_FILE, 'utf8')) as Statement);

const pool = new pg.Pool({
  connectionString: DATABASE_URL,
  max: 10,
  // Names in the statement that mean the organisation of the moment: said once for each connection.
  options: `-c app.org_id=${orgId}`,
});

/** The rows as an object each, or as the text that our statement has made of them. */
async function readPage() {
  const { rows } = await pool.query<{ lines?: string; line_count?: number }>({
    name: 'page',
    text: statement.sql,
    values: statement.parameters,
  });
  const { lines, line_count: count = rows.length } = rows[0] ?? {};
  return { count, answer: lines === undefined ? { items: rows } : `{"items":[${lines}]}` };
}

const { count } = await readPage();
if (count < 50) throw new Error(`The page has ${count} rows instead of 50.`);

const app = Fastify();
app.post('/worklist', async (_request, reply) => {
  const { answer } = await readPage();
  return reply.type('application/json; charset=utf-8').send(answer);
});
await app.listen({ port: Number(PORT), host: '127.0.0.1' });
process.on('disconnect', () => process.exit(1));
process.send?.('ready');
