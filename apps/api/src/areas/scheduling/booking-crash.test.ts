import type { Schema } from '@dosar/openapi';
import { expect, test } from 'vitest';
import { useKillableServers, type KillableServer } from '#src/testing/killable-servers.ts';
import { aPlace, assessors, bookableWork, worksAt } from './testing/a-place.ts';

const { api, start, observer, isWaitingFor, letGo } = useKillableServers(undefined, { people: assessors });

const key = { 'idempotency-key': 'one-booking-of-an-inspection-0001' };
const contact = { contact_name: 'Andrei Țăndea', contact_phone: '0722418771' };

/** Inspections that wait to be scheduled, whose claimants can be written to. */
async function bookableWorks(count: number): Promise<string[]> {
  const works: string[] = [];
  for (let number = 0; number < count; number += 1) {
    const { claim, assignmentId } = await bookableWork(api);
    works.push(assignmentId);
    await observer().query(
      `update contact_channel set confirmed_at = now(), is_preferred = kind = 'email' where party_id = $1`,
      [claim.claimantPartyId],
    );
  }
  return works;
}

/** The first free hour of an assessor on each of some days. */
async function hoursOfDays(server: KillableServer, assignmentId: string, count: number) {
  const ask = async (wanted: object) => {
    const body = { assignment_id: assignmentId, from_date: '2000-01-01', ...wanted };
    const answer = await server.post('/api/schedule/searchSlots', body);
    return (await answer.json()) as Schema<'FoundSlots'>;
  };
  const [first] = (await ask({})).earliest;
  const { places } = await ask({ user_id: first?.user_id });
  const hours = places.flatMap(({ place_id, days }) =>
    days.flatMap(({ starts }) =>
      starts.slice(0, 1).map((starts_at) => ({ place_id, starts_at, user_id: first?.user_id })),
    ),
  );
  return hours.slice(0, count);
}

let servers: [KillableServer, KillableServer];

test('B2 of two processes on one database that are asked for the same hour at the same moment one keeps it, and the other offers other hours', async () => {
  await worksAt(api, 'dan.petrescu', await aPlace(api));
  const works = await bookableWorks(6);
  servers = [await start(), await start()];
  const hours = await hoursOfDays(servers[0], works[0] ?? '', 3);
  for (const [index, hour] of hours.entries()) {
    const ask = (server: KillableServer, nth: number) =>
      server.post('/api/schedule/hold', { assignment_id: works[index * 2 + nth], ...hour });
    const answers = await Promise.all(servers.map(ask));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const problem = (await answers.find(({ status }) => status === 409)?.json()) as Schema<'Problem'>;
    expect(problem).toMatchObject({ code: 'slot_taken', context: { alternatives: expect.any(Array) } });
  }
}, 120_000);

test('B2 a server that is killed between the hold, the booking and the message leaves the hold alone, and the same booking on another server books once and writes once', async () => {
  const [first, second] = servers;
  const [work = ''] = await bookableWorks(1);
  const [hour] = await hoursOfDays(first, work, 1);
  const wanted = { assignment_id: work, ...hour };
  const held = (await (await first.post('/api/schedule/hold', wanted)).json()) as Schema<'Visit'>;
  const state = async () => {
    const { rows } = await observer().query<object>(
      `select visit.status, work.status_code as work,
        (select count(*)::integer from message where message.assignment_id = work.assignment_id) as told,
        (select count(*)::integer from timeline_event told where told.assignment_id = work.assignment_id
          and kind = 'appointment') as events
      from visit join assignment work using (org_id, assignment_id) where visit_id = $1`,
      [held.visit_id],
    );
    return rows[0];
  };
  const before = await state();
  expect(before).toMatchObject({ status: 'held', work: 'to_schedule', events: 0 });
  const booking = { visit_id: held.visit_id, row_version: held.row_version, ...contact };

  // The hour is booked and the message is written when this table makes the server wait.
  await observer().query('begin');
  await observer().query('lock table outbox in share mode');
  const lost = first.post('/api/schedule/book', booking, key).catch((error: unknown) => error);
  const isWaiting = () => isWaitingFor('outbox');
  await expect.poll(isWaiting, { interval: 20, timeout: 20_000 }).toBe(true);
  await first.kill();
  expect(await lost).toBeInstanceOf(Error);
  await letGo();
  expect(await state()).toEqual(before);

  const booked = (await (await second.post('/api/schedule/book', booking, key)).json()) as Schema<'Visit'>;
  expect(booked).toMatchObject({ visit_id: held.visit_id, status: 'booked' });
  const after = await state();
  expect(after).toMatchObject({ status: 'booked', work: 'scheduled', told: 1, events: 1 });
  const again = await second.post('/api/schedule/book', booking, key);
  expect(again.headers.get('idempotency-replayed')).toBe('true');
  expect(await state()).toEqual(after);
}, 120_000);
