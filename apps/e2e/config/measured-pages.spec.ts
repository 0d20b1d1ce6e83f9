import { openAs } from '../account/login-page.ts';
import { expect, test } from '../support/journey.ts';
import {
  addresses,
  claimFileNoOf,
  listRow,
  listRows,
  moreRows,
  pageHeading,
  tasksInMenu,
} from '../support/staff-pages.ts';

// Walks where the benchmark walks, by the same page objects: a page that has changed is noticed here.

test('what the benchmark clicks is there: dashboard, list and file in the office, and rows and headings on a phone', async ({
  page,
  trackerOrigin,
}) => {
  await openAs(page, 'ana.ionescu', addresses.dashboard);
  await expect(page.locator(pageHeading)).toBeVisible();
  for (const index of [0, 1]) {
    await tasksInMenu(page).click();
    const row = listRows(page).nth(index);
    await expect(row).toBeVisible();
    const number = await claimFileNoOf(row);
    await row.click();
    await expect(page.locator(pageHeading)).toContainText(number);
  }

  await page.goto(addresses.worklist);
  await expect(page.locator(listRow)).toHaveCount(50);
  await moreRows(page).click();
  await expect(page.locator(listRow)).toHaveCount(100);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(addresses.worklist);
  await expect(page.locator(listRow).first()).toBeVisible();
  for (const address of [addresses.contactConfirmation, `${trackerOrigin}${addresses.tracker}`]) {
    await page.goto(address);
    await expect(page.locator(pageHeading)).toBeVisible();
  }
});
