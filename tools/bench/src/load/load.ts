import { addresses, listRow, pageHeading } from '@dosar/e2e/staff-pages';
import type { Browser } from 'playwright';
import { loadPage, type LoadFigures } from '../browser/load-page.ts';
import {
  newVisitor,
  openBrowser,
  openSlowPage,
  type Remembered,
  type SlowPage,
} from '../browser/open-browser.ts';
import { mobile, office, type Profile } from '../browser/profiles.ts';
import { signInByPage } from '../browser/sign-in.ts';
import { builtApp, webApps } from '../built-apps.ts';
import type { Part } from '../part.ts';
import { inRounds, type Figures, type Subject } from '../rounds.ts';
import { startBenchServer } from '../server/bench-databases.ts';
import { startProduct, type Product } from '../server/product.ts';
import { buildFloorPages } from './floor-pages.ts';
import { startFloorServer } from './floor-server.ts';
import { loadRows } from './load-rows.ts';

const ports = { product: 4386, floor: 4388 };

/** A cell of the pages that the product is held against. */
const rowOfFloor = 'tbody td';

/** Pages as a visitor gets them: nothing in the cache, and then again. */
export const load: Part = {
  name: 'load',
  about:
    'Chromium with a slowed processor and line. Useful: the first row of the list is painted. Office: a quarter of the processor, 10 Mbit/s, 40 ms. Slow 4G: a quarter of the processor, 1.5 Mbit/s, 562 ms. Warm pages of the staff come from the service worker, as on every later visit; its request for the page itself does not feel the slow line, everything else does.',
  measure: async (run) => {
    for (const app of webApps) builtApp(app);
    const databases = await startBenchServer(run.report);
    const product = await startProduct(await databases.demo(), ports.product);
    const floor = await startFloorServer(await buildFloorPages(await worklistRows(product)), ports.floor);
    const browser = await openBrowser();
    try {
      return loadRows(await inRounds(run, subjectsOf(browser, product, floor.origin)));
    } finally {
      await browser.close();
      await floor.stop();
      await product.stop();
      await databases.stop();
    }
  },
};

type Page = {
  url: string;
  useful: string;
  profile: Profile;
  /** The first visit leaves a service worker behind, which answers the second. */
  hasServiceWorker?: boolean;
};

function subjectsOf(browser: Browser, product: Product, floor: string): Subject[] {
  const worklist = `${product.staffOrigin}${addresses.worklist}`;
  const staff = (name: string, profile: Profile) =>
    subject(name, browser, { url: worklist, useful: listRow, profile, hasServiceWorker: true }, () =>
      signInByPage(browser, product),
    );
  const open = (name: string, url: string, profile: Profile, useful: string) =>
    subject(name, browser, { url, useful, profile });
  return [
    staff('worklist, office', office),
    open('react-chakra, office', `${floor}/react-chakra/`, office, rowOfFloor),
    open('static, office', `${floor}/static/`, office, rowOfFloor),
    staff('worklist, slow 4G', mobile),
    open('react-chakra, slow 4G', `${floor}/react-chakra/`, mobile, rowOfFloor),
    open('static, slow 4G', `${floor}/static/`, mobile, rowOfFloor),
    open('tracker, slow 4G', `${product.trackerOrigin}${addresses.tracker}`, mobile, pageHeading),
    open(
      'contact-confirm, slow 4G',
      `${product.staffOrigin}${addresses.contactConfirmation}`,
      mobile,
      pageHeading,
    ),
  ];
}

/** Twice in a row: the second time with everything the first one left in the browser. */
function subject(
  name: string,
  browser: Browser,
  { url, useful, profile, hasServiceWorker = false }: Page,
  signIn?: () => Promise<Remembered>,
): Subject {
  return {
    name,
    async look() {
      const context = await newVisitor(browser, profile, await signIn?.());
      const visit = async (then: (page: SlowPage['page']) => Promise<void>) => {
        const slow = await openSlowPage(context, profile);
        const figures = await loadPage(slow, url, useful);
        if (hasServiceWorker) await then(slow.page);
        await slow.page.close();
        return figures;
      };
      try {
        const cold = await visit(untilServiceWorkerIsReady);
        return { ...named('cold', cold), ...named('warm', await visit(expectServiceWorker)) };
      } finally {
        await context.close();
      }
    },
  };
}

async function untilServiceWorkerIsReady(page: SlowPage['page']): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active === null || active.state === 'activated') return;
    await new Promise((resolve) => active.addEventListener('statechange', resolve, { once: true }));
  });
}

async function expectServiceWorker(page: SlowPage['page']): Promise<void> {
  const isControlled = await page.evaluate(() => navigator.serviceWorker.controller !== null);
  if (!isControlled) throw new Error('The second visit was not answered by the service worker.');
}

function named(when: string, figures: LoadFigures): Figures {
  return Object.fromEntries(Object.entries(figures).map(([figure, value]) => [`${when} ${figure}`, value]));
}

async function worklistRows(product: Product): Promise<Record<string, unknown>[]> {
  const answer = await fetch(`${product.staffOrigin}/api/assignment/browseWorklist`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(await product.signIn()) },
    body: JSON.stringify({ filter_keys: 0, category_code: 'active' }),
  });
  const { items } = (await answer.json()) as { items: Record<string, unknown>[] };
  return items;
}
