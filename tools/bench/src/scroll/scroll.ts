import { addresses, moreRows } from '@dosar/e2e/staff-pages';
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
import { turnWheel } from './turn-wheel.ts';
import { watchFrames } from './watch-frames.ts';

const port = 4392;
const ours = 'ours';
const plain = 'a table that is drawn once, without a script';
const mostAtOnce = 50;

/** In pixels a second: a wheel that is thrown, half a window every frame, and one turned hard, when words are just caught. */
const paces = { thrown: 24_000, read: 6_000 };

/** A list that somebody has read page after page, moved from its beginning to its end. */
export const scroll: Part = {
  name: 'scroll',
  about:
    'A worklist with 10,000 rows on the page, scrolled by the wheel from its beginning to its end on a processor four times as slow. A frame is the time from one picture that the browser shows to the next. The page draws rows in frames of its own, on its own thread.',
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
    await page.goto(`${product.staffOrigin}${addresses.worklist}`);
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
  const toTop = async () => {
    await page.evaluate(() => scrollTo({ top: 0 }));
    await page.locator('[data-row="0"]').waitFor();
  };
  await toTop();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: office.processorSlowdown });
  const pixels = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  const whenThrown = await turnWheel(page, { pixels, pixelsPerSecond: paces.thrown });
  await toTop();
  const whenRead = await turnWheel(page, {
    pixels: Math.min(pixels, 5 * paces.read),
    pixelsPerSecond: paces.read,
  });
  await toTop();
  const { elements, ...own } = await page.evaluate(watchFrames, { pixelsPerFrame: 400, frames: 300 });
  return {
    ...whenThrown,
    ...named('reading', whenRead),
    ...named('its own thread', own),
    'elements on the page': elements,
  };
}

function named(when: string, figures: Figures): Figures {
  return Object.fromEntries(Object.entries(figures).map(([figure, value]) => [`${when}, ${figure}`, value]));
}

/** Asks for further rows as often as somebody would who reads on. */
async function readPages(page: Page, times: number): Promise<void> {
  const more = moreRows(page);
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
    row('frames without a row in the middle, in a hundred', count),
    row('reading, longest frame'),
    row('reading, frame, p95'),
    row('reading, frames without a row in the middle, in a hundred', count),
    // How long the page answers nothing else while rows are drawn for it.
    row('its own thread, longest frame'),
    row('its own thread, frame, p95'),
  ];
}
