import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { Problem } from '#src/kernel/problem/problem.ts';
import {
  configurationParts,
  type ConfigurationPart,
  type ConfigurationThing,
} from '#src/kernel/settings/configuration-part.ts';
import { requireAccess } from '../history/open-page.ts';

type Asking = Pick<Call<'exportConfiguration'>, 'tx' | 'caller' | 'language' | 'now'>;
type Kind = Schema<'ConfigurationKind'>;

/** A part that the caller may change, with its things by code. */
export type OpenPart = { part: ConfigurationPart; things: ReadonlyMap<string, ConfigurationThing> };

/** The parts of the configuration that the contract lets the caller change, in the order in which they are stored. */
export async function openParts(call: Asking, kinds?: ReadonlySet<Kind>): Promise<Map<Kind, OpenPart>> {
  const open = new Map<Kind, OpenPart>();
  const parts = configurationParts.entries().toSorted((one, other) => one.order - other.order);
  for (const part of parts) {
    if (kinds !== undefined && !kinds.has(part.kind)) continue;
    if (!(await mayChange(call, part))) continue;
    const things = await part.find(call.tx, call.caller.orgId, call.language, call.now);
    open.set(part.kind, { part, things: new Map(things.map((thing) => [thing.code, thing])) });
  }
  return open;
}

async function mayChange(call: Asking, { changedBy }: ConfigurationPart): Promise<boolean> {
  try {
    await requireAccess(call, changedBy);
    return true;
  } catch (refusal) {
    if (refusal instanceof Problem) return false;
    throw refusal;
  }
}
