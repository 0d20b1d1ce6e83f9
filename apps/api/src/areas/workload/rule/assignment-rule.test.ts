import { localDateOf, startOfDay } from '@dosar/kernel/zone';
import { addDays } from '@dosar/kernel/dates';
import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runNow } from '#src/testing/run-now.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { assignWaitingJob } from './assign-waiting-job.ts';

const api = startTestApi({ world: 'demo' });
let maria: CallerHeaders;
let sorin: CallerHeaders;
let ana: CallerHeaders;
let file: { claim_file_id: string; owner_id: string };
let kind: string;

const get = async <Answer>(who: CallerHeaders, url: string) =>
  (await api.inject({ url, headers: { ...who } })).json<Answer>();
const post = (who: CallerHeaders, url: string, payload: object) =>
  api.inject({ method: 'POST', url, headers: { ...who }, payload });
const ruleOf = (who: CallerHeaders) => get<Schema<'AssignmentRule'>>(who, '/api/workload/getAssignmentRule');
const reasonOf = (id: string) =>
  get<Schema<'AssignmentReason'>>(ana, `/api/workload/getAssignmentReason/${id}`);
const change = (statement: ReturnType<typeof sql>) => statement.execute(api.database.kysely);
const switchRule = async (isOn: boolean) =>
  post(maria, '/api/workload/setAssignmentRule', {
    is_on: isOn,
    row_version: (await ruleOf(maria)).row_version,
  });
const open = async () => {
  const answer = await post(ana, `/api/assignment/openActivity/${file.claim_file_id}`, {
    assignment_type: kind,
  });
  return answer.json<Schema<'OpenedActivity'>>().assignment_id;
};
const giveOut = () => runNow(assignWaitingJob, api.runtime);
const letAllCarry = (points: number) => change(sql`update work_profile set capacity_points = ${points}`);
const isWaiting = async (id: string) => (await reasonOf(id)).owner_name === null;

beforeAll(async () => {
  maria = await api.tokenFor('maria.stan');
  sorin = await api.tokenFor('sorin.matei');
  ana = await api.tokenFor('ana.ionescu');
  const { rows } = await sql<{ code: string }>`
    select assignment_type_code as code from assignment_type type join queue using (org_id, queue_id)
    join team on team.team_id = queue.team_id where team_code = 'claims' and not is_master and type.is_active
    order by position limit 1`.execute(api.database.kysely);
  kind = rows[0]?.code ?? '';
});

beforeEach(async () => {
  await change(sql`delete from assignment_rule`);
  await change(sql`delete from assignment_reason`);
  await letAllCarry(10_000);
  // A file of Ana alone whose customer is nobody special.
  const { rows } = await sql<typeof file>`
    update assignment work set assigned_user_id = chosen.user_id, queue_id = null
    from (select mine.claim_file_id, person.user_id from assignment mine
      join app_user person on person.org_id = mine.org_id and person.username = 'ana.ionescu'
      join claim_file file on file.claim_file_id = mine.claim_file_id and file.special_customer_id is null
      where mine.list_code = 'active' and not exists (select from assignment master
        where master.claim_file_id = mine.claim_file_id and master.is_case_master)
      order by mine.claim_file_id limit 1) chosen
    where work.claim_file_id = chosen.claim_file_id
    returning work.claim_file_id, chosen.user_id::text as owner_id`.execute(api.database.kysely);
  const [found] = rows;
  if (!found) throw new Error('Ana has no file of her own.');
  file = found;
});

describe('M4 B12 new work is given out by rule', () => {
  test('only where the manager of the team has switched it on, which those of other teams neither see nor change', async () => {
    const before = await open();
    await api.letPass({ minutes: 1 });
    expect((await switchRule(true)).json<Schema<'AssignmentRule'>>()).toMatchObject({
      is_on: true,
      changed_by_name: 'Maria Stan',
    });
    expect(await ruleOf(sorin)).toMatchObject({ is_on: false, row_version: 0 });
    const stale = await post(maria, '/api/workload/setAssignmentRule', { is_on: false, row_version: 0 });
    expect(stale.statusCode).toBe(412);
    expect(await isWaiting(await open())).toBe(false);
    await giveOut();
    expect(await isWaiting(before)).toBe(true);
  });

  test('whoever works on the file gets it; else the least loaded who is there, and everybody can read why', async () => {
    await switchRule(true);
    expect(await reasonOf(await open())).toMatchObject({
      owner_name: 'Ana Ionescu',
      is_own: true,
      by: 'rule',
      rule: 'owner_of_file',
    });
    await change(sql`update work_profile set capacity_points = 1 where user_id = ${file.owner_id}`);
    const other = await reasonOf(await open());
    expect(other).toMatchObject({ by: 'rule', rule: 'least_load', is_own: false });
    expect(['Ana Ionescu', 'Radu Marin']).not.toContain(other.owner_name);
    const left = other.steps.map((step) => step.left);
    expect(other.steps.map(({ step }) => step)).toEqual(['everybody', 'skill', 'county', 'present', 'room']);
    expect(left).toEqual(left.toSorted((one, next) => next - one));
  });

  test('whoever answers for a special customer comes first', async () => {
    await switchRule(true);
    const { userId } = await api.userNamed('otilia.popa');
    const { orgId } = await api.userNamed('ana.ionescu');
    await change(sql`
      with customer as (insert into special_customer (org_id, name, kind, handler_user_id)
        values (${orgId}, 'Flota', 'fleet', ${userId}) returning special_customer_id)
      update claim_file set special_customer_id = (select special_customer_id from customer)
      where claim_file_id = ${file.claim_file_id}`);
    expect(await reasonOf(await open())).toMatchObject({
      owner_name: 'Otilia Popa',
      rule: 'special_customer',
    });
  });

  test('what nobody can get waits, the manager is told once, and it is given out when somebody has room again', async () => {
    await switchRule(true);
    await letAllCarry(1);
    await change(sql`update assignment_type set weight = 2 where assignment_type_code = ${kind}`);
    const told = (await api.outbox('maria.stan@demo.example')).length;
    const id = await open();
    expect(await reasonOf(id)).toMatchObject({ owner_name: null, by: 'rule', rule: 'nobody' });
    expect(await ruleOf(maria)).toMatchObject({
      unassigned_count: 1,
      unassigned: [{ assignment_id: id, stopped_at: 'room' }],
    });
    expect((await ruleOf(sorin)).unassigned_count).toBe(0);
    await giveOut();
    expect(await api.outbox('maria.stan@demo.example')).toHaveLength(told + 1);

    await letAllCarry(10_000);
    await giveOut();
    expect(await reasonOf(id)).toMatchObject({ owner_name: 'Ana Ionescu', by: 'rule' });
    expect((await ruleOf(maria)).unassigned).toEqual([]);
    expect(await api.outbox('maria.stan@demo.example')).toHaveLength(told + 1);
  });

  test('what a colleague gave by hand says who gave it and what they wrote', async () => {
    await switchRule(true);
    const id = await open();
    const { userId } = await api.userNamed('otilia.popa');
    const { rows } = await sql<{ version: number }>`
      select row_version as version from assignment where assignment_id = ${id}`.execute(api.database.kysely);
    const given = await post(maria, '/api/workload/applyRebalance', {
      lines: [
        { assignment_id: id, row_version: rows[0]?.version, to_user_id: userId, note: 'Sună azi păgubitul.' },
      ],
    });
    expect(given.statusCode).toBe(201);
    expect(await reasonOf(id)).toMatchObject({
      owner_name: 'Otilia Popa',
      by: 'colleague',
      given_by_name: 'Maria Stan',
      note: 'Sună azi păgubitul.',
      rule: null,
    });
  });
});

test('M4 B12 the rule is tried on the work of the last month before it is switched on, and changes nothing', async () => {
  const versions = async () =>
    (await sql`select assignment_id, row_version from assignment order by 1`.execute(api.database.kysely))
      .rows;
  const before = await versions();
  const replay = await get<Schema<'RuleReplay'>>(maria, '/api/workload/replayAssignmentRule');
  expect(await versions()).toEqual(before);
  expect(replay.replayed).toBeGreaterThan(20);
  expect(replay.same + replay.other + replay.nobody).toBe(replay.replayed);
  expect(replay.rules.reduce((sum, { count }) => sum + count, 0)).toBe(replay.other);
  expect(replay.people.reduce((sum, person) => sum + person.received_by_rule, 0)).toBe(
    replay.same + replay.other,
  );
  expect(replay.days).toHaveLength(31);
  const from = startOfDay(addDays(localDateOf(api.now()), -30));
  for (const person of replay.people) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from assignment
      where assigned_user_id = ${person.user_id} and created_at >= ${from}
        and (done_at is not null or list_code in ('active', 'waiting', 'snoozed'))`.execute(
      api.database.kysely,
    );
    expect(person.received).toBe(rows[0]?.count);
  }
  expect(replay.people.map((person) => person.full_name)).not.toContain('Elena Rusu');
});
