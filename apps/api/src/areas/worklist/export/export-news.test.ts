import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { listenToChanges } from '#src/testing/listen-to-changes.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { connectedBoss } from '#src/kernel/jobs/job-boss.ts';
import { assignmentCalls } from '#src/testing/assignment-calls.ts';
import { aPieceOfWork, many, someWork } from '#src/testing/some-work.ts';
import { workOff } from '#src/testing/work-off.ts';
import { makeExportJob } from './make-export-job.ts';

const api = startTestApi();
const changes = listenToChanges(api);
let ana: CallerHeaders;
let radu: CallerHeaders;
beforeAll(async () => {
  ana = await api.tokenFor('ana.ionescu');
  radu = await api.tokenFor('radu.marin');
  const on = await aPieceOfWork(api);
  await someWork(
    api,
    many(1000, () => ({ on, type: 'liquidation', status: 'calculation' })),
  );
});

/** Ana asks for an export so large that it is made in the background. */
async function anaAsks(): Promise<string> {
  const settings = { filter_keys: 0, category_code: 'all' };
  const body = { format: 'csv', settings, columns: ['assignment_no'] };
  return (await assignmentCalls(api, ana).post('/api/assignment/export', body)).json<Schema<'Export'>>()
    .export_id;
}

const log = { error: () => undefined, warn: () => undefined };
/** Lets a process work on everything that waits, also on what waits after a failed try. */
const processWorks = (files: Parameters<typeof makeExportJob.work>[0]['files'] = api.runtime.files) =>
  workOff(api.connection, makeExportJob, { ...api.runtime, files, log }, { ignoresPauses: true });
const fullDisk = {
  save: () => Promise.reject(new Error('The disk is full.')),
  remove: () => Promise.resolve(),
};

describe('R7 ux 13 the pages of whoever asked for an export, and of nobody else, are told', () => {
  test('that it is ready', async () => {
    const [own, other] = [await changes.as(ana), await changes.as(radu)];
    const id = await anaAsks();
    await processWorks();
    await expect
      .poll(() => own.heard)
      .toEqual([{ event: 'export', data: { export_id: id, state: 'ready' } }]);
    expect(other.heard).toEqual([]);
  });

  test('that it failed, once it is given up and not before', async () => {
    const [own, other] = [await changes.as(ana), await changes.as(radu)];
    const id = await anaAsks();
    expect(await processWorks(fullDisk)).toBe(3);
    await expect
      .poll(() => own.heard)
      .toEqual([{ event: 'export', data: { export_id: id, state: 'failed' } }]);
    expect(other.heard).toEqual([]);
  });

  test('that it failed, where the last process that tried has died', async () => {
    const own = await changes.as(ana);
    const id = await anaAsks();
    // What the queue does with a job whose worker has been silent for too long, after the last try.
    await sql`update job.job set retry_limit = 0 where id = ${id}`.execute(api.database.kysely);
    const boss = connectedBoss(api.connection, {
      supervise: false,
      schedule: false,
      registerInstance: false,
    });
    await boss.start();
    await boss.fetch(makeExportJob.name);
    await boss.fail(makeExportJob.name, id, { message: 'job heartbeat timeout' });
    await boss.stop({ graceful: false });
    await processWorks();
    await expect
      .poll(() => own.heard)
      .toEqual([{ event: 'export', data: { export_id: id, state: 'failed' } }]);
  });
});
