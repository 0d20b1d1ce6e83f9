import type { Schema } from '@dosar/openapi';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { drawn, patienceFor } from '#src/testing/runs.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { aPlace, assessors, bookableWork, worksAt } from './testing/a-place.ts';
import { schedulingCalls } from './testing/scheduling-calls.ts';

const api = startTestApi({ people: assessors });
type Caller = ReturnType<typeof schedulingCalls>;
type Visit = Schema<'Visit'>;

/** Hours of one morning: so few that callers meet, and some that nobody can have. */
const hours = ['06:00', '06:15', '06:45', '07:30', '09:15', '09:30', '12:00'] as const;
const date = '2026-03-05';
const kinds = ['hold', 'book', 'move', 'cancel', 'report'] as const;
const reports = [
  'confirmed',
  'on_the_way',
  'arrived',
  'in_work',
  'done',
  'client_no_show',
  'place_closed',
] as const;

type Step = {
  kind: (typeof kinds)[number];
  isClaimant: boolean;
  work: number;
  hour: (typeof hours)[number];
  status: (typeof reports)[number];
  isStale: boolean;
};

const step = fc.record<Step>({
  kind: fc.constantFrom('hold', 'hold', 'hold', 'book', 'book', 'book', ...kinds),
  isClaimant: fc.boolean(),
  work: fc.nat(2),
  hour: fc.constantFrom(...hours),
  status: fc.constantFrom(...reports),
  isStale: fc.integer({ min: 0, max: 9 }).map((chance) => chance === 0),
});

/** What one piece of work has: at most one kept hour, and at most one visit to come. */
type Work = { assignmentId: string; claimant: Caller; held: Visit | undefined; booked: Visit | undefined };

let place: Schema<'Place'>;
let staff: Caller;
let works: Work[];

beforeAll(async () => {
  place = await aPlace(api);
  await worksAt(api, 'elena.rusu', place, { daily_cap: 40 });
  await worksAt(api, 'dan.petrescu', place, { daily_cap: 40 });
  staff = schedulingCalls(api, await api.tokenFor('sorin.matei'));
  works = [];
  for (let number = 0; number < 3; number += 1) {
    const { assignmentId } = await bookableWork(api);
    const headers = await api.guestFor('demo', { assignmentType: 'assessment', assignmentId });
    works.push({
      assignmentId,
      claimant: schedulingCalls(api, headers),
      held: undefined,
      booked: undefined,
    });
  }
}, 60_000);

const contact = { contact_name: 'Andrei Țăndea', contact_phone: '0722 418 771' };
const version = ({ visit_id, row_version: known }: Visit, isStale: boolean) => ({
  visit_id,
  row_version: isStale ? known + 7 : known,
});

let reportNumber = 0;
const nextReportId = () => `01900000-0000-7000-8000-${String((reportNumber += 1)).padStart(12, '0')}`;

/** Does one step as its caller; `undefined` where there is nothing to do it to. */
function ask(work: Work, { kind, isClaimant, hour, status, isStale }: Step) {
  const caller = isClaimant ? work.claimant : staff;
  const slot = { place_id: place.place_id, starts_at: `${date}T${hour}:00Z` };
  const { held, booked } = work;
  if (kind === 'hold')
    return caller.tryHold({ ...slot, ...(!isClaimant && { assignment_id: work.assignmentId }) });
  if (kind === 'book') return held && caller.tryBook({ ...version(held, isStale), ...contact });
  if (kind === 'move') return booked && caller.tryMove({ ...version(booked, isStale), ...slot });
  if (kind === 'cancel') {
    const visit = booked ?? held;
    return visit && caller.tryCancel(version(visit, isStale));
  }
  const happened = { field_report_id: nextReportId(), happened_at: api.now().toISOString() };
  return booked && staff.tryReport({ ...happened, visit_id: booked.visit_id, status });
}

/** What the model says after a step that was accepted. */
function follow(work: Work, { kind }: Step, visit: Visit): void {
  if (kind === 'hold') work.held = visit;
  else if (kind === 'book') Object.assign(work, { held: undefined, booked: visit });
  else if (kind === 'cancel' && work.booked === undefined) work.held = undefined;
  else if (visit.status === 'cancelled') work.booked = undefined;
  else work.booked = visit;
}

/** Two visits take a person or a lane at the same time. */
function overlap(one: Visit, other: Visit): boolean {
  const isSame = one.user_id === other.user_id || (one.lane_id !== null && one.lane_id === other.lane_id);
  return isSame && one.starts_at < other.ends_at && other.starts_at < one.ends_at;
}

/** What the product says of a piece of work is what the model says, and no two of them meet. */
async function agree(): Promise<void> {
  for (const work of works) {
    const own = await work.claimant.own();
    expect(own.held?.visit_id).toBe(work.held?.visit_id);
    const open = own.visit?.status === 'cancelled' ? undefined : own.visit?.visit_id;
    if (work.booked !== undefined) expect(open).toBe(work.booked.visit_id);
    else expect(own.visit === null || open === undefined).toBe(true);
  }
  const taken = works.flatMap(({ held, booked }) => held ?? booked ?? []);
  for (const [index, one] of taken.entries())
    for (const other of taken.slice(index + 1)) expect(overlap(one, other)).toBe(false);
}

/** Gives everything back, so that each sequence begins with nothing taken. */
async function clear(): Promise<void> {
  for (const work of works) {
    for (const visit of [work.held, work.booked])
      if (visit !== undefined) await staff.cancel(version(visit, false));
    Object.assign(work, { held: undefined, booked: undefined });
  }
}

/** Steps that a visit of tomorrow can still take: none of its states is true before its hour. */
const refusals = [404, 409, 412, 422];

test(
  'B2 R11 whatever claimant and handler do one after the other, no call fails: each is done or refused with a reason, and the hours agree with a model',
  async () => {
    const sequences = fc.array(step, { minLength: 6, maxLength: 14 });
    await fc.assert(
      fc.asyncProperty(sequences, async (steps) => {
        for (const taken of steps) {
          const work = works[taken.work];
          const answer = work && (await ask(work, taken));
          if (work === undefined || answer === undefined) continue;
          if (answer.statusCode < 300) follow(work, taken, answer.json<Visit>());
          else expect(refusals, answer.body).toContain(answer.statusCode);
        }
        await agree();
        await clear();
      }),
      drawn({ quick: 60, heavy: 10_000, seed: 60 }),
    );
  },
  patienceFor(120_000),
);

test(
  'B2 R11 claimant and handler at the same moment: no call fails, one kept hour and one visit remain at most',
  async () => {
    const pairs = fc.array(fc.tuple(step, step), { minLength: 3, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(pairs, async (moments) => {
        for (const [one, other] of moments) {
          const work = works[one.work];
          if (work === undefined) continue;
          const steps = [
            { ...one, isClaimant: true },
            { ...other, isClaimant: false },
          ];
          const answers = await Promise.all(steps.map(async (taken) => ask(work, taken)));
          for (const answer of answers)
            if (answer !== undefined && answer.statusCode >= 300)
              expect(refusals, answer.body).toContain(answer.statusCode);
          await read(work);
        }
        await clear();
      }),
      drawn({ quick: 30, heavy: 2_000, seed: 61 }),
    );
  },
  patienceFor(120_000),
);

/** Of two that raced either may have been first: the model goes on from what the product says. */
async function read(work: Work): Promise<void> {
  const own = await work.claimant.own();
  work.held = own.held ?? undefined;
  const isOpen = own.visit !== null && ['booked', 'confirmed'].includes(own.visit.status);
  work.booked = isOpen ? (own.visit ?? undefined) : undefined;
  expect([work.held, work.booked].filter((visit) => visit !== undefined).length).toBeLessThanOrEqual(1);
}
