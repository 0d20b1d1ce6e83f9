import type { JsonBodyOf } from '@dosar/openapi';
import type { LocalDate } from '@dosar/kernel/dates';
import { normalisePlate } from '@dosar/kernel/plates';
import { normaliseVin } from '@dosar/kernel/vin';
import { publish } from '#src/kernel/events/domain-event.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { claimRegistered } from './events.ts';
import {
  insertClaimFile,
  insertClaimVehicle,
  insertEvent,
  insertParty,
  insertVehicle,
} from './register-claim-repository.ts';

type Notification = JsonBodyOf<'submitClaimNotification'>;

/** Under these policies the insurer of somebody else pays, so the claimant is the injured side. */
const liabilityPolicies: readonly string[] = ['rca', 'rca_dd', 'green_card'];

/** Stores who, what, where and with which vehicle as a claim file of its own, received on a day in Bucharest. */
export async function registerClaim(call: Call<'submitClaimNotification'>, receivedOn: LocalDate) {
  const { body, caller, tx, now, language } = call;
  const orgId = caller.orgId;

  const eventId = await insertEvent(tx, { org_id: orgId, ...eventOf(body), created_at: now });
  const partyId = await insertParty(tx, {
    org_id: orgId,
    kind: 'person',
    first_name: body.notifier.first_name,
    last_name: body.notifier.last_name,
    language,
    created_at: now,
  });
  const isOwner = body.notifier.role === 'owner';
  const vehicleId = await insertVehicle(tx, {
    org_id: orgId,
    ...vehicleOf(body),
    owner_party_id: isOwner ? partyId : null,
    created_at: now,
  });
  const file = await insertClaimFile(tx, Number(receivedOn.slice(0, 4)), {
    org_id: orgId,
    policy_type_code: body.policy_type,
    policy_number: body.policy_number ?? null,
    event_id: eventId,
    claimant_party_id: isOwner ? partyId : null,
    notifier_party_id: partyId,
    notifier_role: body.notifier.role,
    main_vehicle_id: vehicleId,
    county_code: body.event.county_code,
    channel: caller.kind === 'staff' ? 'staff' : 'web_guest',
    consent_version: body.consent_version,
    consent_at: now,
    filed_in_session_id: caller.kind === 'guest' ? caller.sessionId : null,
    opened_at: now,
    created_at: now,
  });
  await insertClaimVehicle(tx, {
    org_id: orgId,
    claim_file_id: file.claim_file_id,
    vehicle_id: vehicleId,
    role: liabilityPolicies.includes(body.policy_type) ? 'injured' : 'insured',
    driver_party_id: body.notifier.role === 'driver' ? partyId : null,
    policy_number: body.policy_number ?? null,
  });
  const claim = { claimFileId: file.claim_file_id, claimFileNo: file.claim_file_no };
  await publish(call, claimRegistered, claim);
  return { ...claim, partyId };
}

function eventOf({ event }: Notification) {
  return {
    occurred_on: event.date,
    occurred_at_time: event.time ?? null,
    county_code: event.county_code,
    locality: event.locality,
    street: event.street ?? null,
    description: event.description,
    has_injuries: event.injuries,
  };
}

function vehicleOf({ vehicle }: Notification) {
  return {
    plate_raw: vehicle.plate ?? null,
    plate_norm: vehicle.plate === undefined ? null : normalisePlate(vehicle.plate),
    plate_country_code: vehicle.plate_country,
    vin: vehicle.vin === undefined ? null : normaliseVin(vehicle.vin),
    vehicle_category_code: vehicle.category_code,
    vehicle_brand_code: vehicle.brand_code,
    model: vehicle.model ?? null,
    color_code: vehicle.color_code ?? null,
  };
}
