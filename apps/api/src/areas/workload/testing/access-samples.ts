import { sql } from 'kysely';
import type { AreaSamples } from '#src/access/area-samples.ts';
import type { TestApi } from '#src/testing/start-test-api.ts';

export const samples: AreaSamples = {
  identifiers: async (api, { orgId, claimFileId, claimFileNo }) => ({
    approval_id: await newApproval(api, orgId, claimFileId),
    legal_clock_id: await lateClock(api, orgId, claimFileId),
    claim_file_no: claimFileNo,
    replaces_id: await newestLimit(api, orgId),
  }),
  bodies: {
    decideApprovals: ({ identifiers }) => ({
      decisions: [
        {
          approval_id: identifiers['approval_id'],
          row_version: 1,
          outcome: 'returned',
          note: 'Lipsește factura',
        },
      ],
    }),
    explainDelay: () => ({ delay_cause_code: 'police', row_version: 1 }),
    setAuthorityLimit: ({ identifiers }) => ({
      approval_kind: 'offer',
      role_code: 'claims.handler',
      amount_bani: 100,
      replaces_id: identifiers['replaces_id'],
    }),
  },
  naming: {
    decideApprovals: ({ approval_id: approvalId }) => ({
      decisions: [{ approval_id: approvalId, row_version: 1, outcome: 'approved' }],
    }),
    explainDelay: () => ({ delay_cause_code: 'police', row_version: 1 }),
    setAuthorityLimit: ({ replaces_id: replacesId }) => ({
      approval_kind: 'offer',
      role_code: 'claims.handler',
      amount_bani: 100,
      replaces_id: replacesId,
    }),
  },
  strangersGet: {
    'decideApprovals by staff': {
      status: 201,
      because: 'each request of strangers answers that there is none',
    },
    'setAuthorityLimit by staff': {
      status: 412,
      because: 'the limit of strangers is none that the caller could have read',
    },
  },
};

async function newApproval(api: TestApi, orgId: string, claimFileId: string): Promise<string> {
  const { userId } = await api.userNamed('ana.ionescu');
  const { rows } = await sql<{ id: string }>`
    insert into approval (org_id, approval_kind, subject_id, claim_file_id, amount_bani, asked_by_user_id, asked_for_user_id)
    values (${orgId}, 'offer', new_id(), ${claimFileId}, 1000000, ${userId}, ${userId})
    returning approval_id as id`.execute(api.database.kysely);
  return rows[0]?.id ?? '';
}

async function lateClock(api: TestApi, orgId: string, claimFileId: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into legal_clock (org_id, claim_file_id, legal_rule_code, policy_type_code, event_from, started_on, due_date,
      stopped_on, stopped_by)
    values (${orgId}, ${claimFileId}, 'RCA_30', 'rca', '2017-07-12', '2026-01-01', '2026-01-31', '2026-02-10', 'sample')
    returning legal_clock_id as id`.execute(api.database.kysely);
  return rows[0]?.id ?? '';
}

async function newestLimit(api: TestApi, orgId: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select authority_limit_id as id from authority_limit
    where org_id = ${orgId} and approval_kind = 'offer' and role_code = 'claims.handler'
    order by set_at desc limit 1`.execute(api.database.kysely);
  return rows[0]?.id ?? '';
}
