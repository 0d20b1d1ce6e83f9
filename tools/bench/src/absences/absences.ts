import type { Schema } from '@dosar/openapi';
import type { Part, Run } from '../part.ts';
import { inRounds } from '../rounds.ts';
import { withCalendar } from '../scheduling/bench-calendar.ts';
import { startBenchServer } from '../server/bench-databases.ts';
import { demoLogin, startProduct } from '../server/product.ts';
import { percentile, summarise } from '../statistics.ts';
import { manager, withTeam } from './bench-team.ts';

const port = 4382;
const name = 'absences';
const days = 92;
const calls = 40;
const quickCalls = 10;

/** How long a manager waits for what approving a leave would change, and for the wall chart of a large team. */
export const absences: Part = {
  name,
  about:
    'Over HTTP, one call after the other: what approving a leave of four weeks would change, with 60 visits and 200 tasks in it and 40 assessors who could make the visits; and the wall chart of 200 people over 92 days.',
  measure: async (run) => {
    const databases = await startBenchServer(run.report);
    const database = await databases.filled(8_000);
    // Before the product runs: its jobs would want the same rows.
    await withCalendar(database, 0);
    const absenceId = await withTeam(database);
    const product = await startProduct(database, port);
    try {
      const headers = await product.signIn({ ...demoLogin, username: manager });
      const ask = async (path: string) => {
        const answer = await fetch(`${product.staffOrigin}/api/absences/${path}`, { headers });
        if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
        return answer.json() as Promise<unknown>;
      };
      const preview = `previewDecision/${absenceId}`;
      const chart = `browseTeamAbsences?from=${dayFromNow(0)}&to=${dayFromNow(days - 1)}`;
      expectAll((await ask(preview)) as Schema<'DecisionPreview'>);
      const look = async () => ({
        preview: await slowest(run, ask, preview),
        chart: await slowest(run, ask, chart),
      });
      const found = await inRounds(run, [{ name, look }]);
      const row = (metric: string, figure: string, atMost: number) => ({
        metric,
        unit: 'ms' as const,
        ours: summarise(found.of(name, figure)),
        goal: { name: 'P3', judges: 'ours' as const, atMost },
      });
      return [
        row('preview of a leave with 60 visits and 200 tasks, p95', 'preview', 1_000),
        row('wall chart of 200 people over 92 days, p95', 'chart', 100),
      ];
    } finally {
      await product.stop();
      await databases.stop();
    }
  },
};

function expectAll({ lines, visits }: Schema<'DecisionPreview'>): void {
  if (lines.length < 200 || visits.length < 60)
    throw new Error(`The preview has ${lines.length} tasks and ${visits.length} visits.`);
}

/** The time that 95 of 100 calls stay below, in milliseconds. */
async function slowest({ isQuick }: Run, ask: (path: string) => Promise<unknown>, path: string) {
  const times: number[] = [];
  for (let index = 0; index < (isQuick ? quickCalls : calls); index += 1) {
    const begun = performance.now();
    await ask(path);
    times.push(performance.now() - begun);
  }
  return percentile(times, 0.95);
}

const millisecondsOfDay = 86_400_000;

const dayFromNow = (count: number) =>
  new Date(Date.now() + count * millisecondsOfDay).toISOString().slice(0, 10);
