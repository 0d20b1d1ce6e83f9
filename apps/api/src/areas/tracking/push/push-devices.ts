import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { Problem } from '#src/kernel/problem/problem.ts';
import { addPushDevice, pushDevicesOf, removePushDevice } from '#src/areas/messages/index.ts';
import { codeOwner } from '../code-owner.ts';
import type { TrackingNeeds } from '../tracking-needs.ts';

type Needs = Pick<TrackingNeeds, 'push'>;
type Owner = Awaited<ReturnType<typeof codeOwner>>;

async function devicesFor(
  { push }: Needs,
  call: Pick<Call<'getPushDevices'>, 'tx' | 'caller'>,
  owner: Owner,
): Promise<Schema<'PushDevices'>> {
  return { public_key: push.publicKey ?? null, devices: await pushDevicesOf(call, owner) };
}

/** Which browsers say to whoever opened the case that it has news. */
export async function getPushDevices(needs: Needs, call: Call<'getPushDevices'>) {
  return devicesFor(needs, call, await codeOwner(call));
}

/** Has one more browser say it. */
export async function addDevice(needs: Needs, call: Call<'addPushDevice'>) {
  const owner = await codeOwner(call);
  const { publicKey, hosts } = needs.push;
  if (publicKey === undefined) throw new Problem(409, 'conflict', { context: { reason: 'off' } });
  call.audit.subject(await addPushDevice(call, owner, { ...call.body, hosts }));
  call.audit.note({ device: call.body.device });
  return devicesFor(needs, call, owner);
}

/** Has a browser say nothing any more. */
export async function removeDevice(needs: Needs, call: Call<'removePushDevice'>) {
  const owner = await codeOwner(call);
  await removePushDevice(call, owner, call.path.push_subscription_id);
  call.audit.subject(call.path.push_subscription_id);
  return devicesFor(needs, call, owner);
}
