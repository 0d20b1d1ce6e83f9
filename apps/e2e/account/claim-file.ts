import { expect, type Page } from '@playwright/test';

/** Opens the first file of the worklist and gives its address. */
export async function openFirstFile(page: Page): Promise<string> {
  await page.goto('/assignments/worklist');
  await page
    .getByText(/^DM\d\d/)
    .first()
    .click();
  await page.waitForURL('**/workflow/getById/**');
  // On a phone the field for a note is one press away.
  await expect(page.getByRole('list', { name: 'Istoric' })).toBeVisible();
  return new URL(page.url()).pathname;
}

/** The field for an internal note of the open file. */
export const noteOf = (page: Page) => page.getByLabel('Notă internă');
