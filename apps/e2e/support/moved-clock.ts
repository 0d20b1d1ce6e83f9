import type { Browser } from '@playwright/test';

/** How far libfaketime moves the clock of the journeys and of their products, in milliseconds: see `docs/testing.md`. */
const movedBy = Number(process.env['FAKETIME'] ?? 0) * 1000;

/** Gives the pages of a browser the moved clock by themselves, because Chromium itself keeps the clock of the machine. */
export function moveClockOf(browser: Browser): void {
  if (movedBy === 0) return;
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await open(options);
    await context.addInitScript(moveDate, movedBy);
    return context;
  };
}

/** Runs in every page before its own scripts. */
function moveDate(milliseconds: number): void {
  const own = Date;
  const now = own.now.bind(own);
  const moved = () => now() + milliseconds;
  globalThis.Date = new Proxy(own, {
    construct: (target, values, maker) =>
      Reflect.construct(target, values.length > 0 ? values : [moved()], maker) as Date,
    apply: () => new own(moved()).toString(),
    get: (target, key): unknown => (key === 'now' ? moved : Reflect.get(target, key)),
  });
}
