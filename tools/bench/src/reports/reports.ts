import { fillDays, ownReports, runReport } from '@dosar/api/areas/reports';
import { createDatabase, inTenant, type DatabaseConnection, type Db } from '@dosar/api/database';
import type { Measurement } from '../measurement.ts';
import type { Part, Run } from '../part.ts';
import { inRounds, type Found, type Subject } from '../rounds.ts';
import { openWorklistDatabase, type WorklistDatabase } from '../scale/worklist-database.ts';
import { staffCall } from '../scale/staff-call.ts';
import { startBenchServer } from '../server/bench-databases.ts';
import { pairedRatio, percentile, summarise } from '../statistics.ts';
import { startFileProcess, type FileProcess } from './file-memory.ts';
import { forgetNewestDay, withThreeYears, type ThreeYears } from './three-years.ts';

const port = 4382;
const calls = 10;
const looksAtIdle = 300;
const rowsOfFile = 200_000;
const rowsOfSmallFile = 20_000;
const writing = 'a file of all cases';
const snapshot = 'the snapshot of a day';

/** What reports cost when there is much to report on. */
export const reports: Part = {
  name: 'reports',
  about:
    'At a million assignments and three years of daily snapshots, use cases without HTTP: each report over the three years; the snapshot of a day, and the worklist meanwhile beside the same while nothing else runs; the memory of a process that writes 200,000 rows as XLSX.',
  measure: async (run) => {
    const server = await startBenchServer(run.report);
    try {
      return await measureOn(run, await server.filled(run.isQuick ? 100_000 : 1_000_000));
    } finally {
      await server.stop();
    }
  },
};

async function measureOn(run: Run, connection: DatabaseConnection): Promise<Measurement[]> {
  const years = await withThreeYears(connection, run.report);
  const worklist = await openWorklistDatabase(connection);
  const db = createDatabase(connection, { maxConnections: 1 });
  const files = await startFileProcess(connection, years, port);
  try {
    // What is loaded once does not count.
    await files.make(years.to, 1);
    const found = await inRounds(run, [
      ...ownReports.map(({ state }) => timesOfReport(state, db, years, run.isQuick ? 3 : calls)),
      whileTaking(connection, { db, worklist }, years, run),
      memoryOfFile(files, years, run),
    ]);
    return rowsOf(found);
  } finally {
    await files.stop();
    await worklist.close();
    await db.close();
  }
}

function timesOfReport(
  state: string,
  db: Db,
  { orgId, userId, from, to }: ThreeYears,
  times: number,
): Subject {
  return {
    name: state,
    async look() {
      const samples: number[] = [];
      for (let time = -1; time < times; time += 1) {
        const begun = performance.now();
        const answer = await inTenant(db, orgId, (tx) => {
          const call = staffCall(tx, { orgId, userId });
          const caller = { ...call.caller, roles: ['claims.manager'] };
          return runReport({ ...call, caller, path: { state }, body: { from, to } });
        });
        if (answer.is_empty) throw new Error(`${state} has nothing to report on.`);
        if (time >= 0) samples.push(performance.now() - begun);
      }
      return { p95: percentile(samples, 0.95) };
    },
  };
}

/** The first page of the worklist while nothing else runs, and then until the newest day is written down again. */
function whileTaking(
  connection: DatabaseConnection,
  { db, worklist }: { db: Db; worklist: WorklistDatabase },
  years: ThreeYears,
  run: Run,
): Subject {
  const { orgId, to } = years;
  const filter = worklist.views[0]?.filter;
  if (filter === undefined) throw new Error('The worklist has no views.');
  const looks = async (goesOn: (count: number) => boolean) => {
    const samples: number[] = [];
    while (goesOn(samples.length)) {
      const begun = performance.now();
      await worklist.browse(filter);
      samples.push(performance.now() - begun);
    }
    return percentile(samples, 0.95);
  };
  return {
    name: snapshot,
    async look() {
      const idle = await looks((count) => count < (run.isQuick ? 50 : looksAtIdle));
      await forgetNewestDay(connection, years);
      const state = { isTaking: true };
      const begun = performance.now();
      const taken = fillDays(db, { orgId, from: to, to }, () => undefined).finally(() => {
        state.isTaking = false;
      });
      const during = await looks(() => state.isTaking);
      if ((await taken) !== 1) throw new Error('The day was not written down.');
      return { took: performance.now() - begun, idle, during };
    },
  };
}

/** As much of the period as has so many rows, and a tenth of them. */
function memoryOfFile(files: FileProcess, { from, to }: ThreeYears, run: Run): Subject {
  const all = run.isQuick ? 1 : 10;
  return {
    name: writing,
    async look() {
      const small = await files.make(dayAt(from, to, 0.94), (rowsOfSmallFile * all) / 10);
      const large = await files.make(dayAt(from, to, 0.45), (rowsOfFile * all) / 10);
      return { took: large.took, grown: large.grown, grownBySmall: small.grown };
    },
  };
}

/** The day that the share of a period lies before. */
function dayAt(from: string, to: string, share: number): string {
  const [first, last] = [Date.parse(from), Date.parse(to)];
  return new Date(first + (last - first) * share).toISOString().slice(0, 10);
}

function rowsOf(found: Found): Measurement[] {
  const [idle, during] = [found.of(snapshot, 'idle'), found.of(snapshot, 'during')];
  return [
    ...ownReports.map(({ state, name }): Measurement => ({
      metric: `${name.en}, three years, p95`,
      unit: 'ms',
      ours: summarise(found.of(state, 'p95')),
      goal: { name: 'R1', judges: 'ours', atMost: 1_000 },
    })),
    {
      metric: 'the snapshot of a day',
      unit: 'ms',
      ours: summarise(found.of(snapshot, 'took')),
      goal: { name: 'R2', judges: 'ours', atMost: 60_000 },
    },
    {
      metric: 'first page of the worklist meanwhile, p95',
      unit: 'ms',
      ours: summarise(during),
      control: { name: 'while nothing else runs', value: summarise(idle), isReported: false },
      ratio: pairedRatio(during, idle),
      goal: { name: 'R3', judges: 'ratio', atMost: 1.3 },
    },
    {
      metric: '200,000 rows as XLSX, memory of the process grows by',
      unit: 'kB',
      ours: summarise(found.of(writing, 'grown')),
      control: {
        name: '20,000 rows',
        value: summarise(found.of(writing, 'grownBySmall')),
        isReported: false,
      },
      goal: { name: 'R4', judges: 'ours', atMost: 60_000 },
    },
    {
      metric: '200,000 rows as XLSX, until they are written',
      unit: 'ms',
      ours: summarise(found.of(writing, 'took')),
    },
  ];
}
