import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { heldMapping, mapGroup, remapGroup, unmapGroup } from './change-mapping.ts';
import { provisioningOf, type PageNeeds } from './provisioning-page.ts';

/** Lets a group give roles and a team. */
export async function addGroupMapping(
  needs: PageNeeds,
  call: Call<'addGroupMapping'>,
): Promise<Schema<'Provisioning'>> {
  await mapGroup(needs, call, call.body.group_name.trim(), call.body);
  return provisioningOf(needs, call);
}

/** Changes what a group gives. */
export async function saveGroupMapping(
  needs: PageNeeds,
  call: Call<'saveGroupMapping'>,
): Promise<Schema<'Provisioning'>> {
  const held = await heldMapping(call, call.path.mapping_id, call.body.row_version);
  await remapGroup(needs, call, held, call.body);
  return provisioningOf(needs, call);
}

/** Lets a group give nothing any more. */
export async function removeGroupMapping(
  needs: PageNeeds,
  call: Call<'removeGroupMapping'>,
): Promise<Schema<'Provisioning'>> {
  await unmapGroup(needs, call, await heldMapping(call, call.path.mapping_id, call.body.row_version));
  return provisioningOf(needs, call);
}
