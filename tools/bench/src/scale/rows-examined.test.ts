import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '@dosar/api/embedded-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillWithWork } from '../server/bench-databases.ts';
import { openWorklistDatabase, type WorklistDatabase } from './worklist-database.ts';

// Exact on every machine, so it judges each change: an index that is missing is seen here, not by those who wait.

const assignments = 100_000;
const mostExaminedPerRow = 20;

let server: EmbeddedPostgres;
let dataDir: string;
let database: WorklistDatabase;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'dosar-rows-'));
  server = await startEmbeddedPostgres({ dataDir, durability: 'throwaway' });
  await fillWithWork(server.connection, assignments);
  database = await openWorklistDatabase(server.connection);
}, 300_000);

afterAll(async () => {
  await database.close();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}, 60_000);

test('S10 each view of a worklist of 100,000 reads at most 20 rows for each that it shows', async () => {
  const wasteful: object[] = [];
  for (const { name, kind, filter } of database.views) {
    if (kind !== 'page') continue;
    const { rows, plan } = await database.explain(filter);
    const perRow = plan.rowsExamined / Math.max(rows, 1);
    if (perRow > mostExaminedPerRow) wasteful.push({ name, rows, perRow });
    expect(rows, `${name} finds something`).toBeGreaterThan(0);
  }
  expect(wasteful).toEqual([]);
}, 60_000);

test('S11 ux 22 the dashboard and the agenda of a day read as little, and count marked work among that of one person', async () => {
  for (const question of database.questions.filter(({ kind }) => kind === 'dashboard')) {
    const { name } = question;
    const { rows, plan } = await database.explainQuestion(question);
    expect(rows, `${name} shows something`).toBeGreaterThan(0);
    expect(plan.rowsExamined / rows, name).toBeLessThanOrEqual(mostExaminedPerRow);
    if (question.goal !== undefined)
      expect(plan.indexes).toEqual(
        expect.arrayContaining(['assignment_of_user_with_new_documents', 'assignment_of_user_returned']),
      );
  }
}, 60_000);
