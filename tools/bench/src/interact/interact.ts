import {
  addresses,
  claimFileNoOf,
  listRow,
  listRows,
  pageHeading,
  tasksInMenu,
} from '@dosar/e2e/staff-pages';
import type { Browser, Page } from 'playwright';
import { newVisitor, openBrowser, openSlowPage } from '../browser/open-browser.ts';
import { office } from '../browser/profiles.ts';
import { signInByPage } from '../browser/sign-in.ts';
import { timeClick } from '../browser/time-click.ts';
import { builtApp, webApps } from '../built-apps.ts';
import type { Goal, Measurement } from '../measurement.ts';
import type { Part } from '../part.ts';
import { bestReported, peers } from '../peers.ts';
import { inRounds, type Figures, type Found } from '../rounds.ts';
import { startBenchServer } from '../server/bench-databases.ts';
import { startProduct, type Product } from '../server/product.ts';
import { summarise } from '../statistics.ts';

const port = 4390;
const ours = 'ours';

/** What a signed-in handler does all day, on the slow machine of the office. */
export const interact: Part = {
  name: 'interact',
  about:
    'Clicks in the back office with the office profile of `load`, from the press until the frame that shows the result. First: code and data come over the line; again: the code is there.',
  measure: async (run) => {
    for (const app of webApps) builtApp(app);
    const databases = await startBenchServer(run.report);
    const product = await startProduct(await databases.demo(), port);
    const browser = await openBrowser();
    try {
      return rowsOf(await inRounds(run, [{ name: ours, look: () => clickThrough(browser, product) }]));
    } finally {
      await browser.close();
      await product.stop();
      await databases.stop();
    }
  },
};

async function clickThrough(browser: Browser, product: Product): Promise<Figures> {
  const context = await newVisitor(browser, office, await signInByPage(browser, product));
  try {
    const { page } = await openSlowPage(context, office);
    await page.goto(`${product.staffOrigin}${addresses.dashboard}`);
    await page.locator(pageHeading).waitFor();
    await page.waitForLoadState('networkidle');

    const firstList = await openList(page);
    const firstRecord = await openRecord(page, 0);
    const listAgain = await openList(page);
    const recordAgain = await openRecord(page, 1);
    const all = [firstList, firstRecord, listAgain, recordAgain];
    return {
      'open list, first': firstList.painted,
      'open list, again': listAgain.painted,
      'open record, first': firstRecord.painted,
      'open record, again': recordAgain.painted,
      'longest event': Math.max(...all.map(({ longestEvent }) => longestEvent)),
    };
  } finally {
    await context.close();
  }
}

function openList(page: Page) {
  return timeClick(page, tasksInMenu(page), { selector: listRow });
}

async function openRecord(page: Page, index: number) {
  const row = listRows(page).nth(index);
  const opened = await timeClick(page, row, { selector: pageHeading, text: await claimFileNoOf(row) });
  await page.waitForLoadState('networkidle');
  return opened;
}

function rowsOf(found: Found): Measurement[] {
  const row = (figure: string, more: Partial<Measurement> = {}): Measurement => ({
    metric: figure,
    unit: 'ms',
    ours: summarise(found.of(ours, figure)),
    ...more,
  });
  const bestList = bestReported(peers.interaction, 'openList');
  const bestRecord = bestReported(peers.interaction, 'openRecord');
  const ratioGoal = (name: string, atMost: number): Goal => ({ name, judges: 'ratio', atMost });
  return [
    row('open list, first', { control: bestList }),
    row('open list, again', { control: bestList, goal: ratioGoal('F4', 0.6) }),
    row('longest event', { goal: { name: 'F4', judges: 'ours', atMost: 100 } }),
    row('open record, first', { control: bestRecord }),
    row('open record, again', { control: bestRecord, goal: ratioGoal('F5', 0.5) }),
    row('open record, again', {
      goal: { name: 'F5', judges: 'ours', atMost: 100 + office.roundTripMilliseconds },
    }),
  ];
}
