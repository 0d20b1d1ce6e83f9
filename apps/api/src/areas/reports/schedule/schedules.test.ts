import { Readable } from 'node:stream';
import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { JobNeeds } from '#src/composition/define-area.ts';
import { deliverMessageJob } from '#src/kernel/outbox/deliver-message-job.ts';
import type { OutboxMessage } from '#src/kernel/outbox/message-provider.ts';
import { runNow } from '#src/testing/run-now.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { workOff } from '#src/testing/work-off.ts';
import { snapshotJob } from '../snapshot/snapshot-job.ts';
import { dueSchedulesJob, sendScheduleJob } from './schedule-jobs.ts';

const api = startTestApi({ world: 'demo' });
type Schedule = Schema<'ReportSchedule'>;
const timing: Schema<'ReportTiming'> = { frequency: 'weekly', weekday: 1, month_day: 1, send_time: '07:30' };
const parameters: Schema<'ReportParameters'> = { last: 'weeks_13', by: 'county' };

let maria: CallerHeaders;
let calin: CallerHeaders;
let ids: Record<'maria' | 'calin' | 'ana', string>;

beforeAll(async () => {
  [maria, calin] = [await api.tokenFor('maria.stan'), await api.tokenFor('calin.dobre')];
  const idOf = async (username: string) => (await api.userNamed(username)).userId;
  ids = {
    maria: await idOf('maria.stan'),
    calin: await idOf('calin.dobre'),
    ana: await idOf('ana.ionescu'),
  };
  await change(
    sql`update app_user set email = username || '@dosar.test', language = 'ro' where email is null`,
  );
  await runNow(snapshotJob, api.runtime);
});

const change = (statement: ReturnType<typeof sql>) => statement.execute(api.database.kysely);
const post = (url: string, payload: object, headers = maria) =>
  api.inject({ method: 'POST', url: `/api/report/${url}`, headers, payload });
const own = async (headers = maria) =>
  (await api.inject({ url: '/api/report/browseOwn', headers })).json<Schema<'OwnReports'>>();
const schedule = (more: object = {}, headers = maria) =>
  post(
    'schedule',
    {
      state: 'intake',
      parameters,
      timing,
      formats: ['xlsx', 'pdf'],
      reader_user_ids: [ids.maria, ids.calin],
      ...more,
    },
    headers,
  );
const makeDue = () => change(sql`update report_schedule set next_run_at = now() - interval '1 minute'`);
const addressOf = async (userId: string) => {
  const { rows } = await sql<{ email: string }>`select email from app_user where user_id = ${userId}`.execute(
    api.database.kysely,
  );
  return rows[0]?.email ?? '';
};

/** Lets the next tick come, and answers what left with its files. */
async function tick(): Promise<{ message: OutboxMessage; files: Map<string, Buffer> }[]> {
  await runNow(dueSchedulesJob, api.runtime);
  await api.workOff(sendScheduleJob);
  const left: { message: OutboxMessage; files: Map<string, Buffer> }[] = [];
  const deliver = async (message: OutboxMessage) => {
    const files = new Map<string, Buffer>();
    for (const { fileName, content } of message.mail?.attachments ?? [])
      files.set(fileName, Buffer.concat(await Readable.from(content).toArray()));
    left.push({ message, files });
  };
  const needs: JobNeeds = { ...api.runtime, log: api.staff.log, deliver };
  await workOff(api.connection, deliverMessageJob, needs, { ignoresPauses: true });
  return left;
}

describe('ux 79 C37 a report that is sent by e-mail', () => {
  test('arrives with its files at everybody who may run it, and its history says so', async () => {
    const made = await schedule();
    expect(made.statusCode).toBe(201);
    const { report_schedule_id: id, next_run_at: next, ...stored } = made.json<Schedule>();
    expect(stored).toMatchObject({ name: 'Intrări și închideri', status: 'active', timing, runs: [] });
    expect(stored.readers.map((reader) => reader.user_id).toSorted()).toEqual(
      [ids.maria, ids.calin].toSorted(),
    );
    expect(new Date(next ?? 0).getTime()).toBeGreaterThan(api.now().getTime());
    expect(await tick()).toEqual([]);

    await makeDue();
    const left = await tick();
    expect(left.map(({ message }) => message.to).toSorted()).toEqual(
      [await addressOf(ids.maria), await addressOf(ids.calin)].toSorted(),
    );
    const answer = (await post('run/intake', parameters)).json<Schema<'ReportAnswer'>>();
    for (const { message, files } of left) {
      expect(message.subject).toMatch(/^Intrări și închideri, \d\d\.\d\d\.\d{4} – \d\d\.\d\d\.\d{4}$/);
      expect(message.body).toContain(answer.finding);
      expect(message.body).toContain(
        `/reports/intake?from=${answer.period.from}&to=${answer.period.to}&by=county`,
      );
      expect([...files.keys()].map((name) => name.split('.').at(-1))).toEqual(['xlsx', 'pdf']);
      expect([...files.values()].map((file) => file.subarray(0, 4).toString('latin1'))).toEqual([
        'PK\u0003\u0004',
        '%PDF',
      ]);
    }
    const seen = (await own()).schedules.find((one) => one.report_schedule_id === id);
    expect(seen?.runs).toMatchObject([
      { finding: answer.finding, reader_count: 2, delivered_count: 2, failed_count: 0, left_out: [] },
    ]);
    expect(seen?.next_run_at).toBe(next);
    // The same tick twice sends nothing twice.
    expect(await tick()).toEqual([]);
  });

  test('leaves out a reader who may not run it any more, and says whom', async () => {
    await change(sql`delete from user_role where user_id = ${ids.calin}`);
    await makeDue();
    expect((await tick()).map(({ message }) => message.to)).toEqual([await addressOf(ids.maria)]);
    expect((await own()).schedules[0]?.runs[0]).toMatchObject({ reader_count: 1, left_out: ['Călin Dobre'] });
    await change(sql`insert into user_role (org_id, user_id, role_code)
      select org_id, user_id, 'org.configurator' from app_user where user_id = ${ids.calin}`);
  });

  test('stops when its owner loses the right, tells the owner, and goes on when the owner starts it again', async () => {
    const roles = await sql<{ role_code: string }>`
      delete from user_role where user_id = ${ids.maria} and role_code = 'claims.manager' returning role_code`.execute(
      api.database.kysely,
    );
    expect(roles.rows).toHaveLength(1);
    await makeDue();
    const left = await tick();
    expect(left.map(({ message, files }) => [message.to, message.subject, files.size])).toEqual([
      [await addressOf(ids.maria), 'Raportul „Intrări și închideri” nu se mai trimite', 0],
    ]);
    expect(await tick()).toEqual([]);
    await change(sql`insert into user_role (org_id, user_id, role_code)
      select org_id, user_id, 'claims.manager' from app_user where user_id = ${ids.maria}`);
    maria = await api.tokenFor('maria.stan');
    const stopped = (await own()).schedules[0];
    expect(stopped).toMatchObject({ status: 'stopped', next_run_at: null });
    const again = await post(`changeSchedule/${stopped?.report_schedule_id}`, {
      parameters,
      timing,
      formats: ['csv'],
      reader_user_ids: [ids.maria],
      is_paused: false,
      row_version: stopped?.row_version,
    });
    expect(again.json()).toMatchObject({ status: 'active', formats: ['csv'] });
    await makeDue();
    expect((await tick()).map(({ message }) => message.to)).toEqual([await addressOf(ids.maria)]);
  });

  test('is paused, tried out, changed by its version and forgotten by its owner alone', async () => {
    const [stored] = (await own()).schedules;
    const id = stored?.report_schedule_id ?? '';
    const content = { parameters, timing, formats: ['pdf'], reader_user_ids: [ids.maria] };
    const version = { row_version: stored?.row_version };
    for (const path of [`deleteSchedule/${id}`, `sendSchedule/${id}`])
      expect((await post(path, {}, calin)).statusCode).toBe(404);
    const paused = await post(`changeSchedule/${id}`, { ...content, ...version, is_paused: true });
    expect(paused.json()).toMatchObject({ status: 'paused', next_run_at: null });
    const late = await post(`changeSchedule/${id}`, { ...content, ...version, is_paused: false });
    expect(late.statusCode).toBe(412);
    await makeDue();
    expect(await tick()).toEqual([]);
    expect((await post(`sendSchedule/${id}`, {})).json()).toEqual({ success: true });
    const left = await tick();
    expect(left.map(({ message, files }) => [message.to, files.size])).toEqual([
      [await addressOf(ids.maria), 1],
    ]);
    expect((await post(`deleteSchedule/${id}`, {})).json()).toEqual({ success: true });
    expect((await own()).schedules).toEqual([]);
  });

  test('goes to nobody who may not run it, and odd times are refused', async () => {
    expect((await schedule({ reader_user_ids: [ids.ana] })).statusCode).toBe(422);
    expect((await schedule({ reader_user_ids: [] })).statusCode).toBe(400);
    expect((await schedule({ timing: { ...timing, send_time: '03:30' } })).statusCode).toBe(400);
    expect((await schedule({ parameters: { last: 'month', from: '2026-01-01' } })).statusCode).toBe(422);
    expect((await schedule({ state: 'nothing' })).statusCode).toBe(404);
    const readers = await api.inject({ url: '/api/report/browseReaders/intake', headers: maria });
    const names = readers.json<Schema<'ReportReader'>[]>().map((reader) => reader.full_name);
    expect(names).toContain('Maria Stan');
    expect(names).not.toContain('Ana Ionescu');
  });
});

describe('ux 79 sets of parameters and favourites', () => {
  const save = (more: object = {}, headers = maria) =>
    post(
      'createSet',
      { state: 'intake', name: 'Luna, pe județe', is_shared: false, parameters, ...more },
      headers,
    );

  test('a set is kept under a name, once, and seen by colleagues only when it is shared', async () => {
    const kept = await save({ name: '  Luna,  pe județe ' });
    expect(kept.statusCode).toBe(201);
    expect(kept.json()).toMatchObject({ name: 'Luna, pe județe', is_own: true, parameters });
    expect((await save({ name: 'LUNA, PE JUDETE' })).json()).toMatchObject({
      context: { reason: 'name_taken' },
    });
    expect((await save({ is_shared: true, name: 'Pentru toți' })).statusCode).toBe(201);
    expect((await own(calin)).sets.map(({ name, is_own, owner_name }) => [name, is_own, owner_name])).toEqual(
      [['Pentru toți', false, 'Maria Stan']],
    );
    const [shared] = (await own(calin)).sets;
    expect((await post(`deleteSet/${shared?.report_set_id}`, {}, calin)).statusCode).toBe(404);
    for (const one of (await own()).sets)
      expect((await post(`deleteSet/${one.report_set_id}`, {})).statusCode).toBe(200);
    expect((await own()).sets).toEqual([]);
  });

  test('a favourite is one however often it is chosen', async () => {
    for (const _ of [1, 2]) await post('setFavourite/intake', { is_favourite: true });
    expect((await own()).favourites).toEqual(['intake']);
    expect((await own(calin)).favourites).toEqual([]);
    await post('setFavourite/intake', { is_favourite: false });
    expect((await own()).favourites).toEqual([]);
  });
});
