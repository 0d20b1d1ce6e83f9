import { addDays } from '@dosar/kernel/dates';
import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';

const api = startTestApi({ world: 'demo' });
let maria: CallerHeaders;
let sorin: CallerHeaders;

beforeAll(async () => {
  maria = await api.tokenFor('maria.stan');
  sorin = await api.tokenFor('sorin.matei');
});

const teamOf = async (who: CallerHeaders) =>
  (await api.inject({ url: '/api/workload/getTeam', headers: { ...who } })).json<Schema<'Team'>>();
const post = (who: CallerHeaders, url: string, payload: object) =>
  api.inject({ method: 'POST', url, headers: { ...who }, payload });
const memberNamed = (team: Schema<'Team'>, name: string) => {
  const found = team.members.find((member) => member.full_name === name);
  if (!found) throw new Error(`${name} is not of the team.`);
  return found;
};

/** How long a list of the worklist is. */
async function listed(filter: object): Promise<number> {
  const ids = new Set<string>();
  let after: string | null = null;
  do {
    const page: Schema<'WorklistPage'> = (
      await post(maria, '/api/assignment/browseWorklist', {
        filter_keys: 0,
        category_code: 'active',
        limit: 100,
        ...filter,
        ...(after !== null && { after }),
      })
    ).json();
    for (const row of page.items) ids.add(row.assignment_id);
    after = page.next_cursor;
  } while (after !== null);
  return ids.size;
}

describe('M4 R8 the team of a manager', () => {
  test('each figure is the length of the list that it leads to', async () => {
    const team = await teamOf(maria);
    const ana = memberNamed(team, 'Ana Ionescu');
    const of = (more: object = {}) => ({ filter_criteria: { assigned_user_id: ana.user_id, ...more } });
    expect(ana.active).toBeGreaterThan(0);
    expect(await listed(of())).toBe(ana.active);
    expect(await listed({ ...of(), category_code: 'new' })).toBe(ana.new);
    expect(await listed({ ...of(), filter_keys: 32 })).toBe(ana.due_today);
    expect(await listed({ ...of(), category_code: 'all', filter_keys: 16 })).toBe(ana.overdue);
    // What waits is late as well: fewer of them are in work.
    expect(ana.overdue).toBeGreaterThan(await listed({ ...of(), filter_keys: 16 }));
    expect(await listed({ ...of(), category_code: 'all', filter_keys: 1024 })).toBe(ana.legal_near);
    expect(await listed({ ...of(), category_code: 'waiting' })).toBe(ana.waiting);
    for (const { code, count } of ana.waiting_on)
      expect(await listed({ ...of({ waiting_on: code }), category_code: 'waiting' })).toBe(count);
    expect(await listed({ ...of({ done_from: team.first_day }), category_code: 'done' })).toBe(
      ana.done_7_days,
    );
    const today = localDateOf(new Date(team.as_of));
    expect(await listed({ ...of({ done_from: today }), category_code: 'done' })).toBe(ana.done_today);
    expect(team.first_day).toBe(addDays(localDateOf(api.now()), -6));
    expect(await listed({ filter_keys: 2 })).toBe(
      team.members.reduce((sum, member) => sum + member.active, 0),
    );
  });

  test('load is the weight of active work, and whoever is away says until when and who replaces them', async () => {
    const team = await teamOf(maria);
    const { rows } = await sql<{ points: number }>`
      select sum(type.weight)::integer as points from assignment work
      join assignment_type type using (org_id, assignment_type_code)
      where assigned_user_id = ${memberNamed(team, 'Ana Ionescu').user_id} and list_code = 'active'`.execute(
      api.database.kysely,
    );
    expect(memberNamed(team, 'Ana Ionescu').load_points).toBe(rows[0]?.points);
    expect(memberNamed(team, 'Radu Marin').away).toMatchObject({
      is_now: true,
      deputy_name: 'Ana Ionescu',
    });
  });

  test('the manager of one team sees and changes nothing of another', async () => {
    const names = (team: Schema<'Team'>) => team.members.map((member) => member.full_name);
    const [claims, assessment] = [await teamOf(maria), await teamOf(sorin)];
    expect(names(claims)).not.toContain('Elena Rusu');
    expect(names(assessment)).toContain('Elena Rusu');
    expect(names(assessment)).not.toContain('Ana Ionescu');
    const profile = {
      capacity_points: 80,
      county_codes: ['B'],
      policy_type_codes: [],
      assignment_type_codes: [],
      row_version: memberNamed(assessment, 'Elena Rusu').row_version,
    };
    const elena = memberNamed(assessment, 'Elena Rusu').user_id;
    const refused = await post(maria, `/api/workload/saveWorkProfile/${elena}`, profile);
    expect(refused.statusCode).toBe(404);
    const saved = await post(sorin, `/api/workload/saveWorkProfile/${elena}`, profile);
    expect(memberNamed(saved.json(), 'Elena Rusu')).toMatchObject({
      capacity_points: 80,
      row_version: profile.row_version + 1,
    });
    expect((await post(sorin, `/api/workload/saveWorkProfile/${elena}`, profile)).statusCode).toBe(412);
    const unknown = { ...profile, row_version: profile.row_version + 1, policy_type_codes: ['boat'] };
    expect((await post(sorin, `/api/workload/saveWorkProfile/${elena}`, unknown)).statusCode).toBe(422);
  });
});

describe('M4 R8 legal deadlines', () => {
  test('are those of the files of the own team', async () => {
    const risk = async (who: CallerHeaders) =>
      (await api.inject({ url: '/api/workload/browseLegalRisk', headers: { ...who } })).json<
        Schema<'LegalRisk'>
      >();
    const [claims, assessment] = [await risk(maria), await risk(sorin)];
    expect(claims.near_count + claims.missed_count).toBeGreaterThan(0);
    const teamNames = (await teamOf(maria)).members.map((member) => member.full_name);
    for (const row of [...claims.missed, ...claims.near])
      if (row.owner_name !== null) expect(teamNames).toContain(row.owner_name);
    for (const row of [...assessment.missed, ...assessment.near])
      expect(teamNames).not.toContain(row.owner_name);
    expect(claims.missed).toHaveLength(claims.missed_count);
  });
});

describe('M4 B12 sharing out the work of a team', () => {
  const propose = async (fromUserIds: readonly string[], more: object = {}) =>
    (
      await post(maria, '/api/workload/proposeRebalance', {
        from_user_ids: fromUserIds,
        keeps_fresh_contact: true,
        keeps_near_law: true,
        target_percent: 100,
        most: 10,
        ...more,
      })
    ).json<Schema<'Rebalance'>>();
  const linesOf = (moves: readonly Schema<'RebalanceMove'>[]) =>
    moves.map(({ assignment_id, row_version, to_user_id, note_draft }) => ({
      assignment_id,
      row_version,
      to_user_id,
      ...(note_draft !== null && { note: note_draft }),
    }));

  test('work of somebody who is away goes to people who are there, each is told once, and it can be taken back', async () => {
    const radu = memberNamed(await teamOf(maria), 'Radu Marin');
    const { moves, people } = await propose([radu.user_id], { target_percent: 200, keeps_near_law: false });
    expect(moves.length).toBeGreaterThan(1);
    const getters = new Set(moves.map((move) => move.to_user_id));
    for (const id of getters) expect(people.find((person) => person.user_id === id)?.can_get_work).toBe(true);

    const old = moves.find((move) => move.needs_note);
    if (!old) throw new Error('Nothing has been with Radu for more than five days.');
    expect(old.note_draft).not.toBeNull();
    const withoutNote = linesOf(moves).map(({ note: _note, ...line }) => line);
    const refused = await post(maria, '/api/workload/applyRebalance', { lines: withoutNote });
    expect(refused.statusCode).toBe(422);

    const applied = await post(maria, '/api/workload/applyRebalance', { lines: linesOf(moves) });
    expect(applied.statusCode).toBe(201);
    const done = applied.json<{ assignment_change_id: string; moved: number; told: number }>();
    expect(done).toMatchObject({ moved: moves.length, told: getters.size + 1 });
    expect(await api.outbox('radu.marin@demo.example')).toHaveLength(1);
    expect(memberNamed(await teamOf(maria), 'Radu Marin').active).toBe(radu.active - moves.length);
    const again = await post(maria, '/api/workload/applyRebalance', { lines: linesOf(moves) });
    expect(again.statusCode).toBe(409);

    const undone = await post(maria, `/api/assignment/undoChange/${done.assignment_change_id}`, {});
    expect(undone.statusCode).toBe(200);
    expect(memberNamed(await teamOf(maria), 'Radu Marin').active).toBe(radu.active);
  });

  test('a file on which the claimant was met within two days stays, and nobody of another team or away gets work', async () => {
    const team = await teamOf(maria);
    const radu = memberNamed(team, 'Radu Marin');
    const { moves } = await propose([radu.user_id], { target_percent: 200, keeps_near_law: false });
    const [first] = moves;
    if (!first) throw new Error('Nothing of Radu can be moved.');
    await sql`insert into message (org_id, claim_file_id, kind, direction, from_address, to_addresses, body_text, state)
      select org_id, claim_file_id, 'sms', 'in', '+40712000111', '{+40722000222}', 'Bună ziua', 'received' from assignment
      where assignment_id = ${first.assignment_id}`.execute(api.database.kysely);
    const after = await propose([radu.user_id], { target_percent: 200, keeps_near_law: false });
    expect(after.moves.map((move) => move.assignment_id)).not.toContain(first.assignment_id);
    expect(after.stays).toContainEqual(
      expect.objectContaining({ assignment_id: first.assignment_id, reason: 'fresh_contact' }),
    );

    const elena = memberNamed(await teamOf(sorin), 'Elena Rusu').user_id;
    const [line] = linesOf(after.moves);
    const given = async (toUserId: string) =>
      (
        await post(maria, '/api/workload/applyRebalance', { lines: [{ ...line, to_user_id: toUserId }] })
      ).json<{
        context?: { reason?: string };
      }>().context?.reason;
    expect(await given(elena)).toBe('other_team');
    expect(await given(radu.user_id)).toBe('away');
    expect((await propose([elena])).moves).toEqual([]);
  });

  test('work of another team is not given away, whoever is to get it, and who manages another team takes nothing back', async () => {
    const ana = memberNamed(await teamOf(maria), 'Ana Ionescu').user_id;
    const radu = memberNamed(await teamOf(maria), 'Radu Marin').user_id;
    const elena = memberNamed(await teamOf(sorin), 'Elena Rusu');
    const { rows } = await sql<{ assignment_id: string; row_version: number }>`
      select assignment_id, row_version from assignment
      where assigned_user_id = ${elena.user_id} and list_code = 'active' order by assignment_id fetch first row only`.execute(
      api.database.kysely,
    );
    const [foreign] = rows;
    if (!foreign) throw new Error('Elena has no work.');
    const lines = [{ ...foreign, to_user_id: ana, note: 'A promis actele.' }];
    const refused = await post(maria, '/api/workload/applyRebalance', { lines });
    expect(refused.statusCode).toBe(409);
    expect(memberNamed(await teamOf(sorin), 'Elena Rusu').active).toBe(elena.active);

    const { moves } = await propose([radu], { target_percent: 200, keeps_near_law: false });
    const applied = await post(maria, '/api/workload/applyRebalance', { lines: linesOf(moves) });
    const { assignment_change_id: changeId } = applied.json<{ assignment_change_id: string }>();
    const left = memberNamed(await teamOf(maria), 'Radu Marin').active;
    expect((await post(sorin, `/api/assignment/undoChange/${changeId}`, {})).statusCode).toBe(404);
    expect(memberNamed(await teamOf(maria), 'Radu Marin').active).toBe(left);
    expect((await post(maria, `/api/assignment/undoChange/${changeId}`, {})).statusCode).toBe(200);
  });
});
