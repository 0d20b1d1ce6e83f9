import { expect, type Page } from '@playwright/test';
import { addresses } from './staff-pages.ts';

/** Finds a claim in the worklist by its number and opens it. */
export async function opensFromWorklist(page: Page, claimFileNo: string, assignment: string) {
  // The menu leads to one's own tasks; a new claim is nobody's yet.
  await page.goto(addresses.worklist);
  await page.getByLabel('Caută').fill(claimFileNo);
  // Until the list is searched, a row is one of the list before.
  await expect(page).toHaveURL(/[?&]q=/);
  await page.getByRole('row', { name: new RegExp(`${claimFileNo}.* ${assignment}`) }).click();
  await expect(page.getByRole('heading', { name: new RegExp(claimFileNo) })).toBeVisible();
}
