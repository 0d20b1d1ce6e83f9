import { noticeVersion } from '@dosar/fnol-domain/privacy-notice';
import { accidentPlaces, accidentStories, streets } from './accident-stories.ts';
import { demoBranches } from '../account/demo-organisations.ts';
import { legalDueDate, liabilityPolicies } from '../demo-moments.ts';
import { demoId } from '../demo-random.ts';
import type { DemoWorld } from '../demo-world.ts';
import { inventVehicle } from './invented-vehicles.ts';
import { makeClaimant } from './make-claimant.ts';
import type { SimulatedFile } from '../simulate/simulated-file.ts';
import type { DemoFile } from '../assignments/make-work.ts';
import { makeTimelineEvent } from './make-timeline-event.ts';

/** What a claim file is to be like; the rest is invented. */
export type FileFacts = {
  claimFileNo: string;
  /** Both channels are confirmed, as the public tracker needs. */
  isConfirmed?: boolean;
  /** A vehicle that is known from another file. */
  vehicleId?: string;
  damagedParts?: readonly string[];
  amounts?: { estimated?: number; agreed?: number; paid?: number };
};

type Facts = SimulatedFile & FileFacts;

type Scene = {
  claimFileId: string;
  county: string;
  town: string;
  story: (typeof accidentStories)[number];
  number: number;
};

const severities = ['scratch', 'dent', 'broken', 'deformed'] as const;

/** Makes a claim file: accident, claimant with channels, vehicle, and the first entry of its story. */
export function makeFile(world: DemoWorld, course: SimulatedFile, wish: FileFacts): DemoFile {
  const facts = { ...course, ...wish };
  const [county, town] = world.random.pick(accidentPlaces);
  const story = world.random.pick(accidentStories);
  const number = world.rows.claim_file.length + 1;
  const claimFileId = demoId('file', world.orgCode, facts.claimFileNo);
  const scene = { claimFileId, county, town, story, number };

  const eventId = makeEvent(world, facts, scene);
  const isConfirmed = facts.isConfirmed ?? world.random.chance(0.6);
  const claimant = makeClaimant(world, { number, county, town, isConfirmed, at: facts.openedAt });
  const vehicleId = facts.vehicleId ?? makeVehicle(world, scene, claimant.partyId);
  const channel = makeFileRow(world, facts, scene, { eventId, partyId: claimant.partyId, vehicleId });
  makeClaimVehicle(world, facts, scene, vehicleId);

  const file = {
    ...claimant,
    claimFileId,
    claimFileNo: facts.claimFileNo,
    openedAt: facts.openedAt,
    assignmentCount: 0,
    trackerFrom: world.rows.tracker_event.length,
  };
  makeTimelineEvent(world, file, {
    kind: 'created',
    title: ['Daună avizată', 'Claim reported'],
    body: story.text,
    data: { channel },
    at: facts.openedAt,
    visibility: 'claimant',
    ...(channel === 'web_guest' ? { guestName: claimant.claimantName } : {}),
  });
  return file;
}

function makeEvent(
  { orgId, orgCode, rows, random, moments }: DemoWorld,
  { openedAt, occurredAt }: Facts,
  scene: Scene,
) {
  const eventId = demoId('event', orgCode, scene.number);
  rows.event.push({
    org_id: orgId,
    event_id: eventId,
    occurred_on: moments.dateOf(occurredAt),
    occurred_at_time: moments.timeOf(occurredAt),
    county_code: scene.county,
    locality: scene.town,
    street: random.pick(streets),
    description: scene.story.text,
    cause: scene.story.cause,
    has_injuries: random.chance(0.05),
    created_at: openedAt,
  });
  return eventId;
}

function makeVehicle(
  { orgId, orgCode, rows, random, moments }: DemoWorld,
  scene: Scene,
  ownerPartyId: string,
) {
  const vehicleId = demoId('vehicle', orgCode, scene.number);
  const vehicle = inventVehicle(random, scene.county, moments.now.getUTCFullYear());
  rows.vehicle.push({ org_id: orgId, vehicle_id: vehicleId, owner_party_id: ownerPartyId, ...vehicle });
  return vehicleId;
}

type Parts = { eventId: string; partyId: string; vehicleId: string };

function makeFileRow(world: DemoWorld, facts: Facts, scene: Scene, parts: Parts) {
  const { random, rows } = world;
  const channel = random.weighted({ web_guest: 45, phone: 25, staff: 15, email: 8, partner: 5, api: 2 });
  const isFromGuest = channel === 'web_guest';
  rows.claim_file.push({
    org_id: world.orgId,
    claim_file_id: scene.claimFileId,
    claim_file_no: facts.claimFileNo,
    policy_type_code: facts.policyType,
    policy_number: `RO/${random.between(10, 99)}/C${random.between(10, 40)}/${random.between(1_000_000, 9_999_999)}`,
    policy_insurer: world.orgName,
    ...policyDays(world, facts.openedAt, scene.number),
    event_id: parts.eventId,
    claimant_party_id: parts.partyId,
    notifier_party_id: parts.partyId,
    notifier_role: random.weighted({ owner: 70, driver: 25, other: 5 }),
    main_vehicle_id: parts.vehicleId,
    branch_id: officeOf(world, scene.county),
    county_code: scene.county,
    channel,
    priority: Number(random.weighted({ 0: 10, 1: 70, 2: 15, 3: 5 })),
    estimated_amount: amount(facts.amounts?.estimated),
    agreed_amount: amount(facts.amounts?.agreed),
    paid_amount: amount(facts.amounts?.paid),
    legal_due_date: legalDueDate(facts.policyType, facts.openedAt),
    consent_version: isFromGuest ? noticeVersion : null,
    consent_at: isFromGuest ? facts.openedAt : null,
    opened_at: facts.openedAt,
    created_at: facts.openedAt,
  });
  return channel;
}

/** The office of the county; where there is none, the one that people have given the file to. Drawn for every file, so that what is drawn later stays. */
function officeOf({ random, branchIds, orgCode }: DemoWorld, county: string): string | null {
  if (branchIds.length === 0) return null;
  const drawn = random.pick(branchIds);
  const [code] = demoBranches.find(([, , of]) => of === county) ?? [];
  return code === undefined ? drawn : demoId('branch', orgCode, code);
}

/** A policy of a year; of every fortieth file it had ended before the accident. */
function policyDays({ moments }: DemoWorld, openedAt: Date, number: number) {
  const daysBefore = number % 40 === 0 ? 400 : 30 + ((number * 7) % 300);
  const from = moments.hoursAfter(openedAt, -24 * daysBefore);
  return {
    policy_valid_from: moments.dateOf(from),
    policy_valid_to: moments.dateOf(moments.hoursAfter(from, 24 * 364)),
  };
}

function makeClaimVehicle({ orgId, rows, random }: DemoWorld, facts: Facts, scene: Scene, vehicleId: string) {
  const parts = facts.damagedParts ?? scene.story.parts;
  rows.claim_vehicle.push({
    org_id: orgId,
    claim_file_id: scene.claimFileId,
    vehicle_id: vehicleId,
    role: liabilityPolicies.includes(facts.policyType) ? 'injured' : 'insured',
    is_drivable: random.chance(0.8),
    damaged_parts: JSON.stringify(
      parts.map((part) => ({ vehicle_part_code: part, severity: random.pick(severities) })),
    ),
  });
}

function amount(lei: number | undefined) {
  return lei === undefined ? null : lei.toFixed(2);
}
