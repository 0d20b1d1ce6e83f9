import { expect, type Page } from '@playwright/test';

// The width from which the composer is docked under the timeline.
const wide = 960;

/** On a phone the composer is a sheet behind a pencil; elsewhere it stands under the timeline already. */
export async function opensComposer(page: Page): Promise<void> {
  if ((page.viewportSize()?.width ?? wide) >= wide) return;
  await page.getByRole('button', { name: 'Scrie', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Scrie' })).toBeVisible();
}

/** Puts the sheet away, so that the timeline behind it can be read. */
export async function closesComposer(page: Page): Promise<void> {
  if ((page.viewportSize()?.width ?? wide) >= wide) return;
  await page.getByRole('dialog', { name: 'Scrie' }).getByRole('button', { name: 'Închide' }).click();
  await expect(page.getByRole('dialog', { name: 'Scrie' })).toBeHidden();
}
