import type { Locator, Page } from 'playwright';

/** What has to be painted after a click: an element, with this text where it matters. */
export type Expected = { selector: string; text?: string };

/** How long a click took. */
export type ClickFigures = {
  /** From the press to the frame that shows what was expected. */
  painted: number;
  /** The longest that the browser itself kept one of the click's events from being shown (as INP counts it). */
  longestEvent: number;
};

declare global {
  interface Window {
    click: ClickFigures & { from: number };
  }
}

const patienceMilliseconds = 60_000;

/** Clicks as a person does and waits until the page shows what was expected. */
export async function timeClick(page: Page, target: Locator, expected: Expected): Promise<ClickFigures> {
  await page.evaluate(watchClick, expected);
  await target.click();
  await page.waitForFunction(() => window.click.painted > 0, undefined, { timeout: patienceMilliseconds });
  // The browser reports its events a frame later.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  return page.evaluate(() => ({ painted: window.click.painted, longestEvent: window.click.longestEvent }));
}

/** Runs in the page. */
function watchClick({ selector, text }: Expected): void {
  const watched = { from: 0, painted: 0, longestEvent: 0 };
  window.click = watched;
  addEventListener('pointerdown', ({ timeStamp }) => (watched.from = timeStamp), {
    capture: true,
    once: true,
  });
  const events: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
  };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      watched.longestEvent = Math.max(watched.longestEvent, duration);
  }).observe(events);

  const isThere = () => {
    const found = [...document.querySelectorAll(selector)];
    return found.some((element) => text === undefined || element.textContent.includes(text));
  };
  const seen = new MutationObserver(() => {
    if (watched.from === 0 || !isThere()) return;
    seen.disconnect();
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => (watched.painted = performance.now() - watched.from);
      channel.port2.postMessage(undefined);
    });
  });
  seen.observe(document, { childList: true, subtree: true, characterData: true });
}
