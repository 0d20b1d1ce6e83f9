import { sql } from 'kysely';
import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, onTestFinished, test, vi } from 'vitest';
import { demoId } from '#src/demo-world.ts';
import { cloneDatabase } from '#src/testing/template-database.ts';
import { fillSmallWorld } from '#src/testing/world/small-world.ts';
import { createDatabase } from './create-database.ts';
import { withDatabaseName } from './database-connection.ts';
import { inTenant } from './in-tenant.ts';
import { latestSchemaVersion, migrate } from './migrate.ts';
import { SchemaMismatch } from './schema-mismatch.ts';

// A server that we do not rule: its owner is no superuser, as with any PostgreSQL by DATABASE_URL.
const name = `dosar_owned_${process.pid}`;
const connection = { ...inject('testServer'), database: name, user: name, password: 'owner' };

beforeAll(async () => {
  // The roles belong to the whole server: here by then, or somebody else would make them between our look and our use.
  await (await cloneDatabase()).drop();
  await asSuperuser(async (server) => {
    await server.query(`create role ${name} login createrole password 'owner'`);
    await server.query(`create database ${name} owner ${name}`);
    for (const role of ['dosar_app', 'dosar_lookup']) {
      await server.query(`grant ${role} to ${name} with admin option`);
    }
  });
});
afterAll(() =>
  asSuperuser(async (server) => {
    await server.query(`drop database ${name} with (force)`);
    await server.query(`drop owned by ${name}`);
    await server.query(`drop role ${name}`);
  }),
);

test('two processes that migrate an empty database at once bring it to the latest version together', async () => {
  const [first, second] = await Promise.all([migrate(connection), migrate(connection)]);
  expect(Math.min(first.length, second.length)).toBe(0);
  expect(Number.parseInt([...first, ...second].at(-1) ?? '', 10)).toBe(latestSchemaVersion());
});

test('an owner without superuser rights fills the database, and tenants stay apart for the owner too', async () => {
  await fillSmallWorld(connection);
  const db = createDatabase(connection, { maxConnections: 2 });
  try {
    const asOwner = await db.kysely.selectFrom('queue').select('queue_id').execute();
    expect(asOwner).toEqual([]);
    const found = await sql`select * from find_login('ana.ionescu')`.execute(db.kysely);
    expect(found.rows).toHaveLength(1);
    const people = await inTenant(db, demoId('organisation', 'alfa'), (tx) =>
      tx.selectFrom('app_user').select('username').execute(),
    );
    expect(people).toEqual([{ username: 'alfa.ana' }]);
    await inTenant(db, demoId('organisation', 'alfa'), (tx) =>
      tx
        .insertInto('audit_log')
        .values({ org_id: demoId('organisation', 'alfa'), event: 'X', actor_kind: 'system' })
        .execute(),
    );
  } finally {
    await db.close();
  }
});

test('the kind of work "Sarcină" is renamed in every organisation that did not choose a name itself', async () => {
  const renaming = migrationNamed('kind_of_work_activity');
  const namesAre = async (names: Record<string, string>) => {
    for (const [code, kindName] of Object.entries(names))
      await query(`select set_config('app.org_id', '${demoId('organisation', code)}', false);
        update assignment_type set name_ro = '${kindName}' where assignment_type_code = 'task'`);
  };
  const nameIn = async (code: string) =>
    inDatabase((db) =>
      inTenant(db, demoId('organisation', code), (tx) =>
        tx
          .selectFrom('assignment_type')
          .select('name_ro')
          .where('assignment_type_code', '=', 'task')
          .executeTakeFirstOrThrow(),
      ),
    );
  await namesAre({ demo: 'Sarcină', alfa: 'Treabă' });
  await query(renaming);
  expect([await nameIn('demo'), await nameIn('alfa')]).toEqual([
    { name_ro: 'Activitate' },
    { name_ro: 'Treabă' },
  ]);
});

test('changes that were taken back before they had a state have one in every organisation, also for an owner without rights', async () => {
  const organisations = ['demo', 'alfa'].map((code) => demoId('organisation', code));
  const asTenant = (org: string, text: string) =>
    query(`begin; select set_config('app.org_id', '${org}', true); ${text}; commit`);
  for (const org of organisations)
    await asTenant(
      org,
      `insert into assignment_change (org_id, user_id, actor_user_id, action, parameters, undone_at)
        select org_id, user_id, user_id, 'tag', '{}', now() from app_user where org_id = current_org_id() order by user_id limit 1`,
    );
  const forgotten = async () => {
    const counts = await Promise.all(
      organisations.map((org) =>
        inDatabase((db) =>
          inTenant(db, org, (tx) =>
            tx
              .selectFrom('assignment_change')
              .select('state')
              .where('undone_at', 'is not', null)
              .where('state', '=', 'done')
              .execute(),
          ),
        ),
      ),
    );
    return counts.map(({ length }) => length);
  };

  // As 0045 said it: the owner sees no row.
  await query(`update assignment_change set state = 'undone' where undone_at is not null`);
  expect(await forgotten()).toEqual([1, 1]);
  await query(migrationNamed('undone_changes'));
  expect(await forgotten()).toEqual([0, 0]);
});

test('M3 an upgrade switches on what managers need in every insurer, but for what it has switched off itself', async () => {
  const alfa = demoId('organisation', 'alfa');
  await query(`select set_config('app.org_id', '${alfa}', false);
    delete from feature_flag where feature_code = 'reports';
    update feature_flag set is_enabled = false where feature_code = 'time-off'`);
  await query(migrationNamed('features_of_insurers'));
  const flags = await inDatabase((db) =>
    inTenant(db, alfa, (tx) =>
      tx.selectFrom('feature_flag').select(['feature_code', 'is_enabled']).orderBy('feature_code').execute(),
    ),
  );
  expect(flags).toEqual([
    { feature_code: 'manager-area', is_enabled: true },
    { feature_code: 'reports', is_enabled: true },
    { feature_code: 'time-off', is_enabled: false },
  ]);
});

test('a migration that waits for a table lets the earlier version read it meanwhile, and changes it once it is free', async () => {
  const last = await query(
    `delete from schema_migration where number = ${latestSchemaVersion()} returning *`,
  );
  const [user, reader] = await Promise.all([connected(), connected()]);
  await user.query('begin; lock table branch in share mode');
  const title = String(last[0]?.['name']).replace(/^\d+_/, '');
  const locks = async (client: pg.Client) => {
    await client.query('lock table branch in access exclusive mode');
    throw new Error('The table is ours.');
  };
  const migrating = expect(migrate(connection, new Map([[title, locks]]))).rejects.toThrow(/ours/);
  await vi.waitFor(
    async () => {
      const waiting = await query(`select from pg_locks where relation = 'branch'::regclass and not granted`);
      expect(waiting).toHaveLength(1);
    },
    { timeout: 30_000 },
  );

  // Behind a migration that waits without end, nobody would read before the other has finished.
  await reader.query('select from branch limit 1');
  await user.query('rollback');
  await migrating;
  await query(
    `insert into schema_migration select * from json_populate_record(null::schema_migration, '${JSON.stringify(last[0])}')`,
  );
});

test('a request can create nothing, not even for the time of its connection', async () => {
  const rows = await query(`select has_schema_privilege('dosar_app', 'public', 'create') as lasting,
    has_database_privilege('dosar_app', current_database(), 'temporary') as temporary`);
  expect(rows).toEqual([{ lasting: false, temporary: false }]);
});

test('a database of a newer version is refused', async () => {
  await query(`insert into schema_migration (number, name, checksum) values (9999, '9999_future', 'x')`);
  await expect(migrate(connection)).rejects.toThrow(SchemaMismatch);
  await query('delete from schema_migration where number = 9999');
});

test('a database that applied an earlier wording of a migration is at its state as well', async () => {
  const earlier = '097a1ad6bc5964ce653a60d79f092757f20a16db6f57a1889f404daa0b83d371';
  const rows = await query(`update schema_migration set checksum = '${earlier}' where name = '0006_claim_file'
    returning number`);
  expect(rows).toEqual([{ number: 6 }]);
  expect(await migrate(connection)).toEqual([]);
  // The wording of one migration is none of another.
  await query(`update schema_migration set checksum = '${earlier}' where number = 7`);
  await expect(migrate(connection)).rejects.toThrow(/0007_\w+ was changed/);
});

test('an applied migration that was edited afterwards is refused', async () => {
  await query(`update schema_migration set checksum = 'edited' where number = 1`);
  await expect(migrate(connection)).rejects.toThrow(/0001_foundation was changed/);
});

/** The text of the migration of this name, whatever its number is. */
function migrationNamed(title: string): string {
  const folder = new URL('../../../db/migrations/', import.meta.url);
  const file = readdirSync(folder).find((known) => known.endsWith(`_${title}.sql`)) ?? '';
  return readFileSync(new URL(file, folder), 'utf8');
}

async function inDatabase<Answer>(read: (db: ReturnType<typeof createDatabase>) => Promise<Answer>) {
  const db = createDatabase(connection, { maxConnections: 1 });
  try {
    return await read(db);
  } finally {
    await db.close();
  }
}

async function query(text: string) {
  const client = new pg.Client(connection);
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(text);
  await client.end();
  return rows;
}

async function connected() {
  const client = new pg.Client({ ...connection, statement_timeout: 10_000 });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

async function asSuperuser(work: (server: pg.Client) => Promise<void>) {
  const server = new pg.Client({ ...inject('testObserver'), database: 'postgres' });
  await server.connect();
  await work(server);
  await server.end();
}

test('a connection keeps everything but the name of its database', () => {
  expect(withDatabaseName('postgresql://me:pw@host:5433/one?sslmode=require', 'two')).toBe(
    'postgresql://me:pw@host:5433/two?sslmode=require',
  );
  expect(withDatabaseName(connection, 'two')).toEqual({ ...connection, database: 'two' });
});
