import type { BodyOf, Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { allJobs } from '#src/composition/compose-areas.ts';
import { countOf } from '#src/testing/assignment-calls.ts';
import { at, changer } from '#src/testing/assignment-changes.ts';
import { many, someWork } from '#src/testing/some-work.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import type { WorkOffOptions } from '#src/testing/work-off.ts';

const api = startTestApi();
type Changer = Awaited<ReturnType<typeof changer>>;
type LargeChange = Schema<'LargeChange'>;
type Settings = Schema<'ViewSettings'>;
type Change = BodyOf<'changeMatching'>['change'];

let maria: Changer;
const openWork = 450;
const everything: Settings = { filter_keys: 0, category_code: 'active', filter_criteria: { tag: 'Mult' } };
const urgent: Change = { action: 'priority', priority: 3 };

beforeAll(async () => {
  maria = await changer(api, 'maria.stan');
});

/** Maria's own work with the tag "Mult": three portions of it, several pieces on each file. */
beforeEach(async () => {
  const { userId, orgId } = await api.userNamed('maria.stan');
  const { kysely } = api.database;
  await sql`delete from assignment_change_item`.execute(kysely);
  await sql`delete from assignment_change`.execute(kysely);
  await sql`delete from job.job where name = 'assignments.change-many'`.execute(kysely);
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from assignment where org_id = ${orgId} and 'Mult' = any (tag_names)`.execute(
    kysely,
  );
  if (rows[0]?.count === 0) {
    const files = await someWork(api, many(30));
    await someWork(
      api,
      many(openWork, (number) => ({
        on: at(files, number % 30),
        owner: 'maria.stan',
        type: 'liquidation',
        status: 'calculation',
        columns: { tag_names: ['Mult'] },
      })),
    );
    // Every other claimant has confirmed an e-mail address.
    await sql`insert into contact_channel (org_id, party_id, kind, value, confirmed_at)
      select org_id, claimant_party_id, 'email', claim_file_no || '@example.com', ${api.now()}::timestamptz
      from claim_file where right(claim_file_no, 1) in ('0', '2', '4', '6', '8')`.execute(kysely);
  }
  await sql`update assignment set assigned_user_id = ${userId}, queue_id = null, priority = 0
    where org_id = ${orgId} and 'Mult' = any (tag_names)`.execute(kysely);
});

const count = async (who: Changer, settings = everything) =>
  (await who.post('/api/assignment/countMatching', { settings })).json<Schema<'MatchingWork'>>();
const start = (who: Changer, change: Change, body: Partial<BodyOf<'changeMatching'>> = {}) =>
  who.post('/api/assignment/changeMatching', { settings: everything, total: openWork, change, ...body });
const started = async (change: Change) => {
  const answer = await start(maria, change);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<LargeChange>();
};
const list = async (who: Changer) =>
  (await who.get('/api/assignment/browseLargeChanges')).json<LargeChange[]>();
const newest = async () => at(await list(maria), 0);
const work = (options: WorkOffOptions = {}) => {
  const job = allJobs().jobs.find(({ name }) => name === 'assignments.change-many');
  if (job === undefined) throw new Error('The job is not declared.');
  return api.workOff(job, options);
};
async function countWhere(condition: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from assignment where 'Mult' = any (tag_names) and ${condition}`.execute(
    api.database.kysely,
  );
  return rows[0]?.count ?? 0;
}

describe('S10 changing everything that a list finds', () => {
  test('all of it is changed, told and recorded once, in portions that keep a file together', async () => {
    expect(await count(maria)).toMatchObject({ total: openWork, claim_files: 30 });
    const told = await countOf(api, 'timeline_event');
    expect(await started(urgent)).toMatchObject({ state: 'queued', total: openWork, done: 0, skipped: 0 });
    expect(await countWhere(sql`priority = 3`)).toBe(0);
    await work();
    expect(await countWhere(sql`priority = 3`)).toBe(openWork);
    expect(await countOf(api, 'timeline_event')).toBe(told + openWork);
    const change = await newest();
    expect(change).toMatchObject({ state: 'done', done: openWork, skipped: 0, skipped_items: [] });
    expect(change.undo_until).not.toBeNull();

    const { rows: recorded } = await sql<{ done: number }>`
      select (data ->> 'done')::integer as done from audit_log where event = 'ASSIGNMENTS_CHANGED'
        and entity_id = ${change.assignment_change_id}`.execute(api.database.kysely);
    expect(recorded.map(({ done }) => done).reduce((one, other) => one + other)).toBe(openWork);
    const { rows: portions } = await sql<{ files: number; size: number }>`
      select item.portion, count(*)::integer as size from assignment_change_item item group by 1`.execute(
      api.database.kysely,
    );
    expect(portions).toHaveLength(3);
    const { rows: split } = await sql`
      select from assignment_change_item item join assignment work using (org_id, assignment_id)
      group by work.claim_file_id having count(distinct item.portion) > 1`.execute(api.database.kysely);
    expect(split).toEqual([]);
  });

  test('all of it is taken back, but for what a colleague has changed since', async () => {
    const { assignment_change_id: id } = await started(urgent);
    await work();
    await sql`update assignment set row_version = row_version + 1, priority = 1 where assignment_id = (
      select assignment_id from assignment_change_item order by assignment_id limit 1)`.execute(
      api.database.kysely,
    );
    expect((await (await changer(api, 'ana.ionescu')).undo(id)).statusCode).toBe(404);
    expect((await maria.undo(id)).json()).toMatchObject({ items: [], undo_until: null });
    expect(await newest()).toMatchObject({ state: 'undoing', total: openWork, done: 0 });
    await work();
    expect(await countWhere(sql`priority = 0`)).toBe(openWork - 1);
    expect(await countWhere(sql`priority = 1`)).toBe(1);
    const change = await newest();
    expect(change).toMatchObject({ state: 'undone', done: openWork - 1, skipped: 1, undo_until: null });
    expect(change.skipped_items).toMatchObject([{ code: 'stale' }]);
    expect((await maria.undo(id)).statusCode).toBe(409);
  });

  test('notes are taken back with their entries, document requests never', async () => {
    const notes = await countOf(api, 'note');
    const { assignment_change_id: id } = await started({
      action: 'note',
      body: 'Verificat în bloc',
      visibility: 'internal',
    });
    await work();
    expect(await countOf(api, 'note')).toBe(notes + openWork);
    await maria.undo(id);
    await work();
    expect(await countOf(api, 'note')).toBe(notes);

    const asked = await countOf(api, 'doc_request');
    await started({ action: 'request_document', doc_type_codes: ['damage_photo'] });
    await work();
    const change = await newest();
    expect(change).toMatchObject({ state: 'done', undo_until: null });
    // Each claimant is written to once, however many pieces of work there are on the file.
    expect(change.done).toBe(15);
    expect(await countOf(api, 'doc_request')).toBe(asked + change.done);
  });

  test('an unknown kind of document is refused in the request, and no job is made', async () => {
    const answer = await start(maria, {
      action: 'request_document',
      doc_type_codes: ['damage_photo', 'love_letter'],
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ fields: [{ field: 'doc_type_codes', code: 'unknown_code' }] });
    expect(await list(maria)).toEqual([]);
  });

  test('what is not the caller’s own is left alone, with the reason', async () => {
    const { userId } = await api.userNamed('radu.marin');
    await sql`update assignment set assigned_user_id = ${userId} where assignment_id in (
      select assignment_id from assignment where 'Mult' = any (tag_names) order by assignment_id limit 7)`.execute(
      api.database.kysely,
    );
    await sql`delete from user_role where role_code like '%.manager' and user_id = ${(await api.userNamed('maria.stan')).userId}`.execute(
      api.database.kysely,
    );
    await started(urgent);
    await work();
    const change = await newest();
    expect(change).toMatchObject({ done: openWork - 7, skipped: 7 });
    expect(change.skipped_items.every(({ code }) => code === 'not_yours')).toBe(true);
  });

  test('what somebody changes before its turn stays as they left it', async () => {
    await started(urgent);
    await sql`update assignment set row_version = row_version + 1, priority = 2 where assignment_id in (
      select assignment_id from assignment_change_item order by assignment_id limit 3)`.execute(
      api.database.kysely,
    );
    await work();
    expect(await countWhere(sql`priority = 2`)).toBe(3);
    expect(await newest()).toMatchObject({ done: openWork - 3, skipped: 3 });
  });

  test('nobody changes more than they were told of, or two lists at once', async () => {
    const more = await start(maria, urgent, { total: openWork - 1 });
    expect(more.statusCode).toBe(409);
    expect(more.json()).toMatchObject({ context: { reason: 'more_rows', total: openWork } });
    await started(urgent);
    expect((await start(maria, urgent)).json()).toMatchObject({ context: { reason: 'too_many' } });
    expect((await start(maria, { action: 'due', due_on: '2001-01-01' })).statusCode).toBe(409);
    await work();
    expect((await start(maria, { action: 'due', due_on: '2001-01-01' })).statusCode).toBe(422);
  });

  test('another organisation neither sees nor touches it', async () => {
    const stranger = await changer(api, 'alfa.ana');
    const { assignment_change_id: id } = await started(urgent);
    expect(await count(stranger)).toMatchObject({ total: 0 });
    expect(await list(stranger)).toEqual([]);
    expect((await stranger.post(`/api/assignment/cancelLargeChange/${id}`, {})).statusCode).toBe(404);
    expect((await stranger.undo(id)).statusCode).toBe(404);
    expect(
      (await (await changer(api, 'ana.ionescu')).post(`/api/assignment/cancelLargeChange/${id}`, {}))
        .statusCode,
    ).toBe(404);
  });

  test('one that is cancelled changes nothing, and is cancelled once', async () => {
    const { assignment_change_id: id } = await started(urgent);
    const answer = await maria.post(`/api/assignment/cancelLargeChange/${id}`, {});
    expect(answer.json()).toMatchObject({ state: 'cancelled' });
    await work();
    expect(await countWhere(sql`priority = 3`)).toBe(0);
    expect((await maria.post(`/api/assignment/cancelLargeChange/${id}`, {})).statusCode).toBe(409);
  });

  test('who may not work on files any more changes nothing', async () => {
    const ana = await changer(api, 'ana.ionescu');
    const { userId } = await api.userNamed('ana.ionescu');
    const before = await countWhere(sql`priority = 3`);
    expect((await start(ana, urgent)).statusCode).toBe(201);
    await sql`update app_user set is_active = false where user_id = ${userId}`.execute(api.database.kysely);
    await work({ ignoresPauses: true });
    await sql`update app_user set is_active = true where user_id = ${userId}`.execute(api.database.kysely);
    expect(await countWhere(sql`priority = 3`)).toBe(before);
    expect(at(await list(await changer(api, 'ana.ionescu')), 0)).toMatchObject({ state: 'failed', done: 0 });
  });

  test('a portion that fails is done once when it is tried again', async () => {
    const told = await countOf(api, 'timeline_event');
    await started(urgent);
    const { kysely } = api.database;
    await sql`create function fail_second_portion() returns trigger language plpgsql as $$
      begin
        if (select portion from assignment_change_item where assignment_id = new.assignment_id
          order by portion desc limit 1) = 2 then raise exception 'the disk is away'; end if;
        return new;
      end $$`.execute(kysely);
    await sql`create trigger fail_second before update of priority on assignment
      for each row execute function fail_second_portion()`.execute(kysely);
    await work({ most: 1 });
    const settled = await newest();
    expect(settled.state).toBe('running');
    expect(settled.done).toBeGreaterThan(0);
    expect(settled.done).toBeLessThan(openWork);
    expect(await countWhere(sql`priority = 3`)).toBe(settled.done);
    await sql`drop trigger fail_second on assignment; drop function fail_second_portion`.execute(kysely);
    await work({ ignoresPauses: true });
    expect(await newest()).toMatchObject({ state: 'done', done: openWork, skipped: 0 });
    expect(await countOf(api, 'timeline_event')).toBe(told + openWork);
  });
});
