import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { bookableWork, schedulingCalls } from './testing/scheduling-calls.ts';

const api = startTestApi({ world: 'demo' });
let sorin: ReturnType<typeof schedulingCalls>;
const contact = { contact_name: 'Andrei Țăndea', contact_phone: '0722 418 771' };

beforeAll(async () => {
  sorin = schedulingCalls(api, await api.tokenFor('sorin.matei'));
});

/** A visit that was booked just now. */
async function booked(): Promise<Schema<'Visit'>> {
  const assignment_id = await bookableWork(api);
  const { earliest } = await sorin.search({ assignment_id, from_date: '2000-01-01', county_code: 'B' });
  const [first] = earliest;
  const held = await sorin.hold({
    assignment_id,
    place_id: first?.place_id,
    starts_at: first?.starts_at,
    user_id: first?.user_id,
  });
  return sorin.book({ visit_id: held.visit_id, row_version: held.row_version, ...contact });
}

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
    const plan = await planWithout(visit);
    const found = await sorin.leftOut({ plan });
    const line = found.find((known) => known.visit.visit_id === visit.visit_id);
    expect(line?.reason).toMatchObject({ code: 'works_here', holds: false });
    expect(line?.proposal).not.toBeNull();

    const refused = await sorin.trySavePlan(plan);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'visits_left_out', context: { visits: found.length } });

    const moves = movesOf(found);
    const hours = new Set(moves.map(({ user_id, starts_at }) => `${user_id} ${starts_at}`));
    expect(hours.size).toBe(moves.length);
    const named = new Set(moves.map(({ visit_id }) => visit_id));
    const stays = found.map((known) => known.visit.visit_id).filter((id) => !named.has(id));
    const saved = await sorin.trySavePlan({ ...plan, left_out: { moves, stays } });
    expect(saved.statusCode).toBe(201);
    for (const { visit_id, place_id, user_id, starts_at } of moves)
      expect(await placeAndHour(visit_id)).toMatchObject({
        place_id,
        user_id,
        starts_at: new Date(starts_at),
      });
    // What stays where it is has been said once and is not asked again.
    expect(await sorin.leftOut({ plan: await planWithout(visit) })).toEqual([]);
  });

  test('when one of the hours is gone, neither the plan nor any visit changes', async () => {
    const visit = await booked();
    const plan = await planWithout(visit);
    const found = await sorin.leftOut({ plan });
    const moves = movesOf(found);
    const [first] = moves;
    const rival = await bookableWork(api);
    await sorin.hold({
      assignment_id: rival,
      place_id: first?.place_id,
      user_id: first?.user_id,
      starts_at: first?.starts_at,
    });
    const before = await placeAndHour(visit.visit_id);
    const stays = found.map((known) => known.visit.visit_id);
    const refused = await sorin.trySavePlan({ ...plan, left_out: { moves, stays } });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'slot_taken', context: { visit_id: first?.visit_id } });
    expect(await placeAndHour(visit.visit_id)).toEqual(before);
    expect(await sorin.leftOut({ plan })).not.toEqual([]);
  });

  test('a place is closed with its visits moved elsewhere in the county; one that stays there keeps it open', async () => {
    const visit = await booked();
    const { places } = await sorin.places();
    const { visits_to_come: count, ...place } = places.find(
      (known) => known.place_id === visit.place.place_id,
    )!;
    const found = await sorin.leftOut({ place: { ...place, is_active: false } });
    expect(found).toHaveLength(count);
    const all = found.map((line) => line.visit.visit_id);
    const kept = await sorin.trySavePlace({
      ...place,
      is_active: false,
      left_out: { moves: [], stays: all },
    });
    expect(kept.json()).toMatchObject({ code: 'place_in_use', context: { visits: count } });
    const moves = movesOf(found);
    expect(moves.every(({ place_id }) => place_id !== place.place_id)).toBe(true);
    // Those without another hour are cancelled by hand before.
    for (const { visit: left, proposal } of found)
      if (proposal === null) await sorin.cancel({ visit_id: left.visit_id, row_version: left.row_version });
    const saved = await sorin.trySavePlace({ ...place, is_active: false, left_out: { moves, stays: [] } });
    expect(saved.statusCode).toBe(201);
    expect(saved.json()).toMatchObject({ is_active: false, visits_to_come: 0 });
    const { row_version } = saved.json<Schema<'Place'>>();
    expect((await sorin.trySavePlace({ ...place, row_version })).statusCode).toBe(201);
  });

  test('shorter hours leave out only what they no longer hold', async () => {
    const visit = await booked();
    const { places } = await sorin.places();
    const { visits_to_come: _count, ...place } = places.find(
      (known) => known.place_id === visit.place.place_id,
    )!;
    expect(await sorin.leftOut({ place })).toEqual([]);
    const date = visit.starts_at.slice(0, 10);
    const closed = { ...place, exceptions: [...place.exceptions, { date, hours: [] }] };
    const found = await sorin.leftOut({ place: closed });
    expect(found.map((line) => line.visit.visit_id)).toContain(visit.visit_id);
    expect(found.every((line) => line.visit.starts_at.slice(0, 10) === date)).toBe(true);
  });
});
