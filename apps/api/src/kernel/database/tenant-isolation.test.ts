import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { demoId } from '#src/demo-world.ts';
import { useDatabase } from '#src/testing/database.ts';
import { aPieceOfWork, placeIn } from '#src/testing/some-work.ts';
import { inTenant, outsideTenant } from './in-tenant.ts';

const database = useDatabase();
const demo = demoId('organisation', 'demo');
const alfa = demoId('organisation', 'alfa');

beforeAll(async () => {
  await aPieceOfWork(placeIn(database));
  await aPieceOfWork(placeIn(database), { owner: 'alfa.ana' }, 'alfa');
});

test('every table with an organisation has row-level security that also binds its owner', async () => {
  const { rows } = await sql<{ table: string }>`
    select c.relname as "table" from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'org_id' and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and not (c.relrowsecurity and c.relforcerowsecurity and exists (
        select from pg_policy p where p.polrelid = c.oid and p.polcmd = '*' and p.polroles = '{0}'
          and pg_get_expr(p.polqual, c.oid) = '(org_id = current_org_id())'
          and pg_get_expr(p.polwithcheck, c.oid) = '(org_id = current_org_id())'))`.execute(
    database.db.kysely,
  );
  expect(rows).toEqual([]);
});

test('only the look-up role has a policy that sees several organisations, and only for reading', async () => {
  const { rows } = await sql<{ policy: string; role: string; command: string }>`
    select distinct p.polname as policy, r.rolname as role, p.polcmd as command
    from pg_policy p join pg_roles r on r.oid = any (p.polroles)
    -- A restrictive policy shows nobody more.
    where p.polname <> 'tenant' and p.polpermissive`.execute(database.db.kysely);
  expect(rows).toEqual([{ policy: 'lookup', role: 'dosar_lookup', command: 'r' }]);
});

test('every view names the tenant itself or leaves it to the tables', async () => {
  const { rows } = await sql<{ view: string }>`
    select c.relname as view from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('v', 'm')
      and not coalesce('security_invoker=true' = any (c.reloptions), false)
      and pg_get_viewdef(c.oid) not like '%org_id = current_org_id()%'`.execute(database.db.kysely);
  expect(rows).toEqual([]);
});

test('the roles of requests and look-ups cannot log in, bypass a policy, own a table or create one', async () => {
  const { rows } = await sql`
    select rolname as role, rolsuper or rolbypassrls or rolcanlogin or rolcreaterole or rolcreatedb as "isPowerful",
      has_schema_privilege(rolname, 'public', 'create') as "canCreate",
      exists (select from pg_class c where c.relowner = r.oid and c.relkind in ('r', 'p')) as "ownsTables"
    from pg_roles r where rolname in ('dosar_app', 'dosar_lookup') order by 1`.execute(database.db.kysely);
  const harmless = { isPowerful: false, canCreate: false, ownsTables: false };
  expect(rows).toEqual([
    { role: 'dosar_app', ...harmless },
    { role: 'dosar_lookup', ...harmless },
  ]);
});

test('an organisation sees its own claims only, also through the list', async () => {
  const numbersOf = (orgId: string) =>
    inTenant(database.db, orgId, async (tx) => {
      const files = await tx.selectFrom('claim_file').select('claim_file_no').execute();
      const list = await tx.selectFrom('assignment_list').select('claim_file_no').execute();
      return [...files, ...list].map((row) => row.claim_file_no.slice(0, 2));
    });
  expect(new Set(await numbersOf(demo))).toEqual(new Set(['DM']));
  expect(new Set(await numbersOf(alfa))).toEqual(new Set(['AB']));
});

test('without a tenant no row of any organisation answers', async () => {
  const counts = await outsideTenant(database.db, async (tx) => {
    const files = await tx.selectFrom('claim_file').select('claim_file_id').execute();
    const users = await tx.selectFrom('app_user').select('user_id').execute();
    const list = await tx.selectFrom('assignment_list').select('assignment_id').execute();
    return [files.length, users.length, list.length];
  });
  expect(counts).toEqual([0, 0, 0]);
});

test('a row cannot be written into, moved to or linked with another organisation', async () => {
  const foreignTeam = { org_id: alfa, team_code: 'spy', name_ro: 'x', name_en: 'x' };
  await expect(
    inTenant(database.db, demo, (tx) => tx.insertInto('team').values(foreignTeam).execute()),
  ).rejects.toThrow(/row-level security/);
  await expect(
    inTenant(database.db, demo, (tx) => tx.updateTable('team').set({ org_id: alfa }).execute()),
  ).rejects.toThrow(/row-level security/);

  const foreignEvent = await inTenant(database.db, alfa, (tx) =>
    tx.selectFrom('event').select('event_id').executeTakeFirstOrThrow(),
  );
  await expect(
    inTenant(database.db, demo, (tx) =>
      tx.updateTable('claim_file').set({ event_id: foreignEvent.event_id }).execute(),
    ),
  ).rejects.toThrow(/foreign key/);
});

test('look-ups before the tenant is known answer identifiers only', async () => {
  const found = await outsideTenant(database.db, async (tx) => ({
    login: (await sql`select * from find_login('ana.ionescu')`.execute(tx)).rows,
    nobody: (await sql`select * from find_login('nobody')`.execute(tx)).rows,
    byKey: (await sql`select find_org_by_key('demo') as id`.execute(tx)).rows,
    byCode: (await sql`select find_org_by_code('alfa') as id`.execute(tx)).rows,
  }));
  expect(found).toEqual({
    login: [{ org_id: demo, user_id: demoId('user', 'ana.ionescu') }],
    nobody: [],
    byKey: [{ id: demo }],
    byCode: [{ id: alfa }],
  });
});
