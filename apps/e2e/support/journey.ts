import { expect, test as base, type BrowserContext } from '@playwright/test';

type Watch = {
  /** What the browser refused because of a page's content security policy, or what threw where nobody caught it. */
  refusals: string[];
};

const isRefusal = /Content Security Policy|TrustedHTML|TrustedScript/i;

/**
 * Every journey also proves that the product keeps to its own content security policy: one refused style, script or
 * text fails it.
 */
export const test = base.extend<Watch>({
  refusals: [
    async ({ context }, use) => {
      const refusals: string[] = [];
      watchRefusals(context, refusals);
      await use(refusals);
      expect(refusals, 'what the content security policy refused').toEqual([]);
    },
    { auto: true },
  ],
});

/** Watches a further browser context, for journeys with several people. */
export function watchRefusals(context: BrowserContext, refusals: string[]): void {
  context.on('console', (message) => {
    if (isRefusal.test(message.text())) refusals.push(`${message.page()?.url()}: ${message.text()}`);
  });
  context.on('weberror', (error) => {
    if (isRefusal.test(error.error().message)) refusals.push(error.error().message);
  });
}

export { expect };
