import { setTimeout as pause } from 'node:timers/promises';
import type { Schema } from '@dosar/openapi';
import type { Part } from '../part.ts';
import { inRounds } from '../rounds.ts';
import { startBenchServer } from '../server/bench-databases.ts';
import { demoLogin, startProduct, type Product } from '../server/product.ts';
import { percentile, summarise } from '../statistics.ts';

const port = 4384;
const configurator = 'calin.dobre';
const whole = { policies: 200_000, lookups: 2_000 };
const quick = { policies: 10_000, lookups: 200 };
const warmUps = 50;
const longestImport = 600_000;

/** What policies cost: a file of 200,000 read and taken over, and looking one up among them while a claim is taken in. */
export const policies: Part = {
  name: 'policies',
  about:
    'Over HTTP: a file of 200,000 policies read and taken over; a policy looked up among them by plate, VIN, number and holder.',
  measure: async (run) => {
    const sizes = run.isQuick ? quick : whole;
    const databases = await startBenchServer(run.report);
    const product = await startProduct(
      await databases.copied(8_000, 'policies', async () => undefined),
      port,
    );
    try {
      const calls = await callsOf(product);
      const begun = performance.now();
      await calls.import(listOf(sizes.policies));
      const imported = (performance.now() - begun) / 1000;
      const found = await inRounds(run, [
        { name: 'lookup', look: async () => ({ p99: await lookupTimes(calls, sizes) }) },
      ]);
      const count = sizes.policies.toLocaleString('en');
      return [
        {
          metric: `${count} policies read and taken over`,
          unit: 's',
          ours: summarise([imported]),
        },
        {
          metric: `a policy looked up among ${count}, p99`,
          unit: 'ms',
          ours: summarise(found.of('lookup', 'p99')),
          goal: { name: 'B6', judges: 'ours', atMost: 10 },
        },
      ];
    } finally {
      await product.stop();
      await databases.stop();
    }
  },
};

type Calls = Awaited<ReturnType<typeof callsOf>>;

/** What a configurator imports and a handler looks up, over HTTP. */
async function callsOf({ staffOrigin, signIn }: Product) {
  const asConfigurator = await signIn({ ...demoLogin, username: configurator });
  const asHandler = await signIn();
  const ask = async <Answer>(path: string, init: RequestInit) => {
    const answer = await fetch(`${staffOrigin}/api/fnol/${path}`, init);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
  const until = async (id: string, state: Schema<'PolicyImport'>['state']) => {
    for (const begun = Date.now(); Date.now() - begun < longestImport; await pause(200)) {
      const found = await ask<Schema<'PolicyImport'>>(`getPolicyImport/${id}`, { headers: asConfigurator });
      if (found.state === state) return found;
      if (found.state === 'failed') break;
    }
    throw new Error(`The import of policies did not become ${state}.`);
  };
  return {
    async import(list: string) {
      const form = new FormData();
      form.set('file', new Blob([list], { type: 'text/csv' }), 'polite.csv');
      const { policy_import_id: id } = await ask<Schema<'PolicyImport'>>('readPolicies', {
        method: 'POST',
        headers: { ...asConfigurator, 'idempotency-key': crypto.randomUUID() },
        body: form,
      });
      const { counts } = await until(id, 'ready');
      if (counts.left_out > 0) throw new Error(`${counts.left_out} rows were left out.`);
      await ask(`applyPolicies/${id}`, { method: 'POST', headers: asConfigurator });
      await until(id, 'applied');
    },
    find: (traits: object) =>
      ask<Schema<'FoundPolicies'>>('findPolicies', {
        method: 'POST',
        headers: { ...asHandler, 'content-type': 'application/json' },
        body: JSON.stringify({ date: '2026-06-01', asks_service: false, ...traits }),
      }),
  };
}

async function lookupTimes(calls: Calls, { policies: all, lookups }: typeof whole): Promise<number> {
  const times: number[] = [];
  for (let count = -warmUps; count < lookups; count += 1) {
    const no = Math.abs(count * 7919) % all;
    const by = [{ plate: plateOf(no) }, { vin: vinOf(no) }, { policy_number: numberOf(no) }];
    const begun = performance.now();
    const { policies: found } = await calls.find(by[Math.abs(count) % by.length] ?? {});
    if (count >= 0) times.push(performance.now() - begun);
    if (found.length !== 1) throw new Error(`Policy ${no} was found ${found.length} times.`);
  }
  return percentile(times, 0.99);
}

const letters = 'ABCDEFGHJKLMNPRSTUVWXYZ';
const letterOf = (number: number) => letters[number % letters.length] ?? 'A';

function plateOf(no: number): string {
  const rest = Math.floor(no / 900);
  return `B ${100 + (no % 900)} ${letterOf(Math.floor(rest / 529))}${letterOf(Math.floor(rest / 23))}${letterOf(rest)}`;
}
const vinOf = (no: number) => `UU1BENCH0${String(no).padStart(8, '0')}`;
const numberOf = (no: number) => `77${String(no).padStart(7, '0')}`;

function listOf(count: number): string {
  const rows = Array.from(
    { length: count },
    (_nothing, no) =>
      `RCA;RO/22;${numberOf(no)};01.01.2026;31.12.2026;${plateOf(no)};${vinOf(no)};Titular ${no};;0`,
  );
  return [
    'Tip;Serie;Numar;Valabil de la;Valabil pana la;Nr auto;VIN;Asigurat;CNP/CUI;Fransiza',
    ...rows,
  ].join('\n');
}
