import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { memoryOf } from '../server/process-memory.ts';
import { percentile } from '../statistics.ts';
import type { LooksFound, StaffLooks } from './staff-looks.ts';

/** Staff look at their work up to twenty times a second, all together. */
const betweenLooks = 50;

const { origin, headers, pid, atLeast } = workerData as StaffLooks;
const milliseconds: number[] = [];
let memory = 0;
let isDone = false;
parentPort?.once('message', () => (isDone = true));

while (!isDone || milliseconds.length < atLeast) {
  const startedAt = performance.now();
  const answer = await fetch(`${origin}/api/assignment/browseWorklist`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ filter_keys: 0, category_code: 'active' }),
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`The worklist answered ${answer.status}.`);
  milliseconds.push(performance.now() - startedAt);
  if (pid !== undefined) memory = Math.max(memory, memoryOf(pid));
  await pause(betweenLooks);
}
parentPort?.postMessage({
  p50: percentile(milliseconds, 0.5),
  p95: percentile(milliseconds, 0.95),
  memory,
} satisfies LooksFound);
