import { sql } from 'kysely';
import type { TestApi } from '#src/testing/start-test-api.ts';

const imports = {
  read: '0e000000-0000-4000-8000-0000000000b1',
  unmapped: '0e000000-0000-4000-8000-0000000000b2',
  ready: '0e000000-0000-4000-8000-0000000000b3',
};
const policyId = '0e000000-0000-4000-8000-0000000000b4';

/** What the calls about policies need in an organisation: a policy, imports in their states, and a doubtful policy of a file. */
export async function insertPolicyRecords(
  api: TestApi,
  { orgId, userId, claimFileId }: { orgId: string; userId: string; claimFileId: string },
): Promise<Record<string, string>> {
  const { kysely } = api.database;
  const storageKey = await api.runtime.files.save(Buffer.from('Tip;Numar\nRCA;1'));
  for (const [state, id] of Object.entries(imports))
    await sql`
      insert into policy_import (org_id, policy_import_id, file_name, sha256, storage_key, state, created_by_user_id, created_at)
      values (${orgId}, ${id}, 'polite.csv', '', ${state === 'read' ? storageKey : null}, ${state === 'read' ? 'ready' : state}, ${userId}, now())`.execute(
      kysely,
    );
  await sql`
    insert into policy (org_id, policy_id, source, kind, insurer, policy_number, number_key, number_tail, valid_from, valid_until,
      plate, holder_name, learned_at)
    values (${orgId}, ${policyId}, 'import', 'rca', 'Carpați', 'RO 1', 'RO1', '1', '2026-01-01', '2026-12-31', 'CJ01ABC', 'Pop Ion',
      now())`.execute(kysely);
  await sql`
    insert into claim_policy (org_id, claim_file_id, verdict, reasons, loss_date, taken_at)
    values (${orgId}, ${claimFileId}, 'doubtful', '{not_found}', '2026-01-05', now())
    on conflict do nothing`.execute(kysely);
  return { policy_import_id: imports.read, policy_id: policyId };
}

export const policyIdentifiers = {
  mapPolicyColumns: { policy_import_id: imports.unmapped },
  applyPolicies: { policy_import_id: imports.ready },
};

const fields = ['kind', 'number', 'valid_from', 'valid_until', 'holder_name'];

export const policyBodies = {
  findPolicies: () => ({ plate: 'CJ 01 ABC', date: '2026-01-05', asks_service: false }),
  decidePolicyOfFile: () => ({ row_version: 1, is_covered: true, reason: 'Rata a intrat' }),
  readPolicies: () => ({}),
  mapPolicyColumns: () => ({ columns: fields.map((field, column) => ({ field, column })) }),
};
