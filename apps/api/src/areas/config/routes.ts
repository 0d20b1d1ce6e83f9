import { demoAccounts, demoPassword } from '#src/demo-world.ts';
import type { Env } from '#src/env.ts';
import type { Schema, SuccessBody } from '@dosar/openapi';
import type { Contract } from '#src/kernel/http/contract.ts';
import type { Language } from '#src/kernel/http/request-language.ts';
import { standalone, type RouteTable } from '#src/kernel/http/route-table.ts';
import { version } from '#src/version.ts';
import { watchFirstOrganisation } from '../account/index.ts';
import { getBranding, updateBranding } from './branding.ts';
import { browseSettingChanges } from './history/browse-changes.ts';
import { restoreSettingChange } from './history/restore-change.ts';
import { getStartChecklist } from './checklist/get-start-checklist.ts';
import { browseJobs, type JobsNeeds } from './jobs/browse-jobs.ts';
import { cancelJob, retryJob } from './jobs/change-jobs.ts';
import { organisationRoutes, type OrganisationNeeds } from './organisation-routes.ts';
import { getSettingUsage } from './usage/get-setting-usage.ts';
import { browseNotifications, clearNotifications } from './new-activities.ts';

/** What the configuration operations stand on. */
export type ConfigNeeds = JobsNeeds &
  OrganisationNeeds & {
    env: Env;
    contract: Contract;
    /** The build of the back office that is served. */
    build: string | null;
    readiness: () => Promise<SuccessBody<'getHealthReady'>>;
  };

/** The organisation whose pages open when an address names none. */
const demoOrganisation = 'demo';

const labelColors = { Development: '#2f6f4f', Test: '#8a4b00', Production: '#455a64' };

/** The handlers of the area. What the login page needs works without the database. */
export function configRoutes(needs: ConfigNeeds): RouteTable<'config'> {
  const { env, contract, build, readiness } = needs;
  const isNew = watchFirstOrganisation(needs.db);
  const showsAccounts = env.APP_ENV === 'Development' && env.DEMO;
  return {
    getVersion: standalone<'getVersion'>(async () => ({
      version,
      build,
      envLabel: env.ENV_LABEL ?? env.APP_ENV,
      envLabelColor: env.ENV_LABEL_COLOR ?? labelColors[env.APP_ENV],
    })),
    getMyBrowser: standalone<'getMyBrowser'>(async ({ address, language }) => ({
      app_env: env.APP_ENV,
      staff_origin: env.STAFF_ORIGIN,
      tracker_origin: env.TRACKER_ORIGIN,
      default_org_code: env.DEMO ? demoOrganisation : null,
      remote_address: address,
      ...((await isNew()) && { is_new: true }),
      ...(showsAccounts && { demo_accounts: accountsIn(language) }),
    })),
    getHealthLive: standalone<'getHealthLive'>(async () => ({ status: 'ok' as const })),
    getHealthReady: standalone<'getHealthReady'>(() => readiness()),
    browseNotifications: (call) => browseNotifications(call),
    clearNotifications: (call) => clearNotifications(call),
    getBranding: (call) => getBranding(call),
    updateBranding: (call) => updateBranding(call),
    browseSettingChanges: (call) => browseSettingChanges(call),
    restoreSettingChange: (call) => restoreSettingChange(needs, call),
    getSettingUsage: (call) => getSettingUsage(call),
    getStartChecklist: (call) => getStartChecklist(call),
    ...organisationRoutes(needs),
    browseJobs: (call) => browseJobs(needs, call),
    retryJob: (call) => retryJob(needs, call),
    cancelJob: (call) => cancelJob(needs, call),
    getOpenapi: standalone<'getOpenapi'>(async () => ({ ...contract.document })),
  };
}

function accountsIn(language: Language): Schema<'DemoAccount'>[] {
  return demoAccounts.map(({ username, shows }) => ({
    username,
    password: demoPassword,
    shows: shows[language],
  }));
}
