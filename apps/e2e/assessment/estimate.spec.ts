import { signsIn } from '../support/handler.ts';
import { expect, test } from '../support/journey.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('B3 the estimate of a shop is imported, agreed line by line with a reason, and closed with its total', async ({
  page,
}) => {
  await signsIn(page, 'elena.rusu');
  await page.goto('/assignments/assessment/search');
  await page
    .getByRole('link', { name: /^(Supliment|Deschide)/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Deviz service' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Deviz service' })).toBeVisible();

  await page.getByRole('button', { name: 'Importă devizul' }).click();
  await page.locator('input[type=file]').setInputFiles({
    name: 'deviz.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      'Cod;Denumire;Cant.;Preț;Valoare\n;Bară spate;1;2.000,00;2.000,00\n;Geometrie;1;;150\n;TOTAL;;;2.150,00\n',
    ),
  });
  await expect(page.getByText('2 rânduri, împreună 2.150,00 lei fără TVA')).toBeVisible();
  await page.getByRole('textbox', { name: /^Numele service-ului/ }).fill('Auto Rapid');
  await page.getByRole('button', { name: 'Preia' }).click();

  await test.step('an amount that differs needs its reason', async () => {
    await page.getByRole('button', { name: 'Decide: Bară spate' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: /^Suma convenită/ }).fill('1.800');
    await dialog.getByRole('button', { name: 'Salvează' }).click();
    await expect(dialog).toBeVisible();
    await dialog.getByRole('combobox', { name: /^Motivul diferenței/ }).selectOption('price');
    await dialog.getByRole('button', { name: 'Salvează' }).click();
    await expect(dialog).toBeHidden();
  });
  await page.getByRole('button', { name: 'Acceptă service-ul la un rând' }).click();
  await page.getByRole('button', { name: 'Convenit' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Convenit' }).click();
  await expect(page.getByText(/^Convenit la .* cu TVA, acum în banii dosarului/)).toBeVisible();
});
