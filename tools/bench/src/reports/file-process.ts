// Makes files of all cases of a report, as the job queue has them made, and tells how much memory that took.
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { composeAreas } from '@dosar/api/compose-areas';
import { createDatabase, inTenant, type Db } from '@dosar/api/database';
import { readEnv } from '@dosar/api/env';
import { makeFileJob } from '@dosar/api/areas/reports';
import { ownMemoryOf } from '../server/process-memory.ts';
import type { FileAsked, FileMade } from './file-memory.ts';

const env = readEnv(process.env);
composeAreas(env);
if (env.DATABASE_URL === undefined) throw new Error('DATABASE_URL says which database.');
const db = createDatabase(env.DATABASE_URL, { maxConnections: 2 });
const folder = await mkdtemp(path.join(tmpdir(), 'dosar-bench-'));

/** Works as one job of the queue does; the file is thrown away. */
async function makeFile(database: Db, { orgId, fileId }: FileAsked): Promise<void> {
  await makeFileJob.work(
    {
      files: {
        incoming: folder,
        keep: async (content) => {
          if ('path' in content) await rm(content.path);
          return randomUUID();
        },
        remove: () => Promise.resolve(),
      },
    },
    {
      id: fileId,
      orgId,
      data: { report_file_id: fileId },
      attempt: 1,
      signal: new AbortController().signal,
      inTransaction: (work) => inTenant(database, orgId, work),
      reportProgress: () => Promise.resolve(),
    },
  );
}

process.on('message', (asked: FileAsked) => {
  const before = ownMemoryOf(process.pid);
  let most = before;
  const looking = setInterval(() => {
    most = Math.max(most, ownMemoryOf(process.pid));
  }, 20);
  const begun = performance.now();
  void makeFile(db, asked).then(() => {
    clearInterval(looking);
    process.send?.({ grown: most - before, took: performance.now() - begun } satisfies FileMade);
  });
});
process.on('disconnect', () => {
  void db
    .close()
    .then(() => rm(folder, { recursive: true, force: true }))
    .then(() => process.exit(0));
});
process.send?.('ready');
