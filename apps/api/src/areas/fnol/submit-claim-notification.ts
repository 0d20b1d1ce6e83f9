import type { FieldProblem, JsonBodyOf } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { Problem } from '#src/kernel/problem/problem.ts';
import type { ClaimNotice } from '../claims/index.ts';
import { notifiedChannels } from './contact-channels.ts';
import { takeReservedNumber } from './drafts/reserved-number.ts';
import type { FnolNeeds } from './fnol-needs.ts';
import { damageCodes, repeatedZones } from './damage/damage-rules.ts';
import { accidentWords } from './accident-words.ts';
import { noteDuplicates } from './intake/note-duplicates.ts';
import { openClaim } from './intake/open-claim.ts';
import { attachPhotos } from './late-photos/attach-photos.ts';
import { notificationRefusals } from './notification-rules.ts';
import { findUnknownCodes } from './notified-claim-repository.ts';
import { keepPolicyOfClaim } from './policy/policy-of-claim.ts';
import { receiptOf } from './receipt.ts';

type Submission = Call<'submitClaimNotification'>;

/** Registers an accident that a guest reports as a claim, with the photos of their session. */
export async function submitClaimNotification(needs: FnolNeeds, call: Submission) {
  const { body, caller, now } = call;
  refuse([...notificationRefusals(body, now), ...repeatedZones(body.vehicle), ...(await unknownCodes(call))]);

  const channels = notifiedChannels(body.notifier, now);
  const notice = { ...noticeOf(call), claimFileNo: await takeReservedNumber(call) };
  const opened = await openClaim(needs, call, {
    notice,
    channels,
    told: channels,
    entry: {
      title: { ro: 'Daună avizată', en: 'Claim reported' },
      body: [accidentWords(body.event.kind, call.language), body.event.description].join(''),
      data: {
        channel: caller.kind === 'staff' ? 'staff' : 'web_guest',
        consent_version: body.consent_version,
      },
    },
    furnish: async (onFile) => {
      await keepPolicyOfClaim(call, onFile, notice, undefined);
      const missing = await attachPhotos(call, onFile, body.document_ids);
      // Foreign, removed and unknown ones look alike; the claimant adds the photo again.
      refuse(
        missing.map((id) => ({
          field: `document_ids.${body.document_ids.indexOf(id)}`,
          code: 'outdated' as const,
        })),
      );
    },
  });
  await noteDuplicates(call, opened.claim.claimFileId);
  return receiptOf(call, opened);
}

function noticeOf({ body, caller, language }: Submission): ClaimNotice {
  const { notifier, event } = body;
  return {
    channel: caller.kind === 'staff' ? 'staff' : 'web_guest',
    consentVersion: body.consent_version,
    filedInSessionId: caller.kind === 'guest' ? caller.sessionId : undefined,
    policyType: body.policy_type,
    policyNumber: body.policy_number,
    notifier: {
      kind: 'person',
      name: notifier.last_name,
      firstName: notifier.first_name,
      role: notifier.role,
      language,
    },
    event: {
      date: event.date,
      time: event.time,
      timeUntil: event.time_until,
      countyCode: event.county_code,
      locality: event.locality,
      street: event.street,
      description: event.description,
      injuries: event.injuries,
      recordedBy: event.recorded_by,
    },
    vehicle: vehicleOf(body.vehicle),
    otherVehicles: otherVehicles(body),
    people: [],
  };
}

function vehicleOf(vehicle: JsonBodyOf<'submitClaimNotification'>['vehicle']): ClaimNotice['vehicle'] {
  return {
    plate: vehicle.plate,
    plateCountry: vehicle.plate_country,
    vin: vehicle.vin,
    brandCode: vehicle.brand_code,
    model: vehicle.model,
    categoryCode: vehicle.category_code,
    colorCode: vehicle.color_code,
    damagedPartCodes: vehicle.damaged_part_codes,
    damagedZones: vehicle.damaged_zones,
  };
}

/** The other car did the damage, unless the claimant says that they have hit it. */
function otherVehicles({ other_vehicle: other, event }: Submission['body']): ClaimNotice['otherVehicles'] {
  if (other === undefined) return [];
  return [
    {
      role: event.kind === 'hit_other' ? 'injured' : 'at_fault',
      plate: other.plate,
      plateCountry: other.plate_country,
      insurer: other.insurer?.trim() || undefined,
    },
  ];
}

async function unknownCodes({ tx, body }: Submission): Promise<FieldProblem[]> {
  const { policy_type, event, vehicle, other_vehicle: other } = body;
  return findUnknownCodes(tx, [
    { field: 'policy_type', list: 'policy_type', code: policy_type },
    { field: 'event.county_code', list: 'county', code: event.county_code },
    { field: 'vehicle.plate_country', list: 'country', code: vehicle.plate_country },
    { field: 'other_vehicle.plate_country', list: 'country', code: other?.plate_country },
    { field: 'vehicle.brand_code', list: 'vehicle_brand', code: vehicle.brand_code },
    { field: 'vehicle.category_code', list: 'vehicle_category', code: vehicle.category_code },
    { field: 'vehicle.color_code', list: 'color', code: vehicle.color_code },
    ...damageCodes(vehicle),
  ]);
}

function refuse(fields: FieldProblem[]): void {
  if (fields.length > 0) throw new Problem(422, 'rule_refused', { fields });
}
