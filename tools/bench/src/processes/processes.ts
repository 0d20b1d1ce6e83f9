import { setTimeout as pause } from 'node:timers/promises';
import type { Schema } from '@dosar/openapi';
import type { Part } from '../part.ts';
import { inRounds } from '../rounds.ts';
import { startBenchServer } from '../server/bench-databases.ts';
import { demoLogin, startProduct, type Product } from '../server/product.ts';
import { summarise } from '../statistics.ts';
import { kindOfWork, withMonth, type Month } from './bench-month.ts';

const port = 4386;
const whole: Month = { files: 10_000, steps: 8 };
const quick: Month = { files: 500, steps: 8 };
const longestSimulation = 600_000;

/** What the simulation of a changed process costs. */
export const processes: Part = {
  name: 'processes',
  about:
    'Over HTTP: a draft on which 10,000 files of the last month with 8 steps each are replayed in the background, from the call to the last count.',
  measure: async (run) => {
    const month = run.isQuick ? quick : whole;
    const databases = await startBenchServer(run.report);
    const database = await databases.copied(run.isQuick ? 8_000 : 100_000, 'processes', (copy) =>
      withMonth(copy, month),
    );
    const product = await startProduct(database, port);
    try {
      const simulate = await simulationOf(product, month);
      const simulated = await inRounds(run, [
        { name: 'simulate', look: async () => ({ seconds: await simulate() }) },
      ]);
      return [
        {
          metric: `${month.files.toLocaleString('en')} files replayed on a draft`,
          unit: 's',
          ours: summarise(simulated.of('simulate', 'seconds')),
          goal: { name: 'M9', judges: 'ours', atMost: 30 },
        },
      ];
    } finally {
      await product.stop();
      await databases.stop();
    }
  },
};

/** A draft that is ready to be simulated; answers how long each simulation takes. */
async function simulationOf({ staffOrigin, signIn }: Product, { files }: Month) {
  const headers = await signIn({ ...demoLogin, username: 'calin.dobre' });
  const ask = async (path: string, body?: object): Promise<Schema<'ProcessDetail'>> => {
    const answer = await fetch(`${staffOrigin}/api/assignment/${path}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Schema<'ProcessDetail'>;
  };
  const read = () => ask(`getProcess?assignment_type=${kindOfWork}`);
  const begun = await ask('startProcessDraft', { assignment_type: kindOfWork });
  if (begun.draft === null) throw new Error('There is no draft.');
  const { process_version_id, row_version } = begun.draft;
  return async () => {
    const from = performance.now();
    await ask('simulateProcess', { process_version_id, row_version });
    for (; performance.now() - from < longestSimulation; await pause(50)) {
      const simulation = (await read()).draft?.simulation;
      if (simulation?.state === 'failed') throw new Error('The simulation failed.');
      if (simulation?.state !== 'done') continue;
      if (simulation.done !== files) throw new Error(`${simulation.done} files were replayed.`);
      return (performance.now() - from) / 1000;
    }
    throw new Error('The simulation did not end.');
  };
}
