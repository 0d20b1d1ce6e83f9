import { calculateNote } from '@dosar/assessment-domain';
import type { Browser } from 'playwright';
import { blockedBy } from '../browser/blocked-by.ts';
import { newVisitor, openBrowser, openSlowPage, type Remembered } from '../browser/open-browser.ts';
import { office } from '../browser/profiles.ts';
import { signInByPage } from '../browser/sign-in.ts';
import { builtApp, webApps } from '../built-apps.ts';
import type { Measurement } from '../measurement.ts';
import type { Part, Run } from '../part.ts';
import { inRounds, type Figures } from '../rounds.ts';
import { startBenchServer } from '../server/bench-databases.ts';
import { memoryOf } from '../server/process-memory.ts';
import { demoLogin, startProduct, type Product } from '../server/product.ts';
import { percentile, summarise } from '../statistics.ts';
import { withItemLines, type AskedLine } from './item-lines.ts';
import { withLongNote, type LongNote } from './long-note.ts';

const port = 4386;
const name = 'assessment';
const assessor = { ...demoLogin, username: 'elena.rusu' };
const assignments = 8_000;
const asked = 300;

/** What an assessor feels of a long note, and how long the history of a part is looked for among a million lines. */
export const assessment: Part = {
  name,
  about:
    'A damage note with 200 lines: reckoned, opened over HTTP, typed into with the office profile of `load`, printed with 40 photos; and the history of a part among a million lines of earlier inspections.',
  measure: async (run) => {
    for (const app of webApps) builtApp(app);
    const databases = await startBenchServer(run.report);
    const database = await databases.filled(assignments);
    const product = await startProduct(database, port);
    const browser = await openBrowser();
    try {
      const items = await withItemLines(database, run.isQuick ? 100_000 : 1_000_000, asked);
      const note = await withLongNote(database, product, await product.signIn(assessor));
      const remembered = await signInByPage(browser, product, assessor);
      const look = async (round: number): Promise<Figures> => ({
        reckon: await reckonTime(note),
        open: await callTime(run, (path) => note.calls.get(path), [`get/${note.assignmentId}`]),
        history: await historyTime(run, note, items),
        ...(await typeTimes(browser, product, remembered, note, round)),
        ...(await printTimes(product, note)),
      });
      const found = await inRounds(run, [{ name, look }]);
      return rowsOf((figure) => found.of(name, figure), run);
    } finally {
      await browser.close();
      await product.stop();
      await databases.stop();
    }
  },
};

/** The history of a part at five million lines, which are filled in once and kept in a database of their own. */
export const fiveMillionLines: Part = {
  name: 'five-million-lines',
  about: 'The history of a part, as `assessment` asks for it, among five million lines instead of one.',
  isOnRequest: true,
  measure: async (run) => {
    const databases = await startBenchServer(run.report);
    const lines = run.isQuick ? 500_000 : 5_000_000;
    const database = await databases.copied(assignments, `item_lines_${lines}`, async (copy) => {
      await withItemLines(copy, lines, 0);
    });
    const product = await startProduct(database, port);
    try {
      const items = await withItemLines(database, lines, asked);
      const note = await withLongNote(database, product, await product.signIn(assessor));
      const look = async () => ({ history: await historyTime(run, note, items) });
      const found = await inRounds(run, [{ name, look }]);
      return [row('history of a part among 5,000,000 lines, p99', found.of(name, 'history'), { atMost: 20 })];
    } finally {
      await product.stop();
      await databases.stop();
    }
  },
};

const reckonings = 200;

async function reckonTime({ assignmentId, calls }: LongNote): Promise<number> {
  const { head, lines } = await calls.note(assignmentId);
  const times: number[] = [];
  // The first ones are slower until they are compiled, as in a browser that has just opened the page: they count too.
  for (let index = 0; index < reckonings; index += 1) {
    const begun = performance.now();
    calculateNote(head, lines);
    times.push(performance.now() - begun);
  }
  return percentile(times, 0.99);
}

const historyTime = (run: Run, { calls }: LongNote, items: readonly AskedLine[]) =>
  callTime(
    run,
    (path) => calls.get(path),
    items.map(({ assignmentId, itemGuid }) => `browseItemHistory/${assignmentId}/${itemGuid}`),
  );

/** The slowest hundredth of calls, one after the other. */
async function callTime(run: Run, ask: (path: string) => Promise<Response>, paths: readonly string[]) {
  const times: number[] = [];
  const count = run.isQuick ? 50 : 300;
  for (let index = 0; index < count; index += 1) {
    const begun = performance.now();
    await (await ask(paths[index % paths.length] ?? '')).arrayBuffer();
    times.push(performance.now() - begun);
  }
  return percentile(times, 0.99);
}

const typedRows = 15;

async function typeTimes(
  browser: Browser,
  { staffOrigin }: Product,
  remembered: Remembered,
  { assignmentId }: LongNote,
  round: number,
): Promise<Figures> {
  const context = await newVisitor(browser, office, remembered);
  try {
    const { page } = await openSlowPage(context, office);
    await page.goto(`${staffOrigin}/assignments/assessment/note/${assignmentId}`);
    const rows = page.locator('tr[data-row]');
    // Of a long note those lines are in the document that can be seen.
    await rows.nth(10).waitFor();
    await page.waitForLoadState('networkidle');
    const hours = await blockedBy(page, async () => {
      await rows.nth(4).locator('[data-cell=labour_hundredths]').focus();
      for (let index = 0; index < typedRows; index += 1) {
        await page.keyboard.type(`${round + 1},${index % 10}`, { delay: 80 });
        await page.keyboard.press('Enter');
      }
    });
    const part = await blockedBy(page, async () => {
      await rows.nth(8).locator('[data-cell=part]').focus();
      await page.keyboard.type('oglinda st', { delay: 80 });
      await page.keyboard.press('Escape');
    });
    return { 'typing hours': hours.longest, 'typing a part': part.longest };
  } finally {
    await context.close();
  }
}

const few = 10;

/** How long a printed note takes, and how much memory beyond what the server has anyway, with few and with many photos. */
async function printTimes({ pid }: Product, { assignmentId, noteId, photoIds, calls }: LongNote) {
  const print = async (count: number) => {
    await calls.savePhotos(assignmentId, photoIds.slice(0, count));
    const before = memoryOf(pid);
    let most = before;
    const watch = setInterval(() => (most = Math.max(most, memoryOf(pid))), 50);
    const begun = performance.now();
    try {
      await (await calls.get(`download/${noteId}`)).arrayBuffer();
    } finally {
      clearInterval(watch);
    }
    return { seconds: (performance.now() - begun) / 1000, memory: most - before };
  };
  const short = await print(few);
  const long = await print(photoIds.length);
  return { print: long.seconds, 'print memory': long.memory, 'print memory, few': short.memory };
}

type Limit = { atMost: number };

function row(
  metric: string,
  values: readonly number[],
  { atMost }: Limit,
  unit: 'ms' | 's' = 'ms',
): Measurement {
  return { metric, unit, ours: summarise(values), goal: { name: 'B3', judges: 'ours', atMost } };
}

function rowsOf(of: (figure: string) => number[], { isQuick }: Run): Measurement[] {
  const lines = isQuick ? '100,000' : '1,000,000';
  return [
    row('200 lines reckoned, p99', of('reckon'), { atMost: 5 }),
    row('a note of 200 lines opened, p99', of('open'), { atMost: 100 }),
    row('longest block, typing hours into 200 lines', of('typing hours'), { atMost: 50 }),
    row('longest block, typing a part into 200 lines', of('typing a part'), { atMost: 50 }),
    row(`history of a part among ${lines} lines, p99`, of('history'), { atMost: 20 }),
    row('PDF of a note with 40 photos', of('print'), { atMost: 5 }, 's'),
    {
      metric: 'memory on top of what the server has, PDF with 40 photos',
      unit: 'kB',
      ours: summarise(of('print memory')),
      control: {
        name: 'the same with 10 photos',
        value: summarise(of('print memory, few')),
        isReported: false,
      },
    },
  ];
}
