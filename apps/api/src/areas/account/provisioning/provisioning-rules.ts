import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { staleRowVersion } from '#src/kernel/problem/problem.ts';
import { changedFields, recordSettingChange } from '#src/kernel/settings/record-setting-change.ts';
import type { MappingCall } from './change-mapping.ts';
import { provisioningOf, type PageNeeds } from './provisioning-page.ts';
import { keepRules, readRules } from './provisioning-repository.ts';

type Rules = Awaited<ReturnType<typeof readRules>>;

/** Says what a sign-in at the identity provider brings. */
export async function saveProvisioningRules(
  needs: PageNeeds,
  call: Call<'saveProvisioningRules'>,
): Promise<Schema<'Provisioning'>> {
  await changeRules(call, call.body);
  return provisioningOf(needs, call);
}

/** Stores the rules and remembers what they were. */
export async function changeRules(call: MappingCall, wanted: Rules): Promise<void> {
  const { tx, caller, audit } = call;
  const before = await readRules(tx, caller.orgId);
  audit.subject(caller.orgId);
  if (!(await keepRules(tx, caller.orgId, wanted))) throw staleRowVersion(before.row_version);
  audit.note({
    groups_claim_before: before.groups_claim,
    groups_claim: wanted.groups_claim,
    creates_people_before: before.creates_people,
    creates_people: wanted.creates_people,
  });
  const fields = changedFields(before, wanted, ['groups_claim', 'creates_people']);
  await recordSettingChange(call, { page: 'provisioning', fields });
}
