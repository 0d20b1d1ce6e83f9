import type pg from 'pg';
import { getConstructionPlans, getMigrationPlans } from 'pg-boss';
import packageOfBoss from 'pg-boss/package.json' with { type: 'json' };
import { SchemaMismatch } from './schema-mismatch.ts';

/** Schema of the job queue; pg-boss owns it. */
export const jobSchema = 'job';

/** The version of its schema that this pg-boss works with. */
const wantedVersion = packageOfBoss.pgboss.schema;

/** Creates the schema of the job queue or brings it to the version of this program. Runs as the owner of the database. */
export async function migrateJobSchema(client: pg.Client): Promise<void> {
  const version = await installedVersion(client);
  if (version !== undefined && version > wantedVersion)
    throw new SchemaMismatch(
      `The job queue has version ${version}, this program knows ${wantedVersion}. Start the newer version.`,
    );
  if (version === undefined) await client.query(getConstructionPlans(jobSchema));
  else if (version < wantedVersion) await client.query(migrationFrom(version));
  if (version !== wantedVersion || !(await isProtected(client))) await client.query(protection);
}

/**
 * pg-boss's own plan: one transaction, then indexes that it builds concurrently. Several statements in one go may not do
 * that, and while another process waits for its turn to migrate, it would wait for that process in turn.
 */
function migrationFrom(version: number): string {
  const plan = getMigrationPlans(jobSchema, version);
  const end = plan.lastIndexOf('COMMIT;');
  return plan.slice(0, end) + plan.slice(end).replaceAll(' INDEX CONCURRENTLY ', ' INDEX ');
}

async function installedVersion(client: pg.Client): Promise<number | undefined> {
  const found = await client.query<{ exists: boolean }>(
    `select to_regclass('${jobSchema}.version') is not null as exists`,
  );
  if (found.rows[0]?.exists !== true) return undefined;
  const { rows } = await client.query<{ version: number }>(`select version from ${jobSchema}.version`);
  return rows[0]?.version;
}

async function isProtected(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ policies: number }>(
    `select count(*)::integer as policies from pg_policies
     where schemaname = '${jobSchema}' and tablename in ('job', 'job_common') and policyname = 'tenant'`,
  );
  return rows[0]?.policies === 2;
}

/**
 * A request may put in, see, cancel and retry jobs of its own organisation, and nothing else of the queue.
 *
 * The owner, as whom workers fetch and settle, is not bound: the policies are not forced.
 */
const protection = `
  do $$
  declare
    job_table text;
  begin
    grant usage on schema ${jobSchema} to dosar_app;
    grant select on ${jobSchema}.version, ${jobSchema}.queue, ${jobSchema}.schedule to dosar_app;
    foreach job_table in array array['job', 'job_common'] loop
      execute format('alter table ${jobSchema}.%I enable row level security', job_table);
      execute format('drop policy if exists tenant on ${jobSchema}.%I', job_table);
      execute format('create policy tenant on ${jobSchema}.%I to dosar_app
        using (group_id = current_org_id()::text) with check (group_id = current_org_id()::text)', job_table);
      execute format('grant select, insert, update, delete on ${jobSchema}.%I to dosar_app', job_table);
    end loop;
    -- For the page of jobs, which asks by organisation where pg-boss asks by queue.
    create index if not exists job_of_organisation on ${jobSchema}.job_common (group_id, created_on desc, id desc)
      where group_id is not null;
  end
  $$`;
