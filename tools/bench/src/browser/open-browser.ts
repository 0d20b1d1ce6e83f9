import { chromiumOptions } from '@dosar/vite-config/system-browser';
import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from 'playwright';
import type { Profile } from './profiles.ts';

/** Chromium without a window: the whole one, as people have it. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch(chromiumOptions(['chromium']));
}

/** What a browser remembers of a signed-in user. */
export type Remembered = { local: Record<string, string>; session: Record<string, string> };

/** A visitor with a cache of their own, empty at first, who may be signed in already. */
export async function newVisitor(
  browser: Browser,
  { viewport, isMobile }: Profile,
  remembered?: Remembered,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport,
    isMobile,
    hasTouch: isMobile,
    locale: 'ro-RO',
    timezoneId: 'Europe/Bucharest',
  });
  if (remembered !== undefined) await context.addInitScript(remember, remembered);
  return context;
}

/** Runs in each page before anything else. What the product itself has stored since then is newer and stays. */
function remember({ local, session }: Remembered): void {
  const add = (storage: Storage, entries: Record<string, string>) => {
    for (const [key, value] of Object.entries(entries))
      if (storage.getItem(key) === null) storage.setItem(key, value);
  };
  add(localStorage, local);
  add(sessionStorage, session);
}

/** A page behind a slow line, in front of a slow processor. */
export type SlowPage = { page: Page; devtools: CDPSession };

/** A new page of the visitor that feels the profile from its first request on. */
export async function openSlowPage(context: BrowserContext, profile: Profile): Promise<SlowPage> {
  const { processorSlowdown, roundTripMilliseconds, bitsPerSecond } = profile;
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: roundTripMilliseconds,
    downloadThroughput: bitsPerSecond.down / 8,
    uploadThroughput: bitsPerSecond.up / 8,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
  return { page, devtools };
}
