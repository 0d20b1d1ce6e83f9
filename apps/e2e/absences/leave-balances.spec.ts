import { openAs } from '../account/login-page.ts';
import { expect, test } from '../support/journey.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('R8 a manager sees what leave everybody has, saves it as a file and changes it by one', async ({
  page,
}) => {
  const days = '24,5';
  await openAs(page, 'maria.stan', '/manager-area/leave-balances?year=2026');
  await expect(page.getByRole('heading', { level: 1, name: 'Soldurile de concediu' })).toBeVisible();
  await expect(page.getByText('Radu Marin').first()).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exportă' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.csv$/);

  await page.getByRole('button', { name: 'Importă…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Importă…' });
  const choose = (lines: string[]) =>
    dialog.locator('input[type=file]').setInputFiles({
      name: 'solduri.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['utilizator;nume;drept anual;reportate', ...lines].join('\n')),
    });
  await choose([`radu.marin;Radu Marin;${days};0`, 'nimeni;Nimeni;21;0']);
  await expect(dialog.getByText('nu aveți pe nimeni cu acest nume de utilizator')).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Schimbă/ })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Renunță' }).click();

  await page.getByRole('button', { name: 'Importă…' }).click();
  await choose([`radu.marin;Radu Marin;${days};0`]);
  await dialog.getByRole('button', { name: 'Schimbă 1 sold' }).click();
  await expect(page.getByText('1 sold a fost schimbat').first()).toBeVisible();
  await expect(page.getByText('24½').first()).toBeVisible();
});
