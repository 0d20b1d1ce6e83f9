import pg from 'pg';
import { getRollbackPlans } from 'pg-boss';
import packageOfBoss from 'pg-boss/package.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { allJobs } from '#src/composition/compose-areas.ts';
import { useDatabase } from '#src/testing/database.ts';
import { declareQueues } from '../jobs/declare-queues.ts';
import { clientConfig } from './database-connection.ts';
import { jobSchema, migrateJobSchema } from './job-schema.ts';
import { SchemaMismatch } from './schema-mismatch.ts';

const database = useDatabase();
const latest = packageOfBoss.pgboss.schema;

async function withClient<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client(clientConfig(database.connection));
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const versionOf = async (client: pg.Client) =>
  (await client.query<{ version: number }>('select version from job.version')).rows[0]?.version;

test('a job queue of an earlier release is brought to the present one, and its tables keep their policies', async () => {
  await withClient(async (client) => {
    await client.query(getRollbackPlans(jobSchema, latest));
    expect(await versionOf(client)).toBe(latest - 1);
    await migrateJobSchema(client);
    expect(await versionOf(client)).toBe(latest);
    const { rows } = await client.query(
      `select tablename from pg_policies where schemaname = 'job' order by 1`,
    );
    expect(rows).toEqual([{ tablename: 'job' }, { tablename: 'job_common' }]);
  });
  await declareQueues(database.connection, allJobs());
});

test('a job queue of a later release is refused', async () => {
  await withClient(async (client) => {
    await client.query('update job.version set version = version + 1');
    await expect(migrateJobSchema(client)).rejects.toThrow(SchemaMismatch);
    await client.query('update job.version set version = version - 1');
  });
});
