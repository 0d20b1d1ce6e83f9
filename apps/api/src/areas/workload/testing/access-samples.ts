import { sql } from 'kysely';
import type { AreaSamples } from '#src/access/area-samples.ts';
import type { TestApi } from '#src/testing/start-test-api.ts';

export const samples: AreaSamples = {
  identifiers: async (api, { orgId, claimFileId, claimFileNo }) => ({
    approval_id: await newApproval(api, orgId, claimFileId, 'ana.ionescu'),
    approval_question_id: await newQuestion(api, orgId, claimFileId),
    legal_clock_id: await lateClock(api, orgId, claimFileId),
    claim_file_no: claimFileNo,
    replaces_id: await newestLimit(api, orgId),
    team_id: await newTeam(api, orgId),
    from_team_id: await newTeam(api, orgId),
    from_user_ids: (await api.userNamed('ana.ionescu')).userId,
  }),
  bodies: {
    applyRebalance: ({ identifiers }) => ({
      lines: [
        {
          assignment_id: identifiers['assignment_id'],
          row_version: 1,
          to_user_id: identifiers['user_id'],
          note: 'De continuat',
        },
      ],
    }),
    proposeRebalance: ({ identifiers }) => ({
      from_user_ids: [identifiers['user_id']],
      keeps_fresh_contact: true,
      keeps_near_law: true,
      target_percent: 100,
      most: 25,
    }),
    saveWorkProfile: () => profile,
    saveTeam: () => ({ team_id: null, name_ro: 'Echipă probă', name_en: 'Sample team', row_version: 0 }),
    closeTeam: () => ({ row_version: 1 }),
    moveToTeam: ({ identifiers }) => ({
      team_id: identifiers['team_id'],
      people: [{ user_id: identifiers['user_id'], from_team_id: null }],
    }),
    setAssignmentRule: () => ({ is_on: false, row_version: 0 }),
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
    askQuestion: () => ({ question: 'Farul e cu preț de catalog?' }),
    answerQuestion: () => ({ answer: 'De service, agreat.' }),
    explainDelay: () => ({ delay_cause_code: 'police', row_version: 1 }),
    saveWorkSla: () => ({ assignment_type_code: 'callback', warn_percent: 60, row_version: 0 }),
    saveLegalRule: () => ({ ...legalRule, ...legalTerm, row_version: 0 }),
    removeLegalRule: () => ({ ...legalRule, row_version: 1 }),
    setAuthorityLimit: ({ identifiers }) => ({
      approval_kind: 'offer',
      role_code: 'claims.handler',
      amount_bani: 100,
      replaces_id: identifiers['replaces_id'],
    }),
  },
  naming: {
    applyRebalance: ({ assignment_id: assignmentId, user_id: userId }) => ({
      lines: [{ assignment_id: assignmentId, row_version: 1, to_user_id: userId, note: 'De continuat' }],
    }),
    proposeRebalance: ({ user_id: userId }) => ({
      from_user_ids: [userId],
      keeps_fresh_contact: true,
      keeps_near_law: true,
      target_percent: 100,
      most: 25,
    }),
    saveWorkProfile: () => profile,
    saveTeam: ({ team_id: teamId }) => ({
      team_id: teamId,
      name_ro: 'Echipă probă',
      name_en: 'Sample team',
      row_version: 1,
    }),
    closeTeam: () => ({ row_version: 1 }),
    moveToTeam: ({ team_id: teamId, user_id: userId }) => ({
      team_id: teamId,
      people: [{ user_id: userId, from_team_id: null }],
    }),
    decideApprovals: ({ approval_id: approvalId }) => ({
      decisions: [{ approval_id: approvalId, row_version: 1, outcome: 'approved' }],
    }),
    askQuestion: () => ({ question: 'Farul e cu preț de catalog?' }),
    answerQuestion: () => ({ answer: 'De service, agreat.' }),
    explainDelay: () => ({ delay_cause_code: 'police', row_version: 1 }),
    setAuthorityLimit: ({ replaces_id: replacesId }) => ({
      approval_kind: 'offer',
      role_code: 'claims.handler',
      amount_bani: 100,
      replaces_id: replacesId,
    }),
  },
  takenBack: {
    saveWorkSla: ({ api }) => sql`delete from sla_rule`.execute(api.database.kysely),
    saveLegalRule: ({ api }) =>
      sql`delete from legal_rule where event_from = '2030-01-01'`.execute(api.database.kysely),
    removeLegalRule: ({ api }) =>
      sql`insert into legal_rule (org_id, legal_rule_code, policy_type_code, event_from, days, day_kind, penalty_ppm,
          on_reopening, source_ro, source_en)
        select org_id, legal_rule_code, policy_type_code, '2030-01-01', days, day_kind, penalty_ppm, on_reopening,
          source_ro, source_en
        from legal_rule where legal_rule_code = 'RCA_30' and policy_type_code = 'rca' and event_from = '2017-07-12'
        on conflict do nothing`.execute(api.database.kysely),
  },
  strangersGet: {
    'proposeRebalance by staff': {
      status: 200,
      because: 'people of strangers are left out of the proposal, which is then empty',
    },
    'applyRebalance by staff': {
      status: 409,
      because: 'somebody of strangers is of another team than that of the caller',
    },
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

const legalRule = { legal_rule_code: 'RCA_30', policy_type_code: 'rca', event_from: '2030-01-01' };
const legalTerm = {
  ...{ days: 30, day_kind: 'calendar', penalty_ppm: 2000, on_reopening: 'stays_stopped' },
  ...{ source_ro: 'Legea probă', source_en: 'Sample law' },
};

const profile = {
  capacity_points: 60,
  county_codes: ['B', 'IF'],
  policy_type_codes: ['rca'],
  assignment_type_codes: [],
  row_version: 1,
};

async function newApproval(api: TestApi, orgId: string, claimFileId: string, asker: string): Promise<string> {
  const { userId } = await api.userNamed(asker);
  const { rows } = await sql<{ id: string }>`
    insert into approval (org_id, approval_kind, subject_id, claim_file_id, amount_bani, asked_by_user_id, asked_for_user_id)
    values (${orgId}, 'offer', new_id(), ${claimFileId}, 1000000, ${userId}, ${userId})
    returning approval_id as id`.execute(api.database.kysely);
  return rows[0]?.id ?? '';
}

/** A question to a manager, who asked another one to decide. */
async function newQuestion(api: TestApi, orgId: string, claimFileId: string): Promise<string> {
  const approvalId = await newApproval(api, orgId, claimFileId, 'maria.stan');
  const { userId } = await api.userNamed('ana.ionescu');
  const { rows } = await sql<{ id: string }>`
    insert into approval_question (org_id, approval_id, question, asked_by_user_id)
    values (${orgId}, ${approvalId}, 'De ce acum?', ${userId}) returning approval_question_id as id`.execute(
    api.database.kysely,
  );
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

async function newTeam(api: TestApi, orgId: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into team (org_id, team_code, name_ro, name_en) values (${orgId}, 'sample', 'Probă', 'Sample')
    on conflict (org_id, team_code) do update set name_ro = excluded.name_ro returning team_id as id`.execute(
    api.database.kysely,
  );
  return rows[0]?.id ?? '';
}

async function newestLimit(api: TestApi, orgId: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select authority_limit_id as id from authority_limit
    where org_id = ${orgId} and approval_kind = 'offer' and role_code = 'claims.handler'
    order by set_at desc limit 1`.execute(api.database.kysely);
  return rows[0]?.id ?? '';
}
