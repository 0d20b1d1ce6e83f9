import type { Schema } from '@dosar/openapi';
import { sql, type RawBuilder } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { assignmentCalls } from '#src/testing/assignment-calls.ts';
import { wakeAssignmentsJob } from '#src/areas/assignments/index.ts';
import { runNow } from '#src/testing/run-now.ts';
import { multipart, onePixelPng } from '#src/testing/multipart.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { checkListsJob } from './check-lists-job.ts';

const api = startTestApi({ world: 'demo' });
let ana: ReturnType<typeof assignmentCalls>;
beforeAll(async () => {
  ana = assignmentCalls(api, await api.tokenFor('ana.ionescu'));
});

type Row = Schema<'WorklistRow'>;

/** Keeps the lists as that many days from now; the sessions of this test stay where they are. */
async function sweepWorklistsIn(days: number): Promise<void> {
  const given = { ...api.runtime, now: () => new Date(api.now().getTime() + days * 86_400_000) };
  await runNow(wakeAssignmentsJob, given);
  await runNow(checkListsJob, given);
}

async function own(category: string): Promise<Row[]> {
  return (await ana.worklist({ filter_keys: 1, category_code: category, limit: 100 })).items;
}

async function change(statement: ReturnType<typeof sql>): Promise<void> {
  await statement.execute(api.database.kysely);
}

/** The newest look for forgotten work in the demo organisation. */
async function newestCheck() {
  const { rows } = await sql<{ orphan_count: number; orphans: { assignment_id: string; reason: string }[] }>`
    select orphan_count, orphans from worklist_check
    where org_id = ${await api.organisation('demo')} order by checked_at desc limit 1`.execute(
    api.database.kysely,
  );
  return rows[0];
}

async function countChecks() {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from worklist_check
    where org_id = ${await api.organisation('demo')}`.execute(api.database.kysely);
  return rows[0]?.count;
}

describe('S10 work that was put off', () => {
  test('comes back when its time has come, marked, told, with a new version, in one of two processes', async () => {
    const [row] = await own('snoozed');
    if (row === undefined) throw new Error('Nothing is put off.');
    await sweepWorklistsIn(0);
    expect((await own('snoozed')).map((it) => it.assignment_id)).toContain(row.assignment_id);

    await Promise.all([sweepWorklistsIn(15), sweepWorklistsIn(15)]);
    expect(await own('snoozed')).toEqual([]);
    const returned = (await ana.worklist({ filter_keys: 1 + 4096, limit: 100 })).items;
    expect(returned.find((it) => it.assignment_id === row.assignment_id)).toMatchObject({
      row_version: row.row_version + 1,
      snoozed_until: null,
      snoozed_for: null,
    });
    const told = (await ana.timeline(row)).items.filter(
      (entry) => entry.title === 'Revenit din amânare' && entry.activity?.assignment_id === row.assignment_id,
    );
    expect(told).toMatchObject([{ actor_kind: 'system' }]);
  });

  test('loses its mark when its owner opens it, not when a colleague does, and keeps its version', async () => {
    const [row] = (await ana.worklist({ filter_keys: 1 + 4096 })).items;
    if (row === undefined) throw new Error('Nothing came back.');
    const maria = assignmentCalls(api, await api.tokenFor('maria.stan'));
    await maria.detail(row);
    expect((await ana.detail(row)).header.returned_at).not.toBeNull();
    expect((await ana.detail(row)).header).toMatchObject({ returned_at: null, row_version: row.row_version });
  });

  test.each([
    ['a paper', 'document', 0],
    ['an answer', 'reply', 1],
  ])(
    'that waits for %s comes back before its time when the claimant sends one',
    async (_what, event, place) => {
      const { rows } = await sql<{
        assignment_id: string;
        claim_file_id: string;
        assignment_type_code: string;
      }>`
      update assignment set snoozed_until = ${new Date(api.now().getTime() + 9 * 86_400_000)}, snoozed_for = ${event}
      where assignment_id in (select a.assignment_id from assignment a
        join app_user u on u.user_id = a.assigned_user_id and u.username = 'ana.ionescu'
        where a.list_code = 'active' order by a.assignment_id limit 1 offset ${place})
      returning assignment_id, claim_file_id, assignment_type_code`.execute(api.database.kysely);
      const [work] = rows;
      if (work === undefined) throw new Error('Ana has no work.');
      const form = multipart(
        { doc_type_code: 'damage_photo', assignment_id: work.assignment_id },
        { name: 'a.png', content: onePixelPng },
      );
      const upload = async (headers: object) =>
        api.inject({
          method: 'POST',
          url: '/api/document/upload',
          payload: form.payload,
          headers: { ...headers, ...form.headers },
        });
      const isPutOff = async () =>
        (await own('snoozed')).some((row) => row.assignment_id === work.assignment_id);

      expect((await upload(await api.tokenFor('maria.stan'))).statusCode).toBe(201);
      expect(await isPutOff()).toBe(true);
      const guest = await api.guestFor('demo', {
        assignmentType: work.assignment_type_code,
        assignmentId: work.assignment_id,
      });
      expect((await upload(guest)).statusCode).toBe(201);
      expect(await isPutOff()).toBe(false);
      const { rows: told } = await sql`select from timeline_event where assignment_id = ${work.assignment_id}
      and title = 'Revenit din amânare: a venit un document'`.execute(api.database.kysely);
      expect(told).toHaveLength(1);
      const row = (await ana.worklist({ filter_keys: 1 + 128 + 4096, limit: 100 })).items;
      expect(row.map((it) => it.assignment_id)).toContain(work.assignment_id);
    },
  );

  describe('that waits for an appointment', () => {
    /** An inspection that is booked, and the calls of a colleague who leads it on. */
    async function bookedInspection() {
      const elena = assignmentCalls(api, await api.tokenFor('elena.rusu'));
      const [inspection] = (
        await elena.worklist({
          assignment_type: 'assessment',
          filter_criteria: { status_codes: ['scheduled', 'confirmed'] },
        })
      ).items;
      if (inspection === undefined) throw new Error('No inspection is booked.');
      return {
        inspection,
        async goOn(transition_code: string) {
          const { row_version } = await elena.detail(inspection);
          const answer = await elena.transition(inspection, { transition_code, row_version });
          expect(answer.statusCode).toBe(200);
          const answered = answer.json<{ row_version: number }>();
          expect((await elena.detail(inspection)).row_version).toBe(answered.row_version);
        },
      };
    }

    const putOffUntilAppointment = async (which: RawBuilder<unknown>) => {
      const { rows } = await sql<{ assignment_id: string }>`
        update assignment set snoozed_until = ${new Date(api.now().getTime() + 9 * 86_400_000)},
          snoozed_for = 'appointment' where ${which} returning assignment_id`.execute(api.database.kysely);
      const [work] = rows;
      if (work === undefined) throw new Error('There is no such work.');
      return work.assignment_id;
    };
    const isPutOff = async (id: string) =>
      (await ana.worklist({ category_code: 'snoozed', limit: 100 })).items.some(
        (row) => row.assignment_id === id,
      );
    const timesTold = async (id: string) => {
      const { rows } = await sql`select from timeline_event where assignment_id = ${id}
        and title = 'Revenit din amânare: programarea a avut loc'`.execute(api.database.kysely);
      return rows.length;
    };

    test('comes back when the inspection of the same file is over', async () => {
      const { inspection, goOn } = await bookedInspection();
      const work = await putOffUntilAppointment(sql`claim_file_id = (select claim_file_id from assignment
        where assignment_id = ${inspection.assignment_id}) and is_case_master and list_code = 'active'`);
      await goOn('start');
      expect(await isPutOff(work)).toBe(true);
      await goOn('draft_note');
      expect(await isPutOff(work)).toBe(false);
      expect(await timesTold(work)).toBe(1);
    });

    test('comes back by its own end too, which answers the version that it has then', async () => {
      const { inspection, goOn } = await bookedInspection();
      await goOn('start');
      const work = await putOffUntilAppointment(sql`assignment_id = ${inspection.assignment_id}`);
      expect(await isPutOff(work)).toBe(true);
      await goOn('draft_note');
      expect(await isPutOff(work)).toBe(false);
      expect(await timesTold(work)).toBe(1);
    });
  });
});

describe('S10 the nightly look for forgotten work', () => {
  test('a fresh world has none, and the look is once a night', async () => {
    await change(sql`delete from worklist_check`);
    await Promise.all([sweepWorklistsIn(0), sweepWorklistsIn(0)]);
    expect(await newestCheck()).toEqual({ orphan_count: 0, orphans: [] });
    await sweepWorklistsIn(0);
    expect(await countChecks()).toBe(1);
    await sweepWorklistsIn(1);
    expect(await countChecks()).toBe(2);
  });

  test('it names what nobody can get to, and why', async () => {
    const { userId } = await api.userNamed('otilia.popa');
    const active = (await ana.worklist({ filter_keys: 0, limit: 100 })).items;
    const owned = active.find((row) => row.assigned_user_name === 'Otilia Popa');
    const overdue = active.find((row) => row.assigned_user_name === 'Ana Ionescu');
    await change(sql`update app_user set is_active = false where user_id = ${userId}`);
    await change(sql`update queue set team_id = null where queue_code = 'payments'`);
    await change(sql`update assignment set queue_id = (select queue_id from queue q
        where q.org_id = assignment.org_id and queue_code = 'payments'), assigned_user_id = null
      where assignment_id = (select assignment_id from assignment a join organisation o using (org_id)
        where org_code = 'demo' and queue_id is not null and category_code = 'new' order by assignment_id limit 1)`);
    // Somebody else holds it, so that nobody brings it back.
    const later = new Date(api.now().getTime() + 47 * 3_600_000);
    await change(
      sql`update assignment set snoozed_until = ${later} where assignment_id = ${overdue?.assignment_id}`,
    );
    const held = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    const holding = api.database.kysely.transaction().execute(async (tx) => {
      await sql`select from assignment where assignment_id = ${overdue?.assignment_id} for update`.execute(
        tx,
      );
      held.resolve();
      await released.promise;
    });
    await held.promise;
    await sweepWorklistsIn(2);
    released.resolve();
    await holding;

    const check = await newestCheck();
    expect(check?.orphan_count).toBe(check?.orphans.length);
    expect(new Set(check?.orphans.map((orphan) => orphan.reason))).toEqual(
      new Set(['owner_inactive', 'queue_without_team', 'snooze_overdue']),
    );
    expect(check?.orphans).toContainEqual({ assignment_id: owned?.assignment_id, reason: 'owner_inactive' });
  });

  test('thirty looks are kept', async () => {
    for (let night = 3; night < 35; night += 1) await sweepWorklistsIn(night);
    expect(await countChecks()).toBe(30);
  });
});
