import { processes } from '#db/configuration/processes.ts';
import { demoId } from '../demo-random.ts';
import type { DemoWorld } from '../demo-world.ts';
import { stageOf } from './file-stages.ts';
import { makeCourseFile } from './make-course-file.ts';
import { scriptedCourses } from './scripted-courses.ts';
import type { SimulatedFile } from '../simulate/simulated-file.ts';
import { makeWork } from '../assignments/make-work.ts';
import type { DemoFile } from '../assignments/make-work.ts';
import { pinned } from '../pinned-keys.ts';
import { settleFile } from './settle-file.ts';

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

/** Makes a file of each claim that was simulated, oldest first, so that numbers and dates grow together. */
export function makeClaims(
  world: DemoWorld,
  numbers: ClaimNumbers,
  courses: readonly SimulatedFile[],
): DemoFile[] {
  const oneCar = world.orgCode === 'demo' ? makeOneCar(world, courses) : new Map<SimulatedFile, OneCar>();
  return courses.map((course) =>
    makeCourseFile(world, course, {
      claimFileNo: numbers.next(course.policyType, Number(world.moments.dateOf(course.openedAt).slice(0, 4))),
      ...oneCar.get(course),
    }),
  );
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

/** The three public tracker cases, with both channels confirmed and the pinned keys, and a claim whose offer was contested. */
export function makeScriptedCases(world: DemoWorld, numbers: ClaimNumbers) {
  const [waiting, inspected, offered, contested] = scriptedCourses(world.moments.now);
  const [waitingNo, inspectedNo, offeredNo] = pinned.trackerCases;
  makeCourseFile(world, waiting, {
    claimFileNo: waitingNo,
    isConfirmed: true,
    wanted: [{ type: 'doc_request', status: 'in_progress' }],
    docRequestKey: pinned.docRequestKey,
  });
  makeCourseFile(world, inspected, {
    claimFileNo: inspectedNo,
    isConfirmed: true,
    keys: { assessment: pinned.guestAssignmentKey },
  });
  makeCourseFile(world, offered, { claimFileNo: offeredNo, isConfirmed: true });
  makeCourseFile(world, contested, {
    claimFileNo: numbers.next('rca', Number(world.moments.dateOf(contested.openedAt).slice(0, 4))),
  });
}

type OneCar = { vehicleId: string; damagedParts: readonly string[] };

/** One car whose front bumper was claimed three times within a year: so many days ago, months apart. */
function makeOneCar(world: DemoWorld, courses: readonly SimulatedFile[]): Map<SimulatedFile, OneCar> {
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
    { isOver: true, days: 320 },
    { isOver: true, days: 150 },
    { isOver: false, days: 14 },
  ];
  const chosen = claims.map(({ isOver, days }) => {
    const about = world.moments.hoursAfter(world.moments.now, -24 * days).getTime();
    const distance = ({ openedAt }: SimulatedFile) => Math.abs(openedAt.getTime() - about);
    const stages = isOver ? ['closed'] : ['evaluation'];
    return courses
      .filter((course) => stages.includes(stageOf(course)))
      .toSorted((a, b) => distance(a) - distance(b))[0];
  });
  return new Map(
    chosen.flatMap((course) =>
      course === undefined
        ? []
        : [
            [
              course,
              { vehicleId, damagedParts: [pinned.itemHistoryPart, 'radiator_grille', 'headlight_left'] },
            ],
          ],
    ),
  );
}
