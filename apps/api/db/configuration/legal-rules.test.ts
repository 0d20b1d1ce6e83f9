import type { KeptLegalRule } from '@dosar/workload-domain';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { inTenant } from '#src/kernel/database/index.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { shippedBase } from './base.ts';
import { configureOrganisation } from './configure-organisation.ts';

const api = startTestApi();
let orgId: string;

beforeEach(async () => {
  orgId = await api.organisation('demo');
});

const answer = (change: Partial<KeptLegalRule>): KeptLegalRule => ({
  ...shippedBase.legalRules.find((rule) => rule.legal_rule_code === 'RCA_30')!,
  ...change,
});
const update = (...rules: KeptLegalRule[]) =>
  inTenant(api.runtime.db, orgId, (tx) =>
    configureOrganisation(tx, orgId, {
      ...shippedBase,
      legalRules: [...shippedBase.legalRules, ...rules],
    }),
  );
const stored = async (policyType: string) => {
  const { rows } = await sql<{ event_from: string; days: number }>`
    select event_from, days from legal_rule
    where org_id = ${orgId} and legal_rule_code = 'RCA_30' and policy_type_code = ${policyType}
    order by event_from`.execute(api.database.kysely);
  return rows.map(({ event_from: from, days }) => [from, days]);
};

test('B14 a law that an update brings begins on its day, and the terms before it stay', async () => {
  await update(answer({ policy_type_code: 'rca_dd', event_from: '2027-01-01', days: 25 }));
  expect(await stored('rca_dd')).toEqual([
    ['2017-07-12', 30],
    ['2027-01-01', 25],
  ]);
});

test('B14 an update never writes over a term that the insurer has changed', async () => {
  await sql`insert into legal_rule (org_id, legal_rule_code, policy_type_code, event_from, days, day_kind, penalty_ppm,
      on_reopening, source_ro, source_en, is_own)
    values (${orgId}, 'RCA_30', 'rca', '2026-06-01', 45, 'calendar', 2000, 'stays_stopped', 'Lege', 'Law', true)`.execute(
    api.database.kysely,
  );
  const before = await stored('rca');
  await update(
    answer({ policy_type_code: 'rca', event_from: '2027-01-01', days: 25 }),
    answer({ policy_type_code: 'rca', event_from: '2026-06-01', days: 21 }),
  );
  expect(await stored('rca')).toEqual(before);
});
