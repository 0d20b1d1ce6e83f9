import { openAs } from '../account/login-page.ts';
import { expect, test } from '../support/journey.ts';

test('B10 ux 18 ux 19 a file is found by a name without diacritics, and opened by its plate however it is written', async ({
  page,
}) => {
  await openAs(page, 'ana.ionescu');
  await page.keyboard.press('/');
  const box = page.getByRole('searchbox', { name: 'Ce căutați?' });
  await box.fill('tandarei');
  const file = page.getByRole('region', { name: 'Dosare' }).getByRole('listitem').first();
  await expect(file).toContainText('Țăndărei');
  await box.fill('\u0163Ăndărei');
  await expect(file).toContainText('Țăndărei');

  const number = (await file.getByRole('link').textContent()) ?? '';
  const [plate = ''] = /[A-Z]{1,2} \d{2,3} [A-Z]{3}/.exec((await file.textContent()) ?? '') ?? [];
  await box.fill(plate.toLowerCase().replaceAll(' ', '-'));
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(number) })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: number }).first()).toBeVisible();
});

test('B11 M2 a previewer sees a file masked, with their name over it, and cannot reach it otherwise', async ({
  page,
}) => {
  await openAs(page, 'paula.vasile');
  await page.goto('/preview');
  await page.getByLabel('Numărul dosarului').fill('dm26 r000 0001');
  await page.getByLabel('Motivul').fill('Verificare internă');
  await page.getByRole('button', { name: 'Arată dosarul' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /DM26R0000001/ })).toBeVisible();
  await expect(page.getByText(/^\*{10}\d{3}$/).first()).toBeVisible();
  await expect(page.locator('[data-watermark^="Paula Vasile · "]')).toBeAttached();

  await page.goto('/search?q=DM26R0000002');
  await expect(page).toHaveURL(/\/preview\/DM26R0000002$/);
});
