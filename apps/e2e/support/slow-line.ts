import type { Page } from '@playwright/test';

/** A line as Lighthouse calls it slow 4G: what a claimant at the roadside has. */
const slow4g = { latency: 562.5, downloadThroughput: 1_474_560 / 8, uploadThroughput: 675_000 / 8 };

/** Puts a page behind slow 4G, with nothing of earlier visits at hand. */
export async function behindSlow4g(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...slow4g });
}
