import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { readContract } from '../kernel/http/contract.ts';
import type { Operation } from '../kernel/http/operation.ts';
import { startTestApi } from '../testing/start-test-api.ts';
import type { CallerHeaders } from '../testing/test-sessions.ts';
import { demoIdentifiers, particularIdentifiers, type Identifiers } from './area-samples.ts';
import { sampleOf } from './sample-request.ts';

// While a newer version migrates the database, this version goes on answering: a migration may add columns at any time.

const contract = readContract();
const reads = contract.operations.filter(
  ({ id, method, isPlanned, isStream, access }) =>
    method === 'GET' && id !== 'logout' && !isPlanned && access.callers.includes('staff') && !isStream,
);

const api = startTestApi({ world: 'demo' });
let headers: CallerHeaders;
let identifiers: Identifiers;

beforeAll(async () => {
  identifiers = await demoIdentifiers(api);
  const { userId, orgId } = await api.userNamed('maria.stan');
  await sql`insert into user_role (org_id, user_id, role_code) select ${orgId}, ${userId}, role_code from role
    on conflict do nothing`.execute(api.database.kysely);
  headers = await api.tokenFor('maria.stan');
});

function requestTo(operation: Operation) {
  const url = operation.path.replaceAll(/\{(\w+)\}/g, (_match, name: string) =>
    encodeURIComponent(particularIdentifiers[operation.id]?.[name] ?? identifiers[name] ?? ''),
  );
  const { query } = operation.parameters;
  const sample = sampleOf(query, contract.document, (name) => identifiers[name] ?? '') as Record<
    string,
    unknown
  >;
  const needed = (query['required'] ?? []) as string[];
  return {
    method: 'GET',
    url,
    query: Object.fromEntries(needed.map((name) => [name, String(sample[name])])),
    headers,
  } as const;
}

/** A connection keeps 256 statements at most: each server is asked for as much as its connections keep. */
const readsOfOneServer = 40;
type Server = Pick<typeof api, 'inject'>;

async function statuses(servers: Server[]): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const [index, operation] of reads.entries()) {
    const server = servers[Math.floor(index / readsOfOneServer)] ?? api;
    found[operation.id] = (await server.inject(requestTo(operation))).statusCode;
  }
  return found;
}

async function addColumnToEveryTable(): Promise<void> {
  const tables = await sql<{ name: string }>`select relname as name from pg_class
    where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace`.execute(
    api.database.kysely,
  );
  for (const { name } of tables.rows)
    await sql`alter table ${sql.table(name)} add column of_next_version text`.execute(api.database.kysely);
}

test('every page is read as before while a newer version adds a column to every table', async () => {
  const servers: Server[] = [];
  for (let from = 0; from < reads.length; from += readsOfOneServer) servers.push(await api.startAnother());
  // A statement is prepared when it is sent a second time.
  await statuses(servers);
  const before = await statuses(servers);
  expect(Object.values(before).filter((status) => status === 200).length).toBeGreaterThan(reads.length / 2);
  await addColumnToEveryTable();
  expect(await statuses(servers)).toEqual(before);
});
