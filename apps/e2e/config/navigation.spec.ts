import type { Page } from '@playwright/test';
import { openAs } from '../account/login-page.ts';
import { expect, test } from '../support/journey.ts';

const main = (page: Page) => page.getByRole('navigation', { name: 'Principal' });
const names = (page: Page) => main(page).locator('[data-slot=name]');

test('M1 M3 a configurator finds the settings in the side menu', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, 'calin.dobre');
  await expect(main(page)).toBeVisible();
  await expect(names(page)).toHaveText(['Panou', 'Activități', 'Căutare', 'Rapoarte', 'Setări']);
});

test('M2 T11 the side menu, with the preview of a previewer in it, is wide, narrow or gone as somebody wants it, and so it stays after a reload', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, 'paula.vasile');
  await expect(main(page)).toBeVisible();
  await expect(names(page)).toHaveText(['Panou', 'Activități', 'Căutare', 'Previzualizare']);
  await page.getByRole('button', { name: 'Meniu mai îngust' }).click();
  await expect(main(page)).toHaveAttribute('data-mode', 'compact');
  await page.getByRole('button', { name: 'Ascunde meniul' }).click();
  await expect(main(page)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Arată meniul' })).toBeVisible();
  await expect(main(page)).toBeHidden();
});

test('T11 the narrow menu shows pictures, and each entry keeps its name', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  await openAs(page, 'paula.vasile');
  await expect(main(page)).toHaveAttribute('data-mode', 'compact');
  expect((await main(page).boundingBox())?.width).toBe(52);
  for (const name of ['Panou', 'Căutare'])
    await expect(main(page).getByRole('link', { name, exact: true })).toBeVisible();
});

test('T11 where the window is too narrow for names, the menu comes over the page and goes after a choice', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  await openAs(page, 'paula.vasile');
  await expect(main(page)).toHaveAttribute('data-mode', 'compact');
  await page.getByRole('button', { name: 'Arată meniul' }).click();
  const panel = page.getByRole('dialog', { name: 'Meniu' });
  await panel.getByRole('link', { name: /^Activități\b/ }).click();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL('/assignments/worklist?keys=1');
});

test('S4 S5 ux 118 a phone has three places at hand and the rest under More', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAs(page, 'calin.dobre');
  await expect(main(page)).toHaveAttribute('data-mode', 'bar');
  await expect(names(page)).toHaveText(['Panou', 'Activități', 'Rapoarte']);
  for (const place of await main(page).locator('a, button').all()) {
    const box = await place.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }

  // Notices and other things that float at the foot of the page keep clear of the bar.
  const room = await main(page).evaluate((bar) =>
    getComputedStyle(bar).getPropertyValue('--dosar-bottom-bar'),
  );
  const { height } = (await main(page).boundingBox())!;
  expect(Number.parseFloat(room)).toBeGreaterThanOrEqual(height - 1);
  await page.getByRole('button', { name: 'Mai multe' }).click();
  const panel = page.getByRole('dialog', { name: 'Mai multe' });
  await expect(panel.getByRole('link')).toHaveText(['Setări', 'Căutare']);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Mai multe' })).toBeFocused();
});

test('R8 R10 beside the menu the staff search, go through a list under its own address, open a claim file and their profile', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, 'petru.lazar');
  await expect(main(page)).toBeVisible();
  await expect(names(page)).toHaveText(['Panou', 'Activități', 'Căutare', 'Rapoarte']);

  await page.goto('/search?q=DM26R0000001');
  // A whole number is no question: its file opens.
  await expect(page).toHaveURL(/\/workflow\/getById\/DM26R0000001\//);

  await page.goto('/assignments/list/waiting');
  const rows = page.getByRole('main').getByText(/^DM\d\d/);
  await expect(rows.first()).toBeVisible();
  await expect(page).toHaveURL(/^[^?]*\/assignments\/list\/waiting/);
  await rows.first().click();
  await expect(page).toHaveURL(/\/workflow\/getById\/DM/);
  await expect(main(page)).toBeVisible();

  await page.goto('/user');
  await expect(page).toHaveURL('/user/profile');
  await expect(page.getByRole('main').getByRole('heading', { name: 'Profilul meu' })).toBeVisible();
  await expect(main(page)).toBeVisible();
});

test('R17 the staff keep their menu at an address that does not exist, and are led on', async ({ page }) => {
  await openAs(page, 'petru.lazar');
  await page.goto('/nonsense');
  await expect(page).toHaveURL('/guest');
  await expect(page.getByText('Nu există pagina /nonsense')).toBeVisible();
  await expect(page.getByText('Dați clic pe linkul din e-mailul primit')).toBeHidden();
  await page.getByRole('link', { name: 'Înapoi la panou' }).click();
  await expect(page).toHaveURL('/assignments/shortlist');
});

test('R8 a page whose area is not there yet is an unknown address, and the menu has no entry for it', async ({
  page,
}) => {
  await openAs(page, 'sorin.matei');
  await page.goto('/special-customers');
  await expect(page.getByText('Nu există pagina /special-customers')).toBeVisible();
  await expect(main(page)).toBeVisible();
  expect(await names(page).allInnerTexts()).not.toContain('Clienți speciali');
});

test('R8 R11 a configurator finds the looks of the organisation among the settings, and on a phone the way back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAs(page, 'calin.dobre');
  await page.goto('/config');
  await page.getByRole('searchbox', { name: 'Caută o setare' }).fill('sigla');
  await page.getByRole('link', { name: /^Aspectul organizației/ }).click();
  await expect(page).toHaveURL('/config/branding');
  await expect(page.getByRole('textbox', { name: 'Nume scurt' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Setări' }).click();
  await expect(page).toHaveURL('/config');
});

test('S4 guests have neither a menu nor the button that opens one', async ({ page }) => {
  await page.goto('/guest/assessment/demo-guest-assignment-key-01');
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await expect(main(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Arată meniul' })).toBeHidden();
});
