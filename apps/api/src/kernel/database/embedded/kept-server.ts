import { setTimeout as pause } from 'node:timers/promises';
import { stopOrphanedServer } from './orphaned-server.ts';
import { onceEnded, startServer, stopServer } from './server-process.ts';
import type { ServerPlan } from './server-process.ts';

/** A server that is started again whenever it dies, until it is stopped. */
export type KeptServer = { pid: () => number | undefined; stop: () => Promise<void> };

const firstDelayMs = 100;
const longestDelayMs = 5_000;

/** Starts the server and keeps it running. */
export async function keepServer(plan: ServerPlan, report: (text: string) => void): Promise<KeptServer> {
  let server = await startServer(plan);
  let isStopping = false;
  // The last resort when the process ends without `stop`: signals are all that can still be sent.
  const endWithUs = () => server.kill('SIGINT');
  process.once('exit', endWithUs);

  const startAgain = async () => {
    for (let delay = firstDelayMs; !isStopping; delay = Math.min(delay * 2, longestDelayMs)) {
      try {
        await stopOrphanedServer(plan.cluster);
        server = await startServer(plan);
        return;
      } catch (error) {
        report(
          `The database server could not be started: ${error instanceof Error ? error.message : String(error)}`,
        );
        await pause(delay);
      }
    }
  };
  const watch = async () => {
    for (;;) {
      await onceEnded(server);
      if (isStopping) return;
      report('The database server ended unexpectedly; starting it again.');
      await pause(firstDelayMs);
      await startAgain();
      if (isStopping) return;
    }
  };
  const watching = watch();

  return {
    pid: () => server.pid,
    async stop() {
      isStopping = true;
      process.off('exit', endWithUs);
      await stopServer(server);
      await watching;
      // It may have been in the middle of coming back when it was told to stop.
      await stopServer(server);
    },
  };
}
