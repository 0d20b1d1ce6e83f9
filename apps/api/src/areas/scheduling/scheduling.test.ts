import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { PlannedLeave } from '#src/areas/absences/extension-points.ts';
import { enterOrganisation } from '#src/kernel/access/enter-organisation.ts';
import { systemCaller } from '#src/kernel/events/domain-event.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { absentVisitsOf } from './absence/absent-visits.ts';
import { bookableWork, schedulingCalls } from './testing/scheduling-calls.ts';

const api = startTestApi({ world: 'demo' });
type Caller = ReturnType<typeof schedulingCalls>;
let sorin: Caller;
let ana: Caller;
let alfa: Caller;

beforeAll(async () => {
  sorin = schedulingCalls(api, await api.tokenFor('sorin.matei'));
  ana = schedulingCalls(api, await api.tokenFor('ana.ionescu'));
  alfa = schedulingCalls(api, await api.tokenFor('alfa.ana'));
});

const contact = { contact_name: 'Andrei Țandăr', contact_phone: '0722 418 771' };

async function statusOf(assignmentId: string) {
  const { rows } = await sql<{ status: string }>`
    select status_code as status from assignment where assignment_id = ${assignmentId}`.execute(
    api.database.kysely,
  );
  return rows[0]?.status;
}

/** A free hour at a place where only one assessor is. */
async function hourOfOnePerson(assignment_id: string | undefined): Promise<Schema<'Slot'>> {
  for (const county_code of ['CT', 'CJ', 'IS', 'TM']) {
    const { earliest } = await ana.search({ assignment_id, from_date: '2000-01-01', county_code });
    const slot = earliest.find(({ people }) => people === 1);
    if (slot) return slot;
  }
  throw new Error('Nobody is alone anywhere.');
}

describe('B2 C25 booking an inspection', () => {
  test('an hour is found, held and booked; the assignment follows, and the same visit moves and is cancelled', async () => {
    const work = await bookableWork(api);
    const found = await ana.search({ assignment_id: work, from_date: '2000-01-01', days: 14 });
    expect(found.earliest).toHaveLength(3);
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

  test('an hour that somebody else holds is refused with three others', async () => {
    const [one, other] = [await bookableWork(api), await bookableWork(api)];
    const slot = await hourOfOnePerson(one);
    const wanted = { place_id: slot?.place_id, starts_at: slot?.starts_at };
    await ana.hold({ assignment_id: one, ...wanted });
    const refused = await ana.tryHold({ assignment_id: other, ...wanted });
    expect(refused.statusCode).toBe(409);
    const problem = refused.json<Schema<'Problem'>>();
    expect(problem.code).toBe('slot_taken');
    expect(problem.context?.['alternatives']).toHaveLength(3);
  });

  test('of two people who want the last free hour of one assessor at the same moment, one has it and the other is offered three', async () => {
    const works = [await bookableWork(api), await bookableWork(api)];
    const slot = await hourOfOnePerson(works[0]);
    const wanted = { place_id: slot?.place_id, starts_at: slot?.starts_at };
    const answers = await Promise.all(
      works.map((assignment_id) => sorin.tryHold({ assignment_id, ...wanted, user_id: undefined })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409)?.json<Schema<'Problem'>>();
    expect(refused?.code).toBe('slot_taken');
    expect(refused?.context?.['alternatives']).toHaveLength(3);
  });

  test('each condition of an hour is told, and a holiday by its name', async () => {
    const work = await bookableWork(api);
    const found = await ana.search({ assignment_id: work, from_date: '2000-01-01' });
    const [slot] = found.earliest;
    const judged = await ana.judge({
      assignment_id: work,
      place_id: slot?.place_id,
      user_id: slot?.user_id,
      starts_at: slot?.starts_at,
    });
    expect(judged.fits).toBe(true);
    expect(judged.reasons.map(({ code }) => code)).toContain('lane_free');
  });

  test('another organisation finds neither the work nor the visit', async () => {
    const work = await bookableWork(api);
    expect(
      (await alfa.tryHold({ assignment_id: work, place_id: work, starts_at: '2027-06-01T08:00:00Z' }))
        .statusCode,
    ).toBe(404);
  });
});

describe('R11 M10 places and plans', () => {
  test('a place with visits to come is not switched off', async () => {
    const { places } = await sorin.places();
    const used = places.find(({ visits_to_come }) => visits_to_come > 0);
    expect(used).toBeDefined();
    const { visits_to_come: _count, ...place } = used ?? places[0]!;
    const refused = await sorin.trySavePlace({ ...place, is_active: false });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'visits_left_out' });
    const saved = await sorin.trySavePlace({ ...place, phone: '+40213309099' });
    expect(saved.statusCode).toBe(201);
  });

  test('the opening of a fortnight comes from the engine', async () => {
    const { places } = await sorin.places();
    const { visits_to_come: _count, ...place } = places.find(({ name }) => name === 'Militari')!;
    const opening = await sorin.previewOpening(place);
    expect(opening).toHaveLength(14);
    expect(opening.some(({ free }) => free > 0)).toBe(true);
  });
});

describe('B4 visits of somebody who will be away', () => {
  test('a colleague makes them or they move, and taking the approval back puts them where they were', async () => {
    const { rows } = await sql<{
      org_id: string;
      user_id: string;
      visit_id: string;
      starts_at: Date;
      day: string;
    }>`
      select visit.org_id, visit.user_id, visit.visit_id, visit.starts_at,
        to_char(starts_at at time zone 'Europe/Bucharest', 'YYYY-MM-DD') as day
      from visit join app_user person using (org_id, user_id)
      where status = 'booked' and starts_at > now() + interval '1 day' and username <> 'maria.stan'
      order by starts_at limit 40`.execute(api.database.kysely);
    const leaveOn = (visit: (typeof rows)[number]): PlannedLeave => ({
      orgId: visit.org_id,
      absenceId: '01900000-0000-7000-8000-00000000ab01',
      userId: visit.user_id,
      deputyId: null,
      date_from: visit.day,
      date_to: visit.day,
      first_part: 'whole',
      last_part: 'whole',
    });
    const visits = absentVisitsOf({
      trackerOrigin: 'https://t.test',
      mailFrom: 'a@b.test',
      smsSender: 'Dosar',
    });
    let moved = 0;
    for (const visit of rows) {
      if (moved > 0) break;
      const leave = leaveOn(visit);
      await api.database.kysely.transaction().execute(async (tx) => {
        await enterOrganisation(tx, visit.org_id);
        const context = { tx, caller: systemCaller(visit.org_id), now: new Date() };
        const proposed = await visits.propose(tx, leave, 'ro');
        const line = proposed.find(({ visit_id }) => visit_id === visit.visit_id);
        // Not every hour has a colleague who is free.
        if (!line?.to_user_id) return;
        moved += 1;
        expect(line.to_user_id).not.toBe(visit.user_id);
        expect(await visits.move(context, leave, [line])).toBe(true);
        expect(await visits.takeBack(context, leave.absenceId)).toBe(true);
        const after = await sql<{ user_id: string; starts_at: Date }>`
          select user_id, starts_at from visit where visit_id = ${visit.visit_id}`.execute(tx);
        expect(after.rows[0]).toEqual({ user_id: visit.user_id, starts_at: visit.starts_at });
      });
    }
    expect(moved).toBe(1);
  });
});

describe('the field', () => {
  test('a report that the device sends twice counts once, with the time of the device', async () => {
    // Whatever the demo world has sorin do at this hour of the day makes way.
    await sql`update visit set status = 'cancelled' where status in ('booked', 'confirmed', 'in_work')
      and user_id = (select user_id from app_user where username = 'sorin.matei')
      and starts_at < now() + interval '25 minutes' and ends_at > now() - interval '20 minutes'`.execute(
      api.database.kysely,
    );
    const { rows } = await sql<{ visit_id: string }>`
      update visit set starts_at = now() - interval '20 minutes', ends_at = now() + interval '25 minutes'
      where visit_id = (select visit_id from visit where status = 'booked' and user_id =
        (select user_id from app_user where username = 'sorin.matei') order by starts_at desc limit 1)
      returning visit_id`.execute(api.database.kysely);
    const visitId = rows[0]?.visit_id;
    const happened = new Date(Date.now() - 10 * 60_000).toISOString();
    const report = {
      field_report_id: '01900000-0000-7000-8000-00000000f001',
      visit_id: visitId,
      status: 'on_the_way',
      happened_at: happened,
    };
    const once = await sorin.report(report);
    const twice = await sorin.report(report);
    expect(twice).toEqual(once);
    expect(twice).toMatchObject({ status: 'on_the_way', reports: [{ happened_at: happened }] });
  });
});

test('B2 the demo world has visits in each of the last twelve months, most of them done', async () => {
  const { rows } = await sql<{ month: string; visits: number; done: number }>`
    select to_char(months, 'YYYY-MM') as month, count(visit_id)::int as visits,
      count(visit_id) filter (where status = 'done')::int as done
    from generate_series(date_trunc('month', now()) - interval '11 months', date_trunc('month', now()), interval '1 month')
      as months left join visit on starts_at >= months and starts_at < months + interval '1 month'
    group by months`.execute(api.database.kysely);
  expect(rows).toHaveLength(12);
  expect(rows.filter(({ visits }) => visits < 3)).toEqual([]);
  const count = (of: 'visits' | 'done') => rows.reduce((sum, row) => sum + row[of], 0);
  expect(count('done') / count('visits')).toBeGreaterThan(0.5);
});

test('B2 work that waits for a visit is found by its claim number or plate', async () => {
  const work = await bookableWork(api);
  const all = await sorin.bookable('');
  expect(all.length).toBeGreaterThan(1);
  const { rows } = await sql<{ claim_file_no: string; plate: string | null }>`
    select claim_file_no, plate from assignment where assignment_id = ${work}`.execute(api.database.kysely);
  const found = await sorin.bookable(` ${rows[0]?.claim_file_no.toLowerCase()} `);
  expect(found.map(({ assignment_id }) => assignment_id)).toContain(work);
});

test('S11 the agenda of a day has the visits that somebody makes, with hour and place', async () => {
  const { rows } = await sql<{ day: string; visit_id: string }>`
    select to_char(starts_at at time zone 'Europe/Bucharest', 'YYYY-MM-DD') as day, visit_id
    from visit join app_user person using (org_id, user_id)
    where person.username = 'sorin.matei' and status in ('booked', 'done') order by starts_at limit 1`.execute(
    api.database.kysely,
  );
  const [visit] = rows;
  const agenda = await api.inject({
    url: `/api/assignment/browseDayAgenda?date=${visit?.day}`,
    headers: { ...(await api.tokenFor('sorin.matei')) },
  });
  const items = agenda.json<Schema<'DayAgenda'>>().items.filter((item) => item.kind === 'visit');
  expect(items.map((item) => item.visit_id)).toContain(visit?.visit_id);
  expect(items[0]?.place_name).toBeTruthy();
});
