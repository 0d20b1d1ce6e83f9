import type { Schema } from '@dosar/openapi';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { useKillableServers, type KillableServer } from '#src/testing/killable-servers.ts';
import { drawn, patienceFor } from '#src/testing/runs.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { aPlace, assessors, bookableWork, worksAt } from './testing/a-place.ts';

const { api, start, observer } = useKillableServers(undefined, { people: assessors });

type Visit = Schema<'Visit'>;
type OwnVisit = Schema<'OwnVisit'>;
type Work = { assignmentId: string; claimant: CallerHeaders };
type World = {
  servers: [KillableServer, KillableServer];
  works: Work[];
  placeId: string;
  manager: CallerHeaders;
};

/** Hours of one morning: so few that two callers want the same ones. */
const hours = ['06:00', '06:15', '06:45', '07:30', '09:15', '09:30'] as const;
const kinds = ['hold', 'hold', 'book', 'book', 'move', 'cancel', 'report', 'answer'] as const;
const contact = { contact_name: 'Andrei Țăndea', contact_phone: '0722 418 771' };

const step = fc.record({
  kind: fc.constantFrom(...kinds),
  work: fc.nat(2),
  hour: fc.constantFrom(...hours),
  comes: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer Taken> ? Taken : never;

/** Steps may come too late, meet another or find nothing; none of them may fail. */
const honest = [200, 201, 404, 409, 412, 422];

let reports = 0;
const nextReportId = () => `01900000-0000-7000-8000-${String((reports += 1)).padStart(12, '0')}`;

/** One claimant or handler at one of the processes. */
function callerAt(server: KillableServer, headers: CallerHeaders) {
  const keyed = () => ({ ...headers, 'idempotency-key': `sequence-${nextReportId()}` });
  return {
    post: (path: string, body: object) => server.post(`/api/schedule/${path}`, body, keyed()),
    own: async () =>
      (await (await fetch(`${server.origin}/api/schedule/getOwnVisit`, { headers })).json()) as OwnVisit,
  };
}

/** Does one step as its caller, from what that caller has read a moment before. */
async function take(world: World, { kind, work: index, hour, comes }: Step, isClaimant: boolean) {
  const work = world.works[index];
  const server = world.servers[isClaimant ? 0 : 1];
  if (work === undefined) return undefined;
  const claimant = callerAt(server, work.claimant);
  const caller = isClaimant ? claimant : callerAt(server, world.manager);
  const slot = { place_id: world.placeId, starts_at: `2026-03-05T${hour}:00Z` };
  if (kind === 'hold')
    return caller.post('hold', { ...slot, ...(!isClaimant && { assignment_id: work.assignmentId }) });
  const { held, visit } = await claimant.own();
  const version = ({ visit_id, row_version }: Visit) => ({ visit_id, row_version });
  if (kind === 'book') return held ? caller.post('book', { ...version(held), ...contact }) : undefined;
  const changed = visit ?? held;
  if (changed === null) return undefined;
  if (kind === 'move') return caller.post('reschedule', { ...version(changed), ...slot });
  if (kind === 'cancel') return caller.post('cancel', version(changed));
  if (kind === 'answer') return claimant.post('answerReminder', { ...version(changed), comes });
  const report = {
    field_report_id: nextReportId(),
    happened_at: api.now().toISOString(),
    status: 'confirmed',
  };
  return callerAt(server, world.manager).post('fieldStatus', { ...report, visit_id: changed.visit_id });
}

/** Gives everything back, so that each sequence begins with nothing taken. */
async function clear({ servers: [server], works, manager }: World): Promise<void> {
  for (const { claimant } of works) {
    const { held, visit } = await callerAt(server, claimant).own();
    for (const open of [held, visit])
      if (open !== null && ['held', 'booked', 'confirmed'].includes(open.status))
        await callerAt(server, manager).post('cancel', {
          visit_id: open.visit_id,
          row_version: open.row_version,
        });
  }
}

/** What the database says after every moment: one hold and one visit of each work at most, and no person or lane twice. */
async function faults(): Promise<number> {
  const { rows } = await observer().query<{ count: number }>(`
    select (select count(*) from (select from visit where status in ('booked', 'confirmed') group by assignment_id
        having count(*) > 1) twice)
      + (select count(*) from (select from visit where status = 'held' and hold_until > now() group by assignment_id
        having count(*) > 1) twice)
      + (select count(*) from visit one join visit other on one.visit_id < other.visit_id
        and (one.user_id = other.user_id or one.lane_id = other.lane_id)
        and tstzrange(one.starts_at, one.ends_at) && tstzrange(other.starts_at, other.ends_at)
        where one.status in ('booked', 'confirmed') and other.status in ('booked', 'confirmed')) as count`);
  return Number(rows[0]?.count);
}

test(
  'B2 R11 claimant at one process and handler at another, whatever each does at the same moment: no call fails, and no hour is given twice',
  async () => {
    const place = await aPlace(api);
    await worksAt(api, 'elena.rusu', place, { daily_cap: 40 });
    await worksAt(api, 'dan.petrescu', place, { daily_cap: 40 });
    const works: Work[] = [];
    for (let number = 0; number < 3; number += 1) {
      const { assignmentId } = await bookableWork(api);
      const claimant = await api.guestFor('demo', { assignmentType: 'assessment', assignmentId });
      works.push({ assignmentId, claimant });
    }
    const manager = await api.tokenFor('sorin.matei');
    const world: World = { servers: [await start(), await start()], works, placeId: place.place_id, manager };
    let done = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(step, step), { minLength: 2, maxLength: 5 }), async (moments) => {
        for (const [one, other] of moments) {
          const answers = await Promise.all([
            take(world, one, true),
            take(world, { ...other, work: one.work }, false),
          ]);
          for (const answer of answers) {
            if (answer === undefined) continue;
            expect(honest, `${answer.url} ${await answer.text()}`).toContain(answer.status);
            done += Number(answer.ok);
          }
        }
        expect(await faults()).toBe(0);
        await clear(world);
      }),
      drawn({ quick: 15, heavy: 10_000, seed: 62 }),
    );
    // Refusals alone would prove nothing.
    expect(done).toBeGreaterThan(10);
  },
  patienceFor(120_000),
);
