import { defineArea } from '#src/composition/define-area.ts';
import { defineSchedule } from '#src/kernel/jobs/define-job.ts';
import { constraintProblems } from '#src/kernel/problem/constraint-problems.ts';
import { settingPages } from '#src/kernel/settings/setting-page.ts';
import { teamUses } from './teams/team-uses.ts';
import { ownRoleUsage } from './roles/own-role-uses.ts';
import { ownRolesPage } from './roles/own-role-change.ts';
import { groupMappingUses } from './provisioning/group-mapping-uses.ts';
import { provisioningPage } from './provisioning/provisioning-history.ts';
import { problemTexts } from './problem-texts.ts';
import { accountStartChecks } from './start-checks.ts';
import { accountRoutes } from './routes.ts';
import { tidyUpAccountJob, tidyUpAttemptsJob } from './tidy-up-account-jobs.ts';
import { signInUses } from './sign-in/sign-in-uses.ts';

export const area = defineArea({
  name: 'account',
  tables: [
    'app_user',
    'attempt_counter',
    'external_identity',
    'external_sign_in',
    'group_mapping',
    'guest_access',
    'one_time_password',
    'organisation',
    'organisation_logo',
    'own_role',
    'own_role_part',
    'provisioned_group',
    'provisioned_group_member',
    'provisioned_user',
    'provisioning_rules',
    'provisioning_token',
    'session',
    'setup_code',
    'spent_refresh_token',
    'team',
    'team_move',
    'unmapped_group',
    'used_external_token',
    'user_invitation',
    'user_own_role',
    'user_role',
  ],
  reads: [
    'assignment',
    'audit_log',
    'doc_request',
    'feature_flag',
    'offer',
    'partner_job_link',
    'accident_statement_link',
    'policy_type',
    'role',
    'tracker_config',
  ],
  problemTexts,
  contributions: [
    ...accountStartChecks,
    ...groupMappingUses,
    ...ownRoleUsage,
    ...teamUses,
    ...signInUses,
    settingPages.entry(provisioningPage),
    constraintProblems.entry({
      constraint: 'last_administrator_stays',
      code: 'people_rule',
      reason: 'last_administrator',
    }),
    constraintProblems.entry({
      constraint: 'own_role_name_is_unique',
      code: 'people_rule',
      reason: 'role_name_taken',
    }),
    constraintProblems.entry({ constraint: 'team_is_open', code: 'conflict', reason: 'team_closed' }),
    constraintProblems.entry({ constraint: 'own_role_is_held', code: 'people_rule', reason: 'role_in_use' }),
    settingPages.entry(ownRolesPage),
    constraintProblems.entry({
      constraint: 'provisioned_group_name_is_unique',
      code: 'scim_refused',
      reason: 'group_name_taken',
    }),
    constraintProblems.entry({
      constraint: 'app_user_username_is_unique',
      code: 'people_rule',
      reason: 'username_taken',
    }),
  ],
  routes: ({ env, ...needs }) =>
    accountRoutes({
      ...needs,
      idleMinutes: env.SESSION_IDLE_MINUTES,
      absoluteHours: env.SESSION_ABSOLUTE_HOURS,
      staffHost: new URL(env.STAFF_ORIGIN).host,
      staffOrigin: env.STAFF_ORIGIN,
      allowedAddresses: env.ALLOWED_ADDRESSES,
      loginCallback: `${env.STAFF_ORIGIN}/logincallback`,
    }),
  jobs: [tidyUpAccountJob, tidyUpAttemptsJob],
  schedules: [
    defineSchedule({ job: tidyUpAccountJob, cron: '10 * * * *', runsAtStart: true }),
    defineSchedule({ job: tidyUpAttemptsJob, cron: '10 * * * *', runsAtStart: true }),
  ],
});
