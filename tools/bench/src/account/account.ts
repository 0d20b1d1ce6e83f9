import { loadEndpoint, type Endpoint } from '../api/load-endpoint.ts';
import type { Goal, Measurement, Unit } from '../measurement.ts';
import type { Part, Run } from '../part.ts';
import { inRounds, type Figures, type Found } from '../rounds.ts';
import { startBenchServer, type BenchServer } from '../server/bench-databases.ts';
import { startChildServer, type ChildServer } from '../server/child-server.ts';
import { ownWork, workOf } from '../server/processor-time.ts';
import { productSettings, signIn } from '../server/product.ts';
import { pairedRatio, summarise } from '../statistics.ts';
import { checksPerSecond, refusalTimes, signInsPerSecond, withWork } from './sign-ins.ts';

const ports = { asking: 4386, askingNobody: 4388 };
const asking = 'ours';
const askingNobody = 'the same, asking nobody who they are';
const argon2 = 'argon2id alone';
const inFlood = 'ours, in a flood of sign-ins';
const signIns = 'sign-ins';
const refusals = 'refusals';

/** What is asked with and without tokens. */
type Asked = { name: string; path: string; body?: string };

/** Hardly any work. */
const statuses: Asked = { name: 'statuses', path: '/api/assignment/browseStatuses' };

/** The page that people ask for most. */
const worklist: Asked = {
  name: 'worklist',
  path: '/api/assignment/browseWorklist',
  body: JSON.stringify({ filter_keys: 0, category_code: 'active' }),
};

/** What knowing who calls costs: signing in, and each request afterwards. */
export const account: Part = {
  name: 'account',
  about:
    'Signing in beside the bare check of the password, requests with tokens beside the same requests of nobody, an unknown name beside a wrong password.',
  measure: async (run) => {
    const databases = await startBenchServer(run.report);
    const running: ChildServer[] = [];
    try {
      const organisation = await databases.filled(300);
      const start = async (port: number, more: Record<string, string> = {}) => {
        const program = import.meta.resolve('./staff-process.ts');
        const server = await startChildServer(program, { ...productSettings(organisation, port), ...more });
        running.push(server);
        return { pid: server.pid, origin: `http://127.0.0.1:${port}` };
      };
      const ours = await start(ports.asking);
      const control = await start(ports.askingNobody, { ASKS_NOBODY: '1' });
      return rowsOf(await measureAll(run, databases, { ours, control }));
    } finally {
      for (const server of running) await server.stop();
      await databases.stop();
    }
  },
};

type Staff = { pid: number; origin: string };

async function measureAll(
  run: Run,
  databases: BenchServer,
  { ours, control }: { ours: Staff; control: Staff },
): Promise<Found> {
  const seconds = run.isQuick ? 1 : 4;
  const anas = () => signIn(ours.origin);
  // Whom the control takes everybody for.
  await loadEndpoint(endpointOf(control, statuses, await signIn(control.origin)), 1, 1);

  return inRounds(run, [
    {
      name: asking,
      look: async () => {
        const headers = await anas();
        const { p50, p99 } = await loadEndpoint(endpointOf(ours, statuses, headers), 1, seconds);
        return { p50, p99, ...(await answersOf(ours, headers, seconds, databases)) };
      },
    },
    { name: askingNobody, look: () => answersOf(control, {}, seconds, databases) },
    {
      name: inFlood,
      look: async () => {
        const endpoint = endpointOf(ours, statuses, await anas());
        const flood = signInsPerSecond(ours.origin, seconds);
        const { p50, p99 } = await loadEndpoint(endpoint, 1, seconds);
        await flood;
        return { p50, p99 };
      },
    },
    {
      name: signIns,
      look: () =>
        withWork(
          seconds,
          () => workOf([ours.pid, databases.pid()]),
          () => signInsPerSecond(ours.origin, seconds),
        ),
    },
    { name: argon2, look: () => withWork(seconds, ownWork, () => checksPerSecond(seconds)) },
    { name: refusals, look: () => refusalTimes(ours.origin, run.isQuick ? 8 : 40) },
  ]);
}

function endpointOf({ origin }: Staff, { path, body }: Asked, headers: Record<string, string>): Endpoint {
  return { url: origin + path, headers, ...(body !== undefined && { body }) };
}

async function answersOf(
  staff: Staff,
  headers: Record<string, string>,
  seconds: number,
  databases: BenchServer,
): Promise<Figures> {
  const figures: Figures = {};
  for (const asked of [statuses, worklist]) {
    // The database works for nobody else meanwhile.
    const before = workOf([staff.pid, databases.pid()]);
    const { perSecond } = await loadEndpoint(endpointOf(staff, asked, headers), 16, seconds);
    figures[`${asked.name} work`] = (workOf([staff.pid, databases.pid()]) - before) / (perSecond * seconds);
    figures[`${asked.name} perSecond`] = perSecond;
  }
  return figures;
}

type Goals = Omit<Goal, 'judges'>;

function rowsOf(found: Found): Measurement[] {
  const flood = (figure: 'p50' | 'p99') =>
    row(
      [`statuses: ${figure} at 1 connection while eight people sign in all the time`, 'ms'],
      found.of(inFlood, figure),
      ['the same while nobody does', found.of(asking, figure)],
    );
  return [
    row(
      ['sign-ins of eight people at once', 'per second'],
      found.of(signIns, 'perSecond'),
      [argon2, found.of(argon2, 'perSecond')],
      { name: 'A1', atLeast: 0.6 },
    ),
    ...(found.of(signIns, 'work').some(Number.isNaN) ? [] : [signInWork(found)]),
    ...[statuses, worklist].flatMap(({ name }) => overheadRows(found, name)),
    row(
      ['refusal of an unknown name', 'ms'],
      found.of(refusals, 'unknown'),
      ['refusal of a wrong password', found.of(refusals, 'wrong')],
      { name: 'G6', atLeast: 0.95, atMost: 1.05 },
    ),
    flood('p50'),
    flood('p99'),
  ];
}

/** What A1 asks for, without what the people who sign in and other work on the machine take of the processors. */
function signInWork(found: Found): Measurement {
  return row(
    ['processor time per sign-in, server and database', 'ms'],
    found.of(signIns, 'work'),
    [argon2, found.of(argon2, 'work')],
    { name: 'A1', atMost: 1 / 0.6 },
  );
}

function overheadRows(found: Found, name: string): Measurement[] {
  const overhead = (what: string, unit: Unit, figure: string, goal: Goals) => {
    const [ours, nobody] = [
      found.of(asking, `${name} ${figure}`),
      found.of(askingNobody, `${name} ${figure}`),
    ];
    return ours.some(Number.isNaN)
      ? []
      : [row([`${name}: ${what}`, unit], ours, [askingNobody, nobody], goal)];
  };
  return [
    ...overhead('answers at 16 connections', 'per second', 'perSecond', { name: 'A2', atLeast: 1 / 1.15 }),
    ...overhead('processor time per answer', 'ms', 'work', { name: 'A2', atMost: 1.15 }),
  ];
}

function row(
  [metric, unit]: [string, Unit],
  ours: number[],
  [control, other]: [string, number[]],
  goal?: Goals,
): Measurement {
  return {
    metric,
    unit,
    ours: summarise(ours),
    control: { name: control, value: summarise(other), isReported: false },
    ratio: pairedRatio(ours, other),
    ...(goal && { goal: { ...goal, judges: 'ratio' } }),
  };
}
