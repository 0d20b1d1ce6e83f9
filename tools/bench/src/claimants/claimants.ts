import { setTimeout as pause } from 'node:timers/promises';
import type { Measurement } from '../measurement.ts';
import type { Part, Run } from '../part.ts';
import { whileStaffLook, type LooksFound } from '../pictures/staff-looks.ts';
import { inRounds, type Figures, type Found } from '../rounds.ts';
import { startBenchServer } from '../server/bench-databases.ts';
import { startChildServer } from '../server/child-server.ts';
import { productSettings, signIn } from '../server/product.ts';
import { percentile, pairedRatio, summarise } from '../statistics.ts';
import { openMailbox, withAddresses, type BenchClaimant } from './bench-claimants.ts';
import { formVisitor, TurnedAway } from './form-visitor.ts';

const port = 4382;
const aMinute = 500;
/** More than a day of measurements uses up: a case that is asked for too often gets no further code. */
const reachable = 20_000;
const alone = 'ours, without claimants';
const beside = 'ours, beside claimants';

type Mailbox = Awaited<ReturnType<typeof openMailbox>>;

/** What staff notice of the claimants who look at their cases. */
export const claimants: Part = {
  name: 'claimants',
  about:
    'The worklist of staff among 100,000 assignments while 500 claimants a minute open their case without scripts, from the landing page over the code to a message, beside the same without claimants.',
  measure: async (run) => {
    const databases = await startBenchServer(run.report);
    const database = await databases.copied(run.isQuick ? 8_000 : 100_000, 'claimants', (copy) =>
      withAddresses(copy, run.isQuick ? reachable / 10 : reachable),
    );
    const mailbox = await openMailbox(database);
    const server = await startChildServer(import.meta.resolve('../server/product-process.ts'), {
      ...productSettings(database, port),
      // Each claimant comes from an address of their own.
      TRUST_PROXY: '127.0.0.1',
    });
    try {
      return rowsOf(await measureAll(run, mailbox));
    } finally {
      await server.stop();
      await mailbox.close();
      await databases.stop();
    }
  },
};

async function measureAll(run: Run, mailbox: Mailbox): Promise<Found> {
  const staff = await signIn(`http://127.0.0.1:${port}`);
  const seconds = run.isQuick ? 5 : 30;
  const looks = { origin: `http://127.0.0.1:${port}`, headers: staff, atLeast: 1 };
  const next = queueOf(mailbox.claimants);
  await whileStaffLook(looks, () => warmUp(mailbox, next));

  return inRounds(run, [
    { name: alone, look: () => whileStaffLook(looks, () => pause(seconds * 1_000)) },
    {
      name: beside,
      async look(): Promise<LooksFound & Figures> {
        let visits: (number | 'turned away')[] = [];
        const found = await whileStaffLook(looks, async () => {
          visits = await claimantsFor(seconds, mailbox, next);
        });
        const took = visits.filter((each) => each !== 'turned away');
        return { ...found, visit: percentile(took, 0.95), turnedAway: visits.length - took.length };
      },
    },
  ]);
}

/** What is only loaded once does not count, and neither do the jobs of the start, which go through all work. */
async function warmUp(mailbox: Mailbox, next: () => BenchClaimant): Promise<void> {
  for (let tries = 0, inARow = 0; inARow < 10; tries += 1) {
    if (tries > 100) throw new Error('The product is not ready for claimants.');
    const isTaken = (await timed(() => visit(mailbox, next()))) !== 'turned away';
    inARow = isTaken ? inARow + 1 : 0;
    if (!isTaken) await pause(2_000);
  }
}

/** How long a visit took, in milliseconds. */
async function timed(visiting: () => Promise<void>): Promise<number | 'turned away'> {
  const startedAt = performance.now();
  try {
    await visiting();
    return performance.now() - startedAt;
  } catch (error) {
    if (error instanceof TurnedAway) return 'turned away';
    throw error;
  }
}

/** Every claimant once, beginning with another one in each run: what was asked for before is still counted. */
function queueOf(all: readonly BenchClaimant[]): () => BenchClaimant {
  let at = Math.floor(Math.random() * all.length);
  return () => {
    at = (at + 1) % all.length;
    const claimant = all[at];
    if (claimant === undefined) throw new Error('Nobody can be reached.');
    return claimant;
  };
}

/** Claimants come at their pace, however long the others take; answers how long each of them took, in milliseconds. */
async function claimantsFor(seconds: number, mailbox: Mailbox, next: () => BenchClaimant) {
  const count = Math.round((seconds * aMinute) / 60);
  const begun = performance.now();
  return Promise.all(
    Array.from({ length: count }, async (_nothing, index) => {
      await pause(Math.max(0, begun + (index * 60_000) / aMinute - performance.now()));
      return timed(() => visit(mailbox, next()));
    }),
  );
}

/** Landing page, case number, code, case, a message to the handler: nine requests, one after the other. */
async function visit(mailbox: Mailbox, claimant: BenchClaimant): Promise<void> {
  const visitor = formVisitor(`http://127.0.0.1:${port + 1}`, someAddress());
  await visitor.open('/status?org_code=demo');
  const asked = await visitor.open(`/status/search?org_code=demo&lang=ro&case_no=${claimant.caseNo}`);
  const waiting = await visitor.submit(asked, 'send');
  const opened = await visitor.submit(waiting, 'open', { code: await mailbox.codeOf(claimant) });
  const text = `Când vine oferta? (${Math.random()})`;
  const written = await visitor.submit(opened, 'write', { text });
  if (!written.body.includes(text)) throw new Error(`${claimant.caseNo} does not show the message.`);
}

function someAddress(): string {
  const part = () => 1 + Math.floor(Math.random() * 250);
  return `10.${part()}.${part()}.${part()}`;
}

function rowsOf(found: Found): Measurement[] {
  const rowOf = (figure: 'p50' | 'p95'): Measurement => {
    const [ours, control] = [found.of(beside, figure), found.of(alone, figure)];
    return {
      metric: `worklist: ${figure} for staff beside ${aMinute} claimants a minute`,
      unit: 'ms',
      ours: summarise(ours),
      control: { name: 'the same without claimants', value: summarise(control), isReported: false },
      ratio: pairedRatio(ours, control),
      ...(figure === 'p95' && { goal: { name: 'C1', judges: 'ratio', atMost: 1.5 } }),
    };
  };
  return [
    rowOf('p95'),
    rowOf('p50'),
    {
      metric: 'a claimant without scripts, from the landing page to a message sent: nine requests, p95',
      unit: 'ms',
      ours: summarise(found.of(beside, 'visit')),
    },
    {
      metric: `of ${aMinute} claimants a minute: turned away, because the server had too much to do`,
      unit: 'count',
      ours: summarise(found.of(beside, 'turnedAway')),
    },
  ];
}
