import { parsePhone } from '@dosar/kernel/phones';
import { normalisePlate } from '@dosar/kernel/plates';
import { localDateOf } from '@dosar/kernel/zone';
import type { JsonBodyOf, Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { findLikelyDuplicates } from '#src/areas/claims/index.ts';
import { findFilesWithPhotos } from '#src/areas/documents/index.ts';

type Traits = JsonBodyOf<'findLikelyDuplicates'>;

/** The files that look like what is being typed; plates and telephone numbers in any spelling, photos by their hashes. */
export async function findIntakeDuplicates({
  tx,
  caller,
  body,
  now,
}: Pick<Call<'findLikelyDuplicates'>, 'tx' | 'caller' | 'body' | 'now'>): Promise<
  Schema<'LikelyDuplicate'>[]
> {
  const plates = (typed: readonly string[]) => typed.map(normalisePlate).filter((plate) => plate.length > 1);
  return findLikelyDuplicates(
    tx,
    caller.orgId,
    {
      plates: plates(body.plates),
      otherPlates: plates(body.other_plates),
      phones: body.phones.flatMap((phone) => parsePhone(phone)?.e164 ?? []),
      photoFiles: await findFilesWithPhotos(tx, caller.orgId, body.photo_hashes ?? []),
      date: body.date,
      time: body.time,
      timeUntil: body.time_until,
    },
    localDateOf(now),
  );
}

/** What an intake is compared by. */
export function traitsOf({
  vehicle,
  other_vehicles: others,
  notifier,
  event,
  photo_hashes: hashes,
}: JsonBodyOf<'registerClaimNotification'>): Traits {
  return {
    plates: vehicle.plate === undefined ? [] : [vehicle.plate],
    other_plates: others.flatMap(({ plate }) => plate ?? []),
    phones: notifier.phone === undefined ? [] : [notifier.phone],
    ...(hashes !== undefined && { photo_hashes: hashes }),
    date: event.date,
    ...(event.time !== undefined && { time: event.time }),
    ...(event.time_until !== undefined && { time_until: event.time_until }),
  };
}
