import { noticeVersion } from '@dosar/fnol-domain/privacy-notice';
import { hasOtherCar } from '../circumstances/accident-kinds.ts';
import { readToldTime } from '../time-and-place/told-time.ts';
import { damagedZones } from '../damage/picked-damage.ts';
import type { JsonBodyOf } from '@dosar/openapi';
import { readAnswers } from '../claim-notification/page-answers.ts';
import type { NotificationDraft } from '../claim-notification/notification-draft.ts';
import { preferredChannelOf } from '../notifier/notifier-answers.ts';

export type Submission = JsonBodyOf<'submitClaimNotification'>;

/** The report as it is sent, or `undefined` while an answer is missing. */
export function submissionOf(
  draft: NotificationDraft,
  now: Date,
  website = '',
  draftKey?: string,
): Submission | undefined {
  const read = readAnswers(draft, now);
  const { notifier, policy, vehicle, circumstances } = read;
  const timeAndPlace = read['time-and-place'];
  if (!notifier.success || !policy.success || !timeAndPlace.success) return undefined;
  if (!vehicle.success || !circumstances.success) return undefined;

  const { date, time: told, countyCode, locality, street, recordedBy } = timeAndPlace.data;
  const { time = '', timeUntil = '' } = readToldTime(told) ?? {};
  return {
    notifier: notifierOf(notifier.data),
    policy_type: policy.data.policyType,
    ...given({ policy_number: policy.data.policyNumber }),
    event: {
      date,
      county_code: countyCode,
      locality,
      kind: circumstances.data.kind,
      description: circumstances.data.description,
      injuries: circumstances.data.injuries === 'yes',
      ...given({ time, time_until: timeUntil, street }),
      ...(recordedBy !== '' && { recorded_by: recordedBy }),
    },
    vehicle: { ...vehicleOf(vehicle.data), ...damageOf(draft) },
    ...(hasOtherCar(circumstances.data.kind) && otherVehicleOf(vehicle.data)),
    document_ids: draft.photos.map(({ documentId }) => documentId),
    consent_version: noticeVersion,
    website,
    ...(draftKey !== undefined && { draft_key: draftKey }),
  };
}

type Read<Page extends keyof ReturnType<typeof readAnswers>> = Extract<
  ReturnType<typeof readAnswers>[Page],
  { success: true }
>['data'];

function notifierOf(answers: Read<'notifier'>): Submission['notifier'] {
  const { role, firstName, lastName, phone, email } = answers;
  return {
    role,
    last_name: lastName,
    preferred_channel: preferredChannelOf(answers),
    ...given({ first_name: firstName, phone, email }),
  };
}

function vehicleOf(answers: Read<'vehicle'>): Submission['vehicle'] {
  const { plateCountry, hasNoPlate, plate, categoryCode, brandCode, model, colorCode, vin } = answers;
  return {
    plate_country: plateCountry,
    category_code: categoryCode,
    brand_code: brandCode,
    ...given({ plate: hasNoPlate ? '' : plate, model, color_code: colorCode, vin }),
  };
}

/** The other car, when something of it was seen; its country is that of the own one unless somebody says more. */
function otherVehicleOf({ otherPlate, otherInsurer }: Read<'vehicle'>): Pick<Submission, 'other_vehicle'> {
  const seen = given({ plate: otherPlate, insurer: otherInsurer });
  return Object.keys(seen).length === 0 ? {} : { other_vehicle: { plate_country: 'RO', ...seen } };
}

function damageOf({ damage: { zones, parts } }: NotificationDraft) {
  return {
    ...(zones.length > 0 && { damaged_zones: damagedZones(zones) }),
    ...(parts.length > 0 && { damaged_part_codes: parts }),
  };
}

/** Only what was answered: the contract has no empty texts. */
function given<Fields extends Record<string, string>>(fields: Fields): Partial<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')) as Partial<Fields>;
}
