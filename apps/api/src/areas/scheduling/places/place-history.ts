import type { Schema } from '@dosar/openapi';
import { changedFields, recordSettingChange } from '#src/kernel/settings/record-setting-change.ts';
import type { ChangingCall } from '#src/kernel/settings/setting-page.ts';

/** What the history of places remembers of one. */
export function valuesOf(place: Schema<'Place'>) {
  const { place_id, row_version, visits_to_come, ...values } = place;
  return { ...values, minimum_people: values.minimum_people ?? null };
}

/** Remembers what changed of a place. */
export async function recordPlace(
  call: ChangingCall,
  before: Schema<'Place'> | undefined,
  after: Schema<'Place'>,
): Promise<void> {
  const values = valuesOf(after);
  const names = [
    'name',
    'kind',
    'county_code',
    'locality',
    'address',
    'latitude',
    'longitude',
    'phone',
    'lead_minutes',
    'days_ahead',
    'arrival_ro',
    'arrival_en',
    'accessibility',
    'is_active',
    'hours',
    'lanes',
    'exceptions',
    'minimum_people',
  ] as const satisfies readonly (keyof typeof values)[];
  await recordSettingChange(call, {
    page: 'appointment-locations',
    subject: { id: after.place_id, label: after.name },
    fields: changedFields(before && valuesOf(before), values, names),
  });
}
