import { expect, type Page } from '@playwright/test';
import { listRows } from './staff-pages.ts';

/** The rows of a list. */
export const rows = (page: Page) => listRows(page).and(page.locator('tr'));

/** Opens a list and waits for its rows. */
export async function openList(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(rows(page).first()).toBeVisible();
}

/** The box that selects the row at a place. */
export const boxOf = (page: Page, place: number) => rows(page).nth(place).getByRole('checkbox');

/** The bar that shows what can be done with the selected rows. */
export const selection = (page: Page) => page.getByRole('region', { name: 'Selecție' });

/** The lists and saved views beside the rows. */
export const lists = (page: Page) => page.getByRole('navigation', { name: 'Liste și vederi salvate' });

/** The number of the claim file in the row at a place. */
export const numberIn = async (page: Page, place: number) =>
  (await rows(page).nth(place).textContent())?.match(/DM\w{10}/)?.[0] ?? '';
