import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { assessors, aPlace, aVisit, bookableWork, worksAt } from './testing/a-place.ts';
import { schedulingCalls } from './testing/scheduling-calls.ts';

const api = startTestApi({ people: assessors });
let sorin: ReturnType<typeof schedulingCalls>;
let place: Schema<'Place'>;
let other: Schema<'Place'>;
let placeNo = 0;

/** Two places of one county for each test: Elena works in the first, Dan in the second. */
beforeEach(async () => {
  sorin = schedulingCalls(api, await api.tokenFor('sorin.matei'));
  placeNo += 1;
  const county_code = ['AB', 'AR', 'AG', 'BC', 'BH'][placeNo] ?? 'CJ';
  place = await aPlace(api, { name: `Centrul ${placeNo}`, county_code });
  other = await aPlace(api, { name: `Filiala ${placeNo}`, county_code });
  await worksAt(api, 'elena.rusu', place);
  await worksAt(api, 'dan.petrescu', other);
});

// What is left to come would keep the plans of the next test from being saved.
afterEach(async () => {
  await sql`update visit set status = 'cancelled' where status in ('held', 'booked')`.execute(
    api.database.kysely,
  );
});

// A Thursday at nine.
const booked = () => aVisit(api, { place, at: '2026-03-12T07:00:00Z', by: 'elena.rusu' });

/** The plan of an assessor without one of its weekdays. */
async function planWithout({ user_id, starts_at }: Schema<'Visit'>): Promise<Schema<'EditedPlan'>> {
  const plans = await sorin.plans();
  const { full_name: _name, row_version, ...plan } = plans.find((known) => known.user_id === user_id)!;
  const weekday = new Date(starts_at).getUTCDay();
  return {
    ...plan,
    ...(row_version !== null && { row_version }),
    hours: plan.hours.filter((hours) => hours.weekday !== weekday),
  };
}

const movesOf = (found: Schema<'LeftOutVisit'>[]): Schema<'VisitMove'>[] =>
  found.flatMap(({ visit, proposal }) => {
    if (!proposal?.user_id) return [];
    const { visit_id, row_version } = visit;
    const { place_id, user_id, starts_at } = proposal;
    return { visit_id, row_version, place_id, user_id, starts_at };
  });

async function placeAndHour(visitId: string) {
  const { rows } = await sql<{ place_id: string; user_id: string; starts_at: Date }>`
    select place_id, user_id, starts_at from visit where visit_id = ${visitId}`.execute(api.database.kysely);
  return rows[0];
}

describe('R11 M10 a plan or a place that changes with visits to come', () => {
  test('a plan is not saved while it leaves out visits that nobody was told of, and what it leaves out moves with it', async () => {
    const visit = await booked();
    const stays = await aVisit(api, { place, at: '2026-03-12T08:00:00Z', by: 'elena.rusu' });
    const plan = await planWithout(visit);
    const found = await sorin.leftOut({ plan });
    expect(found.map((line) => line.visit.visit_id)).toEqual([visit.visit_id, stays.visit_id]);
    for (const line of found) expect(line.reason).toMatchObject({ code: 'works_here', holds: false });
    // The same place 23 hours later is nearer than another one, which counts as a day; the second comes after the first.
    expect(found.map(({ proposal }) => [proposal?.place_id, proposal?.starts_at])).toEqual([
      [place.place_id, '2026-03-13T06:00:00.000Z'],
      [place.place_id, '2026-03-13T06:45:00.000Z'],
    ]);

    const refused = await sorin.trySavePlan(plan);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'visits_left_out', context: { visits: 2 } });

    const [move] = movesOf(found);
    const chosen = { moves: [move], stays: [stays.visit_id] };
    const saved = await sorin.trySavePlan({ ...plan, left_out: chosen });
    expect(saved.statusCode).toBe(201);
    expect(await placeAndHour(visit.visit_id)).toMatchObject({
      place_id: place.place_id,
      user_id: visit.user_id,
      starts_at: new Date('2026-03-13T06:00:00Z'),
    });
    // What stays where it is has been said once and is not asked again.
    expect(await placeAndHour(stays.visit_id)).toMatchObject({ starts_at: new Date(stays.starts_at) });
    expect(await sorin.leftOut({ plan: await planWithout(stays) })).toEqual([]);
  });

  test('when one of the hours is gone, neither the plan nor any visit changes', async () => {
    const visit = await booked();
    const plan = await planWithout(visit);
    const found = await sorin.leftOut({ plan });
    const moves = movesOf(found);
    const [first] = moves;
    const { assignmentId: rival } = await bookableWork(api);
    await sorin.hold({
      assignment_id: rival,
      place_id: first?.place_id,
      user_id: first?.user_id,
      starts_at: first?.starts_at,
    });
    const before = await placeAndHour(visit.visit_id);
    const refused = await sorin.trySavePlan({ ...plan, left_out: { moves, stays: [visit.visit_id] } });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'slot_taken', context: { visit_id: visit.visit_id } });
    expect(await placeAndHour(visit.visit_id)).toEqual(before);
    expect(await sorin.leftOut({ plan })).not.toEqual([]);
  });

  test('a place is closed with its visits moved elsewhere in the county; one that stays there keeps it open', async () => {
    const visit = await booked();
    const { places } = await sorin.places();
    const { visits_to_come: count, ...edited } = places.find((known) => known.place_id === place.place_id)!;
    expect(count).toBe(1);
    const found = await sorin.leftOut({ place: { ...edited, is_active: false } });
    expect(found).toHaveLength(1);
    const kept = await sorin.trySavePlace({
      ...edited,
      is_active: false,
      left_out: { moves: [], stays: [visit.visit_id] },
    });
    expect(kept.json()).toMatchObject({ code: 'place_in_use', context: { visits: 1 } });
    const moves = movesOf(found);
    expect(moves.map(({ place_id }) => place_id)).toEqual([other.place_id]);
    const saved = await sorin.trySavePlace({ ...edited, is_active: false, left_out: { moves, stays: [] } });
    expect(saved.statusCode).toBe(201);
    expect(saved.json()).toMatchObject({ is_active: false, visits_to_come: 0 });
    const { row_version } = saved.json<Schema<'Place'>>();
    expect((await sorin.trySavePlace({ ...edited, row_version })).statusCode).toBe(201);
  });

  test('shorter hours leave out only what they no longer hold', async () => {
    const visit = await booked();
    const later = await aVisit(api, { place, at: '2026-03-13T07:00:00Z', by: 'elena.rusu' });
    const { places } = await sorin.places();
    const { visits_to_come: _count, ...edited } = places.find((known) => known.place_id === place.place_id)!;
    expect(await sorin.leftOut({ place: edited })).toEqual([]);
    const closed = { ...edited, exceptions: [{ date: '2026-03-12', hours: [] }] };
    const found = await sorin.leftOut({ place: closed });
    expect(found.map((line) => line.visit.visit_id)).toEqual([visit.visit_id]);
    expect(found.map((line) => line.visit.visit_id)).not.toContain(later.visit_id);
  });
});
