import type { LocalDate } from '@dosar/kernel/dates';
import { normalisePlate } from '@dosar/kernel/plates';
import { normaliseVin } from '@dosar/kernel/vin';
import { publish, type ChangeContext } from '#src/kernel/events/domain-event.ts';
import type { ClaimNotice, NoticedEvent, NoticedVehicle } from './claim-notice.ts';
import { claimRegistered } from './events.ts';
import {
  insertClaimFile,
  insertClaimVehicle,
  insertEvent,
  insertParty,
  insertVehicle,
  nextClaimFileNo,
} from './register-claim-repository.ts';
import { partyOf, registerPeople } from './register-people.ts';

/** Under these policies the insurer of somebody else pays, so the claimant is the injured side. */
const liabilityPolicies: readonly string[] = ['rca', 'rca_dd', 'green_card'];

/** Stores who, what, where and with which vehicles as a claim file of its own, received on a day in Bucharest. */
export async function registerClaim(context: ChangeContext, notice: ClaimNotice, receivedOn: LocalDate) {
  const { caller, tx, now } = context;
  const orgId = caller.orgId;
  const { notifier } = notice;

  const eventId = await insertEvent(tx, { org_id: orgId, ...eventOf(notice.event), created_at: now });
  const partyId = await insertParty(tx, { org_id: orgId, ...partyOf(notifier), created_at: now });
  const people = await registerPeople(context, notice.people);
  const ownerId = notifier.role === 'owner' ? partyId : people.idOf('owner');
  const driverId = notifier.role === 'driver' ? partyId : people.idOf('driver');
  const vehicleId = await insertVehicle(tx, {
    org_id: orgId,
    ...vehicleOf(notice.vehicle),
    owner_party_id: ownerId ?? null,
    created_at: now,
  });
  const year = Number(receivedOn.slice(0, 4));
  const file = await insertClaimFile(tx, {
    org_id: orgId,
    claim_file_no: notice.claimFileNo ?? (await nextClaimFileNo(tx, year, notice.policyType)).claimFileNo,
    policy_type_code: notice.policyType,
    policy_number: notice.policyNumber ?? null,
    event_id: eventId,
    claimant_party_id: ownerId ?? null,
    notifier_party_id: partyId,
    notifier_role: notifier.role,
    main_vehicle_id: vehicleId,
    county_code: notice.event.countyCode ?? null,
    channel: notice.channel,
    consent_version: notice.consentVersion ?? null,
    consent_at: notice.consentVersion === undefined ? null : now,
    filed_in_session_id: notice.filedInSessionId ?? null,
    opened_at: now,
    created_at: now,
  });
  const claim = { claimFileId: file.claim_file_id, claimFileNo: file.claim_file_no };
  await insertClaimVehicle(tx, {
    org_id: orgId,
    claim_file_id: file.claim_file_id,
    vehicle_id: vehicleId,
    role: liabilityPolicies.includes(notice.policyType) ? 'injured' : 'insured',
    driver_party_id: driverId ?? null,
    policy_number: notice.policyNumber ?? null,
    ...damageOf(notice.vehicle),
  });
  await registerOtherVehicles(context, claim.claimFileId, notice, people.idOf);
  await people.takePart(claim.claimFileId, (car) => notice.otherVehicles[car]?.role === 'at_fault');
  await publish(context, claimRegistered, claim);
  return { ...claim, partyId };
}

async function registerOtherVehicles(
  { tx, caller: { orgId }, now }: ChangeContext,
  claimFileId: string,
  { otherVehicles }: ClaimNotice,
  idOf: (role: 'other_owner' | 'other_driver', car: number) => string | undefined,
): Promise<void> {
  for (const [place, vehicle] of otherVehicles.entries()) {
    const vehicleId = await insertVehicle(tx, {
      org_id: orgId,
      ...vehicleOf(vehicle),
      owner_party_id: idOf('other_owner', place) ?? null,
      created_at: now,
    });
    await insertClaimVehicle(tx, {
      org_id: orgId,
      claim_file_id: claimFileId,
      vehicle_id: vehicleId,
      role: vehicle.role,
      driver_party_id: idOf('other_driver', place) ?? null,
      insurer: vehicle.insurer ?? null,
      policy_number: vehicle.policyNumber ?? null,
      ...damageOf(vehicle),
    });
  }
}

function eventOf(event: NoticedEvent) {
  return {
    occurred_on: event.date,
    occurred_at_time: event.time ?? null,
    occurred_until_time: event.timeUntil ?? null,
    county_code: event.countyCode ?? null,
    locality: event.locality ?? null,
    street: event.street ?? null,
    description: event.description,
    has_injuries: event.injuries,
    recorded_by: event.recordedBy ?? null,
    police_station: event.policeStation ?? null,
    police_report_no: event.policeReportNo ?? null,
  };
}

function vehicleOf(vehicle: NoticedVehicle) {
  return {
    plate_raw: vehicle.plate ?? null,
    plate_norm: vehicle.plate === undefined ? null : normalisePlate(vehicle.plate),
    plate_country_code: vehicle.plateCountry,
    vin: vehicle.vin === undefined ? null : normaliseVin(vehicle.vin),
    vehicle_category_code: vehicle.categoryCode ?? null,
    vehicle_brand_code: vehicle.brandCode ?? null,
    model: vehicle.model ?? null,
    color_code: vehicle.colorCode ?? null,
  };
}

function damageOf({ isDrivable, damagedPartCodes = [], damagedZones = [], damage }: NoticedVehicle) {
  return {
    is_drivable: isDrivable ?? null,
    damaged_parts: JSON.stringify(damagedPartCodes.map((code) => ({ vehicle_part_code: code }))),
    damaged_zones: JSON.stringify(damagedZones),
    damage_words: damage ?? null,
  };
}
