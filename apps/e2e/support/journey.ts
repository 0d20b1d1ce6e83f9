import { expect, test as base, type BrowserContext } from '@playwright/test';
import { moveClockOf } from './moved-clock.ts';
import { places, staffOriginOf, trackerOriginOf } from './places.ts';

type Addresses = {
  /** Where the tracker of this journey's product is. */
  trackerOrigin: string;
};

type Watch = {
  /** What the browser refused because of a page's content security policy, or what threw where nobody caught it. */
  refusals: string[];
};

const isRefusal = /Content Security Policy|TrustedHTML|TrustedScript/i;

/** A journey at the product of its worker, for what provokes refusals and so does not watch for them. */
export const unwatchedTest = base.extend<Addresses>({
  browser: [
    async ({ browser }, use) => {
      moveClockOf(browser);
      await use(browser);
    },
    { scope: 'worker' },
  ],
  baseURL: async ({}, use, { parallelIndex }) => use(staffOriginOf(placeOf(parallelIndex))),
  trackerOrigin: async ({}, use, { parallelIndex }) => use(trackerOriginOf(placeOf(parallelIndex))),
});

function placeOf(worker: number) {
  const place = places[worker];
  if (place === undefined) throw new Error(`There are ${places.length} products: no more workers than that.`);
  return place;
}

/**
 * Every journey also proves that the product keeps to its own content security policy, and that nothing throws on its pages: one
 * refused style, script or text, or one error that nobody caught, fails it.
 */
export const test = unwatchedTest.extend<Watch>({
  refusals: [
    async ({ context }, use) => {
      const refusals: string[] = [];
      watchRefusals(context, refusals);
      await use(refusals);
      expect(refusals, 'what the content security policy refused, and what nobody caught').toEqual([]);
    },
    { auto: true },
  ],
});

/** Watches a further browser context, for journeys with several people. */
export function watchRefusals(context: BrowserContext, refusals: string[]): void {
  context.on('console', (message) => {
    if (isRefusal.test(message.text())) refusals.push(`${message.page()?.url()}: ${message.text()}`);
  });
  // What throws where nobody caught it fails a journey, whatever it is: the person sees an act that does nothing.
  context.on('weberror', (error) => refusals.push(`${error.page()?.url()}: ${error.error().message}`));
}

export { expect };
