import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { assignmentCalls } from '#src/testing/assignment-calls.ts';
import { aPieceOfWork, many, someWork } from '#src/testing/some-work.ts';

const api = startTestApi();
const day = '2030-05-05';
const change = (statement: ReturnType<typeof sql>) => statement.execute(api.database.kysely);

let ana: CallerHeaders;
let radu: CallerHeaders;

beforeAll(async () => {
  [ana, radu] = [await api.tokenFor('ana.ionescu'), await api.tokenFor('radu.marin')];
});

afterEach(async () => {
  await change(sql`delete from replacement where reason = 'agenda'`);
  await change(sql`update assignment set due_at = '2026-03-13' where due_at > '2030-01-01'`);
});

async function agenda(headers: CallerHeaders, date = day): Promise<Schema<'DayAgenda'>> {
  const answer = await api.inject({ url: `/api/assignment/browseDayAgenda?date=${date}`, headers });
  expect(answer.statusCode).toBe(200);
  return answer.json<Schema<'DayAgenda'>>();
}

/** Stores a piece of somebody's work with a deadline by the clock of Romania; answers which one. */
async function due(
  username: string,
  at: string,
  category: 'active' | 'waiting' | 'done' = 'active',
): Promise<string> {
  const statuses = { active: 'evaluation', waiting: 'suspended', done: 'closed' };
  const work = await aPieceOfWork(api, { owner: username, status: statuses[category] });
  await change(sql`update assignment set due_at = ${at}::timestamp at time zone 'Europe/Bucharest'
    where assignment_id = ${work.assignment_id}`);
  return work.assignment_id;
}

/** Lets one user replace another one from one day to another. */
const letReplace = (deputy: string, replaced: string, from: string, to: string) =>
  change(sql`
    insert into replacement (org_id, replaced_user_id, deputy_user_id, date_from, date_to, reason)
    select deputy.org_id, replaced.user_id, deputy.user_id, ${from}, ${to}, 'agenda'
    from app_user deputy join app_user replaced on replaced.username = ${replaced}
    where deputy.username = ${deputy}`);

const idsOf = ({ items }: Schema<'DayAgenda'>) =>
  items
    .filter((item) => item.kind !== 'visit')
    .map((item) => (item.kind === 'deadline' ? item.assignment_id : item.full_name));

describe('S11 the agenda of a day', () => {
  test('holds the deadlines of my open work from midnight to midnight in Romania, in the order of time', async () => {
    const evening = await due('ana.ionescu', `${day} 23:59:59`);
    const first = await due('ana.ionescu', `${day} 00:00`);
    const waiting = await due('ana.ionescu', `${day} 12:00`, 'waiting');
    await due('ana.ionescu', '2030-05-06 00:00');
    await due('ana.ionescu', '2030-05-04 23:59:59');
    await due('ana.ionescu', `${day} 10:00`, 'done');
    await due('maria.stan', `${day} 10:00`);

    const found = await agenda(ana);
    expect(idsOf(found)).toEqual([first, waiting, evening]);
    expect(found).toMatchObject({ date: day, capped: false });
    expect(found.items[0]).toMatchObject({
      kind: 'deadline',
      at: '2030-05-04T21:00:00.000Z',
      owner_name: null,
      claim_file_no: expect.stringMatching(/^DM/),
    });
  });

  test('says whom I replace that day, and holds their deadlines too', async () => {
    await letReplace('ana.ionescu', 'radu.marin', '2030-05-01', day);
    const his = await due('radu.marin', `${day} 10:00`);
    const found = await agenda(ana);
    expect(idsOf(found)).toEqual(['Radu Marin', his]);
    expect(found.items[0]).toMatchObject({ kind: 'replacement', date_from: '2030-05-01', date_to: day });
    expect(found.items[1]).toMatchObject({ owner_name: 'Radu Marin' });

    expect((await agenda(ana, '2030-05-06')).items).toEqual([]);
  });

  test('whoever acts for a colleague gets the day of that colleague', async () => {
    await letReplace('radu.marin', 'maria.stan', day, day);
    const mine = await due('ana.ionescu', `${day} 10:00`);
    const his = await due('radu.marin', `${day} 11:00`);
    await letReplace('ana.ionescu', 'radu.marin', '2026-03-02', '2026-03-06');
    const acting = await api.tokenFor('radu.marin', { actor: 'ana.ionescu' });
    expect(idsOf(await agenda(acting))).toEqual([his]);
    expect(idsOf(await agenda(radu))).toEqual(['Maria Stan', his]);
    expect(idsOf(await agenda(ana))).toEqual([mine]);
  });

  test('counts what is overdue as the worklist does', async () => {
    await aPieceOfWork(api, { due: '2026-03-04T07:59:59Z' });
    await aPieceOfWork(api, { due: '2026-03-04T08:00:00Z' });
    const { total } = await assignmentCalls(api, ana).worklist({ filter_keys: 17 });
    expect(total.count).toBe(1);
    expect((await agenda(ana)).overdue).toEqual(total);
  });

  test('stops after a hundred deadlines and says so', async () => {
    const file = await aPieceOfWork(api);
    const work = { on: file, type: 'liquidation', status: 'calculation', due: `${day}T08:00:00Z` };
    await someWork(
      api,
      many(100, () => work),
    );
    expect(await agenda(ana)).toMatchObject({
      capped: false,
      items: expect.objectContaining({ length: 100 }),
    });
    await aPieceOfWork(api, work);
    const found = await agenda(ana);
    expect(found.items).toHaveLength(100);
    expect(found.capped).toBe(true);
  });

  test('a day that does not exist is refused', async () => {
    const answer = await api.inject({ url: '/api/assignment/browseDayAgenda?date=2030-02-31', headers: ana });
    expect(answer.statusCode).toBe(400);
  });
});
