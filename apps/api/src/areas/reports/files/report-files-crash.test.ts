import type { Schema } from '@dosar/openapi';
import { expect, test } from 'vitest';
import { demoId } from '#src/demo-world.ts';
import { useKillableServers } from '#src/testing/killable-servers.ts';

const { api, start, observer, isWaitingFor, letGo } = useKillableServers(undefined, { world: 'demo' });
const orgId = demoId('organisation', 'demo');
const untilDone = { timeout: 120_000, interval: 300 };
const rows = async (query: string, values: unknown[] = []) => (await observer().query(query, values)).rows;

test('ux 78 a server that is killed while it writes a file of a report leaves it to the next one, which makes it once', async () => {
  const maria = { ...(await api.tokenFor('maria.stan')) };
  const first = await start();
  const snapshots = () => rows('select 1 from snapshot_day where org_id = $1 having count(*) > 0', [orgId]);
  await expect.poll(snapshots, untilDone).toHaveLength(1);
  await expect.poll(() => rows(`select from job.job where state < 'completed'`), untilDone).toEqual([]);

  await observer().query('begin');
  await observer().query('lock table job_progress in share mode');
  const asked = await first.post(
    '/api/report/startFile/intake',
    { format: 'csv', parameters: { last: 'weeks_26' } },
    { ...maria, 'idempotency-key': 'one-file-of-a-report-0001' },
  );
  const { report_file_id: id } = (await asked.json()) as Schema<'ReportFile'>;
  await expect.poll(() => isWaitingFor('job_progress'), { ...untilDone, interval: 20 }).toBe(true);
  await first.kill();
  await letGo();
  const file = () =>
    rows('select state, storage_key is not null as is_kept from report_file where report_file_id = $1', [id]);
  expect(await file()).toEqual([{ state: 'running', is_kept: false }]);

  const second = await start();
  await expect.poll(file, untilDone).toEqual([{ state: 'ready', is_kept: true }]);
  expect(await rows('select from report_file where request is not null')).toHaveLength(1);
  const saved = await fetch(`${second.origin}/api/report/downloadFile/${id}`, { headers: maria });
  const lines = (await saved.text()).trim().split('\r\n').slice(1);
  expect(new Set(lines).size).toBe(lines.length);
  expect(await rows('select row_count from report_file where report_file_id = $1', [id])).toEqual([
    { row_count: lines.length },
  ]);
}, 240_000);
