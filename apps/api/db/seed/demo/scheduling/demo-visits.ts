import { addDays } from '@dosar/kernel/dates';
import { isWorkingDay } from '@dosar/kernel/working-days';
import { instantsOf, localDateOf, localTimeOf } from '@dosar/kernel/zone';
import type { Transaction } from 'kysely';
import type { Database } from '#db/server.ts';
import { demoId } from '../demo-random.ts';
import type { DemoWorld } from '../demo-world.ts';
import type { SimulatedFile } from '../simulate/simulated-file.ts';
import { demoPlaces, demoPlans } from './demo-places.ts';
import { visitTimes } from './visit-times.ts';

type Tx = Transaction<Database>;

const visitLength = 45 * 60_000;

type Slot = { person: string; place: string; from: Date; until: Date };

/** The visit of each inspection of the demo world, at an hour of the plans that nobody else has, after those that did not take place. */
export async function demoVisits(tx: Tx, world: DemoWorld) {
  const { orgId, moments } = world;
  const inspections = await tx
    .selectFrom('assignment')
    .innerJoin('claim_file', (join) =>
      join
        .onRef('claim_file.org_id', '=', 'assignment.org_id')
        .onRef('claim_file.claim_file_id', '=', 'assignment.claim_file_id'),
    )
    .select([
      'assignment.assignment_id',
      'assignment.claim_file_id',
      'assignment.assignment_type_code',
      'assignment.status_code',
      'assignment.created_at',
      'claim_file.claimant_name',
    ])
    .where('assignment.org_id', '=', orgId)
    .where('assignment.assignment_type_code', 'in', ['assessment', 'reassessment'])
    .orderBy('assignment.assignment_no')
    .execute();
  const takeSlot = await slotTaker(tx, world);
  for (const course of world.courses.values()) takeSlot.asSeen(seenAt(course));
  return inspections.flatMap((inspection, index) => {
    const usual = visitStatus[inspection.status_code];
    if (usual === undefined) return [];
    const isToCome = usual === 'booked' || usual === 'confirmed';
    const rows: DemoVisit[] = [];
    // What was simulated says when the vehicle was seen, and by whom.
    const seen =
      inspection.assignment_type_code === 'assessment' && !isToCome
        ? seenAt(world.courses.get(inspection.claim_file_id))
        : undefined;
    let after = isToCome ? moments.now : inspection.created_at;
    for (const status of isToCome ? [] : earlierAttempts(index)) {
      const slot = takeSlot.from(after, false);
      if (slot === undefined || (seen !== undefined && slot.until > seen.from)) break;
      rows.push(rowOf(world, inspection, slot, { status, attempt: rows.length }));
      after = new Date(slot.until.getTime() + 86_400_000);
    }
    // What is being inspected is what assessors did today until now: the day on the board begins in the morning.
    const ofToday =
      inspection.status_code === 'inspecting' && seen === undefined ? takeSlot.ofToday() : undefined;
    const slot = seen ?? ofToday ?? takeSlot.from(after, isToCome);
    if (slot === undefined) return rows;
    const status = slot.until > moments.now && !isToCome ? 'in_work' : usual;
    return [...rows, rowOf(world, inspection, slot, { status })];
  });
}

/** The visit of a simulated inspection: where its assessor works on that weekday. */
function seenAt(course: SimulatedFile | undefined): Slot | undefined {
  const work = course?.works.find(({ type }) => type === 'assessment');
  const at = course?.inspectedAt ?? work?.reached.findLast(({ status }) => status === 'no_show')?.at;
  const plan = demoPlans.find(({ person }) => person === work?.owner);
  if (at === undefined || plan === undefined) return undefined;
  const place = plan.week[new Date(localDateOf(at)).getUTCDay() - 1];
  if (place === undefined) return undefined;
  return { person: plan.person, place, from: at, until: new Date(at.getTime() + visitLength) };
}

/** What became of earlier appointments of an inspection: most take place at once, some are missed or cancelled, few missed twice. */
function earlierAttempts(index: number): readonly ('client_no_show' | 'vehicle_absent' | 'cancelled')[] {
  if (index % 41 === 7) return ['client_no_show', 'client_no_show'];
  if (index % 11 === 3) return ['client_no_show'];
  if (index % 29 === 5) return ['vehicle_absent'];
  return index % 13 === 1 ? ['cancelled'] : [];
}

type Inspection = {
  assignment_id: string;
  claim_file_id: string;
  assignment_type_code: string;
  claimant_name: string;
};
type DemoVisit = ReturnType<typeof rowOf>;

function rowOf(
  { orgId, moments }: DemoWorld,
  inspection: Inspection,
  slot: Slot,
  { status, attempt }: { status: DemoStatus; attempt?: number },
) {
  const names = attempt === undefined ? [inspection.assignment_id] : [inspection.assignment_id, `${attempt}`];
  return {
    org_id: orgId,
    visit_id: demoId('visit', ...names),
    claim_file_id: inspection.claim_file_id,
    assignment_id: inspection.assignment_id,
    visit_type:
      inspection.assignment_type_code === 'assessment' ? ('first' as const) : ('reassessment' as const),
    status,
    place_id: demoId('place', slot.place),
    lane_id:
      slot.place === 'field' ? null : demoId('lane', slot.place, slot.person === 'dan.petrescu' ? '1' : '0'),
    user_id: demoId('user', slot.person),
    starts_at: slot.from,
    ends_at: slot.until,
    contact_name: inspection.claimant_name,
    contact_phone: '+40722000111',
    address: slot.place === 'field' ? 'Str. Zorelelor 12, Voluntari' : null,
    created_at: new Date(Math.min(slot.from.getTime() - 86_400_000, moments.now.getTime())),
  };
}

type DemoStatus =
  | 'booked'
  | 'confirmed'
  | 'in_work'
  | 'done'
  | 'client_no_show'
  | 'vehicle_absent'
  | 'cancelled';

const visitStatus: Record<string, 'booked' | 'confirmed' | 'in_work' | 'done' | 'client_no_show'> = {
  scheduled: 'booked',
  confirmed: 'confirmed',
  inspecting: 'done',
  note_draft: 'done',
  note_issued: 'done',
  finished: 'done',
  disassembly_needed: 'done',
  no_show: 'client_no_show',
};

/** Hands out hours of the plans, each once: those of today that have begun, and the first ones after a moment, past ones only before today. */
async function slotTaker(tx: Tx, { orgId, moments }: DemoWorld) {
  const today = moments.dateOf(moments.now);
  const holidays = new Set(
    (await tx.selectFrom('holiday').select('holiday_date').execute()).map((row) => row.holiday_date),
  );
  const absences = await tx
    .selectFrom('absence')
    .select(['user_id', 'date_from', 'date_to'])
    .where('org_id', '=', orgId)
    .where('status', '=', 'approved')
    .execute();
  const isAway = (person: string, date: string) =>
    absences.some(
      ({ user_id, date_from, date_to }) =>
        user_id === demoId('user', person) && date_from <= date && date <= date_to,
    );
  const taken = new Set<string>();
  const take = (date: string, isWanted: (from: Date, time: string) => boolean): Slot | undefined => {
    if (!isWorkingDay(date, holidays)) return undefined;
    const weekday = new Date(date).getUTCDay() - 1;
    for (const time of visitTimes(date))
      for (const { person, week } of demoPlans) {
        const key = `${person} ${date} ${time}`;
        const [from] = instantsOf({ date, time });
        const place = week[weekday];
        if (from === undefined || place === undefined || taken.has(key) || isAway(person, date)) continue;
        if (!isWanted(from, time)) continue;
        if (!demoPlaces.some(({ code }) => code === place)) continue;
        taken.add(key);
        return { person, place, from, until: new Date(from.getTime() + visitLength) };
      }
    return undefined;
  };
  return {
    /** An hour that a simulated visit had. */
    asSeen(slot: Slot | undefined) {
      if (slot !== undefined)
        taken.add(`${slot.person} ${localTimeOf(slot.from).date} ${localTimeOf(slot.from).time}`);
    },
    /** An hour of today that has begun. */
    ofToday: () => take(today, (from) => from < moments.now),
    from(after: Date, isToCome: boolean): Slot | undefined {
      for (let day = 0; day < 60; day += 1) {
        const date = addDays(moments.dateOf(after), day);
        if (!isToCome && date >= today) return undefined;
        // Days to come keep free hours, so that there is something to book.
        const slot = take(
          date,
          (from, time) => !isToCome || (from > after && time < (date === today ? '15:00' : '11:00')),
        );
        if (slot) return slot;
      }
      return undefined;
    },
  };
}
