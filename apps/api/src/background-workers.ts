import type { FastifyBaseLogger } from 'fastify';
import { exportWorker } from './areas/worklist/index.ts';
import { copyWorker } from './areas/documents/index.ts';
import type { Runtime } from './runtime.ts';

/** Makes what requests have left to be made: exports, and the copies of pictures. */
export function backgroundWorkers(runtime: Runtime, log: FastifyBaseLogger): { stop: () => Promise<void> } {
  const exporting = exportWorker({ ...runtime, log });
  runtime.onExport(exporting.wake);
  const copying = copyWorker({ ...runtime, log });
  runtime.onPicture(copying.wake);
  return {
    async stop() {
      await Promise.all([exporting.stop(), copying.stop()]);
    },
  };
}
