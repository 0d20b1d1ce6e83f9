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
const longestPublication = 60_000;
const statuses = 60;
/** As many items go in one call. */
const mostItems = 50;
const small = 'callback';

/** What a changed process costs: its check, its publication and its simulation. */
export const processes: Part = {
  name: 'processes',
  about:
    'Over HTTP: a draft on which 10,000 files of the last month with 8 steps each are replayed in the background, from the call to the last count; a draft of 60 statuses that is read with its check; and a published change until somebody else meets it.',
  measure: async (run) => {
    const month = run.isQuick ? quick : whole;
    const databases = await startBenchServer(run.report);
    const database = await databases.copied(run.isQuick ? 8_000 : 100_000, 'processes', (copy) =>
      withMonth(copy, month),
    );
    const product = await startProduct(database, port);
    try {
      const simulate = await simulationOf(product, month);
      const { check, publish } = await changesOf(product);
      const simulated = await inRounds(run, [
        { name: 'simulate', look: async () => ({ seconds: await simulate() }) },
        { name: 'check', look: async () => ({ milliseconds: await check() }) },
        { name: 'publish', look: async (round) => ({ seconds: await publish(round) }) },
      ]);
      return [
        {
          metric: `a draft of ${statuses} statuses with its check`,
          unit: 'ms',
          ours: summarise(simulated.of('check', 'milliseconds')),
          goal: { name: 'M9', judges: 'ours', atMost: 200 },
        },
        {
          metric: 'a published change until another person meets it',
          unit: 's',
          ours: summarise(simulated.of('publish', 'seconds')),
          goal: { name: 'M9', judges: 'ours', atMost: 2 },
        },
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

/** Calls about processes in a session of its own. */
async function caller({ staffOrigin, signIn }: Product) {
  const headers = await signIn({ ...demoLogin, username: 'calin.dobre' });
  return async (path: string, body?: object): Promise<Schema<'ProcessDetail'>> => {
    const answer = await fetch(`${staffOrigin}/api/assignment/${path}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Schema<'ProcessDetail'>;
  };
}

function draftOf({ draft }: Schema<'ProcessDetail'>) {
  if (draft === null) throw new Error('There is no draft.');
  return draft;
}

/** A draft of 60 statuses that is read, and a change of a small process that is published in each round. */
async function changesOf(product: Product) {
  const [ask, other] = [await caller(product), await caller(product)];
  const large = await ask('startProcessDraft', { assignment_type: 'towing' });
  const [status] = large.in_force.statuses;
  const missing = Math.max(0, statuses - large.in_force.statuses.length);
  const items = Array.from({ length: missing }, (_, index) => {
    const code = `bench_${index}`;
    return { key: `status:${code}`, revision: 0, status: { ...status, code } };
  });
  const { process_version_id } = draftOf(large);
  for (let from = 0; from < items.length; from += mostItems)
    await ask('changeProcessDraft', { process_version_id, items: items.slice(from, from + mostItems) });
  return {
    check: async () => {
      const from = performance.now();
      const { content, findings } = draftOf(await ask('getProcess?assignment_type=towing'));
      const took = performance.now() - from;
      if (content.statuses.length < statuses || findings.length === 0)
        throw new Error(`${content.statuses.length} statuses were checked.`);
      return took;
    },
    publish: async (round: number) => {
      const begun = await ask('startProcessDraft', { assignment_type: small });
      const [first] = begun.in_force.statuses;
      const name = `Bench ${round}`;
      const changed = await ask('changeProcessDraft', {
        process_version_id: draftOf(begun).process_version_id,
        items: [{ key: `status:${first?.code}`, revision: 0, status: { ...first, name_en: name } }],
      });
      const { process_version_id: version, row_version } = draftOf(changed);
      const from = performance.now();
      await ask('publishProcess', {
        process_version_id: version,
        ...{ row_version, reason: 'Benchmark', answers: [] },
      });
      for (; performance.now() - from < longestPublication; await pause(20)) {
        const { in_force: inForce } = await other(`getProcess?assignment_type=${small}`);
        if (inForce.statuses[0]?.name_en === name) return (performance.now() - from) / 1000;
      }
      throw new Error('Nobody else met the change.');
    },
  };
}

/** A draft that is ready to be simulated; answers how long each simulation takes. */
async function simulationOf(product: Product, { files }: Month) {
  const ask = await caller(product);
  const read = () => ask(`getProcess?assignment_type=${kindOfWork}`);
  const begun = await ask('startProcessDraft', { assignment_type: kindOfWork });
  const { process_version_id, row_version } = draftOf(begun);
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
