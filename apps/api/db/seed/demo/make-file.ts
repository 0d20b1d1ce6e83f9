import { accidentPlaces, accidentStories, streets } from './accident-stories.ts';
import { legalDueDate } from './demo-moments.ts';
import { demoId } from './demo-random.ts';
import type { DemoWorld } from './demo-world.ts';
import { inventPerson } from './invented-people.ts';
import { inventVehicle } from './invented-vehicles.ts';
import type { DemoFile } from './make-work.ts';
import { makeTimelineEvent } from './make-timeline-event.ts';

type FileFacts = {
  claimFileNo: string;
  policyType: string;
  openedAt: Date;
  /** Both channels are confirmed, as the public tracker needs. */
  isConfirmed?: boolean;
  /** A vehicle that is known from another file. */
  vehicleId?: string;
  damagedParts?: readonly string[];
  amounts?: { estimated?: number; agreed?: number; paid?: number };
};

const liabilityPolicies = ['rca', 'rca_dd', 'green_card'];
const severities = ['scratch', 'dent', 'broken', 'deformed'] as const;

/** Makes a claim file: accident, claimant with channels, vehicles, and the first entry of its story. */
export function makeFile(world: DemoWorld, facts: FileFacts): DemoFile {
  const { orgId, orgCode, random, moments, rows } = world;
  const number = rows.claim_file.length + 1;
  const [county, town] = random.pick(accidentPlaces);
  const story = random.pick(accidentStories);
  const claimant = inventPerson(random, number);
  const partyId = demoId('party', orgCode, number);
  const eventId = demoId('event', orgCode, number);
  const claimFileId = demoId('file', orgCode, facts.claimFileNo);
  const vehicleId = facts.vehicleId ?? demoId('vehicle', orgCode, number);
  const occurredAt = moments.hoursAfter(facts.openedAt, -random.between(2, 72));

  rows.event.push({
    org_id: orgId,
    event_id: eventId,
    occurred_on: moments.dateOf(occurredAt),
    occurred_at_time: `${String(random.between(6, 22)).padStart(2, '0')}:${random.pick(['00', '15', '30', '45'])}`,
    county_code: county,
    locality: town,
    street: random.pick(streets),
    description: story.text,
    cause: story.cause,
    has_injuries: random.chance(0.05),
    created_at: facts.openedAt,
  });
  rows.party.push({
    org_id: orgId,
    party_id: partyId,
    kind: 'person',
    last_name: claimant.lastName,
    first_name: claimant.firstName,
    cnp: claimant.cnp,
    county_code: county,
    locality: town,
    address: random.pick(streets),
    created_at: facts.openedAt,
  });
  makeChannels(world, {
    ...claimant,
    partyId,
    isConfirmed: facts.isConfirmed ?? random.chance(0.6),
    at: facts.openedAt,
  });
  if (facts.vehicleId === undefined) {
    const vehicle = inventVehicle(random, county, moments.now.getFullYear());
    rows.vehicle.push({ org_id: orgId, vehicle_id: vehicleId, owner_party_id: partyId, ...vehicle });
  }
  const channel = random.weighted({ web_guest: 45, phone: 25, staff: 15, email: 8, partner: 5, api: 2 });
  rows.claim_file.push({
    org_id: orgId,
    claim_file_id: claimFileId,
    claim_file_no: facts.claimFileNo,
    policy_type_code: facts.policyType,
    policy_number: `RO/${random.between(10, 99)}/C${random.between(10, 40)}/${random.between(1_000_000, 9_999_999)}`,
    policy_insurer: world.orgName,
    event_id: eventId,
    claimant_party_id: partyId,
    notifier_party_id: partyId,
    notifier_role: random.weighted({ owner: 70, driver: 25, other: 5 }),
    main_vehicle_id: vehicleId,
    branch_id: world.branchIds.length > 0 ? random.pick(world.branchIds) : null,
    county_code: county,
    channel,
    priority: Number(random.weighted({ 0: 10, 1: 70, 2: 15, 3: 5 })),
    estimated_amount: amount(facts.amounts?.estimated),
    agreed_amount: amount(facts.amounts?.agreed),
    paid_amount: amount(facts.amounts?.paid),
    legal_due_date: legalDueDate(moments, facts.policyType, facts.openedAt),
    consent_version: channel === 'web_guest' ? '2026-01' : null,
    consent_at: channel === 'web_guest' ? facts.openedAt : null,
    opened_at: facts.openedAt,
    created_at: facts.openedAt,
  });
  rows.claim_vehicle.push({
    org_id: orgId,
    claim_file_id: claimFileId,
    vehicle_id: vehicleId,
    role: liabilityPolicies.includes(facts.policyType) ? 'injured' : 'insured',
    is_drivable: random.chance(0.8),
    damaged_parts: JSON.stringify(
      (facts.damagedParts ?? story.parts).map((part) => ({
        vehicle_part_code: part,
        severity: random.pick(severities),
      })),
    ),
  });

  const file: DemoFile = {
    claimFileId,
    claimFileNo: facts.claimFileNo,
    openedAt: facts.openedAt,
    lastEventAt: facts.openedAt,
    assignmentCount: 0,
    claimantName: `${claimant.lastName} ${claimant.firstName}`,
    email: claimant.email,
    phone: claimant.phone,
    partyId,
  };
  makeTimelineEvent(world, file, {
    kind: 'created',
    title: ['Daună avizată', 'Claim reported'],
    body: story.text,
    data: { channel },
    at: facts.openedAt,
    visibility: 'claimant',
    ...(channel === 'web_guest' ? { guestName: file.claimantName } : {}),
  });
  return file;
}

type Reachable = { partyId: string; email: string; phone: string; isConfirmed: boolean; at: Date };

function makeChannels({ orgId, orgCode, rows, moments }: DemoWorld, person: Reachable) {
  const confirmedAt = person.isConfirmed ? moments.hoursAfter(person.at, 1) : null;
  for (const kind of ['email', 'phone'] as const) {
    rows.contact_channel.push({
      org_id: orgId,
      contact_channel_id: demoId('channel', orgCode, rows.contact_channel.length),
      party_id: person.partyId,
      kind,
      value: person[kind],
      is_preferred: kind === 'email',
      confirmed_at: confirmedAt,
      sms_consent: kind === 'phone',
      created_at: person.at,
    });
  }
}

function amount(lei: number | undefined) {
  return lei === undefined ? null : lei.toFixed(2);
}
