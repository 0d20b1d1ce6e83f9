import type { Locator, Page } from '@playwright/test';
import { openAs } from '../account/login-page.ts';
import { expect, test } from '../support/journey.ts';
import { addresses, listRows, moreRows } from '../support/staff-pages.ts';
import { rows } from '../support/worklist-page.ts';

/** Whether it is in the window and nothing covers it; a click would bring it there first. */
const isInSight = (element: Locator) =>
  element.evaluate((it) => {
    const { left, top, width, height } = it.getBoundingClientRect();
    return it.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

/** The text of cells that have no room for all of it. */
const cutOff = (cells: Locator) =>
  cells.evaluateAll((all) =>
    all
      .filter((cell) => {
        const text = document.createRange();
        text.selectNodeContents(cell);
        const { paddingLeft, paddingRight } = getComputedStyle(cell);
        const room = cell.getBoundingClientRect().width - parseFloat(paddingLeft) - parseFloat(paddingRight);
        return text.getBoundingClientRect().width > room + 0.01;
      })
      .map((cell) => cell.textContent),
  );

test('F9 S2 ux 16 a list of hundreds is read to its end at a desk and on a phone, and Back from a record stands on its row', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, 'maria.stan', addresses.worklist);
  await test.step('the last of 150 rows is reached at a desk', async () => {
    await readsToTheEnd(page);
    await expectSurroundingsInSight(page);
    await returnsToItsRow(page);
  });
  await test.step('and on a phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(addresses.worklist);
    await readsToTheEnd(page);
    await returnsToItsRow(page);
  });
});

const lastRow = (page: Page) => page.locator('[data-row="149"]');

/** Asks for two more pages of rows, and goes to the last one by the keyboard. */
async function readsToTheEnd(page: Page): Promise<void> {
  const all = listRows(page);
  // The first rows are drawn at once, the others after them; then the button stays where it is.
  await expect(all).toHaveCount(50, { timeout: 30_000 });
  await showMore(page);
  await expect(all).toHaveCount(100);
  await showMore(page);
  // Of many rows those near the window are in the document.
  await expect.poll(() => all.count()).toBeLessThan(60);

  await all.last().focus();
  await page.keyboard.press('End');
  await expect(lastRow(page)).toBeFocused();
  await expect(lastRow(page)).toBeInViewport();
  // The rows before it came with it.
  await expect(page.locator('[data-row="148"]')).toBeInViewport();
}

/** Opens the record of the row, and goes back. */
async function returnsToItsRow(page: Page): Promise<void> {
  await page.keyboard.press('Enter');
  await page.waitForURL(/getById/);
  await page.goBack();
  await expect(lastRow(page)).toBeFocused();
  await expect(lastRow(page)).toBeInViewport();
}

/** Asks for further rows by the keyboard, because rows whose height changes move the button away from the pointer. */
const showMore = (page: Page) => moreRows(page).press('Enter');

/** Far down, everything around the rows is still at hand, and no date is cut off. */
async function expectSurroundingsInSight(page: Page): Promise<void> {
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(2_000);
  const around = [
    page.getByRole('columnheader', { name: 'Dosar' }),
    page.getByRole('navigation').getByRole('link', { name: /^Panou/ }),
    page.getByRole('banner').getByRole('button', { name: 'Ascunde meniul' }),
  ];
  for (const element of around) expect(await isInSight(element)).toBe(true);
  const dates = rows(page)
    .locator('td')
    .filter({ has: page.locator('time') });
  expect(await dates.count()).toBeGreaterThan(0);
  expect(await cutOff(dates)).toEqual([]);
}
