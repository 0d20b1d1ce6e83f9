import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Whose worklist is looked at, of which server process. */
export type StaffLooks = {
  origin: string;
  headers: Record<string, string>;
  /** Number of the server's process whose memory is watched: finding its processes takes time from whoever is measured. */
  pid?: number;
  /** How many looks it takes at least. */
  atLeast: number;
};

/** Milliseconds of an answer, and the most memory of the server meanwhile, in kB; 0 where nobody watched it. */
export type LooksFound = { p50: number; p95: number; memory: number };

/**
 * Staff ask for the worklist again and again until `work` is done, and at least so often.
 *
 * In a thread of its own: this one is busy with the photos of the guests, and its delays would count as the server's.
 */
export async function whileStaffLook(looks: StaffLooks, work: () => Promise<void>): Promise<LooksFound> {
  const thread = new Worker(new URL('staff-looks-thread.ts', import.meta.url), { workerData: looks });
  const found = once(thread, 'message') as Promise<[LooksFound]>;
  try {
    await Promise.race([work(), found]);
    thread.postMessage('done');
    return (await found)[0];
  } finally {
    await thread.terminate();
  }
}
