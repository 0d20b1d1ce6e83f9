import { addresses, claimFileNoOf, listRow, listRows, pageHeading } from '@dosar/e2e/staff-pages';
import type { DatabaseConnection } from '@dosar/api/database';
import type { Browser, Page } from 'playwright';
import { blockedBy } from '../browser/blocked-by.ts';
import { newVisitor, openBrowser, openSlowPage } from '../browser/open-browser.ts';
import { office } from '../browser/profiles.ts';
import { signInByPage } from '../browser/sign-in.ts';
import { timeClick } from '../browser/time-click.ts';
import { builtApp, webApps } from '../built-apps.ts';
import type { Goal, Measurement } from '../measurement.ts';
import type { Part } from '../part.ts';
import { inRounds, type Figures, type Found } from '../rounds.ts';
import { startBenchServer } from '../server/bench-databases.ts';
import { startProduct, type Product } from '../server/product.ts';
import { summarise } from '../statistics.ts';
import { makeLong } from './long-file.ts';

const port = 4394;
const ours = 'ours';
// Not among the first ones, which other parts open.
const place = 5;
const entry = 'main ol li[id], main ul li[id]';
const section = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Secțiuni' }).getByRole('link', { name });

/** A file that people have worked on for months, opened from its list. */
export const claimFile: Part = {
  name: 'claim-file',
  about:
    'A claim file with 200 entries and 100 documents, opened from a list that is there, with the office profile of `load`. The header is painted from the row of the list; the rest comes in one round trip. A block is a task of the page that is longer than 50 ms; 0 is none.',
  measure: async (run) => {
    for (const app of webApps) builtApp(app);
    const databases = await startBenchServer(run.report);
    const database = await databases.demo();
    const product = await startProduct(database, port);
    const browser = await openBrowser();
    try {
      return rowsOf(
        await inRounds(run, [{ name: ours, look: () => workOnFile(browser, product, database) }]),
      );
    } finally {
      await browser.close();
      await product.stop();
      await databases.stop();
    }
  },
};

async function workOnFile(
  browser: Browser,
  product: Product,
  database: DatabaseConnection,
): Promise<Figures> {
  const context = await newVisitor(browser, office, await signInByPage(browser, product));
  try {
    const { page } = await openSlowPage(context, office);
    await page.goto(`${product.staffOrigin}${addresses.worklist}`);
    const row = listRows(page).nth(place);
    const number = await claimFileNoOf(row);
    await makeLong(database, number);
    // The code of the page is here once any file was open.
    await listRows(page).first().click();
    await page.locator(entry).first().waitFor();
    await page.goBack();
    await page.locator(listRow).first().waitFor();
    await page.waitForLoadState('networkidle');

    const opened = await blockedBy(page, () => timeClick(page, row, { selector: pageHeading, text: number }));
    await page.locator(entry).first().waitFor();
    await page.waitForLoadState('networkidle');
    const typed = await blockedBy(page, () =>
      page
        .getByLabel('Notă internă', { exact: true })
        .pressSequentially('Am vorbit cu service-ul.', { delay: 80 }),
    );
    const switched = await blockedBy(page, async () => {
      for (const name of [/^Documente/, /^Persoane/, /^Istoric/]) {
        await section(page, name).click();
        await page.waitForLoadState('networkidle');
      }
    });
    return {
      'header, from the row of its list': opened.result.painted,
      'longest block, opening': opened.longest,
      'longest block, typing a note': typed.longest,
      'longest block, switching sections': switched.longest,
    };
  } finally {
    await context.close();
  }
}

function rowsOf(found: Found): Measurement[] {
  const row = (metric: string, atMost: number): Measurement => {
    const goal: Goal = { name: 'F11', judges: 'ours', atMost };
    return { metric, unit: 'ms', ours: summarise(found.of(ours, metric)), goal };
  };
  return [
    row('header, from the row of its list', 100),
    row('longest block, opening', 50),
    row('longest block, typing a note', 50),
    row('longest block, switching sections', 50),
  ];
}
