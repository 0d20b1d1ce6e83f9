import type { Page } from '@playwright/test';
import { openAs } from '../account/login-page.ts';
import { expect, test } from '../support/journey.ts';
import { ownFile } from '../support/own-claims.ts';

test('B10 B11 M2 ux 18 ux 19 a file is found by a name without diacritics and opened by its plate however it is written; a previewer sees a file masked and cannot reach it otherwise', async ({
  page,
  baseURL,
}) => {
  const plate = 'CJ 63 TZN';
  const { claim_file_no: number } = await ownFile(baseURL ?? '', 'ana.ionescu', {
    notifier: {
      first_name: 'Ștefania',
      last_name: 'Țăndăreanu',
      role: 'owner',
      email: 'stefania.tandareanu@example.com',
      preferred_channel: 'email',
    },
    vehicle: { plate, plate_country: 'RO', brand_code: 'dacia', category_code: 'car' },
  });
  await openAs(page, 'ana.ionescu');
  await page.keyboard.press('/');
  const box = page.getByRole('searchbox', { name: 'Ce căutați?' });
  await box.fill('tandareanu');
  const file = page.getByRole('region', { name: 'Dosare' }).getByRole('listitem').first();
  await expect(file).toContainText('Țăndăreanu');
  await box.fill('\u0163Ăndăreanu');
  await expect(file).toContainText('Țăndăreanu');

  await box.fill(plate.toLowerCase().replaceAll(' ', '-'));
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(number) })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: number }).first()).toBeVisible();

  await test.step('a previewer sees a file masked, with their name over it, and cannot search for it', () =>
    seesMasked(page));
});

async function seesMasked(page: Page): Promise<void> {
  // A file with personal numbers, which no notice asks for.
  const number = 'DM26R0000001';
  await openAs(page, 'paula.vasile', '/preview');
  await page.getByLabel('Numărul dosarului').fill(number.toLowerCase().replace(/(.{4})(.{4})/, '$1 $2 '));
  await page.getByLabel('Motivul').fill('Verificare internă');
  await page.getByRole('button', { name: 'Arată dosarul' }).click();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(number) })).toBeVisible();
  await expect(page.getByText(/^\*{10}\d{3}$/).first()).toBeVisible();
  await expect(page.locator('[data-watermark^="Paula Vasile · "]')).toBeAttached();

  await page.goto(`/search?q=${number}`);
  await expect(page).toHaveURL(new RegExp(`/preview/${number}$`));
}
