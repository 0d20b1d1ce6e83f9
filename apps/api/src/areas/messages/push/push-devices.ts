import type { Schema } from '@dosar/openapi';
import { recordTimelineEvent, type TimelineContext } from '#src/areas/claims/index.ts';
import { isPushService } from '#src/kernel/outbox/push-service.ts';
import { fieldRefused, notFound, Problem } from '#src/kernel/problem/problem.ts';
import { findDevices, keepDevice, removeDevice, type PushOwner } from './push-repository.ts';

/** So many browsers of one person say that a case has news. */
const mostDevices = 5;

type Place = Omit<PushOwner, 'orgId'>;
type NewDevice = { endpoint: string; p256dh: string; auth: string; device: string };

/** Keys of elliptic curves that are not compressed begin with it; others no browser sends. */
const uncompressed = 0x04;

const ownerOf = ({ caller }: Pick<TimelineContext, 'caller'>, place: Place): PushOwner => ({
  orgId: caller.orgId,
  ...place,
});

/** The browsers that say to somebody that a case has news. */
export function pushDevicesOf(
  context: Pick<TimelineContext, 'tx' | 'caller'>,
  place: Place,
): Promise<Schema<'PushDevice'>[]> {
  return findDevices(context.tx, ownerOf(context, place));
}

/** Has a browser say it; answers its id. */
export async function addPushDevice(
  context: TimelineContext,
  place: Place,
  { hosts, ...device }: NewDevice & { hosts: readonly string[] },
): Promise<string> {
  if (!isPushService(device.endpoint, hosts)) throw fieldRefused('endpoint', 'invalid_value');
  if (Buffer.from(device.p256dh, 'base64url')[0] !== uncompressed)
    throw fieldRefused('p256dh', 'invalid_value');
  const { tx, now } = context;
  const kept = await keepDevice(tx, ownerOf(context, place), device, { most: mostDevices, now });
  if (kept === undefined) throw new Problem(409, 'conflict');
  if (kept.isNew)
    await recordTimelineEvent(context, {
      claimFileId: place.claimFileId,
      kind: 'tracker',
      title: {
        ro: 'Păgubitul primește anunțuri pe un dispozitiv',
        en: 'The claimant gets notices on a device',
      },
      body: device.device,
    });
  return kept.id;
}

/** Has it say nothing any more. */
export async function removePushDevice(context: TimelineContext, place: Place, id: string): Promise<void> {
  const device = await removeDevice(context.tx, ownerOf(context, place), id);
  if (device === undefined) throw notFound();
  await recordTimelineEvent(context, {
    claimFileId: place.claimFileId,
    kind: 'tracker',
    title: {
      ro: 'Păgubitul nu mai primește anunțuri pe un dispozitiv',
      en: 'The claimant gets no more notices on a device',
    },
    body: device,
  });
}
