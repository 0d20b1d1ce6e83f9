import { processes } from '#db/configuration/processes.ts';
import { fileStages } from './file-stages.ts';
import type { FileStageName } from './file-stages.ts';
import { demoMoments } from '../demo-moments.ts';
import { demoId, demoRandom } from '../demo-random.ts';
import type { DemoWorld } from '../demo-world.ts';
import { makeStageFile } from './make-stage-file.ts';
import { makeWork } from '../assignments/make-work.ts';
import type { DemoFile } from '../assignments/make-work.ts';
import { pinned } from '../pinned-keys.ts';
import { settleFile } from './settle-file.ts';

const stageWeights = Object.fromEntries(
  Object.entries(fileStages).map(([name, { weight }]) => [name, weight]),
) as Record<FileStageName, number>;
const policyWeights = { rca: 52, casco: 28, rca_dd: 12, green_card: 5, other: 3 };
const letters: Readonly<Record<string, string>> = {
  rca: 'R',
  casco: 'C',
  rca_dd: 'D',
  green_card: 'G',
  other: 'A',
};

/** Gives out claim file numbers as the database would, and remembers the last ones. */
export function claimNumbers(prefix: string) {
  const last = new Map<string, { year: number; letter: string; number: number }>();
  return {
    next(policyType: string, year: number) {
      const letter = letters[policyType] ?? 'A';
      const series = last.get(`${year}${letter}`) ?? { year, letter, number: 0 };
      series.number += 1;
      last.set(`${year}${letter}`, series);
      return `${prefix}${String(year % 100).padStart(2, '0')}${letter}${String(series.number).padStart(7, '0')}`;
    },
    given: () => [...last.values()],
  };
}

type ClaimNumbers = ReturnType<typeof claimNumbers>;

/** Makes `count` claims over all stages, oldest first, so that numbers and dates grow together. */
export function makeClaims(world: DemoWorld, numbers: ClaimNumbers, count: number): DemoFile[] {
  const { random, moments } = world;
  const plans = Array.from({ length: count }, () => {
    const stage = random.weighted(stageWeights);
    const [from, to] = fileStages[stage].age;
    return { stage, openedAt: moments.daysAgo(random.between(from, to)) };
  }).sort((a, b) => a.openedAt.getTime() - b.openedAt.getTime());
  return plans.map(({ stage, openedAt }) => {
    const policyType = random.weighted(policyWeights);
    const claimFileNo = numbers.next(policyType, openedAt.getFullYear());
    return makeStageFile(world, stage, { claimFileNo, policyType, openedAt });
  });
}

const olderClaims = 60;

/** Closed claims of the year before, oldest first and evenly spread: each is what it was two months after it was opened. */
export function makeOlderClaims(world: DemoWorld, numbers: ClaimNumbers) {
  // Invented apart, so that the other claims are the same with and without them.
  const random = demoRandom(world.orgCode.length * 611_953);
  const { daysAgo } = demoMoments(world.moments.now, random);
  const [youngest, oldest] = fileStages.archived.age;
  for (let index = 0; index < olderClaims; index += 1) {
    const openedAt = daysAgo(Math.round(oldest - (index * (oldest - youngest)) / olderClaims));
    const closedAt = world.moments.hoursAfter(openedAt, 60 * 24);
    const policyType = random.weighted(policyWeights);
    makeStageFile({ ...world, random, moments: demoMoments(closedAt, random) }, 'archived', {
      claimFileNo: numbers.next(policyType, openedAt.getFullYear()),
      policyType,
      openedAt,
    });
  }
}

/** Adds work until every kind has every one of its statuses somewhere. */
export function coverEveryStatus(world: DemoWorld, files: readonly DemoFile[]) {
  const present = new Set(
    world.rows.assignment.map((row) => `${row.assignment_type_code} ${row.status_code}`),
  );
  const running = world.rows.claim_file
    .filter((row) => row.closed_at == null)
    .map((row) => row.claim_file_id);
  const hosts = files.filter((file) => running.includes(file.claimFileId));
  for (const process of processes) {
    if (process.isMaster) continue;
    for (const status of process.statuses) {
      if (present.has(`${process.code} ${status.code}`)) continue;
      const host = world.random.pick(hosts);
      makeWork(world, host, { type: process.code, status: status.code });
      settleFile(world, host);
    }
  }
}

/** The three public tracker cases, with both channels confirmed and the pinned keys. */
export function makeTrackerCases(world: DemoWorld) {
  const [waiting, inspected, offered] = pinned.trackerCases;
  const common = { policyType: 'rca', isConfirmed: true };
  makeStageFile(world, 'evaluation', {
    ...common,
    claimFileNo: waiting,
    openedAt: world.moments.daysAgo(18),
    wanted: { claim_handling: { status: 'waiting_documents' }, doc_request: { status: 'in_progress' } },
    docRequestKey: pinned.docRequestKey,
  });
  makeStageFile(world, 'inspection', {
    ...common,
    claimFileNo: inspected,
    openedAt: world.moments.daysAgo(6),
    wanted: { assessment: { status: 'scheduled', key: pinned.guestAssignmentKey } },
  });
  makeStageFile(world, 'offer', {
    ...common,
    claimFileNo: offered,
    openedAt: world.moments.daysAgo(27),
    wanted: { claim_handling: { status: 'offer_issued' } },
  });
}

/** One car whose front bumper was claimed three times within a year. */
export function makeItemHistory(world: DemoWorld, numbers: ClaimNumbers) {
  const vehicleId = demoId('vehicle', world.orgCode, pinned.itemHistoryVin);
  world.rows.vehicle.push({
    org_id: world.orgId,
    vehicle_id: vehicleId,
    plate_raw: 'B 214 DEM',
    plate_norm: 'B214DEM',
    vin: pinned.itemHistoryVin,
    vehicle_category_code: 'car',
    vehicle_brand_code: 'dacia',
    model: 'Logan',
    color_code: 'silver',
    manufacture_year: 2019,
    odometer: 84_210,
  });
  const claims = [
    { stage: 'closed', days: 320, policyType: 'casco' },
    { stage: 'payment', days: 130, policyType: 'rca' },
    { stage: 'evaluation', days: 12, policyType: 'casco' },
  ] as const;
  for (const { stage, days, policyType } of claims) {
    const openedAt = world.moments.daysAgo(days);
    makeStageFile(world, stage, {
      claimFileNo: numbers.next(policyType, openedAt.getFullYear()),
      policyType,
      openedAt,
      vehicleId,
      damagedParts: [pinned.itemHistoryPart, 'radiator_grille', 'headlight_left'],
    });
  }
}
