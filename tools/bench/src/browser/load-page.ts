import { setTimeout as pause } from 'node:timers/promises';
import { noticed, watchPage, type Noticed } from './page-observer.ts';
import { listenToTraffic, trafficFigures, type TrafficFigures } from './traffic.ts';
import type { SlowPage } from './open-browser.ts';

/** What loading a page cost. */
export type LoadFigures = Noticed & TrafficFigures;

/** What is still to come when the page has become useful belongs to the load as well. */
const settleMilliseconds = 1000;

const patienceMilliseconds = 60_000;

/** Loads an address in a page that was opened for it, until the useful thing is painted and a moment longer. */
export async function loadPage(
  { page, devtools }: SlowPage,
  url: string,
  useful: string,
): Promise<LoadFigures> {
  const fetched = listenToTraffic(devtools);
  await page.addInitScript(watchPage, useful);
  await page.goto(url, { waitUntil: 'commit', timeout: patienceMilliseconds });
  await page.waitForFunction(() => window.benchmark?.usefulAt > 0, undefined, {
    timeout: patienceMilliseconds,
  });
  await pause(settleMilliseconds);
  const found = await page.evaluate(noticed);
  return { ...found, ...trafficFigures(fetched(), found.usefulAt) };
}
