import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { runNow } from '#src/testing/run-now.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { absenceCalls, approve, haveLeave, weekOff } from '../testing/absence-calls.ts';
import { carryOverJob } from './carry-over-job.ts';

const api = startTestApi();
type Person = ReturnType<typeof absenceCalls>;

let maria: Person;
let ana: Person;

beforeAll(async () => {
  maria = absenceCalls(api, await api.tokenFor('maria.stan'));
  ana = absenceCalls(api, await api.tokenFor('ana.ionescu'));
  await haveLeave(maria, { 'ana.ionescu': { days: 21, carried: 3 }, 'radu.marin': { days: 23 } });
  await maria.decide(approve(await ana.ask(weekOff(2))));
});

const year = 2026;
const head = 'utilizator;nume;drept anual;reportate';
const file = (...lines: string[]) => ({ year: year + 5, csv: [head, ...lines].join('\r\n') });
const preview = async (body: object) =>
  (await maria.post('previewBalances', body)).json<Schema<'BalanceImport'>>();
const balances = async (of: number) =>
  (await maria.get(`browseBalances?year=${of}`)).json<Schema<'TeamBalances'>>().people;

describe('B4 balances of a team', () => {
  test('a manager sees the people they manage, with what each has left as that person reads it', async () => {
    const people = await balances(year);
    const row = people.find((person) => person.username === 'ana.ionescu');
    const { balance } = await ana.own();
    expect(row).toMatchObject({ entitled: 42, carried: 6, taken: 0, planned: 10, left: 38 });
    expect(row).toMatchObject({ taken: balance.taken, planned: balance.planned, left: balance.left });
    expect(people.map((person) => person.username)).not.toContain('elena.rusu');
    expect((await ana.get(`browseBalances?year=${year}`)).statusCode).toBe(403);
  });

  test('leave that waits for its decision takes no days from the team, and medical leave that does gives none back', async () => {
    const radu = absenceCalls(api, await api.tokenFor('radu.marin'));
    const left = async () => (await balances(year)).find((person) => person.username === 'radu.marin')?.left;
    const rest = await radu.ask(weekOff(3));
    expect(await left()).toBe(46);
    await maria.decide(approve(rest));
    expect(await left()).toBe(36);
    const sick = await radu.ask({ ...weekOff(3), absence_type_code: 'medical', date_to: rest.date_from });
    expect(await left()).toBe(36);
    await maria.decide(approve(sick));
    expect(await left()).toBe(38);
  });

  test('a file says before it is taken what it changes and which lines cannot be; with one of those nothing changes', async () => {
    const wrong = file(
      'ana.ionescu;Ana;24,5;3',
      'elena.rusu;Elena;21;0',
      'radu.marin;Radu;21,25;0',
      'Ana.Ionescu;Ana;24;3',
    );
    const told = await preview(wrong);
    expect(told.lines.map((line) => line.fault)).toEqual([null, 'unknown_person', 'malformed', 'twice']);
    expect(told).toMatchObject({ changes: 1, faults: 3 });
    expect(told.lines[0]).toMatchObject({ line: 2, full_name: 'Ana Ionescu', before: null, entitled: 49 });
    expect((await maria.post('importBalances', wrong)).statusCode).toBe(422);
    expect((await preview(file('ana.ionescu;Ana;24,5;3'))).lines[0]?.before).toBeNull();
  });

  test('what is exported is taken back unchanged, and a changed cell changes that balance alone', async () => {
    expect((await maria.post('importBalances', file('ana.ionescu;Ana;24,5;3'))).statusCode).toBe(201);
    const exported = await maria.get(`exportBalances?year=${year + 5}`);
    expect(exported.headers['content-type']).toContain('text/csv');
    const line = exported.body.split('\r\n').find((text) => text.startsWith('ana.ionescu')) ?? '';
    expect(line).toBe('ana.ionescu;Ana Ionescu;"24,5";3;0;0;"27,5"');
    expect(await preview({ year: year + 5, csv: `${head}\r\n${line}` })).toMatchObject({
      changes: 0,
      faults: 0,
    });
    await maria.post('importBalances', file(line.replace(';3;', ';4;')));
    const row = (await balances(year + 5)).find((person) => person.username === 'ana.ionescu');
    expect(row).toMatchObject({ entitled: 49, carried: 8 });
  });

  test('the change of the year carries over what the page foretold, once, and leaves what somebody entered', async () => {
    const foretold = (await balances(year)).find((person) => person.username === 'ana.ionescu');
    expect(foretold?.would_carry).toBe(38);
    await maria.post('importBalances', { year: year + 1, csv: `${head}\r\nradu.marin;Radu;30;1` });
    const newYear = { ...api.runtime, now: () => new Date(`${year + 1}-01-01T01:20:00+02:00`) };
    await runNow(carryOverJob, newYear);
    await runNow(carryOverJob, newYear);
    const { rows } = await sql<{ username: string; entitled: number; carried: number }>`
      select username, entitled_half_days as entitled, carried_half_days as carried
      from leave_balance join app_user using (org_id, user_id)
      where year = ${year + 1} and username in ('ana.ionescu', 'radu.marin') order by username`.execute(
      api.database.kysely,
    );
    expect(rows).toEqual([
      { username: 'ana.ionescu', entitled: 42, carried: 38 },
      { username: 'radu.marin', entitled: 60, carried: 2 },
    ]);
  });
});
