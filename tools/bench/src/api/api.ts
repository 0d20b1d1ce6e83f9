import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { DatabaseConnection } from '@dosar/api/database';
import type { Measurement } from '../measurement.ts';
import type { Part, Run } from '../part.ts';
import { peers } from '../peers.ts';
import { inRounds, type Found, type Subject } from '../rounds.ts';
import { startBenchServer } from '../server/bench-databases.ts';
import { startChildServer, type ChildServer } from '../server/child-server.ts';
import { workOf } from '../server/processor-time.ts';
import { databaseUrl, startProduct, type Product } from '../server/product.ts';
import { pairedRatio, summarise } from '../statistics.ts';
import { cacheFolder } from '../workspace.ts';
import { loadEndpoint, type Endpoint } from './load-endpoint.ts';
import { asRowsOfValues, worklistStatement } from './worklist-statement.ts';

const ports = {
  product: 4380,
  million: 4382,
  nodeHttp: 4384,
  fastifyPg: 4385,
  samePage: 4386,
  sameText: 4387,
};
const filter = { filter_keys: 0, category_code: 'active' as const };
const request = JSON.stringify(filter);
const connections = [1, 16];

const ours = 'ours';
const processorWork = 'processor time per answer, server and database,';
const million = 'ours, a million assignments';
const nodeHttp = 'node http, ready JSON';
const fastifyPg = 'fastify + pg, a short statement';
const samePage = 'fastify + pg, our page by values';
const sameText = 'fastify + pg, our page as text';

/** The worklist over HTTP, as a signed-in handler asks for it. */
export const api: Part = {
  name: 'api',
  about:
    'A page of 50 rows over HTTP with authentication, access, limits, tenant transaction, total and log line; the controls do none of it. The load comes from the same machine.',
  measure: async (run) => {
    const databases = await startBenchServer(run.report);
    const running: ChildServer[] = [];
    const keep = <Server extends ChildServer>(server: Server) => {
      running.push(server);
      return server;
    };
    try {
      const demo = await databases.demo();
      const product = keep(await startProduct(demo, ports.product));
      const large = keep(
        await startProduct(await databases.filled(run.isQuick ? 100_000 : 1_000_000), ports.million),
      );
      const controls = await startControls(demo, await readyAnswer(product), keep);
      const targets = [subjectOf(ours, product), subjectOf(million, large), ...controls];
      return rowsOf(await measureAll(run, targets, databases.pid));
    } finally {
      for (const server of running) await server.stop();
      await databases.stop();
    }
  },
};

type Target = { name: string; pid: number; endpoint: () => Promise<Endpoint> };

/** Signed in anew for each look: a session of a demo user lives shorter than a long run. */
function subjectOf(name: string, product: Product): Target {
  const url = `${product.staffOrigin}/api/assignment/browseWorklist`;
  return {
    name,
    pid: product.pid,
    endpoint: async () => ({ url, headers: await product.signIn(), body: request }),
  };
}

async function startControls(
  demo: DatabaseConnection,
  answer: string,
  keep: (server: ChildServer) => ChildServer,
): Promise<Target[]> {
  mkdirSync(cacheFolder, { recursive: true });
  const answerFile = path.join(cacheFolder, 'worklist.json');
  writeFileSync(answerFile, answer);
  const statement = await worklistStatement(demo, filter);
  const fileOf = (name: string, content: unknown) => {
    const file = path.join(cacheFolder, name);
    writeFileSync(file, JSON.stringify(content));
    return file;
  };
  const start = async (
    name: string,
    program: string,
    port: number,
    variables: Record<string, string>,
  ): Promise<Target> => {
    const { pid } = keep(
      await startChildServer(program, { ...variables, PORT: String(port), NODE_ENV: 'production' }),
    );
    const url = `http://127.0.0.1:${port}/worklist`;
    return { name, pid, endpoint: async () => ({ url, headers: {}, body: request }) };
  };
  return [
    await start(nodeHttp, import.meta.resolve('./controls/node-http.ts'), ports.nodeHttp, {
      ANSWER_FILE: answerFile,
    }),
    await start(fastifyPg, import.meta.resolve('./controls/fastify-pg.ts'), ports.fastifyPg, {
      DATABASE_URL: databaseUrl(demo),
    }),
    await start(samePage, import.meta.resolve('./controls/fastify-pg.ts'), ports.samePage, {
      DATABASE_URL: databaseUrl(demo),
      STATEMENT_FILE: fileOf('worklist-by-values.json', asRowsOfValues(statement)),
    }),
    await start(sameText, import.meta.resolve('./controls/fastify-pg.ts'), ports.sameText, {
      DATABASE_URL: databaseUrl(demo),
      STATEMENT_FILE: fileOf('worklist-as-text.json', statement),
    }),
  ];
}

async function readyAnswer(product: Product): Promise<string> {
  const { url, headers, body } = await subjectOf(ours, product).endpoint();
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  const text = await answer.text();
  const { items } = JSON.parse(text) as { items?: unknown[] };
  if (items?.length !== 50) throw new Error(`The worklist did not answer 50 rows: ${text.slice(0, 200)}`);
  return text;
}

async function measureAll(
  run: Run,
  targets: Target[],
  databasePid: () => number | undefined,
): Promise<Found> {
  const seconds = run.isQuick ? 1 : 4;
  for (const { endpoint } of targets) await loadEndpoint(await endpoint(), 16, seconds / 2);
  const subjects = targets.map(({ name, pid, endpoint }): Subject => ({
    name,
    async look() {
      const wanted = await endpoint();
      const figures: Record<string, number> = {};
      for (const count of connections) {
        // The database works for nobody else meanwhile.
        const before = workOf([pid, databasePid()]);
        const found = await loadEndpoint(wanted, count, seconds);
        const worked = workOf([pid, databasePid()]) - before;
        figures[`work at ${count}`] = worked / (found.perSecond * seconds);
        for (const [figure, value] of Object.entries(found)) figures[`${figure} at ${count}`] = value;
      }
      return figures;
    },
  }));
  return inRounds(run, subjects);
}

function rowsOf(found: Found): Measurement[] {
  const row = (figure: string, control: string, unit: Measurement['unit']): Measurement => ({
    metric: `${figure.replace('perSecond', 'answers').replace('work', processorWork)} connection${figure.endsWith(' 1') ? '' : 's'}`,
    unit,
    ours: summarise(found.of(ours, figure)),
    control: { name: control, value: summarise(found.of(control, figure)), isReported: false },
    ratio: pairedRatio(found.of(ours, figure), found.of(control, figure)),
  });
  // This machine is not the one where the peer was measured; the same control was measured on both.
  const directus = (figure: string, peer: 'perSecond' | 'p99', unit: Measurement['unit']): Measurement => {
    const share = peers.server.Directus[peer] / peers.server.fastifyPg[peer];
    const here = found.of(fastifyPg, figure).map((value) => value * share);
    return {
      ...row(figure, fastifyPg, unit),
      control: { name: 'Directus in proportion', value: summarise(here), isReported: true },
      ratio: pairedRatio(found.of(ours, figure), here),
    };
  };
  return [
    {
      // What one would write: the same page read in the same way, each row an object that becomes text.
      ...row('perSecond at 16', samePage, 'per second'),
      goal: { name: 'S1', judges: 'ratio', atLeast: 0.8 },
    },
    // What is left between these two is all that the product does beside the page itself.
    row('perSecond at 16', sameText, 'per second'),
    row('perSecond at 16', fastifyPg, 'per second'),
    {
      ...directus('perSecond at 16', 'perSecond', 'per second'),
      goal: { name: 'S1', judges: 'ratio', atLeast: 8 },
    },
    row('perSecond at 16', nodeHttp, 'per second'),
    row('perSecond at 16', million, 'per second'),
    { ...row('p99 at 16', samePage, 'ms'), goal: { name: 'S2', judges: 'ratio', atMost: 1.5 } },
    directus('p99 at 16', 'p99', 'ms'),
    ...(found.of(ours, 'work at 16').some(Number.isNaN) ? [] : [workRow(row)]),
    row('perSecond at 1', samePage, 'per second'),
    row('p50 at 1', samePage, 'ms'),
    row('p50 at 1', nodeHttp, 'ms'),
  ];
}

type RowOf = (figure: string, control: string, unit: Measurement['unit']) => Measurement;

/** What S1 asks for, in a figure that other work on the machine hardly touches. */
function workRow(row: RowOf): Measurement {
  return { ...row('work at 16', samePage, 'ms'), goal: { name: 'S1', judges: 'ratio', atMost: 1 / 0.8 } };
}
