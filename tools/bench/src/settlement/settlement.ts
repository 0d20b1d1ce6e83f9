import { createDatabase } from '@dosar/api/database';
import type { Measurement } from '../measurement.ts';
import type { Part, Run } from '../part.ts';
import { inRounds } from '../rounds.ts';
import { findSamples } from '../scale/find-samples.ts';
import { openWorklistDatabase, type WorklistDatabase } from '../scale/worklist-database.ts';
import { startBenchServer } from '../server/bench-databases.ts';
import { median, pairedRatio, summarise } from '../statistics.ts';
import { lookThroughClocks } from './look-through-clocks.ts';
import { withMoney } from './with-money.ts';

const assignments = 100_000;
const clocks = 10_000;
const missed = clocks / 10;
const looking = 'clocks';
const shownViews = ['first page', 'legal deadline soon'];
const warmUps = 10;

/** What the terms of the law and the money of claim files cost those who wait for something else. */
export const settlement: Part = {
  name: 'settlement',
  about:
    '10,000 clocks of the law looked through, a tenth of them missed and warned of; and a page of the worklist of 100,000 assignments whose files have clocks, reserves, ledgers and offers, the control the same page of files without any. Without HTTP.',
  measure: async (run) => {
    const server = await startBenchServer(run.report);
    const plainConnection = await server.filled(assignments);
    const richConnection = await server.copied(assignments, 'money', (database) =>
      withMoney(database, clocks),
    );
    const plain = await openWorklistDatabase(plainConnection);
    const rich = await openWorklistDatabase(richConnection);
    const db = createDatabase(richConnection, { maxConnections: 1 });
    try {
      const { orgId } = await findSamples(richConnection);
      const found = await inRounds(run, [
        {
          name: looking,
          look: async () => {
            const { first, again } = await lookThroughClocks(db, orgId);
            return { first: first.seconds, again: again.seconds, warned: first.warned, twice: again.warned };
          },
        },
        ...shownViews.map((name) => ({ name, look: () => pageTimes(run, { name, plain, rich }) })),
      ]);
      const clock = (figure: string) => summarise(found.of(looking, figure));
      const withinSeconds = { name: 'W2', judges: 'ours', atMost: 5 } as const;
      const eachOnce = { name: 'W2', judges: 'ours', atMost: missed, atLeast: missed } as const;
      return [
        { metric: '10,000 clocks, 1,000 warned of', unit: 's', ours: clock('first'), goal: withinSeconds },
        { metric: '10,000 clocks, all warned of', unit: 's', ours: clock('again'), goal: withinSeconds },
        {
          metric: 'missed terms warned of',
          unit: 'count',
          ours: clock('warned'),
          isExact: true,
          goal: eachOnce,
        },
        {
          metric: 'the same after a second run',
          unit: 'count',
          ours: clock('twice'),
          isExact: true,
          goal: eachOnce,
        },
        ...shownViews.map((name) => pageRow(name, found.of(name, 'rich'), found.of(name, 'plain'))),
      ];
    } finally {
      await db.close();
      await plain.close();
      await rich.close();
      await server.stop();
    }
  },
};

type Sides = { name: string; plain: WorklistDatabase; rich: WorklistDatabase };

/** Both take turns page by page, each the first one every other time, so that a busy moment meets both. */
async function pageTimes({ isQuick }: Run, { name, plain, rich }: Sides) {
  const filterOf = ({ views }: WorklistDatabase) => {
    const view = views.find((one) => one.name === name);
    if (view === undefined) throw new Error(`There is no view called ${name}.`);
    return view.filter;
  };
  const times = { plain: [] as number[], rich: [] as number[] };
  for (let time = -warmUps; time < (isQuick ? 40 : 200); time += 1) {
    const turn = time % 2 === 0 ? (['plain', 'rich'] as const) : (['rich', 'plain'] as const);
    for (const side of turn) {
      const database = side === 'plain' ? plain : rich;
      const filter = filterOf(database);
      const startedAt = performance.now();
      const rows = await database.browse(filter);
      if (time >= 0) times[side].push(performance.now() - startedAt);
      if (rows === 0) throw new Error(`The page of ${name} is empty.`);
    }
  }
  return { plain: median(times.plain), rich: median(times.rich) };
}

function pageRow(name: string, rich: readonly number[], plain: readonly number[]): Measurement {
  return {
    metric: `worklist with money and clocks: ${name}, p50`,
    unit: 'ms',
    ours: summarise(rich),
    control: { name: 'the same without', value: summarise(plain), isReported: false },
    ratio: pairedRatio(rich, plain),
    goal: { name: 'W2', judges: 'ratio', atMost: 1.05 },
  };
}
