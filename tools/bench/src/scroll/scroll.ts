import type { Browser, Page } from 'playwright';
import { newVisitor, openBrowser } from '../browser/open-browser.ts';
import { office } from '../browser/profiles.ts';
import { signInByPage } from '../browser/sign-in.ts';
import { builtApp, webApps } from '../built-apps.ts';
import type { Measurement } from '../measurement.ts';
import type { Part } from '../part.ts';
import { inRounds, type Figures, type Found } from '../rounds.ts';
import { startBenchServer } from '../server/bench-databases.ts';
import { startProduct, type Product } from '../server/product.ts';
import { summarise } from '../statistics.ts';
import { showPlainTable } from './plain-table.ts';
import { watchFrames, type Pace } from './watch-frames.ts';

const port = 4392;
const ours = 'ours';
const plain = 'a table that is drawn once, without a script';
const mostAtOnce = 50;

/** The scroll bar thrown from top to bottom: a window of rows comes into sight every other frame. */
const thrown: Pace = { pixelsPerFrame: 400, frames: 300 };
/** A wheel that is turned hard: the quickest at which words are caught. */
const read: Pace = { pixelsPerFrame: 100, frames: 300 };

/** A list that somebody has read page after page, moved from its beginning to its end. */
export const scroll: Part = {
  name: 'scroll',
  about:
    'A worklist with 10,000 rows on the page, scrolled on a processor four times as slow. A frame is the time from one picture to the next.',
  measure: async (run) => {
    for (const app of webApps) builtApp(app);
    const databases = await startBenchServer(run.report);
    const product = await startProduct(await databases.filled(100_000), port);
    const browser = await openBrowser();
    const rows = run.isQuick ? 1_000 : 10_000;
    try {
      return rowsOf(
        await inRounds(run, [
          { name: ours, look: () => scrollThrough(browser, product, rows) },
          { name: plain, look: () => scrollPlainTable(browser) },
        ]),
        rows,
      );
    } finally {
      await browser.close();
      await product.stop();
      await databases.stop();
    }
  },
};

async function scrollThrough(browser: Browser, product: Product, rows: number): Promise<Figures> {
  const context = await newVisitor(browser, office, await signInByPage(browser, product));
  try {
    const page = await context.newPage();
    await page.goto(`${product.staffOrigin}/assignments/worklist`);
    await readPages(page, rows / mostAtOnce - 1);
    return await atBothPaces(page);
  } finally {
    await context.close();
  }
}

async function scrollPlainTable(browser: Browser): Promise<Figures> {
  const context = await newVisitor(browser, office);
  try {
    const page = await context.newPage();
    await showPlainTable(page);
    return await atBothPaces(page);
  } finally {
    await context.close();
  }
}

async function atBothPaces(page: Page): Promise<Figures> {
  const toTop = () => page.evaluate(() => scrollTo({ top: 0 }));
  await toTop();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: office.processorSlowdown });
  const whenThrown = await page.evaluate(watchFrames, thrown);
  await toTop();
  await page.locator('[data-row="0"]').waitFor();
  const whenRead = Object.entries(await page.evaluate(watchFrames, read));
  return { ...whenThrown, ...Object.fromEntries(whenRead.map(([name, value]) => [reading(name), value])) };
}

/** The name of a figure at the pace of somebody who reads. */
function reading(figure: string): string {
  return `reading, ${figure}`;
}

/** Asks for further rows as often as somebody would who reads on. */
async function readPages(page: Page, times: number): Promise<void> {
  const more = page.locator('main').getByRole('button', { name: 'Arată mai multe' });
  for (let asked = 0; asked < times; asked += 1) {
    const answer = page.waitForResponse((response) => response.url().endsWith('/browseWorklist'));
    await more.click();
    await answer;
  }
}

function rowsOf(found: Found, rows: number): Measurement[] {
  const row = (figure: string, more: Partial<Measurement> = {}): Measurement => ({
    metric: `${rows} rows: ${figure}`,
    unit: 'ms',
    ours: summarise(found.of(ours, figure)),
    control: { name: plain, value: summarise(found.of(plain, figure)), isReported: false },
    ...more,
  });
  const count = { unit: 'count', control: undefined } as const;
  return [
    row('elements on the page', { ...count, goal: { name: 'F9', judges: 'ours', atMost: 2_000 } }),
    row('longest frame', { goal: { name: 'F9', judges: 'ours', atMost: 50 } }),
    row('frame, p95'),
    // Nobody reads at this speed; at the end of it the rows are there.
    row('frames without a row in the middle, in a hundred', count),
    row(reading('longest frame')),
    row(reading('frame, p95')),
    row(reading('frames without a row in the middle, in a hundred'), count),
  ];
}
