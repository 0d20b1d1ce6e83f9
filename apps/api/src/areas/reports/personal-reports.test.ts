import { addDays } from '@dosar/kernel/dates';
import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { runNow } from '#src/testing/run-now.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { worldMoment } from '#src/testing/world/world-clock.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { snapshotJob } from './snapshot/snapshot-job.ts';

const api = startTestApi({ world: 'demo' });
const today = localDateOf(worldMoment);
const days = { from: addDays(today, -92), to: addDays(today, -2) };

let ana: CallerHeaders;
let anaId: string;
let mariaId: string;

beforeAll(async () => {
  ana = await api.tokenFor('ana.ionescu');
  anaId = (await api.userNamed('ana.ionescu')).userId;
  mariaId = (await api.userNamed('maria.stan')).userId;
  await runNow(snapshotJob, api.runtime);
});

const post = (url: string, payload: object, headers = ana) =>
  api.inject({ method: 'POST', url: `/api/report/${url}`, headers: { ...headers }, payload });
const doneByAna = async () => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from assignment where assigned_user_id = ${anaId} and category_code = 'done'
      and (done_at at time zone 'Europe/Bucharest')::date between ${days.from}::date and ${days.to}::date`.execute(
    api.database.kysely,
  );
  return rows[0]?.count ?? 0;
};

describe('M6 C37 the reports of one’s own work', () => {
  test('count nobody else’s cases, in figures and in the list behind them', async () => {
    const done = await doneByAna();
    expect(done).toBeGreaterThan(0);
    const answer = (await post('run/own-work', days)).json<Schema<'ReportAnswer'>>();
    expect(answer.total.values[0]).toBe(done);
    expect(answer.dimensions.map(({ code }) => code)).toEqual(['county', 'policy_type']);
    for (const asked of [days, { ...days, subject: mariaId }]) {
      const cases = (await post('browseCases/own-work', asked)).json<Schema<'ReportCases'>>();
      expect(cases.count).toBe(done);
      expect(cases.worklist).toContain(anaId);
    }
    const figures = (await api.inject({ url: '/api/report/browseFigures', headers: { ...ana } })).json<
      Schema<'ReportFigures'>
    >();
    const maria = (
      await api.inject({ url: '/api/report/browseFigures', headers: await api.tokenFor('maria.stan') })
    ).json<Schema<'ReportFigures'>>();
    const trendOf = ({ reports }: Schema<'ReportFigures'>, state: string) =>
      reports.find((report) => report.state === state)?.trend;
    expect(trendOf(figures, 'own-work')).not.toEqual(trendOf(maria, 'productivity'));
  });

  test('make a file of all cases that has as many rows as the figure', async () => {
    const file = (await post('startFile/own-work', { format: 'csv', parameters: days })).json<
      Schema<'ReportFile'>
    >();
    expect(file.total).toBe(await doneByAna());
  });

  test('are sent to their reader alone', async () => {
    const readers = await api.inject({ url: '/api/report/browseReaders/own-work', headers: { ...ana } });
    expect(readers.json<Schema<'ReportReader'>[]>().map((reader) => reader.user_id)).toEqual([anaId]);
    const schedule = {
      state: 'own-work',
      parameters: {},
      timing: { frequency: 'weekly', weekday: 1, month_day: 1, send_time: '08:00' },
      formats: ['pdf'],
      reader_user_ids: [mariaId],
    };
    expect((await post('schedule', schedule)).statusCode).toBe(422);
  });
});
