import { setTimeout as pause } from 'node:timers/promises';
import type { Schema } from '@dosar/openapi';
import type { Measurement } from '../measurement.ts';
import type { Part, Run } from '../part.ts';
import { whileStaffLook } from '../pictures/staff-looks.ts';
import { inRounds, type Found } from '../rounds.ts';
import { startBenchServer } from '../server/bench-databases.ts';
import { demoLogin, startProduct, type Product } from '../server/product.ts';
import { pairedRatio, summarise } from '../statistics.ts';
import { countOpenFiles, withCustomers, withoutPlatesOf, type Sizes } from './bench-customers.ts';
import { matchTimes } from './match-files.ts';

const port = 4382;
const configurator = 'calin.dobre';
const whole: Sizes = { customers: 1_000, plates: 50_000, files: 10_000 };
const quick: Sizes = { customers: 100, plates: 5_000, files: 1_000 };
const changed = 200;
const matchedFiles = 1_000;
const quietLooks = 100;
const longestCheck = 300_000;

/** What the lists of special customers cost whoever imports them, whoever reports a claim and whoever looks at their work. */
export const specialCustomers: Part = {
  name: 'special-customers',
  about:
    'Over HTTP: a list of 50,000 plates shown and applied, and once more with 200 changes; 10,000 open files checked in the background, and the worklist meanwhile beside the same while nothing else runs. Without HTTP: matching one file, with 1,000 customers and 50,000 plates.',
  measure: async (run) => {
    const sizes = run.isQuick ? quick : whole;
    const databases = await startBenchServer(run.report);
    const database = await databases.copied(run.isQuick ? 8_000 : 100_000, 'special', (copy) =>
      withCustomers(copy, sizes),
    );
    if ((await countOpenFiles(database)) !== sizes.files) throw new Error('There are too few open files.');
    // Before the product runs: its jobs would hold the same files.
    const matching = await inRounds(run, [
      { name: 'match', look: () => matchTimes(database, run.isQuick ? 200 : matchedFiles) },
    ]);
    const product = await startProduct(database, port);
    try {
      const calls = await callsOf(product);
      const customerId = await calls.newCustomer();
      const found = await inRounds(run, [
        {
          name: 'list',
          async look() {
            await withoutPlatesOf(database, customerId);
            const first = await seconds(() =>
              calls.import(customerId, listOf(sizes.plates, 0), sizes.plates),
            );
            const again = await seconds(() =>
              calls.import(customerId, listOf(sizes.plates, changed), changed),
            );
            await withoutPlatesOf(database, customerId);
            return { first, again };
          },
        },
        { name: 'check', look: () => checkTimes(run, product, calls, sizes) },
      ]);
      return measurementsOf(sizes, matching, found);
    } finally {
      await product.stop();
      await databases.stop();
    }
  },
};

/** The rows of what was found. */
function measurementsOf(sizes: Sizes, matching: Found, found: Found): Measurement[] {
  const of = (subject: string, figure: string) => summarise(found.of(subject, figure));
  const within = (atMost: number) => ({ name: 'B6', judges: 'ours', atMost }) as const;
  const count = sizes.plates.toLocaleString('en');
  const files = sizes.files.toLocaleString('en');
  return [
    {
      metric: `${count} plates shown and applied`,
      unit: 's',
      ours: of('list', 'first'),
      goal: within(20),
    },
    {
      metric: `the same list with ${changed} changes`,
      unit: 's',
      ours: of('list', 'again'),
      goal: within(5),
    },
    {
      metric: 'recognising a file, p99',
      unit: 'ms',
      ours: summarise(matching.of('match', 'recognise')),
      goal: within(5),
    },
    {
      metric: 'matching a file of nobody special, p99',
      unit: 'ms',
      ours: summarise(matching.of('match', 'unmatched')),
      goal: within(5),
    },
    {
      metric: 'matching a file of a customer, with rules, deadlines and history, p99',
      unit: 'ms',
      ours: summarise(matching.of('match', 'matched')),
    },
    { metric: `${files} open files checked`, unit: 's', ours: of('check', 'seconds'), goal: within(30) },
    {
      metric: 'worklist meanwhile, p50',
      unit: 'ms',
      ours: of('check', 'meanwhile'),
      control: { name: 'quiet', value: of('check', 'quiet'), isReported: false },
      ratio: pairedRatio(found.of('check', 'meanwhile'), found.of('check', 'quiet')),
      goal: { name: 'B6', judges: 'ratio', atMost: 1.3 },
    },
  ];
}

type Calls = Awaited<ReturnType<typeof callsOf>>;

/** What a configurator does, over HTTP. */
async function callsOf({ staffOrigin, signIn }: Product) {
  const headers = await signIn({ ...demoLogin, username: configurator });
  const ask = async <Answer>(path: string, init: RequestInit = {}) => {
    const answer = await fetch(`${staffOrigin}/api/specialCustomer/${path}`, {
      ...init,
      headers: { ...headers, ...(typeof init.body === 'string' && { 'content-type': 'application/json' }) },
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
  const post = <Answer>(path: string, body: object) =>
    ask<Answer>(path, { method: 'POST', body: JSON.stringify(body) });
  const upload = <Answer>(path: string, list: string, fields: Record<string, string> = {}) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set('file', new Blob([list], { type: 'text/csv' }), 'parc.csv');
    return ask<Answer>(path, { method: 'POST', body: form });
  };
  return {
    async newCustomer() {
      const { row } = await post<Schema<'SpecialCustomer'>>('addSpecialCustomer', {
        name: `Import ${Date.now()}`,
        kind: 'leasing',
        level: 'C',
        valid_from: null,
        valid_until: null,
        handler_user_id: null,
        contacts: [],
        notes: '',
      });
      return row.special_customer_id;
    },
    async import(customerId: string, list: string, changes: number) {
      const shown = await upload<Schema<'PlatePreview'>>(`previewPlates/${customerId}`, list);
      const found = shown.added_count + shown.changed_count + shown.ended_count;
      if (found !== changes) throw new Error(`The list changes ${found} plates, not ${changes}.`);
      await upload(`importPlates/${customerId}`, list, { differences_key: shown.differences_key });
    },
    async check() {
      await post('startRematch', {});
      for (const begun = Date.now(); Date.now() - begun < longestCheck; await pause(100)) {
        const { rematch } = await ask<Schema<'LastRematch'>>('getRematch');
        if (rematch?.state === 'ready') return rematch;
        if (rematch?.state === 'failed') break;
      }
      throw new Error('The check of the open files did not end.');
    },
  };
}

async function checkTimes(
  run: Run,
  { staffOrigin: origin, pid, signIn }: Product,
  calls: Calls,
  sizes: Sizes,
) {
  const looks = { origin, headers: await signIn(), pid };
  const atLeast = run.isQuick ? quietLooks / 4 : quietLooks;
  const quiet = await whileStaffLook({ ...looks, atLeast }, () => Promise.resolve());
  let took = 0;
  const meanwhile = await whileStaffLook({ ...looks, atLeast: 1 }, async () => {
    const begun = performance.now();
    const { compared_count: compared, gain_count: gained } = await calls.check();
    took = (performance.now() - begun) / 1000;
    if (compared !== sizes.files || gained === 0)
      throw new Error(`${compared} files were checked, of which ${gained} get a customer.`);
  });
  return { seconds: took, quiet: quiet.p50, meanwhile: meanwhile.p50 };
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1000;
}

/** A list of real plates, so many of which begin on another day than in the list before. */
function listOf(count: number, different: number): string {
  const letters = 'ABCDEFGHJKLMNPRSTUVWXYZ';
  const at = (number: number) => letters[number % letters.length] ?? 'A';
  const lines = Array.from({ length: count }, (_nothing, index) => {
    const rest = Math.floor(index / 900);
    const plate = `B ${100 + (index % 900)} ${at(Math.floor(rest / 529))}${at(Math.floor(rest / 23))}${at(rest)}`;
    return `${plate};${index < different ? '15.03.2024' : '14.03.2024'};`;
  });
  return ['NR_INMATR;DATA_START;DATA_STOP', ...lines].join('\n');
}
