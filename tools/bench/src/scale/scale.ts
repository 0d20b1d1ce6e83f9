import type { Measurement } from '../measurement.ts';
import type { Part, Run } from '../part.ts';
import { inRounds, type Found, type Subject } from '../rounds.ts';
import { pairedRatio, percentile, summarise } from '../statistics.ts';
import { startBenchServer } from '../server/bench-databases.ts';
import { planRows } from './plan-rows.ts';
import type { Question } from './questions.ts';
import { openWorklistDatabase, type WorklistDatabase } from './worklist-database.ts';
import type { WorklistView } from './worklist-views.ts';

/** One organisation with so much work, in a database of its own. */
type Size = { assignments: number; database: WorklistDatabase };

const warmUps = 10;
const usualSize = 1_000_000;

/** The worklist of one organisation, from a few hundred assignments to a million. */
export const scale: Part = {
  name: 'scale',
  about:
    'One page of 50 rows of the worklist: use case, SQL and tenant transaction, without HTTP. Ours is a million assignments, the control the same page of a small organisation in the same moment.',
  measure: (run) => measureAt(run, usualSize),
};

/** The same at ten million: about half an hour to fill and 25 GB, once. */
export const tenMillion: Part = {
  name: 'ten-million',
  about: 'What `scale` measures, at ten million assignments instead of a million.',
  isOnRequest: true,
  measure: (run) => measureAt(run, 10_000_000),
};

/** Beside smaller organisations in the same moment; a quick run stops at these. */
async function measureAt(run: Run, largest: number): Promise<Measurement[]> {
  const server = await startBenchServer(run.report);
  const sizes: Size[] = [];
  try {
    for (const assignments of run.isQuick ? [300, 100_000] : [300, 100_000, largest]) {
      const database = await openWorklistDatabase(await server.filled(assignments));
      sizes.push({ assignments, database });
    }
    return await measureSizes(run, sizes);
  } finally {
    for (const { database } of sizes) await database.close();
    await server.stop();
  }
}

async function measureSizes(run: Run, sizes: Size[]): Promise<Measurement[]> {
  const largest = sizes.at(-1);
  if (largest === undefined) return [];
  const { views } = largest.database;
  const times = run.isQuick ? 20 : 100;
  const { questions } = largest.database;
  const found = await inRounds(run, [
    ...views.map((view, index) => timesOfView(view, index, sizes, times)),
    ...questions.map((question) => timesOfQuestion(question, largest, times)),
  ]);

  const rows: Measurement[] = [];
  for (const [index, view] of views.entries()) {
    rows.push(...timeRows(view, found, await controlOf(index, sizes), largest.assignments));
  }
  rows.push(...questions.map((question) => questionRow(question, found, largest.assignments)));
  return [...rows, await changeRow(largest), ...(await planRows(largest.database))];
}

/** Only in the largest organisation: the goal is a time, not a ratio. */
function timesOfQuestion(question: Question, { database }: Size, times: number): Subject {
  return {
    name: question.name,
    async look() {
      const samples: number[] = [];
      for (let time = -warmUps; time < times; time += 1) {
        const startedAt = performance.now();
        await database.ask(question);
        if (time >= 0) samples.push(performance.now() - startedAt);
      }
      return { p99: percentile(samples, 0.99) };
    },
  };
}

function questionRow(question: Question, found: Found, assignments: number): Measurement {
  const { name } = question;
  const goal = assignments > usualSize ? question.goalAtTenMillion : question.goal;
  return {
    metric: `${name}, p99`,
    unit: 'ms',
    ours: summarise(found.of(name, 'p99')),
    ...(goal && { goal: { ...goal, judges: 'ours' } }),
  };
}

const changes = 7;

/** The same change to many at once, which a person waits for. */
async function changeRow({ database }: Size): Promise<Measurement> {
  const times: number[] = [];
  for (let time = 0; time < changes; time += 1) times.push(await database.changeTwoHundred());
  return {
    metric: 'the same change to 200 assignments',
    unit: 'ms',
    ours: summarise(times),
    goal: { name: 'S8', judges: 'ours', atMost: 2_000 },
  };
}

/** Sizes take turns page by page, so that a busy moment meets all of them. */
function timesOfView({ name }: WorklistView, index: number, sizes: Size[], times: number): Subject {
  return {
    name,
    async look() {
      const samples = sizes.map(() => [] as number[]);
      for (let time = -warmUps; time < times; time += 1) {
        for (const [position, { database }] of sizes.entries()) {
          const startedAt = performance.now();
          await database.browse(filterOf(database, index));
          if (time >= 0) samples[position]?.push(performance.now() - startedAt);
        }
      }
      return Object.fromEntries(
        sizes.flatMap(({ assignments }, position) =>
          [50, 95, 99].map((share) => [
            figure(share, assignments),
            percentile(samples[position] ?? [], share / 100),
          ]),
        ),
      );
    },
  };
}

/** The smallest size that fills as long a page: fewer rows would be quicker for no merit. */
async function controlOf(index: number, sizes: Size[]): Promise<number | undefined> {
  const pages: { assignments: number; rows: number }[] = [];
  for (const { assignments, database } of sizes)
    pages.push({ assignments, rows: await database.browse(filterOf(database, index)) });
  const wanted = pages.at(-1)?.rows;
  const control = pages.find(({ rows }) => rows === wanted)?.assignments;
  return control === pages.at(-1)?.assignments ? undefined : control;
}

function timeRows(
  { name, kind }: WorklistView,
  found: Found,
  control: number | undefined,
  assignments: number,
): Measurement[] {
  const row = (share: number): Measurement => {
    const ours = found.of(name, figure(share, assignments));
    const other = control === undefined ? undefined : found.of(name, figure(share, control));
    return {
      metric: `${name}, p${share}`,
      unit: 'ms',
      ours: summarise(ours),
      ...(other !== undefined && {
        control: { name: `at ${grouped(control)}`, value: summarise(other), isReported: false },
        ratio: pairedRatio(ours, other),
      }),
    };
  };
  if (kind === 'search' && assignments > usualSize) return [row(99)];
  if (kind === 'search') return [{ ...row(99), goal: { name: 'S4', judges: 'ours', atMost: 25 } }];
  if (kind === 'combined' || control === undefined) return [row(95)];
  const flat = { name: 'S3', judges: 'ratio', atMost: 2 } as const;
  return [50, 95].map((share) => ({ ...row(share), goal: flat }));
}

function filterOf(database: WorklistDatabase, index: number): WorklistView['filter'] {
  const view = database.views[index];
  if (view === undefined) throw new Error('All sizes have the same views.');
  return view.filter;
}

function figure(share: number, assignments: number): string {
  return `p${share} at ${assignments}`;
}

function grouped(count: number | undefined): string {
  return String(count ?? '').replaceAll(/\B(?=(\d{3})+$)/g, ',');
}
