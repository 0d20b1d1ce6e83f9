import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtArchive, unpackRelease } from '../release/unpacked-release.ts';
import { freePorts, isServerReady } from '@dosar/api/testing/server-process';
import type { Step } from '../step.ts';
import { freshKeys } from '../surroundings/fresh-keys.ts';
import { startPackagedDatabase } from '../surroundings/packaged-database.ts';
import { temporaryFolder } from '../surroundings/temporary-folder.ts';
import { withUndo } from '../surroundings/undo.ts';
import { until } from '../surroundings/until.ts';

/** The promise of docs/operations.md. */
const mostSeconds = 2;
const rounds = 5;

/** How long a process of the archive takes from its start to "ready" once its database is migrated and its files were read before. */
export function warmStart(root: string, { hold, say }: Step): Promise<void> {
  return withUndo(async (undo) => {
    const release = unpackRelease(builtArchive(root), undo);
    const database = await startPackagedDatabase(undo);
    const [staffPort, trackerPort] = await freePorts();
    const settings = {
      APP_ENV: 'Production',
      MESSAGES: 'outbox',
      DATABASE_URL: database.url,
      DATA_DIR: join(temporaryFolder('start', undo), 'data'),
      ...freshKeys(),
      STAFF_ORIGIN: 'https://claims.example.com',
      TRACKER_ORIGIN: 'https://status.example.com',
      STAFF_PORT: String(staffPort),
      TRACKER_PORT: String(trackerPort),
    };
    const seconds: number[] = [];
    const processor: number[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const begun = performance.now();
      const server = release.start(settings);
      await until('the server is ready', () => isServerReady(staffPort), {
        seconds: 180,
        why: server.output,
      });
      seconds.push((performance.now() - begun) / 1000);
      processor.push(processorSecondsOf(server.pid));
      await server.stop();
    }
    const [first = 0, ...warm] = seconds;
    const median = warm.toSorted((one, other) => one - other)[Math.floor(rounds / 2)] ?? 0;
    say(
      `    first ${first.toFixed(2)} s with all migrations; then ${warm.map((each) => each.toFixed(2)).join(', ')} s`,
    );
    say(
      `    of the processor ${processor.map((each) => each.toFixed(2)).join(', ')} s, which other work leaves as it is`,
    );
    hold(median <= mostSeconds, `a warm start takes ${mostSeconds} s at most: ${median.toFixed(2)} s`);
  });
}

/** What a process has used of the processors so far, in seconds; Linux counts in hundredths. */
function processorSecondsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
