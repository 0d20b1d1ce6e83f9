import { dayLength } from '@dosar/kernel/dates';
import { makeWork } from '../assignments/make-work.ts';
import type { DemoAssignment, DemoFile } from '../assignments/make-work.ts';
import type { DemoWorld } from '../demo-world.ts';
import { makeDocRequest } from '../documents/make-doc-request.ts';
import { makeDocuments, makeGuestAccess, makeNote } from '../documents/make-file-papers.ts';
import { makeUsualMessages } from '../messages/make-messages.ts';
import type { SimulatedFile } from '../simulate/simulated-file.ts';
import { sideWork, stageOf } from './file-stages.ts';
import { makeFile } from './make-file.ts';
import { settleFile } from './settle-file.ts';

/** What a caller fixes about a file beside the course of its claim; random draws decide the rest. */
export type CourseFile = {
  claimFileNo: string;
  isConfirmed?: boolean;
  vehicleId?: string;
  damagedParts?: readonly string[];
  /** Work beside that of the course. */
  wanted?: readonly { type: string; status: string }[];
  /** Keys of guest links, by the type of their work. */
  keys?: Readonly<Record<string, string>>;
  docRequestKey?: string;
};

const usualPapers = ['damage_photo', 'registration_certificate', 'driving_licence', 'accident_statement'];
/** For how many days after closing a file keeps its links and its first messages. */
const keptDays = 60;

type MadeWork = { type: string; status: string; assignment: DemoAssignment };

/** Makes the claim file of a simulated course, with its work, papers and messages. */
export function makeCourseFile(world: DemoWorld, course: SimulatedFile, wish: CourseFile): DemoFile {
  const { random } = world;
  // Random moments of a closed file must lie before its closing.
  const ownWorld =
    course.closedAt === undefined ? world : { ...world, moments: world.moments.asOf(course.closedAt) };
  const file = makeFile(ownWorld, course, { ...wish, amounts: amountsOf(world, course) });
  world.courses.set(file.claimFileId, course);
  const isRecent =
    course.closedAt === undefined ||
    world.moments.now.getTime() - course.closedAt.getTime() < keptDays * dayLength;
  const made = [
    ...makeCourseWork(world, file, course, { ...wish, isBrief: !isRecent }),
    ...makeSideWork(ownWorld, file, course, wish),
  ];
  const first = made[0]?.assignment;
  if (first) {
    makeUsualMessages(ownWorld, file, first, isRecent);
    // Papers of files that were closed long ago are archived, so the demo has none.
    if (isRecent)
      makeDocuments(ownWorld, file, first, {
        docTypes: usualPapers.slice(0, random.between(1, usualPapers.length)),
      });
  }
  for (const work of made) makePapers(ownWorld, file, work, { course, isRecent, key: wish.docRequestKey });
  settleFile(world, file, course.closedAt);
  return file;
}

function makeCourseWork(
  world: DemoWorld,
  file: DemoFile,
  { works }: SimulatedFile,
  { keys, isBrief }: CourseFile & { isBrief: boolean },
): MadeWork[] {
  return works.map((course) => {
    const { type } = course;
    const status = course.reached.at(-1)?.status ?? '';
    const key = keys?.[type];
    return {
      type,
      status,
      assignment: makeWork(world, file, { type, status, course, isBrief, ...(key && { key }) }),
    };
  });
}

function makeSideWork(
  world: DemoWorld,
  file: DemoFile,
  course: SimulatedFile,
  { wanted = [] }: CourseFile,
): MadeWork[] {
  const { random } = world;
  const drawn = sideWork[stageOf(course)]
    .filter(({ type, chance }) => !wanted.some((one) => one.type === type) && random.chance(chance))
    .map(({ type, statuses }) => ({ type, status: random.pick(statuses) }));
  return [...wanted, ...drawn].map((work) => ({ ...work, assignment: makeWork(world, file, work) }));
}

type Papers = { course: SimulatedFile; isRecent: boolean; key: string | undefined };

function makePapers(
  world: DemoWorld,
  file: DemoFile,
  { type, status, assignment }: MadeWork,
  { course, isRecent, key }: Papers,
) {
  if (isRecent && world.random.chance(0.35)) makeNote(world, file, assignment);
  if (isRecent && (type === 'assessment' || type === 'claim_notification'))
    makeGuestAccess(world, file, assignment, type);
  if (type === 'assessment' && course.notedAt !== undefined)
    makeDocuments(world, file, assignment, { docTypes: ['assessment_note'], at: course.notedAt });
  if (!needsPapers(type, status)) return;
  makeDocRequest(world, file, assignment, {
    docTypes: ['vehicle_identity_card', 'bank_account'],
    ...(key ? { key, status: 'sent' as const } : {}),
  });
}

function needsPapers(type: string, status: string) {
  return (
    status === 'incomplete' ||
    status === 'waiting_documents' ||
    (type === 'doc_request' && status === 'waiting')
  );
}

/** Amounts that the file has by now: the estimate since the note, the agreed sum since the agreement, the paid sum since the payment. */
function amountsOf({ random }: DemoWorld, { notedAt, agreedAt, paidAt }: SimulatedFile) {
  const estimated = random.between(900, 38_000);
  const agreed = Math.round(estimated * (0.8 + random.next() * 0.2));
  return {
    ...(notedAt !== undefined && { estimated }),
    ...(agreedAt !== undefined && { agreed }),
    ...(paidAt !== undefined && { paid: agreed }),
  };
}
