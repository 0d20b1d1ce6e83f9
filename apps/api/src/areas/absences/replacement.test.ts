import type { Schema } from '@dosar/openapi';
import { addDays } from '@dosar/kernel/dates';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { aClaim } from '#src/testing/world/a-claim.ts';
import { absenceCalls, approve, weekOff } from './testing/absence-calls.ts';

const api = startTestApi({ people: ['dan.petrescu', 'sorin.matei'] });
type Person = ReturnType<typeof absenceCalls>;

let maria: Person;
let elena: Person;
let sorin: Person;
let ids: Record<string, string>;
let orgId: string;

beforeAll(async () => {
  maria = absenceCalls(api, await api.tokenFor('maria.stan'));
  elena = absenceCalls(api, await api.tokenFor('elena.rusu'));
  sorin = absenceCalls(api, await api.tokenFor('sorin.matei'));
  ({ orgId } = await api.userNamed('ana.ionescu'));
  const { rows } = await sql<{ username: string; user_id: string }>`
    select username, user_id from app_user`.execute(api.database.kysely);
  ids = Object.fromEntries(rows.map((row) => [row.username, row.user_id]));
  // Radu is away this week, and Ana works in his name.
  const radu = absenceCalls(api, await api.tokenFor('radu.marin'));
  const away = await radu.ask({
    ...weekOff(0),
    date_from: '2026-03-04',
    replacement_user_id: ids['ana.ionescu'],
  });
  await maria.decide({ ...approve(away), overrule_reason: 'Ana știe dosarele' });
});

/** Who answers for somebody's work at a moment. */
async function contactOf(username: string, moment: string): Promise<string | undefined> {
  const { rows } = await sql<{ username: string }>`
    select username from app_user where user_id = contact_at(${orgId}, ${ids[username]}, ${moment}::timestamptz)`.execute(
    api.database.kysely,
  );
  return rows[0]?.username;
}

describe('B4 P3 who answers for the work of somebody who is away', () => {
  test('half a day of leave is replaced for that half, by the minute, and the other half is not', async () => {
    const { date_from: monday } = weekOff(30);
    const half = {
      absence_type_code: 'rest',
      date_from: monday,
      date_to: addDays(monday, 1),
      first_part: 'afternoon',
      last_part: 'morning',
      replacement_user_id: ids['dan.petrescu'],
    };
    const asked = await elena.ask(half);
    const overruled = { ...approve(asked), overrule_reason: 'Dan e singurul liber' };
    expect((await sorin.decide(overruled))[0]?.outcome).toBe('done');
    const at = (day: string, hour: string) =>
      sql<{
        moment: string;
      }>`select (${`${day} ${hour}`}::timestamp at time zone 'Europe/Bucharest')::text as moment`
        .execute(api.database.kysely)
        .then(({ rows }) => contactOf('elena.rusu', rows[0]?.moment ?? ''));
    expect(await at(monday, '11:59')).toBe('elena.rusu');
    expect(await at(monday, '12:00')).toBe('dan.petrescu');
    expect(await at(addDays(monday, 1), '11:59:59')).toBe('dan.petrescu');
    expect(await at(addDays(monday, 1), '12:00')).toBe('elena.rusu');
  });

  test('the deputy of a deputy is named, and nobody where the last of them is away without one', async () => {
    const today = '2026-03-04';
    const noon = `${today}T10:00:00Z`;
    expect(await contactOf('radu.marin', noon)).toBe('ana.ionescu');
    await sql`insert into replacement (org_id, replaced_user_id, deputy_user_id, date_from, date_to)
      values (${orgId}, ${ids['ana.ionescu']}, ${ids['maria.stan']}, ${today}, ${today})`.execute(
      api.database.kysely,
    );
    expect(await contactOf('radu.marin', noon)).toBe('maria.stan');
    await sql`insert into absence (org_id, user_id, absence_type_code, date_from, date_to, first_part, last_part, half_days,
        status, created_by_user_id, decided_by_user_id)
      values (${orgId}, ${ids['maria.stan']}, 'medical', ${today}, ${today}, 'whole', 'whole', 2, 'approved',
        ${ids['maria.stan']}, ${ids['sorin.matei']})`.execute(api.database.kysely);
    expect(await contactOf('radu.marin', noon)).toBeUndefined();
    await sql`delete from absence where user_id = ${ids['maria.stan']} and absence_type_code = 'medical'`.execute(
      api.database.kysely,
    );
    await sql`delete from replacement where deputy_user_id = ${ids['maria.stan']}`.execute(
      api.database.kysely,
    );
  });

  test('new work for somebody who is away goes to the replacement, and what the team shares to its queue', async () => {
    const claim = await aClaim(api).takenIn('maria.stan');
    const assign = async () => {
      const { assignment_id, row_version } = await claim.main();
      return maria.postTo('/api/assignment/change', {
        items: [{ assignment_id, row_version }],
        change: { action: 'assign', user_id: ids['radu.marin'] },
      });
    };
    expect((await assign()).statusCode).toBe(200);
    const ownerNow = async () =>
      (
        await sql<{ owner: string | null; title: string }>`
          select app_user.username as owner, (select title from timeline_event t where t.assignment_id = work.assignment_id
            order by system_time desc, timeline_event_id desc limit 1) as title
          from assignment work left join app_user on user_id = assigned_user_id
          where assignment_id = ${(await claim.main()).assignment_id}`.execute(api.database.kysely)
      ).rows[0];
    expect(await ownerNow()).toEqual({
      owner: 'ana.ionescu',
      title: 'Activitate dată către Ana Ionescu, care îl înlocuiește pe Radu Marin',
    });

    await sql`update assignment_type set when_away = 'queue' where org_id = ${orgId}`.execute(
      api.database.kysely,
    );
    expect((await assign()).statusCode).toBe(200);
    expect(await ownerNow()).toEqual({
      owner: null,
      title: 'Activitate trimisă în coada ei: Radu Marin lipsește',
    });
  });
});

test('somebody who plans no absences here is asked to stand in, reads who asks and answers', async () => {
  const asked = await elena.ask({ ...weekOff(40), replacement_user_id: ids['sorin.matei'] });
  expect((await sorin.get('getOwnAbsences')).statusCode).toBe(403);
  const questions = (await sorin.get('browseReplacementQuestions')).json<Schema<'ReplacementQuestion'>[]>();
  expect(questions).toMatchObject([
    { absence_id: asked.absence_id, full_name: 'Elena Rusu', answer: 'asked' },
  ]);
  expect((await sorin.answer(asked, { accepts: true })).json()).toMatchObject({ answer: 'accepted' });
});
