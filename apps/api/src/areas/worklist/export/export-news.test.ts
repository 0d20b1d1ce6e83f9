import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { listenToChanges } from '#src/testing/listen-to-changes.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { assignmentCalls } from '#src/testing/assignment-calls.ts';
import { makeDueExports } from './export-worker.ts';

const api = startTestApi();
const changes = listenToChanges(api);
let ana: CallerHeaders;
let radu: CallerHeaders;
beforeAll(async () => {
  ana = await api.tokenFor('ana.ionescu');
  radu = await api.tokenFor('radu.marin');
});

/** Ana asks for an export so large that it is made in the background. */
async function anaAsks(): Promise<string> {
  const settings = { filter_keys: 0, category_code: 'all' };
  const body = { format: 'csv', settings, columns: ['assignment_no'] };
  return (await assignmentCalls(api, ana).post('/api/assignment/export', body)).json<Schema<'Export'>>()
    .export_id;
}

const log = { error: () => undefined, warn: () => undefined };
/** Lets a process work on everything that waits. */
const processWorks = (files: Parameters<typeof makeDueExports>[0]['files'] = api.runtime.files) =>
  makeDueExports({ db: api.runtime.db, files, log });
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
    await processWorks(fullDisk);
    await expect
      .poll(() => own.heard)
      .toEqual([{ event: 'export', data: { export_id: id, state: 'failed' } }]);
    expect(other.heard).toEqual([]);
    const { rows } = await sql<{
      attempts: number;
    }>`select attempts from export where export_id = ${id}`.execute(api.database.kysely);
    expect(rows).toEqual([{ attempts: 3 }]);
  });

  test('that it failed, where the last process that tried has died', async () => {
    const own = await changes.as(ana);
    const id = await anaAsks();
    await sql`update export set state = 'running', attempts = 3, leased_until = now() - interval '1 second'
      where export_id = ${id}`.execute(api.database.kysely);
    await processWorks();
    await expect
      .poll(() => own.heard)
      .toEqual([{ event: 'export', data: { export_id: id, state: 'failed' } }]);
  });
});
