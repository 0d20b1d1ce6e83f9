import type { Schema } from '@dosar/openapi';
import { readAssistantSwitches, writeAssistantSwitches } from '#src/areas/account/index.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { staleRowVersion } from '#src/kernel/problem/problem.ts';

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
  const { tx, caller, body, audit } = call;
  audit.subject(caller.orgId);
  if (!(await writeAssistantSwitches(tx, caller.orgId, body)))
    throw staleRowVersion((await readAssistantSwitches(tx, caller.orgId)).row_version);
  audit.note({ is_on: body.is_on, uses_model: body.uses_model, roles: body.role_codes.join(' ') });
  return getSettings(needs, call);
}
