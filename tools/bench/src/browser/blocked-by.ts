import type { Page } from 'playwright';

/** The longest task of the page beyond 50 ms while something was done; 0 for none. */
export async function blockedBy<Result>(page: Page, work: () => Promise<Result>) {
  await page.evaluate(() => {
    window.longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration);
    }).observe({ type: 'longtask' });
  });
  const result = await work();
  // The browser reports its tasks a moment later.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  return { result, longest: await page.evaluate(() => window.longest) };
}

declare global {
  interface Window {
    longest: number;
  }
}
