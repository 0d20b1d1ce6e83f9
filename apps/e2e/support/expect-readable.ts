import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { expectNoSidewaysScroll } from './expect-no-sideways-scroll.ts';

/**
 * The page has no fault of accessibility, is as wide as its window, and a screen reader reads it in the order that is kept in the
 * file of this name, beside the journey.
 */
export async function expectReadable(page: Page, name: string): Promise<void> {
  await expect(page.locator('body')).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
  await expectNoFaults(page, name);
  await expectNoSidewaysScroll(page);
}

/** The page has no fault of accessibility that a program finds. */
export async function expectNoFaults(page: Page, name: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`),
    name,
  ).toEqual([]);
}
