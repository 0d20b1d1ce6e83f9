import { readFileSync, writeFileSync } from 'node:fs';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { readContract } from '../kernel/http/contract.ts';
import { startTestApi } from '../testing/start-test-api.ts';
import { callersOf, probeHandlers, verdictOf, type Verdict } from './access-probe.ts';

// Every operation of the contract × every kind of caller, asked over HTTP and compared with the committed table.
// After a wanted change: `npm run access:update` in apps/api, and look at the difference.
const golden = new URL('./access-golden.json', import.meta.url);
const isUpdate = process.env['UPDATE_ACCESS'] === '1';

const { operations } = readContract();
const api = startTestApi({ handlers: probeHandlers(operations) });
const found: Record<string, Record<string, Verdict>> = {};

beforeAll(async () => {
  for (const caller of await callersOf(api)) {
    for (const operation of operations) {
      (found[operation.id] ??= {})[caller.name] = await verdictOf(api, operation, caller.headers);
    }
  }
  if (isUpdate) writeFileSync(golden, `${JSON.stringify(found, undefined, 2)}\n`);
}, 120_000);

test.each(operations.map((operation) => operation.id))('%s lets in exactly whom the table names', (id) => {
  const expected = JSON.parse(readFileSync(golden, 'utf8')) as typeof found;
  expect(found[id]).toEqual(expected[id]);
});

test('the table names no operation that is gone', () => {
  const expected = JSON.parse(readFileSync(golden, 'utf8')) as typeof found;
  expect(Object.keys(expected).sort()).toEqual(operations.map((operation) => String(operation.id)).sort());
});

test('a feature that is switched off hides its operations from everybody', async () => {
  const withFeature = operations.filter((operation) => operation.access.feature !== undefined);
  await sql`update feature_flag set is_enabled = false`.execute(api.database.kysely);
  const headers = await api.tokenFor('maria.stan');

  expect(withFeature.length).toBeGreaterThan(0);
  for (const operation of withFeature) expect(await verdictOf(api, operation, headers)).toBe('hidden');
});
