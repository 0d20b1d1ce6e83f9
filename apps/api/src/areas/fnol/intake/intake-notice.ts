import { parsePhone } from '@dosar/kernel/phones';
import { normaliseCui } from '@dosar/kernel/romanian-numbers';
import type { JsonBodyOf, Schema } from '@dosar/openapi';
import type { ClaimNotice, NoticedPerson } from '#src/areas/claims/index.ts';

type Intake = JsonBodyOf<'registerClaimNotification'>;

const fileChannels = { phone: 'phone', email: 'email', desk: 'staff' } as const;

/** What a clerk has typed as the notice that a claim is opened with. */
export function intakeNotice(intake: Intake): ClaimNotice {
  const { notifier, event, vehicle, other_vehicles: others, people } = intake;
  const language = notifier.language ?? 'ro';
  return {
    channel: fileChannels[intake.channel],
    policyType: intake.policy_type,
    policyNumber: intake.policy_number,
    notifier: { ...partyOf(notifier), role: notifier.role, language },
    event: {
      date: event.date,
      time: event.time,
      timeUntil: event.time_until,
      countyCode: event.county_code,
      locality: event.locality?.trim() || undefined,
      street: event.street?.trim() || undefined,
      description: event.description.trim(),
      injuries: event.injuries,
      recordedBy: event.recorded_by,
      policeStation: event.police_station?.trim() || undefined,
      policeReportNo: event.police_report_no?.trim() || undefined,
    },
    vehicle: {
      ...carOf(vehicle),
      vin: vehicle.vin,
      categoryCode: vehicle.category_code,
      isDrivable: vehicle.is_drivable,
      damagedPartCodes: vehicle.damaged_part_codes,
      damagedZones: vehicle.damaged_zones,
      damage: vehicle.damage?.trim() || undefined,
    },
    otherVehicles: others.map((other) => ({
      ...carOf(other),
      vin: other.vin,
      role: other.role,
      insurer: other.insurer?.trim() || undefined,
      policyNumber: other.policy_number,
    })),
    people: people.map((person) => ({
      ...partyOf(person),
      role: person.role,
      otherVehicle: person.other_vehicle,
      language,
      channels: channelsOf(person),
    })),
  };
}

function partyOf({
  kind,
  name,
  first_name,
  cui,
}: Pick<Schema<'IntakePerson'>, 'kind' | 'name' | 'first_name' | 'cui'>) {
  return {
    kind,
    name: name.trim(),
    firstName: first_name?.trim() || undefined,
    cui: cui === undefined ? undefined : normaliseCui(cui),
  };
}

function carOf({
  plate,
  plate_country,
  brand_code,
  model,
}: Schema<'IntakeOtherVehicle'> | Schema<'IntakeVehicle'>) {
  return { plate, plateCountry: plate_country, brandCode: brand_code, model: model?.trim() || undefined };
}

function channelsOf({ phone, email }: Schema<'IntakePerson'>): NoticedPerson['channels'] {
  const parsed = phone === undefined ? undefined : parsePhone(phone);
  return [
    ...(parsed === undefined ? [] : [{ kind: 'phone' as const, value: parsed.e164 }]),
    ...(email === undefined ? [] : [{ kind: 'email' as const, value: email.trim().toLowerCase() }]),
  ];
}
