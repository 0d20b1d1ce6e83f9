import type { Schema } from '@dosar/openapi';
import { beforeAll, describe, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';

const api = startTestApi({ people: ['sorin.matei'] });
let calin: CallerHeaders;
let maria: CallerHeaders;
const idOf = async (username: string) => (await api.userNamed(username)).userId;

beforeAll(async () => {
  calin = await api.tokenFor('calin.dobre');
  maria = await api.tokenFor('maria.stan');
});

const teamsOf = async (who: CallerHeaders) =>
  (await api.inject({ url: '/api/workload/browseTeams', headers: { ...who } })).json<Schema<'TeamList'>>();
const post = (who: CallerHeaders, call: string, payload: object) =>
  api.inject({ method: 'POST', url: `/api/workload/${call}`, headers: { ...who }, payload });
const teamNamed = (list: Schema<'TeamList'>, name: string) => {
  const team = list.teams.find((one) => one.name_ro === name);
  if (!team) throw new Error(`There is no team ${name}.`);
  return team;
};
const namesIn = (people: Schema<'TeamPeople'>) => people.map((person) => person.full_name);
const reasonOf = (answer: { json: () => { context?: { reason?: string } } }) => answer.json().context?.reason;

describe('M4 R8 teams', () => {
  test('a configurator makes one, moves somebody there, and the team page and its history follow', async () => {
    const made = await post(calin, 'saveTeam', {
      team_id: null,
      name_ro: 'Daune grele',
      name_en: 'Large claims',
      row_version: 0,
    });
    expect(made.statusCode).toBe(201);
    const [heavy, claims] = ['Daune grele', 'Daune'].map((name) => teamNamed(made.json(), name));
    const ana = await idOf('ana.ionescu');
    const move = { team_id: heavy?.team_id, people: [{ user_id: ana, from_team_id: claims?.team_id }] };
    const moved = await post(calin, 'moveToTeam', move);
    expect(namesIn(teamNamed(moved.json(), 'Daune grele').people)).toEqual(['Ana Ionescu']);
    expect(moved.json<Schema<'TeamList'>>().moves[0]).toMatchObject({
      full_name: 'Ana Ionescu',
      from_name: 'Daune',
      to_name: 'Daune grele',
      moved_by_name: 'Călin Dobre',
    });
    // Whoever has looked at the page before the move moves nobody.
    expect(reasonOf(await post(calin, 'moveToTeam', move))).toBe('moved_meanwhile');

    const team = (await api.inject({ url: '/api/workload/getTeam', headers: { ...maria } })).json<
      Schema<'Team'>
    >();
    expect(team.members.map((member) => member.full_name)).not.toContain('Ana Ionescu');
    expect(
      (await api.inject({ url: `/api/workload/getPerson/${ana}`, headers: { ...maria } })).statusCode,
    ).toBe(404);
    const back = { team_id: claims?.team_id, people: [{ user_id: ana, from_team_id: heavy?.team_id }] };
    expect((await post(calin, 'moveToTeam', back)).statusCode).toBe(200);
  });

  test('a team is closed when nobody belongs to it and no queue is its own', async () => {
    const list = await teamsOf(calin);
    const [claims, heavy] = ['Daune', 'Daune grele'].map((name) => teamNamed(list, name));
    const close = (team: Schema<'ManagedTeam'> | undefined) =>
      post(calin, `closeTeam/${team?.team_id ?? ''}`, { row_version: team?.row_version });
    expect((await close(claims)).json()).toMatchObject({ code: 'setting_in_use' });
    const closed = await close(heavy);
    expect(closed.json<Schema<'TeamList'>>().teams.map((team) => team.name_ro)).not.toContain('Daune grele');
    expect((await close(heavy)).statusCode).toBe(404);
  });

  test('a manager sees and renames the own team alone, and what was read before is not overwritten', async () => {
    const list = await teamsOf(maria);
    expect(list).toMatchObject({ manages_all: false });
    expect(list.teams.map((team) => team.name_ro)).toEqual(['Daune']);
    const [own] = list.teams;
    const name = { name_ro: 'Daune auto', name_en: 'Motor claims' };
    const rename = () =>
      post(maria, 'saveTeam', { team_id: own?.team_id, ...name, row_version: own?.row_version });
    expect((await rename()).statusCode).toBe(201);
    expect((await rename()).statusCode).toBe(412);
    const other = teamNamed(await teamsOf(calin), 'Constatări');
    const foreign = { team_id: other.team_id, ...name, row_version: other.row_version };
    expect((await post(maria, 'saveTeam', foreign)).statusCode).toBe(404);
    expect((await post(maria, 'saveTeam', { team_id: null, ...name, row_version: 0 })).statusCode).not.toBe(
      201,
    );
  });

  test('a manager lets people go and takes those without a team, but moves nobody of another team and no manager', async () => {
    const [own] = (await teamsOf(maria)).teams;
    const other = teamNamed(await teamsOf(calin), 'Constatări');
    const move = async (username: string, from: string | null | undefined, to: string | null | undefined) =>
      post(maria, 'moveToTeam', {
        team_id: to,
        people: [{ user_id: await idOf(username), from_team_id: from }],
      });
    expect((await move('elena.rusu', other.team_id, own?.team_id)).statusCode).toBe(404);
    expect((await move('radu.marin', own?.team_id, other.team_id)).statusCode).toBe(404);
    expect(reasonOf(await move('maria.stan', own?.team_id, null))).toBe('is_manager');
    const gone = await move('radu.marin', own?.team_id, null);
    expect(namesIn(gone.json<Schema<'TeamList'>>().without_team)).toContain('Radu Marin');
    const back = await move('radu.marin', null, own?.team_id);
    expect(namesIn(back.json<Schema<'TeamList'>>().teams[0]?.people ?? [])).toContain('Radu Marin');
  });
});
