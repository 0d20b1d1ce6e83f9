import { expect, type Page } from '@playwright/test';

/**
 * Nothing on the page is wider than its window.
 *
 * It waits: a page lays itself out again some moments after the window has got another size, or its content has come.
 */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `the width of ${page.url()}`)
    // As wide as the window was made: the `innerWidth` of a phone grows with what is too wide for it.
    .toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}
