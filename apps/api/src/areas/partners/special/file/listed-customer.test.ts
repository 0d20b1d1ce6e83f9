import { beforeEach, expect, test } from 'vitest';
import { noticeOf, ruledFiles } from '#src/areas/partners/testing/ruled-files.ts';
import { assignmentCalls } from '#src/testing/assignment-calls.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { aClaim } from '#src/testing/world/a-claim.ts';

const api = startTestApi();
const { fleetWith, withoutRules } = ruledFiles(api);
/** The mark of special customers in the filter of the list. */
const specialCustomers = 64;

beforeEach(withoutRules);

async function listed() {
  const maria = assignmentCalls(api, await api.tokenFor('maria.stan'));
  const { items } = await maria.worklist({ filter_keys: specialCustomers, limit: 100 });
  return items.map((row) => [row.claim_file_no, row.special_customer_name]);
}

test('R8 B6 the list narrowed to special customers has their files alone, and names a fleet', async () => {
  await fleetWith('CJ 81 DLG', []);
  const claim = await aClaim(api, { notice: noticeOf('CJ 81 DLG') });
  const usual = await aClaim(api);

  const rows = await listed();
  expect(rows).toContainEqual([claim.claimFileNo, 'Flota CJ 81 DLG']);
  expect(rows.map(([number]) => number)).not.toContain(usual.claimFileNo);
});

test('R8 B6 a list, which goes to many, says nothing of who a VIP is', async () => {
  await fleetWith('CJ 82 DLG', [], { kind: 'vip', name: 'Vedeta Națională' });
  const claim = await aClaim(api, { notice: noticeOf('CJ 82 DLG') });

  const rows = await listed();
  expect(rows.map(([, name]) => name)).not.toContain('Vedeta Națională');
  expect(rows).toContainEqual([claim.claimFileNo, 'Client special']);
});
