import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { guestLinks } from '../areas/account/extension-points.ts';
import { readContract } from '../kernel/http/contract.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { callersOf, probeHandlers, probePeople, verdictOf, type Verdict } from './access-probe.ts';
import { guestsByLink } from './guests-by-link.ts';

// Every operation of the contract × every kind of caller, asked over HTTP and compared with the committed tables: one for
// each area, `access-golden.json` in its folder. After a wanted change: `npm run access:update` in apps/api, and look at
// the difference.
const areasFolder = join(import.meta.dirname, '../areas');
const goldenOf = (area: string) => join(areasFolder, area, 'access-golden.json');
const isUpdate = process.env['UPDATE_ACCESS'] === '1';

type Table = Record<string, Record<string, Verdict>>;

const { operations } = readContract();
const api = startTestApi({ people: probePeople });
/** The same product, with handlers that only say that a caller was let in. */
const probe: { server?: FastifyInstance } = {};
const found: Table = {};
let expected: Table;

const ask: Pick<TestApi, 'inject'> = {
  inject: (request) => {
    if (probe.server === undefined) throw new Error('The probe is there once the tests run.');
    return probe.server.inject(request);
  },
};

beforeAll(async () => {
  probe.server = await createApp(api.runtime, 'staff', { handlers: probeHandlers(operations) });
  for (const caller of await callersOf(api)) {
    for (const operation of operations) {
      (found[operation.id] ??= {})[caller.name] = await verdictOf(ask, operation, caller.headers);
    }
  }
  if (isUpdate) writeTables();
  expected = readTables();
}, 600_000);

afterAll(() => probe.server?.close());

function writeTables() {
  for (const area of readdirSync(areasFolder)) rmSync(goldenOf(area), { force: true });
  for (const area of new Set(operations.map((operation) => operation.area))) {
    const own = operations.filter((operation) => operation.area === area);
    mkdirSync(dirname(goldenOf(area)), { recursive: true });
    const table = Object.fromEntries(own.map(({ id }) => [id, found[id]]));
    writeFileSync(goldenOf(area), `${JSON.stringify(table, undefined, 2)}\n`);
  }
}

/** What is committed, and of each area no operation but its own. */
function readTables(): Table {
  const rows = readdirSync(areasFolder).flatMap((area) => {
    const table = existsSync(goldenOf(area))
      ? (JSON.parse(readFileSync(goldenOf(area), 'utf8')) as Table)
      : {};
    return Object.entries(table).map(([id, verdicts]) => ({ area, id, verdicts }));
  });
  const isOwn = ({ area, id }: { area: string; id: string }) =>
    operations.some((operation) => operation.id === id && operation.area === area);
  expect(rows.filter((row) => !isOwn(row)).map(({ area, id }) => `${area} names ${id}`)).toEqual([]);
  return Object.fromEntries(rows.map(({ id, verdicts }) => [id, verdicts]));
}

test.each(operations.map((operation) => operation.id))('%s lets in exactly whom the table names', (id) => {
  expect(found[id]).toEqual(expected[id]);
});

test('the tables name no operation that is gone', () => {
  expect(Object.keys(expected).sort()).toEqual(operations.map((operation) => String(operation.id)).sort());
});

test('a feature that is switched off hides its operations from everybody', async () => {
  const withFeature = operations.filter((operation) => operation.access.feature !== undefined);
  await sql`update feature_flag set is_enabled = false`.execute(api.database.kysely);
  const headers = await api.tokenFor('maria.stan');

  expect(withFeature.length).toBeGreaterThan(0);
  for (const operation of withFeature) expect(await verdictOf(ask, operation, headers)).toBe('hidden');
});

test('the tables have a guest of every kind of link that the product has', () => {
  const known = guestsByLink.map(({ assignmentType }) => assignmentType);
  const ofAreas = guestLinks.entries().map(({ assignmentType }) => assignmentType);
  expect(ofAreas.filter((type) => !known.includes(type))).toEqual([]);
  // Every other link opens an assignment.
  expect(known.filter((type) => !ofAreas.includes(type))).toEqual(['assessment']);
});
