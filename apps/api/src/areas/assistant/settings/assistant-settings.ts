import type { Schema } from '@dosar/openapi';
import { readAssistantSwitches, writeAssistantSwitches } from '#src/areas/account/index.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { staleRowVersion } from '#src/kernel/problem/problem.ts';
import { changedFields, recordSettingChange } from '#src/kernel/settings/record-setting-change.ts';
import { withValuesBefore, type ChangingCall, type SettingPage } from '#src/kernel/settings/setting-page.ts';

type Switches = Awaited<ReturnType<typeof readAssistantSwitches>>;
type Needs = { modelHost: string | null };

/** Who has the assistant, and whether a language model words its answers. */
export async function getSettings(
  { modelHost }: Needs,
  { tx, caller }: Pick<Call<'getAssistantSettings'>, 'tx' | 'caller'>,
): Promise<Schema<'AssistantSettings'>> {
  const switches = await readAssistantSwitches(tx, caller.orgId);
  return { ...switches, has_model: modelHost !== null, model_host: modelHost };
}

/** Switches the assistant on or off. */
export async function saveSettings(needs: Needs, call: Call<'saveAssistantSettings'>) {
  await changeSwitches(call, call.body);
  return getSettings(needs, call);
}

/** The page of the assistant among those with a history. */
export const assistantPage: SettingPage = {
  page: 'assistant',
  changedBy: 'saveAssistantSettings',
  restore: async (call, change) => {
    const present = await readAssistantSwitches(call.tx, call.caller.orgId);
    await changeSwitches(call, withValuesBefore(present, change));
  },
};

async function changeSwitches(call: ChangingCall, body: Switches): Promise<void> {
  const { tx, caller, audit } = call;
  audit.subject(caller.orgId);
  const before = await readAssistantSwitches(tx, caller.orgId);
  if (!(await writeAssistantSwitches(tx, caller.orgId, body)))
    throw staleRowVersion((await readAssistantSwitches(tx, caller.orgId)).row_version);
  audit.note({ is_on: body.is_on, uses_model: body.uses_model, roles: body.role_codes.join(' ') });
  const fields = changedFields(before, body, ['is_on', 'uses_model', 'role_codes']);
  await recordSettingChange(call, { page: 'assistant', fields });
}
