import { readAssistantSwitches } from '#src/areas/account/index.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { Problem } from '#src/kernel/problem/problem.ts';

type Asking = Pick<Call<'browseAssistantMessages'>, 'tx' | 'caller'>;

/** Refuses whoever does not have the assistant: it is switched off, or is for people with other roles (specification S6). */
export async function mustHaveAssistant({ tx, caller }: Asking) {
  const switches = await readAssistantSwitches(tx, caller.orgId);
  const isTheirs = caller.roles.some((role) => switches.role_codes.includes(role));
  if (!switches.is_on || !isTheirs) throw new Problem(403, 'forbidden');
  return switches;
}
