import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { assessors, aPlace, aVisit, bookableWork, visitFor, worksAt } from './testing/a-place.ts';
import { schedulingCalls } from './testing/scheduling-calls.ts';

const api = startTestApi({ people: assessors });
type Caller = ReturnType<typeof schedulingCalls>;
let sorin: Caller;
let ana: Caller;
let alfa: Caller;
/** Elena and Dan work in Militari; in Cluj nobody but Sorin does. */
let militari: Schema<'Place'>;
let cluj: Schema<'Place'>;

beforeAll(async () => {
  sorin = schedulingCalls(api, await api.tokenFor('sorin.matei'));
  ana = schedulingCalls(api, await api.tokenFor('ana.ionescu'));
  alfa = schedulingCalls(api, await api.tokenFor('alfa.ana'));
  militari = await aPlace(api);
  cluj = await aPlace(api, { name: 'Mărăști', county_code: 'CJ', locality: 'Cluj-Napoca' });
  await worksAt(api, 'elena.rusu', militari);
  await worksAt(api, 'dan.petrescu', militari);
  await worksAt(api, 'sorin.matei', cluj);
});

const contact = { contact_name: 'Andrei Țăndar', contact_phone: '0722 418 771' };

async function statusOf(assignmentId: string) {
  const { rows } = await sql<{ status: string }>`
    select status_code as status from assignment where assignment_id = ${assignmentId}`.execute(
    api.database.kysely,
  );
  return rows[0]?.status;
}

async function takenBy(answer: Awaited<ReturnType<Caller['tryHold']>>) {
  expect(answer.statusCode).toBe(409);
  const problem = answer.json<Schema<'Problem'>>();
  expect(problem.code).toBe('slot_taken');
  expect(problem.context?.['alternatives']).toHaveLength(3);
}

describe('B2 C25 booking an inspection', () => {
  test('an hour is found, held and booked; the assignment follows, and the same visit moves and is cancelled', async () => {
    const { assignmentId: work } = await bookableWork(api);
    const found = await ana.search({
      assignment_id: work,
      from_date: '2000-01-01',
      days: 14,
      county_code: 'B',
    });
    // An hour from now on, from the next quarter that Militari is open.
    expect(found.earliest.map(({ starts_at }) => starts_at)).toEqual([
      '2026-03-04T09:00:00.000Z',
      '2026-03-04T09:15:00.000Z',
      '2026-03-05T06:00:00.000Z',
    ]);
    const [first, second] = found.earliest;
    const held = await ana.hold({
      assignment_id: work,
      place_id: first?.place_id,
      starts_at: first?.starts_at,
    });
    expect(held).toMatchObject({ status: 'held', starts_at: first?.starts_at });

    const booked = await ana.book({ visit_id: held.visit_id, row_version: held.row_version, ...contact });
    expect(booked).toMatchObject({ status: 'booked', contact_phone: '+40722418771', self_moves_left: 2 });
    expect(await statusOf(work)).toBe('scheduled');

    const moved = await ana.move({
      visit_id: booked.visit_id,
      row_version: booked.row_version,
      place_id: second?.place_id,
      starts_at: second?.starts_at,
    });
    expect(moved).toMatchObject({ visit_id: booked.visit_id, starts_at: second?.starts_at });

    const calendar = await ana.calendar(moved.visit_id);
    expect(calendar).toContain(`UID:${moved.visit_id}@dosar`);
    expect(calendar).toContain('SEQUENCE:1');

    const cancelled = await ana.cancel({ visit_id: moved.visit_id, row_version: moved.row_version });
    expect(cancelled.status).toBe('cancelled');
    expect(await statusOf(work)).toBe('to_schedule');
  });

  test('a claim has one kept hour: the same hour stays kept, another takes its place, and only one is booked', async () => {
    const { assignmentId: assignment_id } = await bookableWork(api);
    const hour = (starts_at: string) => ({ assignment_id, place_id: cluj.place_id, starts_at });
    const first = await ana.hold(hour('2026-03-16T07:00:00Z'));
    const again = await ana.hold(hour('2026-03-16T07:00:00Z'));
    expect(again).toMatchObject({ visit_id: first.visit_id, hold_until: first.hold_until });
    // It overlaps the kept one, which is nobody else's.
    const second = await ana.hold(hour('2026-03-16T07:15:00Z'));
    const booking = ({ visit_id, row_version }: Schema<'Visit'>) => ({ visit_id, row_version, ...contact });
    const booked = await ana.book(booking(second));
    const late = await ana.tryBook(booking(first));
    expect([late.statusCode, late.json<Schema<'Problem'>>().code]).toEqual([409, 'visit_exists']);
    const another = await ana.tryHold(hour('2026-03-17T07:00:00Z'));
    expect([another.statusCode, another.json<Schema<'Problem'>>().code]).toEqual([409, 'visit_exists']);
    await ana.cancel({ visit_id: booked.visit_id, row_version: booked.row_version });
  });

  test('whoever books an hour that was given up frees the one that took its place', async () => {
    const { assignmentId: assignment_id } = await bookableWork(api);
    const hour = (starts_at: string) => ({ assignment_id, place_id: cluj.place_id, starts_at });
    const first = await ana.hold(hour('2026-03-18T07:00:00Z'));
    await ana.hold(hour('2026-03-18T09:00:00Z'));
    const { visit_id, row_version } = await ana.book({
      visit_id: first.visit_id,
      row_version: first.row_version,
      ...contact,
    });
    const other = await bookableWork(api);
    const freed = await ana.tryHold({ ...hour('2026-03-18T09:00:00Z'), assignment_id: other.assignmentId });
    expect(freed.statusCode).toBe(201);
    await ana.cancel({ visit_id, row_version });
  });

  test('twenty people who hold hours for one claim at the same moment each get theirs, and one hour is kept', async () => {
    const { assignmentId: assignment_id } = await bookableWork(api);
    const starts = Array.from({ length: 20 }, (_, index) => `2026-03-19T0${index % 2 === 0 ? 7 : 9}:00:00Z`);
    const answers = await Promise.all(
      starts.map((starts_at) => ana.tryHold({ assignment_id, place_id: cluj.place_id, starts_at })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(201));
    const { rows } = await sql<{ kept: number }>`
      select count(*)::integer as kept from visit where assignment_id = ${assignment_id} and status = 'held'`.execute(
      api.database.kysely,
    );
    expect(rows).toEqual([{ kept: 1 }]);
  });

  test('an hour that somebody else holds is refused with three others', async () => {
    const [one, other] = [await bookableWork(api), await bookableWork(api)];
    const wanted = { place_id: cluj.place_id, starts_at: '2026-03-09T06:00:00Z' };
    await ana.hold({ assignment_id: one.assignmentId, ...wanted });
    await takenBy(await ana.tryHold({ assignment_id: other.assignmentId, ...wanted }));
  });

  test('of two people who want the last free hour of one assessor at the same moment, one has it and the other is offered three', async () => {
    const works = [await bookableWork(api), await bookableWork(api)];
    const wanted = { place_id: cluj.place_id, starts_at: '2026-03-10T06:00:00Z' };
    const answers = await Promise.all(
      works.map(({ assignmentId: assignment_id }) => sorin.tryHold({ assignment_id, ...wanted })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    for (const answer of answers) if (answer.statusCode !== 201) await takenBy(answer);
  });

  test('each condition of an hour is told, and a holiday by its name', async () => {
    const { assignmentId: work } = await bookableWork(api);
    const { userId: user_id } = await api.userNamed('elena.rusu');
    const judged = (starts_at: string) =>
      ana.judge({ assignment_id: work, place_id: militari.place_id, user_id, starts_at });
    const fitting = await judged('2026-03-11T06:00:00Z');
    expect(fitting.fits).toBe(true);
    expect(fitting.reasons.map(({ code }) => code)).toContain('lane_free');
    const goodFriday = await judged('2026-04-10T05:00:00Z');
    expect(goodFriday.reasons).toContainEqual({
      code: 'holiday',
      holds: false,
      values: { name: 'Vinerea Mare' },
    });
  });

  test('another organisation finds neither the work nor the visit', async () => {
    const { assignmentId: work } = await bookableWork(api);
    const stranger = { assignment_id: work, place_id: militari.place_id, starts_at: '2026-03-12T08:00:00Z' };
    expect((await alfa.tryHold(stranger)).statusCode).toBe(404);
    const visit = await aVisit(api, { place: militari, at: '2026-03-12T06:00:00Z' });
    const cancelled = await alfa.tryCancel({ visit_id: visit.visit_id, row_version: visit.row_version });
    expect(cancelled.statusCode).toBe(404);
  });

  test('work that waits for a visit is found by its claim number or plate', async () => {
    const { claim, assignmentId } = await bookableWork(api);
    expect((await sorin.bookable('')).length).toBeGreaterThan(1);
    const found = await sorin.bookable(` ${claim.claimFileNo.toLowerCase()} `);
    expect(found.map(({ assignment_id }) => assignment_id)).toEqual([assignmentId]);
    const ofPlate = await sorin.bookable('cj 12');
    expect(ofPlate.map(({ assignment_id }) => assignment_id)).toContain(assignmentId);
    expect(await sorin.bookable('B 99 ZZZ')).toEqual([]);
    await visitFor(api, assignmentId, { place: militari, at: '2026-03-12T07:00:00Z' });
    expect(await sorin.bookable(claim.claimFileNo)).toEqual([]);
  });
});

describe('R11 M10 places and plans', () => {
  test('a place with visits to come is not switched off', async () => {
    const used = await aPlace(api, { name: 'Titan' });
    const { visits_to_come: none, ...place } = used;
    expect(none).toBe(0);
    await worksAt(api, 'sorin.matei', cluj, {
      hours: [
        { place_id: cluj.place_id, weekday: 1, from_minute: 480, to_minute: 720, breaks: [] },
        { place_id: cluj.place_id, weekday: 2, from_minute: 480, to_minute: 720, breaks: [] },
        { place_id: place.place_id, weekday: 5, from_minute: 480, to_minute: 720, breaks: [] },
      ],
    });
    await aVisit(api, { place: used, at: '2026-03-13T07:00:00Z', by: 'sorin.matei' });
    const refused = await sorin.trySavePlace({ ...place, is_active: false });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'visits_left_out' });
    const saved = await sorin.trySavePlace({ ...place, phone: '+40213309099' });
    expect(saved.statusCode).toBe(201);
    expect(saved.json()).toMatchObject({ visits_to_come: 1 });
  });

  test('the opening of a fortnight comes from the engine', async () => {
    const { visits_to_come: _count, ...place } = militari;
    const opening = await sorin.previewOpening(place);
    expect(opening).toHaveLength(14);
    // Four hours of 45 minutes and two people: five visits each.
    const friday = opening.find(({ date }) => date === '2026-03-13');
    expect(friday).toMatchObject({ free: 10, booked: 0, why_none: null });
    const sunday = opening.find(({ date }) => date === '2026-03-08');
    expect(sunday).toMatchObject({ free: 0, why_none: { code: 'place_open' } });
  });
});

test('the field: a report that the device sends twice counts once, with the time of the device', async () => {
  const visit = await aVisit(api, { place: militari, at: '2026-03-04T09:15:00Z', by: 'dan.petrescu' });
  const report = {
    field_report_id: '01900000-0000-7000-8000-00000000f001',
    visit_id: visit.visit_id,
    status: 'on_the_way',
    happened_at: '2026-03-04T07:50:00.000Z',
  };
  const once = await sorin.report(report);
  const twice = await sorin.report(report);
  expect(twice).toEqual(once);
  expect(twice).toMatchObject({ status: 'on_the_way', reports: [{ happened_at: report.happened_at }] });
});

test('S11 the agenda of a day has the visits that somebody makes, with hour and place', async () => {
  const visit = await aVisit(api, { place: militari, at: '2026-03-14T07:00:00Z', by: 'elena.rusu' });
  const agenda = await api.inject({
    url: '/api/assignment/browseDayAgenda?date=2026-03-14',
    headers: { ...(await api.tokenFor('elena.rusu')) },
  });
  const items = agenda.json<Schema<'DayAgenda'>>().items.filter((item) => item.kind === 'visit');
  expect(items).toMatchObject([{ visit_id: visit.visit_id, place_name: 'Militari', at: visit.starts_at }]);
});
