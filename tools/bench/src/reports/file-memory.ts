import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { clientConfig, type DatabaseConnection } from '@dosar/api/database';
import pg from 'pg';
import { productSettings } from '../server/product.ts';
import type { ThreeYears } from './three-years.ts';

/** What the process is told: the file that somebody asked for. */
export type FileAsked = { orgId: string; fileId: string };
/** What it answers: kB that its memory grew by at the most, and milliseconds. */
export type FileMade = { grown: number; took: number };

/** A process that makes files of all cases of a report. */
export type FileProcess = {
  /** Makes a file of the cases up to a day, as many as there are. */
  make: (from: string, atLeast: number) => Promise<FileMade>;
  stop: () => Promise<void>;
};

/** Starts one on a database with three years of snapshots. The port is only named: nothing listens. */
export async function startFileProcess(
  database: DatabaseConnection,
  { orgId, userId, to }: ThreeYears,
  port: number,
): Promise<FileProcess> {
  const child = fork(fileURLToPath(import.meta.resolve('./file-process.ts')), {
    env: { ...process.env, ...productSettings(database, port) },
  });
  const ended = once(child, 'exit');
  const answer = async () => {
    const first = await Promise.race([once(child, 'message'), ended.then(() => undefined)]);
    if (first === undefined) throw new Error('The process that makes files ended.');
    return first[0] as unknown;
  };
  await answer();
  return {
    async make(from, atLeast) {
      const fileId = await askForFile(database, { orgId, userId, from, to });
      child.send({ orgId, fileId } satisfies FileAsked);
      const made = (await answer()) as FileMade;
      await expectRows(database, fileId, atLeast);
      return made;
    },
    async stop() {
      child.disconnect();
      await ended;
    },
  };
}

async function askForFile(database: DatabaseConnection, { orgId, userId, from, to }: ThreeYears) {
  const request = { state: 'intake', language: 'ro', parameters: { from, to }, period: { from, to } };
  const { rows } = await ask<{ id: string }>(
    database,
    `insert into report_file (org_id, owner_user_id, title, format, request, total_rows, expires_at)
      values ($1, $2, 'Benchmark', 'xlsx', $3, 0, now()) returning report_file_id as id`,
    [orgId, userId, JSON.stringify(request)],
  );
  return rows[0]?.id ?? '';
}

/** A file that is not made, or of fewer rows, is no measurement. */
async function expectRows(database: DatabaseConnection, fileId: string, atLeast: number): Promise<void> {
  const { rows } = await ask<{ state: string; row_count: number }>(
    database,
    'select state, row_count from report_file where report_file_id = $1',
    [fileId],
  );
  const [file] = rows;
  if (file?.state !== 'ready' || file.row_count < atLeast)
    throw new Error(`The file is ${file?.state ?? 'gone'} with ${file?.row_count ?? 0} rows.`);
}

async function ask<Row extends pg.QueryResultRow>(
  database: DatabaseConnection,
  text: string,
  values: unknown[],
) {
  const client = new pg.Client(clientConfig(database));
  await client.connect();
  try {
    return await client.query<Row>(text, values);
  } finally {
    await client.end();
  }
}
