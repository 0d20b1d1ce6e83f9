import type { Locator } from '@playwright/test';
import { openAs } from '../account/login-page.ts';
import { expect, test } from '../support/journey.ts';
import { addresses, listRows, moreRows } from '../support/staff-pages.ts';
import { openList, rows } from '../support/worklist-page.ts';

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

test('F9 S2 a list of hundreds is read to its end while the menu and the names of its columns stay in sight', async ({
  page,
}) => {
  await openAs(page, 'maria.stan');
  await openList(page, '/assignments/worklist');

  await test.step('of many rows those near the window are in the document', async () => {
    const more = moreRows(page);
    await more.click();
    await expect(rows(page)).toHaveCount(100);
    await more.click();
    await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '151');
    await expect.poll(() => rows(page).count()).toBeLessThan(60);
  });

  await test.step('the keyboard reaches the last one', async () => {
    await rows(page).last().focus();
    await page.keyboard.press('End');
    await expect(rows(page).last()).toBeFocused();
    await expect(rows(page).last()).toHaveAttribute('aria-rowindex', '151');
    await expect(rows(page).last()).toBeInViewport();
    // The rows before it came with it.
    await expect(page.locator('[data-row="146"]')).toBeInViewport();
  });

  await test.step('far down, everything around the rows is still at hand', async () => {
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
  });

  await test.step('Back from a record stands on its row', async () => {
    await page.keyboard.press('k');
    await page.keyboard.press('Enter');
    await page.waitForURL(/getById/);
    await page.goBack();
    await expect(page.locator('[data-row="148"]')).toBeFocused();
    await expect(page.locator('[data-row="148"]')).toBeInViewport();
  });
});

test('ux 16 on a phone too, Back from a record stands on its card far down in the list', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAs(page, 'maria.stan');
  await page.goto(addresses.worklist);
  const cards = listRows(page);
  const more = moreRows(page);
  await more.click();
  await expect(cards).toHaveCount(100);
  await more.click();
  await expect.poll(() => cards.count()).toBeLessThan(60);

  await cards.last().focus();
  await page.keyboard.press('End');
  await expect(page.locator('[data-row="149"]')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL(/getById/);
  await page.goBack();
  await expect(page.locator('[data-row="149"]')).toBeFocused();
  await expect(page.locator('[data-row="149"]')).toBeInViewport();
});
