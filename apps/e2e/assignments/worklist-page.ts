import { expect, type Page } from '@playwright/test';

/** The rows of a list. */
export const rows = (page: Page) => page.locator('tbody tr[data-row]');

/** Opens a list and waits for its rows. */
export async function openList(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(rows(page).first()).toBeVisible();
}
