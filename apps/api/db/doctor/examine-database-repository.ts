import { sql } from 'kysely';
import { databaseState, isDurable } from '#src/kernel/health/database-state.ts';
import { inTenant, latestSchemaVersion, outsideTenant, type Db } from '#src/kernel/database/index.ts';
import { findJobHold } from '#src/kernel/jobs/job-hold.ts';
import { findOldestWaiting } from '#src/kernel/outbox/outbox-repository.ts';
import { featuresOfInsurers } from '../configuration/features.ts';
import { bad, good, measured, note, wordsOf, type Finding } from './finding.ts';

const oldestServer = 150_000;
const mostSkewMilliseconds = 5_000;
const longestWaitMinutes = 15;

/** What is wrong with the database, for its owner. */
export async function examineDatabase(db: Db, now: () => Date): Promise<Finding[]> {
  try {
    const state = await databaseState(db);
    const findings = [
      await version(db),
      schema(state.schemaVersion),
      isDurable(state.durability)
        ? good('durability', 'what is acknowledged outlives a power cut')
        : bad(
            'durability',
            'a power cut may lose what was acknowledged',
            'set fsync, full_page_writes and synchronous_commit to on',
          ),
      await extensions(db),
      await roles(db),
      await protection(db),
      await clock(db, now),
    ];
    if (state.schemaVersion !== latestSchemaVersion()) return findings;
    return [
      ...findings,
      await organisations(db),
      await features(db),
      await hold(db),
      await messages(db, now),
      await jobs(db, now),
    ];
  } catch (error) {
    const isEmpty = error instanceof Error && 'code' in error && error.code === '42P01';
    if (isEmpty) return [note('database', 'it is empty', 'start the server: it makes its tables')];
    return [
      bad('database', wordsOf(error), 'look at DATABASE_URL, and whether the server runs and is reached'),
    ];
  }
}

async function version({ kysely }: Db): Promise<Finding> {
  const { rows } = await sql<{ number: number; name: string }>`
    select current_setting('server_version_num')::integer as number, current_setting('server_version') as name`.execute(
    kysely,
  );
  const { number = 0, name = '' } = rows[0] ?? {};
  const finding =
    number >= oldestServer
      ? good('database', `PostgreSQL ${name}`)
      : bad('database', `PostgreSQL ${name} is too old`, 'use version 15 or a newer one');
  return measured(finding, `PostgreSQL ${name}`);
}

function schema(found: number): Finding {
  const wanted = latestSchemaVersion();
  if (found === wanted) return good('schema', `version ${found}`);
  return found < wanted
    ? note(
        'schema',
        `version ${found}, this program wants ${wanted}`,
        'the next start migrates it: back up first',
      )
    : bad('schema', `version ${found} is newer than this program (${wanted})`, 'start the newer version');
}

async function extensions({ kysely }: Db): Promise<Finding> {
  const { rows } = await sql<{ name: string }>`
    select name from unnest(array['pg_trgm', 'btree_gist']) name where name not in (select extname from pg_extension)`.execute(
    kysely,
  );
  const missing = rows.map(({ name }) => name).join(', ');
  return missing === ''
    ? good('extensions', 'all are there')
    : bad('extensions', `missing: ${missing}`, 'create them as an administrator of the database');
}

async function roles({ kysely }: Db): Promise<Finding> {
  const { rows } = await sql<{ name: string }>`
    select rolname as name from pg_roles where rolname in ('dosar_app', 'dosar_lookup')
      and (rolsuper or rolbypassrls or rolcanlogin or rolcreaterole or rolcreatedb)`.execute(kysely);
  const powerful = rows.map(({ name }) => name).join(', ');
  return powerful === ''
    ? good('roles', 'requests run without power over the database')
    : bad(
        'roles',
        `${powerful} may do too much`,
        'alter role … nologin nosuperuser nobypassrls nocreaterole nocreatedb',
      );
}

async function protection({ kysely }: Db): Promise<Finding> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'org_id' and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and not (c.relrowsecurity and c.relforcerowsecurity)`.execute(kysely);
  const open = rows.map(({ name }) => name).join(', ');
  return open === ''
    ? good('row security', 'every table shows an organisation its own rows alone')
    : bad(
        'row security',
        `off for ${open}`,
        'alter table … enable row level security, force row level security',
      );
}

async function clock({ kysely }: Db, now: () => Date): Promise<Finding> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(kysely);
  const skew = Math.abs((rows[0]?.now.getTime() ?? 0) - now().getTime());
  const finding =
    skew <= mostSkewMilliseconds
      ? good('clock', 'this machine and the database agree')
      : bad(
          'clock',
          `${Math.round(skew / 1000)} s apart from the database`,
          'synchronise both by NTP: legal terms depend on it',
        );
  return measured(finding, `${(skew / 1000).toFixed(2)} s`);
}

const organisationIds = async (db: Db) => {
  const { rows } = await outsideTenant(db, (tx) =>
    sql<{ orgId: string }>`select org_id as "orgId" from list_org_ids() as org_id`.execute(tx),
  );
  return rows.map(({ orgId }) => orgId);
};

async function organisations(db: Db): Promise<Finding> {
  const { length } = await organisationIds(db);
  return length > 0
    ? good('organisations', String(length))
    : note('organisations', 'none', 'open the set-up page with the code that the start prints');
}

/** A flag that no version writes leaves its pages at 404, for the right role as well. */
async function features(db: Db): Promise<Finding> {
  const missing = new Map<string, number>();
  for (const orgId of await organisationIds(db)) {
    const { rows } = await inTenant(db, orgId, (tx) =>
      sql<{ code: string }>`select code from unnest(${[...featuresOfInsurers]}::text[]) code
        where not exists (select from feature_flag where org_id = ${orgId} and feature_code = code)`.execute(
        tx,
      ),
    );
    for (const { code } of rows) missing.set(code, (missing.get(code) ?? 0) + 1);
  }
  if (missing.size === 0) return good('features', 'each is switched on or off in each organisation');
  const named = [...missing].map(([code, count]) => `${code} (${count})`).join(', ');
  return note(
    'features',
    `neither on nor off, with the number of organisations: ${named}`,
    'a configurator decides in /config/features: until then their pages answer 404',
  );
}

async function hold(db: Db): Promise<Finding> {
  const held = await findJobHold(db);
  return held === undefined
    ? good('jobs', 'are worked on')
    : note(
        'jobs',
        `held since ${held.held_since.toISOString()}: ${held.reason}`,
        'npm run restore -- release',
      );
}

async function messages(db: Db, now: () => Date): Promise<Finding> {
  const waits: number[] = [];
  for (const orgId of await organisationIds(db)) {
    const oldest = await inTenant(db, orgId, (tx) => findOldestWaiting(tx, orgId));
    if (oldest !== undefined) waits.push((now().getTime() - oldest.getTime()) / 60_000);
  }
  const longest = Math.round(Math.max(0, ...waits));
  return longest <= longestWaitMinutes
    ? good('messages', 'none waits for long')
    : bad(
        'messages',
        `one has waited for ${longest} minutes`,
        'see the outbox, the mail server and the SMS gateway',
      );
}

async function jobs({ kysely }: Db, now: () => Date): Promise<Finding> {
  const { rows } = await sql<{ name: string; since: Date }>`
    select name, min(start_after) as since from job.job where state in ('created', 'retry')
      and start_after < ${new Date(now().getTime() - longestWaitMinutes * 60_000)} group by name order by 2 limit 5`.execute(
    kysely,
  );
  const standing = rows.map(({ name }) => name).join(', ');
  return standing === ''
    ? good('queues', 'get on')
    : bad('queues', `stand still: ${standing}`, 'see /config/jobs, and whether a server process runs');
}
