import { demoId, demoKey } from './demo-random.ts';
import type { DemoColleague, DemoWorld } from './demo-world.ts';
import { pathTo, processOf, statusOf } from './process-paths.ts';
import type { PathStep } from './process-paths.ts';
import { makeTimelineEvent } from './make-timeline-event.ts';
import { makeTrackerEvent } from './make-tracker-event.ts';

/** A claim file while its rows are made. */
export type DemoFile = {
  claimFileId: string;
  claimFileNo: string;
  openedAt: Date;
  lastEventAt: Date;
  assignmentCount: number;
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

type Work = { type: string; status: string; createdAt?: Date; key?: string };

/** Makes an assignment with the way it came to its status, on timeline and tracker. */
export function makeWork(world: DemoWorld, file: DemoFile, work: Work): DemoAssignment {
  const { random, moments, orgId } = world;
  const process = processOf(work.type);
  const status = statusOf(work.type, work.status);
  const path = pathTo(work.type, work.status);
  const isOpen = status.category !== 'done' && status.category !== 'cancelled';
  const createdAt = work.createdAt ?? moments.between(file.openedAt, moments.now);
  const owner = ownerOf(world, process.queue, status.category === 'new' && random.chance(0.45));
  file.assignmentCount += 1;
  const number = `${file.claimFileNo}-${String(file.assignmentCount).padStart(2, '0')}`;
  const assignmentId = demoId('assignment', world.orgCode, number);
  const assignmentKey = work.key ?? demoKey('assignment', world.orgCode, number);

  const position = world.rows.assignment.length;
  const steps = timedSteps(world, path, createdAt);
  const last = steps.at(-1)?.at ?? createdAt;
  if (last > file.lastEventAt) file.lastEventAt = last;
  world.rows.assignment[position] = {
    org_id: orgId,
    assignment_id: assignmentId,
    assignment_no: number,
    assignment_key: assignmentKey,
    claim_file_id: file.claimFileId,
    assignment_type_code: work.type,
    status_code: work.status,
    is_case_master: process.isMaster ?? false,
    assigned_user_id: owner?.userId ?? null,
    queue_id: owner || !isOpen ? null : (world.queueIds[process.queue] ?? null),
    priority: random.chance(0.15) ? random.between(0, 3) : (process.priority ?? 1),
    due_at: isOpen ? moments.dueDate() : moments.hoursAfter(createdAt, process.dueHours),
    waiting_on: status.waitingOn ?? null,
    started_at: path.length > 0 ? (steps[0]?.at ?? createdAt) : null,
    done_at: isOpen ? null : last,
    last_activity_at: last,
    created_at: createdAt,
  };
  makeTimelineEvent(world, file, {
    assignmentId,
    kind: 'assignment',
    title: [`Activitate nouă: ${process.name[0]}`, `New assignment: ${process.name[1]}`],
    data: { assignment_no: number },
    at: createdAt,
  });
  const initial = process.statuses[0];
  // A second inspection does not send the claimant's tracker back to the first one.
  const isShown = work.type !== 'reassessment';
  if (isShown && initial?.tracker) makeTrackerEvent(world, file.claimFileId, initial.tracker, createdAt);
  for (const step of steps) recordStep(world, file, { assignmentId, owner, step, isShown });
  return { assignmentId, assignmentKey, owner, createdAt };
}

type TimedStep = PathStep & { at: Date; from: string };

function timedSteps(world: DemoWorld, path: PathStep[], createdAt: Date): TimedStep[] {
  const { moments, random } = world;
  const times = path
    .map(() => moments.between(createdAt, moments.now))
    .sort((a, b) => a.getTime() - b.getTime());
  // The newest step of a file must not always be "just now".
  const slack = random.between(0, 20) * 60_000;
  return path.map((step, index) => ({
    ...step,
    at: new Date((times[index] ?? createdAt).getTime() - (index === path.length - 1 ? 0 : slack)),
    from: [step.transition.from].flat()[0] ?? '',
  }));
}

type RecordedStep = {
  assignmentId: string;
  owner: DemoColleague | undefined;
  step: TimedStep;
  isShown: boolean;
};

const reasons = [
  'Discutat telefonic cu clientul.',
  'Lipsesc documentele din lista trimisă.',
  'La cererea clientului.',
  'Conform procedurii, după verificarea dosarului.',
];

function recordStep(world: DemoWorld, file: DemoFile, { assignmentId, owner, step, isShown }: RecordedStep) {
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
    actor: owner,
    visibility: shown ? 'claimant' : 'internal',
  });
  if (shown) makeTrackerEvent(world, file.claimFileId, shown, step.at);
}

function ownerOf(world: DemoWorld, queue: 'claims' | 'inspections' | 'payments', isUnassigned: boolean) {
  if (isUnassigned) return undefined;
  const { staff, random } = world;
  const people = { claims: staff.handlers, inspections: staff.assessors, payments: staff.payers }[queue];
  const chosen = random.weighted(Object.fromEntries(people.map(({ userId, weight }) => [userId, weight])));
  return people.find(({ userId }) => userId === chosen);
}
