import type { Schema } from '@dosar/openapi';
import { instantsOf, localDateOf } from '@dosar/kernel/zone';
import { beforeAll, describe, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { assessors, aPlace, bookableWork, visitFor, worksAt } from './testing/a-place.ts';
import { schedulingCalls } from './testing/scheduling-calls.ts';

const api = startTestApi({ people: assessors });
let place: Schema<'Place'>;

/** A place that never closes, where nobody but Elena works. */
beforeAll(async () => {
  const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from_minute: 0, to_minute: 1440 }));
  place = await aPlace(api, { hours, lead_minutes: 0 });
  await worksAt(api, 'elena.rusu', place, { daily_cap: 40 });
});

/** Staff in a new session: the clock moves by more than a session lasts. */
const staff = async () => schedulingCalls(api, await api.tokenFor('sorin.matei'));

/** The whole hour that comes so many hours from now. */
const inHours = (hours: number) => {
  const hour = 3_600_000;
  return new Date(Math.ceil(api.now().getTime() / hour) * hour + hours * hour).toISOString();
};

const holdOf = async ({ assignmentId }: { assignmentId: string }, starts_at: string) =>
  (await staff()).tryHold({ assignment_id: assignmentId, place_id: place.place_id, starts_at });

const contact = { contact_name: 'Andrei Țăndar', contact_phone: '0722 418 771' };

describe('B2 an hour that is held', () => {
  test('is kept for ten minutes and free from the tenth on', async () => {
    const [first, second] = [await bookableWork(api), await bookableWork(api)];
    const hour = inHours(24);
    const held = (await holdOf(first, hour)).json<Schema<'Visit'>>();
    await api.letPass({ minutes: 9 });
    expect((await holdOf(second, hour)).statusCode).toBe(409);
    await api.letPass({ minutes: 1 });
    expect((await holdOf(second, hour)).statusCode).toBe(201);
    // Whoever held it first comes too late.
    const named = { visit_id: held.visit_id, row_version: held.row_version };
    const late = await (await staff()).tryBook({ ...named, ...contact });
    expect(late.json()).toMatchObject({ status: 409, code: 'slot_taken' });
  });

  test('names on the board who keeps it, a colleague or the claimant; claimants read no name of the staff', async () => {
    const [theirs, ours] = [await bookableWork(api), await bookableWork(api)];
    const ofClaimant = async ({ assignmentId }: { assignmentId: string }) =>
      schedulingCalls(api, await api.guestFor('demo', { assignmentType: 'assessment', assignmentId }));
    const [hour, later] = [inHours(40), inHours(42)];
    const held = await (await ofClaimant(theirs)).hold({ place_id: place.place_id, starts_at: hour });
    expect(held.holder).toBeNull();
    await holdOf(ours, later);
    expect((await (await ofClaimant(ours)).own()).held).toMatchObject({ starts_at: later, holder: null });
    const { visits } = await (await staff()).board(`from=${localDateOf(new Date(hour))}&days=2`);
    const holderAt = (at: string) => visits.find(({ starts_at }) => starts_at === at)?.holder;
    expect(holderAt(hour)).toEqual({ kind: 'claimant', user_id: null, name: expect.any(String) as string });
    expect(holderAt(later)).toMatchObject({ kind: 'colleague', name: 'Sorin Matei' });
  });

  test('no longer stands in the way of a visit that moves there after ten minutes', async () => {
    const visit = await visitFor(api, (await bookableWork(api)).assignmentId, { place, at: inHours(30) });
    const hour = inHours(32);
    await holdOf(await bookableWork(api), hour);
    await api.letPass({ minutes: 10 });
    const moved = await (
      await staff()
    ).move({
      visit_id: visit.visit_id,
      row_version: visit.row_version,
      place_id: place.place_id,
      starts_at: hour,
    });
    expect(moved.starts_at).toBe(hour);
  });

  test('is still booked after ten minutes while nobody else wants it', async () => {
    const held = (await holdOf(await bookableWork(api), inHours(40))).json<Schema<'Visit'>>();
    await api.letPass({ minutes: 30 });
    const named = { visit_id: held.visit_id, row_version: held.row_version };
    const booked = await (await staff()).book({ ...named, ...contact });
    expect(booked.status).toBe('booked');
  });
});

describe('B2 ux 62 claimants change their own visit', () => {
  const claimantOf = async (assignmentId: string) =>
    schedulingCalls(api, await api.guestFor('demo', { assignmentType: 'assessment', assignmentId }));

  test('they move it twice; the third time is refused, staff still may, and they can cancel it', async () => {
    const { assignmentId } = await bookableWork(api);
    let visit = await visitFor(api, assignmentId, { place, at: inHours(48) });
    const claimant = await claimantOf(assignmentId);
    const to = (hours: number) => ({
      visit_id: visit.visit_id,
      row_version: visit.row_version,
      place_id: place.place_id,
      starts_at: inHours(hours),
    });
    visit = await claimant.move(to(50));
    expect(visit.self_moves_left).toBe(1);
    visit = await claimant.move(to(52));
    expect(visit.self_moves_left).toBe(0);
    const third = await claimant.tryMove(to(54));
    expect(third.json()).toMatchObject({ status: 409, code: 'visit_limit_reached' });
    visit = await (await staff()).move(to(54));
    expect(visit.self_moves_left).toBe(0);
    const cancelled = await claimant.cancel({ visit_id: visit.visit_id, row_version: visit.row_version });
    expect(cancelled.status).toBe('cancelled');
  });

  test('until four hours before: then they neither move nor cancel it, and staff does', async () => {
    const { assignmentId } = await bookableWork(api);
    const visit = await visitFor(api, assignmentId, { place, at: inHours(5) });
    await api.letPass({ minutes: (Date.parse(visit.changeable_until) - api.now().getTime()) / 60_000 });
    expect(visit.changeable_until).toBe(api.now().toISOString());
    const claimant = await claimantOf(assignmentId);
    const named = { visit_id: visit.visit_id, row_version: visit.row_version };
    const moved = await claimant.tryMove({ ...named, place_id: place.place_id, starts_at: inHours(20) });
    expect(moved.json()).toMatchObject({ status: 409, code: 'visit_too_late' });
    expect((await claimant.tryCancel(named)).json()).toMatchObject({ status: 409, code: 'visit_too_late' });
    expect((await (await staff()).cancel(named)).status).toBe('cancelled');
  });
});

test('B2 “did not come” is refused until fifteen minutes after the hour, and a report from the future always', async () => {
  const { assignmentId } = await bookableWork(api);
  const visit = await visitFor(api, assignmentId, { place, at: inHours(1) });
  const start = Date.parse(visit.starts_at);
  await api.letPass({ minutes: (start - api.now().getTime()) / 60_000 + 15 });
  const elena = schedulingCalls(api, await api.tokenFor('elena.rusu'));
  const report = (minutes: number, field_report_id: string) =>
    elena.tryReport({
      field_report_id,
      visit_id: visit.visit_id,
      status: 'client_no_show',
      happened_at: new Date(start + minutes * 60_000).toISOString(),
    });
  const early = await report(14, '01900000-0000-7000-8000-00000000f114');
  expect(early.json()).toMatchObject({
    status: 409,
    code: 'report_too_early',
    context: { from: new Date(start + 15 * 60_000).toISOString() },
  });
  expect((await report(21, '01900000-0000-7000-8000-00000000f121')).statusCode).toBe(422);
  const accepted = await report(15, '01900000-0000-7000-8000-00000000f115');
  expect(accepted.json()).toMatchObject({ status: 'client_no_show' });
});

describe('B13 a part of a day in which the organisation is closed', () => {
  test('is offered to nobody, is refused by its name, and stands on the board', async () => {
    const date = localDateOf(new Date(inHours(24 * 5)));
    const at = (time: string) => instantsOf({ date, time })[0]!.toISOString();
    const headers = { ...(await api.tokenFor('calin.dobre')) };
    const payload = { closure_date: date, name_ro: 'Inventar', name_en: 'Stocktaking', row_version: 0 };
    const closed = await api.inject({
      ...{ method: 'POST', url: '/api/config/saveClosure', headers },
      payload: { ...payload, closed_from: '12:00' },
    });
    expect(closed.statusCode).toBe(200);
    const { assignmentId: assignment_id } = await bookableWork(api);
    const calls = await staff();
    const found = await calls.search({ assignment_id, from_date: date, days: 1, place_id: place.place_id });
    const starts = found.places.flatMap(({ days }) => days.flatMap((day) => day.starts));
    expect(starts).toContain(at('11:15'));
    expect(starts.filter((start) => start > at('11:15'))).toEqual([]);

    const { userId: user_id } = await api.userNamed('elena.rusu');
    const wanted = { assignment_id, place_id: place.place_id, starts_at: at('12:00') };
    const judged = await calls.judge({ ...wanted, user_id });
    expect(judged).toMatchObject({ fits: false });
    expect(judged.reasons).toContainEqual({
      code: 'closed_hours',
      holds: false,
      values: { name: 'Inventar', from: '12:00' },
    });
    expect((await calls.tryHold(wanted)).statusCode).toBe(409);

    const board = await calls.board(`from=${date}&days=1`);
    const shown = board.places.find(({ place_id }) => place_id === place.place_id);
    expect(shown).toMatchObject({
      holidays: [],
      closed_hours: [{ name: 'Inventar', starts_at: at('12:00') }],
    });
    const last = shown?.hours.at(-1);
    expect(last?.ends_at).toBe(at('12:00'));
  });
});
