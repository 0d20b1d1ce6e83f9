import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../support/expect-no-sideways-scroll.ts';
import { expect, test } from '../support/journey.ts';
import { openAs } from './login-page.ts';

const userMenu = (page: Page) => page.getByRole('button', { name: 'Meniul utilizatorului: Ana Ionescu' });

test('S3 the user menu works by keyboard alone, and says to screen readers what it is', async ({ page }) => {
  await openAs(page, 'ana.ionescu');
  await userMenu(page).focus();
  await page.keyboard.press('ArrowDown');
  const menu = page.getByRole('menu', { name: 'Meniul utilizatorului: Ana Ionescu' });
  await expect(menu.getByRole('menuitem', { name: 'Radu Marin' })).toBeFocused();
  await page.keyboard.press('p');
  await expect(menu.getByRole('menuitem', { name: 'Profilul meu' })).toBeFocused();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);

  await page.keyboard.press('e');
  await expect(menu.getByRole('menuitemradio', { name: 'English' })).toBeFocused();
  const chosen = page.waitForResponse('**/api/auth/updateOwnAccount');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect((await chosen).ok()).toBe(true);
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
  await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeFocused();

  // The choice goes into the account: the next journey is to find it as it was.
  await page.keyboard.press('ArrowUp');
  const kept = page.waitForResponse('**/api/auth/updateOwnAccount');
  await page.keyboard.press('Enter');
  expect((await kept).ok()).toBe(true);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ro');

  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(userMenu(page)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
});

test('S3 the profile is reached from the user menu', async ({ page }) => {
  await openAs(page, 'ana.ionescu');
  await userMenu(page).click();
  await page.getByRole('menuitem', { name: 'Profilul meu' }).click();
  await expect(page).toHaveURL('/user/profile');
});

test('S3 guests find their language and the way to the login', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/guest/assessment/demo-guest-assignment-key-01');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('button', { name: 'Română' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/login');
});
