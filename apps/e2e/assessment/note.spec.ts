import { openAs } from '../account/login-page.ts';
import { expectNoSidewaysScroll } from '../support/expect-no-sideways-scroll.ts';
import { expect, test } from '../support/journey.ts';
import { opensWork } from './opens-work.ts';

test.describe('at 1024 px, by keyboard alone', () => {
  test.use({ viewport: { width: 1024, height: 768 } });

  test('R7 B3 an assessor begins the note of an inspection, writes its lines and reads how the sum came about', async ({
    page,
    context,
  }) => {
    await openAs(page, 'elena.rusu', '/assessment-new');
    await expect(page).toHaveURL(/\/assignments\/assessment\/search/);
    await expect(page.getByRole('heading', { level: 1, name: 'Constatări' })).toBeVisible();
    await opensWork(page);

    const before = await page.locator('tr[data-row]').count();
    await page.getByRole('button', { name: 'Adaugă rând' }).press('Enter');
    await expect(page.locator('tr[data-row]').nth(before).locator('[data-cell=part]')).toBeFocused();
    await page.keyboard.type('ogl st');
    await expect(page.locator('[role=option]').first()).toContainText('Oglindă');
    await page.keyboard.press('Tab');
    // Past the zone, which the part brings along.
    await page.keyboard.press('Tab');
    await page.keyboard.type('1.120');
    await page.keyboard.press('Tab');
    await page.keyboard.type('1,4');
    await page.keyboard.press('Tab');
    await page.keyboard.type('2,2');
    await page.keyboard.press('Enter');
    await expect(page.locator('tr[data-row]').nth(before)).toContainText('1.977,00');
    await expect(page.getByText(/salvat la/)).toBeVisible();

    await test.step('a line is duplicated, and taken back', async () => {
      await page.locator('tr[data-row]').nth(before).locator('[data-cell=part]').focus();
      await page.keyboard.press('Control+d');
      await expect(page.locator('tr[data-row]')).toHaveCount(before + 3);
      await page.keyboard.press('Control+z');
      await expect(page.locator('tr[data-row]')).toHaveCount(before + 2);
    });

    await test.step('a lost network keeps what is written, and it is saved once it is back', async () => {
      await context.setOffline(true);
      await page.locator('tr[data-row]').nth(before).locator('[data-cell=labour_hundredths]').focus();
      await page.keyboard.type('2');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Fără rețea')).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByText(/salvat la/)).toBeVisible();
      await page.reload();
      await expect(page.locator('tr[data-row]').nth(before)).toContainText('2.085,00');
    });

    await page.getByRole('button', { name: /^De plată/ }).press('Enter');
    await expect(page.getByText('Cu TVA')).toBeVisible();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScroll(page);
  });
});
