import { demoRandom, type DemoRandom } from '../demo-random.ts';
import type { DemoWorld } from '../demo-world.ts';
import { makeTimelineEvent } from '../claims/make-timeline-event.ts';
import { statusOf } from './process-paths.ts';

/** Marks that colleagues put on their work. */
const demoTags = [
  'Clarificări poliță',
  'Flotă',
  'Litigiu',
  'Piese lipsă',
  'Reclamație',
  'Suspiciune fraudă',
  'Vătămare',
  'VIP',
] as const;

type Assignment = DemoWorld['rows']['assignment'][number];
type Work = { assignment: Assignment; isOpen: boolean; isActive: boolean; legalDueDate: string | null };

/**
 * Marks on the finished world: whose partner and special customer it is, tags, work that is put off or came back.
 *
 * It draws from random numbers of its own, so that files, people and work stay the ones they were.
 */
export function makeMarks(world: DemoWorld): void {
  const random = demoRandom(world.orgCode.length * 104_729);
  world.rows.tag = demoTags.map((name) => ({ org_id: world.orgId, name }));
  markFiles(world, random);
  const legalDates = new Map(
    world.rows.claim_file.map((file) => [file.claim_file_id, file.legal_due_date ?? null]),
  );
  const works = world.rows.assignment.map((assignment) => {
    const { category } = statusOf(assignment.assignment_type_code, assignment.status_code);
    return {
      assignment,
      isOpen: category !== 'done' && category !== 'cancelled',
      isActive: category === 'active',
      legalDueDate: legalDates.get(assignment.claim_file_id) ?? null,
    };
  });
  markWork(world, random, works);
}

function markFiles({ rows }: DemoWorld, random: DemoRandom) {
  for (const file of rows.claim_file) {
    const near = rows.partner.filter((partner) => partner.county_code === file.county_code);
    if (random.chance(0.55) && rows.partner.length > 0)
      file.partner_id = random.pick(near.length > 0 ? near : rows.partner).partner_id ?? null;
    if (random.chance(0.08))
      file.special_customer_id = random.pick(rows.special_customer).special_customer_id ?? null;
  }
}

function markWork(world: DemoWorld, random: DemoRandom, works: readonly Work[]) {
  for (const work of works) {
    const { assignment, isOpen, isActive } = work;
    const tags = new Set(isOpen && random.chance(0.25) ? [random.pick(demoTags)] : []);
    if (tags.size > 0 && random.chance(0.3)) tags.add(random.pick(demoTags));
    assignment.tag_names = demoTags.filter((tag) => tags.has(tag));
    const dice = random.next();
    if (!isActive || !assignment.assigned_user_id) continue;
    if (dice < 0.1) putOff(world, random, work);
    else if (dice < 0.18) bringBack(world, random, work);
  }
}

const events = [null, 'document', 'reply', 'appointment'] as const;

/** Some days off, with at least a week left before the legal deadline. */
function putOff(world: DemoWorld, random: DemoRandom, { assignment, legalDueDate }: Work) {
  const { moments } = world;
  const until = moments.hoursAfter(moments.now, 24 * random.between(2, 9) + random.between(0, 5));
  if (legalDueDate !== null && legalDueDate < moments.dateOf(moments.hoursAfter(until, 7 * 24))) return;
  const event = random.pick(events);
  const hoursAgo = random.between(3, 40);
  if (!wasThere(world, assignment, hoursAgo)) return;
  assignment.snoozed_until = until;
  assignment.snoozed_for = event;
  assignment.snoozed_by_user_id = assignment.assigned_user_id ?? null;
  tell(world, assignment, {
    title: [`Amânată până la ${dayOf(world, until)}`, `Put off until ${dayOf(world, until)}`],
    isByOwner: true,
    hoursAgo,
  });
}

function bringBack(world: DemoWorld, random: DemoRandom, { assignment }: Work) {
  const hoursAgo = random.between(1, 20);
  if (!wasThere(world, assignment, hoursAgo)) return;
  assignment.returned_at = world.moments.hoursAfter(world.moments.now, -hoursAgo);
  tell(world, assignment, {
    title: ['Revenit din amânare', 'Back from snoozing'],
    isByOwner: false,
    hoursAgo,
  });
}

/** Nothing happens to work before it exists. */
function wasThere({ moments }: DemoWorld, { created_at: createdAt }: Assignment, hoursAgo: number): boolean {
  return createdAt !== undefined && new Date(createdAt) <= moments.hoursAfter(moments.now, -hoursAgo);
}

type Told = { title: readonly [ro: string, en: string]; isByOwner: boolean; hoursAgo: number };

function tell(world: DemoWorld, assignment: Assignment, { title, isByOwner, hoursAgo }: Told) {
  const { handlers, assessors, payers } = world.staff;
  const owner = [...handlers, ...assessors, ...payers].find(
    ({ userId }) => userId === assignment.assigned_user_id,
  );
  makeTimelineEvent(
    world,
    { claimFileId: assignment.claim_file_id },
    {
      ...(assignment.assignment_id !== undefined && { assignmentId: assignment.assignment_id }),
      kind: 'assignment',
      title,
      at: isByOwner
        ? world.moments.atWork(
            new Date(assignment.created_at ?? 0),
            world.moments.hoursAfter(world.moments.now, -hoursAgo),
            owner,
          )
        : world.moments.hoursAfter(world.moments.now, -hoursAgo),
      actor: isByOwner ? owner : undefined,
    },
  );
}

function dayOf({ moments }: DemoWorld, moment: Date) {
  return `${moments.dateOf(moment).split('-').toReversed().join('.')} ${moments.timeOf(moment)}`;
}
