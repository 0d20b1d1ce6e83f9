import { randomUUID } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays, formatLocalDate } from '@dosar/kernel/dates';
import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import readExcelFile, { readSheet } from 'read-excel-file/node';
import { beforeAll, expect, test } from 'vitest';
import { runNow, tidyUp } from '#src/testing/run-now.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { worldMoment } from '#src/testing/world/world-clock.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { snapshotJob } from '../snapshot/snapshot-job.ts';
import { makeFileJob } from './make-file-job.ts';

type File = Schema<'ReportFile'>;

const api = startTestApi({ world: 'demo' });
const today = localDateOf(worldMoment);
const days = { from: addDays(today, -91), to: addDays(today, -1) };

let orgId: string;
let maria: CallerHeaders;
let calin: CallerHeaders;
beforeAll(async () => {
  orgId = await api.organisation('demo');
  maria = await api.tokenFor('maria.stan');
  calin = await api.tokenFor('calin.dobre');
  await runNow(snapshotJob, api.runtime);
});

const change = (statement: ReturnType<typeof sql>) => statement.execute(api.database.kysely);
const start = (state: string, format: string, headers = maria) =>
  api.inject({
    method: 'POST',
    url: `/api/report/startFile/${state}`,
    headers: { ...headers, 'idempotency-key': randomUUID() },
    payload: { format, parameters: days },
  });
const files = async (headers = maria) =>
  (await api.inject({ url: '/api/report/browseFiles', headers })).json<File[]>();
const download = ({ report_file_id: id }: File, headers = maria) =>
  api.inject({ url: `/api/report/downloadFile/${id}`, headers });
const notices = async (headers = maria) =>
  (await api.inject({ url: '/api/config/users/browseNotifications', headers }))
    .json<Schema<'Notification'>[]>()
    .flatMap(({ notice }) => (notice ? [notice.text] : []));
const process = () => api.workOff(makeFileJob);

/** What a file has to say, read from the rows themselves. */
async function received() {
  const { rows } = await sql<{ no: string; day: string }>`
    select claim_file_no as no, (opened_at at time zone 'Europe/Bucharest')::date::text as day
    from claim_file where org_id = ${orgId}`.execute(api.database.kysely);
  return rows.filter(({ day }) => day >= days.from && day <= days.to);
}

test('ux 78 R8 a file of all cases is made in the background, its owner is notified, and it says what the rows say', async () => {
  const asked = await start('intake', 'xlsx');
  expect(asked.statusCode).toBe(201);
  const file = asked.json<File>();
  const expected = await received();
  expect(file).toMatchObject({ state: 'queued', done: 0, total: expected.length, report: 'intake' });
  expect((await download(file)).statusCode).toBe(404);
  await process();
  expect((await files())[0]).toMatchObject({
    ...file,
    state: 'ready',
    done: expected.length,
    size: expect.any(Number),
  });
  expect(await notices()).toContain('Fișierul XLSX „Intrări și închideri” e gata de descărcat.');
  await api.inject({ url: '/api/config/users/clearNotifications', headers: maria });
  expect(await notices()).not.toContain('Fișierul XLSX „Intrări și închideri” e gata de descărcat.');

  const saved = await download(file);
  expect(saved.headers['content-disposition']).toMatch(/intake-files-\d{4}-\d\d-\d\d-\d{4}\.xlsx/);
  const path = join(await mkdtemp(join(tmpdir(), 'report-')), 'file.xlsx');
  await writeFile(path, saved.rawPayload);
  expect((await readExcelFile(path)).map(({ sheet }) => sheet)).toEqual(['Dosare', 'Parametri']);
  const [titles, ...lines] = await readSheet(path, 'Dosare');
  expect(titles).toEqual(['Dosar', 'Ziua', 'Poliță', 'Județ', 'Despre', 'Lei']);
  const told = lines.map(
    ([no, day]) => `${String(no)} ${day instanceof Date ? day.toISOString().slice(0, 10) : ''}`,
  );
  expect(told.toSorted()).toEqual(expected.map(({ no, day }) => `${no} ${day}`).toSorted());
  expect((await readSheet(path, 'Parametri')).map(([label]) => label)).toContain('Cum se numără');
});

test('ux 78 a csv has the same lines, and nothing in it is a formula', async () => {
  await change(sql`update partner set name = '=1+1' where org_id = ${orgId}`);
  const file = (await start('intake', 'csv')).json<File>();
  const bySubject = (await start('partners', 'csv')).json<File>();
  await process();
  const lines = (await download(file)).body.split('\r\n').slice(1, -1);
  const expected = (await received()).map(({ no, day }) => `${no};${formatLocalDate(day)}`);
  expect(lines.map((line) => line.split(';').slice(0, 2).join(';')).toSorted()).toEqual(expected.toSorted());
  expect((await download(bySubject)).body).not.toMatch(/(^|;)"?=/m);
});

test('a file of another person is as good as none, and so is one of a report that its owner lost', async () => {
  const file = (await start('intake', 'csv')).json<File>();
  await process();
  expect((await download(file)).statusCode).toBe(200);
  expect((await download(file, calin)).statusCode).toBe(404);
  expect((await files(calin)).map((one) => one.report_file_id)).not.toContain(file.report_file_id);

  const waiting = (await start('intake', 'csv')).json<File>();
  await change(sql`delete from user_role where org_id = ${orgId} and user_id = (
    select user_id from app_user where org_id = ${orgId} and username = 'maria.stan')`);
  await process();
  const { rows } = await sql<{ state: string; storage_key: string | null }>`
    select state, storage_key from report_file where report_file_id = ${waiting.report_file_id}`.execute(
    api.database.kysely,
  );
  expect(rows).toEqual([{ state: 'failed', storage_key: null }]);
  expect(await files(await api.tokenFor('maria.stan'))).toEqual([]);
});

test('a fourth file at a time is refused, and each goes after a week with its content', async () => {
  for (let count = 0; count < 3; count += 1)
    expect((await start('intake', 'csv', calin)).statusCode).toBe(201);
  const fourth = await start('intake', 'csv', calin);
  expect([fourth.statusCode, fourth.json<{ context: object }>().context]).toEqual([
    409,
    { reason: 'too_many' },
  ]);
  await process();
  const [file] = await files(calin);
  expect(file?.state).toBe('ready');
  await change(sql`update report_file set expires_at = now() - interval '1 minute' where org_id = ${orgId}`);
  if (file) expect((await download(file, calin)).statusCode).toBe(404);
  await tidyUp(api.runtime);
  const { rows } = await sql`select from report_file where org_id = ${orgId}`.execute(api.database.kysely);
  expect(rows).toEqual([]);
});
