import { businessZone } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { Problem, staleRowVersion } from '#src/kernel/problem/problem.ts';
import {
  changedFields,
  recordSettingChange,
  type SettingCall,
} from '#src/kernel/settings/record-setting-change.ts';
import { withValuesBefore, type RestoreCall, type SettingPage } from '#src/kernel/settings/setting-page.ts';
import {
  changeOrganisationDetails,
  organisationDetailNames,
  readOrganisationDetails,
} from '#src/areas/account/index.ts';
import { auditedFields } from '#src/kernel/settings/audited-fields.ts';
import { findPayingAccount } from './paying-account-repository.ts';
import { refusedDetails, tidyDetails } from './refused-details.ts';

type Details = Schema<'OrganisationDetails'>;

/** What the caller's organisation says about itself, ready to change. */
export async function getOrganisation({ tx, caller }: Call<'getOrganisation'>) {
  return pageOf(tx, caller.orgId, await readOrganisationDetails(tx, caller.orgId));
}

/** Changes what the caller's organisation says about itself. */
export async function updateOrganisation(call: Call<'updateOrganisation'>) {
  return pageOf(call.tx, call.caller.orgId, await changeDetails(call, call.body));
}

/** The page of the organisation itself among those with a history. */
export const organisationPage: SettingPage = {
  page: 'organisation',
  changedBy: 'updateOrganisation',
  restore: async (call, change) => {
    const present = await readOrganisationDetails(call.tx, call.caller.orgId);
    await changeDetails(call, withValuesBefore(present, change));
  },
};

async function changeDetails(
  call: SettingCall & Pick<RestoreCall, 'audit'>,
  typed: Details,
): Promise<Details> {
  const { tx, caller, audit } = call;
  audit.subject(caller.orgId);
  const wanted = tidyDetails(typed);
  const refused = refusedDetails(wanted);
  if (refused.length > 0) throw new Problem(422, 'rule_refused', { fields: refused });

  const before = await readOrganisationDetails(tx, caller.orgId);
  const after = await changeOrganisationDetails(tx, caller.orgId, wanted);
  if (after === undefined) throw staleRowVersion(before.row_version);
  const fields = changedFields(before, after, organisationDetailNames);
  audit.note(auditedFields(fields));
  await recordSettingChange(call, { page: 'organisation', fields });
  return after;
}

async function pageOf(
  tx: Call<'getOrganisation'>['tx'],
  orgId: string,
  details: Details,
): Promise<Schema<'OrganisationPage'>> {
  return { details, paying_account: await findPayingAccount(tx, orgId), time_zone: businessZone };
}
