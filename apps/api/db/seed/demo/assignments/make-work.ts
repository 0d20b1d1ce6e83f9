import { demoId, demoKey, demoShare } from '../demo-random.ts';
import type { DemoColleague, DemoWorld } from '../demo-world.ts';
import type { SimulatedWork } from '../simulate/simulated-file.ts';
import { pathTo, processOf, statusOf, stepBetween } from './process-paths.ts';
import type { PathStep } from './process-paths.ts';
import { makeTimelineEvent } from '../claims/make-timeline-event.ts';
import { makeTrackerEvent } from '../tracking/make-tracker-event.ts';

/** A claim file while its rows are made. */
export type DemoFile = {
  claimFileId: string;
  claimFileNo: string;
  openedAt: Date;
  assignmentCount: number;
  /** Its events of the tracker begin at this place of their rows. */
  trackerFrom: number;
  claimantName: string;
  email: string;
  phone: string;
  partyId: string;
};

export type DemoAssignment = {
  assignmentId: string;
  assignmentKey: string;
  owner: DemoColleague | undefined;
  createdAt: Date;
};

type Work = {
  type: string;
  status: string;
  createdAt?: Date;
  key?: string;
  /** What happened to it, where that was simulated; otherwise its way is invented. */
  course?: SimulatedWork;
  /** For an old closed file the writer tells each step of the handling, and of other work only its end. */
  isBrief?: boolean;
};

/** Makes an assignment with the way it came to its status, on timeline and tracker. */
export function makeWork(world: DemoWorld, file: DemoFile, work: Work): DemoAssignment {
  const { random, moments } = world;
  const process = processOf(work.type);
  const createdAt = work.course?.createdAt ?? work.createdAt ?? moments.atWork(file.openedAt, moments.now);
  const isNew = statusOf(work.type, work.status).category === 'new';
  const owner = work.course
    ? colleagueNamed(world, work.course.owner)
    : ownerOf(world, { queue: process.queue, at: createdAt }, isNew && random.chance(0.7));
  file.assignmentCount += 1;
  const number = `${file.claimFileNo}-${String(file.assignmentCount).padStart(2, '0')}`;
  const made = {
    assignmentId: demoId('assignment', world.orgCode, number),
    assignmentKey: work.key ?? demoKey('assignment', world.orgCode, number),
    owner,
    createdAt,
  };
  const isOver = ['done', 'cancelled'].includes(statusOf(work.type, work.status).category);
  const steps = work.course
    ? simulatedSteps(world, work.course)
    : isOver
      ? endedSteps(world, pathTo(work.type, work.status), {
          createdAt,
          owner,
          end: endOfWork(world, { createdAt, number, dueHours: process.dueHours, owner }),
        })
      : timedSteps(world, pathTo(work.type, work.status), { createdAt, owner, end: moments.now });
  makeAssignmentRow(world, file, work, { made, number, steps });

  // A second inspection does not send the claimant's tracker back to the first one.
  const isShown = work.type !== 'reassessment';
  const isTold = work.isBrief !== true || process.isMaster === true;
  if (isTold)
    tellBegin(world, file, { made, number, type: work.type, isShown: isShown && work.isBrief !== true });
  const told = isTold ? steps : steps.slice(-1);
  for (const step of told)
    recordStep(world, file, {
      assignmentId: made.assignmentId,
      step,
      isShown: isTold && isShown && (work.isBrief !== true || step === told.at(-1)),
    });
  return made;
}

type Begun = { made: DemoAssignment; number: string; type: string; isShown: boolean };

/** The first entry of work on the timeline, and where its kind has one on the tracker. */
function tellBegin(world: DemoWorld, file: DemoFile, { made, number, type, isShown }: Begun) {
  const { name, statuses } = processOf(type);
  makeTimelineEvent(world, file, {
    assignmentId: made.assignmentId,
    kind: 'assignment',
    title: [`Activitate nouă: ${name[0]}`, `New assignment: ${name[1]}`],
    data: { assignment_no: number },
    at: made.createdAt,
  });
  const initial = statuses[0]?.tracker;
  if (isShown && initial) makeTrackerEvent(world, file.claimFileId, initial, made.createdAt);
}

type NumberedWork = { made: DemoAssignment; number: string; steps: readonly TimedStep[] };

function makeAssignmentRow(
  world: DemoWorld,
  file: DemoFile,
  work: Work,
  { made, number, steps }: NumberedWork,
) {
  const { random, moments } = world;
  const process = processOf(work.type);
  const status = statusOf(work.type, work.status);
  const isOpen = status.category !== 'done' && status.category !== 'cancelled';
  const last = steps.at(-1)?.at ?? made.createdAt;
  world.rows.assignment.push({
    org_id: world.orgId,
    assignment_id: made.assignmentId,
    assignment_no: number,
    assignment_key: made.assignmentKey,
    claim_file_id: file.claimFileId,
    assignment_type_code: work.type,
    status_code: work.status,
    is_case_master: process.isMaster ?? false,
    assigned_user_id: made.owner?.userId ?? null,
    assigned_at: made.owner ? made.createdAt : null,
    queue_id: made.owner || !isOpen ? null : (world.queueIds[process.queue] ?? null),
    priority: random.chance(0.15) ? random.between(0, 3) : (process.priority ?? 1),
    due_at: isOpen ? moments.dueDate(made.createdAt) : dueOf(world, made.createdAt, process.dueHours, steps),
    started_at: steps[0]?.at ?? null,
    done_at: isOpen ? null : last,
    last_activity_at: last,
    created_at: made.createdAt,
  });
}

type TimedStep = PathStep & { at: Date; actor: DemoColleague | undefined };
type Span = { createdAt: Date; end: Date; owner: DemoColleague | undefined };

/** The steps of simulated work, each with the person who took it. */
function simulatedSteps(world: DemoWorld, { type, reached }: SimulatedWork): TimedStep[] {
  return reached.slice(1).map(({ status, at, by }, index) => ({
    ...stepBetween(type, reached[index]?.status ?? '', status),
    at,
    actor: colleagueNamed(world, by),
  }));
}

function timedSteps({ moments }: DemoWorld, path: PathStep[], { createdAt, end, owner }: Span): TimedStep[] {
  const times = path
    .map(() => moments.atWork(createdAt, end, owner))
    .sort((a, b) => a.getTime() - b.getTime());
  return path.map((step, index) => ({ ...step, at: times[index] ?? createdAt, actor: owner }));
}

/** The same for work that is over: its last step ends it. */
function endedSteps(world: DemoWorld, path: PathStep[], span: Span): TimedStep[] {
  const steps = timedSteps(world, path, span);
  return steps.map((step, index) => (index === steps.length - 1 ? { ...step, at: span.end } : step));
}

/** When work was due: each step may give it a new deadline, as in the product. */
function dueOf({ moments }: DemoWorld, createdAt: Date, dueHours: number, steps: readonly TimedStep[]): Date {
  const last = steps.findLast(({ transition }) => transition.effects?.due_in_hours !== undefined);
  return last
    ? moments.dueAfter(last.at, Number(last.transition.effects?.due_in_hours))
    : moments.dueAfter(createdAt, dueHours);
}

/** Of a hundred pieces of work so many are done in time. */
const inTime = 0.885;
const dayHours = 24;

/** When work was done: most of it within its time, some of it up to some times as late; never after now. */
function endOfWork(
  { moments, orgCode }: DemoWorld,
  {
    createdAt,
    number,
    dueHours,
    owner,
  }: { createdAt: Date; number: string; dueHours: number; owner: DemoColleague | undefined },
): Date {
  const share = demoShare('end of work', orgCode, number);
  const hours =
    share < inTime
      ? dueHours * (0.2 + (0.75 * share) / inTime)
      : dueHours * (1.1 + (2 * (share - inTime)) / (1 - inTime)) + dayHours;
  return moments.atWorkNear(moments.soonAfter(createdAt, hours), createdAt, owner);
}

type RecordedStep = {
  assignmentId: string;
  step: TimedStep;
  isShown: boolean;
};

const reasons = [
  'Discutat telefonic cu clientul.',
  'Lipsesc documentele din lista trimisă.',
  'La cererea clientului.',
  'Conform procedurii, după verificarea dosarului.',
];

function recordStep(world: DemoWorld, file: DemoFile, { assignmentId, step, isShown }: RecordedStep) {
  const { status, transition } = step;
  const shown = isShown && transition.effects?.move_tracker === true ? status.tracker : undefined;
  makeTimelineEvent(world, file, {
    assignmentId,
    kind: 'status',
    title: [`Stare nouă: ${status.name[0]}`, `New status: ${status.name[1]}`],
    ...(transition.isReasonRequired ? { body: world.random.pick(reasons) } : {}),
    data: {
      transition_code: transition.code,
      from_status_code: step.from,
      to_status_code: status.code,
      status_color: status.color,
    },
    at: step.at,
    actor: step.actor,
    visibility: shown ? 'claimant' : 'internal',
  });
  if (shown) makeTrackerEvent(world, file.claimFileId, shown, step.at);
}

function colleagueNamed({ staff }: DemoWorld, username: string | undefined): DemoColleague | undefined {
  return [...staff.handlers, ...staff.assessors, ...staff.payers].find((one) => one.username === username);
}

type Place = { queue: 'claims' | 'inspections' | 'payments'; at: Date };

/** One of a team who is there when the work begins. */
function ownerOf(world: DemoWorld, { queue, at }: Place, isUnassigned: boolean) {
  if (isUnassigned) return undefined;
  const { staff, random, moments } = world;
  const team = { claims: staff.handlers, inspections: staff.assessors, payments: staff.payers }[queue];
  const present = team.filter((person) => moments.isThere(at, person));
  const people = present.length > 0 ? present : team;
  const chosen = random.weighted(Object.fromEntries(people.map(({ userId, weight }) => [userId, weight])));
  return people.find(({ userId }) => userId === chosen);
}
