import type { Browser } from '@playwright/test';
import { openAs } from '../account/login-page.ts';
import { expectNoSidewaysScroll } from '../support/expect-no-sideways-scroll.ts';
import { expect, test } from '../support/journey.ts';
import { closedNote } from './closed-note.ts';

/** An estimate as a repair shop prints it: a table with a head, a discount, sums and diacritics, on two pages. */
async function printedEstimate(browser: Browser): Promise<Buffer> {
  const page = await browser.newPage();
  await page.setContent(`<h1>S.C. Auto Rapid S.R.L.</h1><p>Deviz nr. 314 din 24.11.2026</p>
    <table width="100%"><thead><tr><th>Cod</th><th>Denumire</th><th>Cant.</th><th>Preț</th><th>Valoare</th></tr></thead>
    <tbody><tr><td>87910</td><td>Bară spate țeavă</td><td>1</td><td>2.000,00</td><td>2.000,00</td></tr>
    <tr style="break-before: page"><td>87911</td><td>Geometrie</td><td>1</td><td>165,00</td><td>165,00</td></tr>
    <tr><td></td><td>Reducere 15 lei</td><td></td><td></td><td>-15,00</td></tr>
    <tr><td></td><td>TOTAL fără TVA</td><td></td><td></td><td>2.150,00</td></tr></tbody></table>`);
  const pdf = await page.pdf({ format: 'A4' });
  await page.close();
  return pdf;
}

test.use({ viewport: { width: 1440, height: 900 } });

test('B3 M4 the estimate that a shop sends as a PDF is read with its discount, taken over, agreed line by line with a reason, and closed with its total, which the offer begins with', async ({
  page,
  browser,
  baseURL,
}) => {
  const { address, claimFileNo, assignmentId } = await closedNote(baseURL ?? '');
  await openAs(page, 'elena.rusu', address);
  await page.getByRole('link', { name: 'Deviz service' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Deviz service' })).toBeVisible();

  await page.getByRole('button', { name: 'Importă devizul' }).click();
  await page.locator('input[type=file]').setInputFiles({
    name: 'deviz.pdf',
    mimeType: 'application/pdf',
    buffer: await printedEstimate(browser),
  });
  await expect(page.getByText('3 rânduri, împreună 2.150,00 lei fără TVA')).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('status').getByText('Bară spate țeavă')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole('textbox', { name: /^Numele service-ului/ }).fill('Auto Rapid');
  await page.getByRole('button', { name: 'Preia' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expectNoSidewaysScroll(page);

  await test.step('an amount that differs needs its reason', async () => {
    await page.getByRole('button', { name: 'Decide: Bară spate țeavă' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: /^Suma convenită/ }).fill('1.800');
    await dialog.getByRole('button', { name: 'Salvează' }).click();
    await expect(dialog).toBeVisible();
    await dialog.getByRole('combobox', { name: /^Motivul diferenței/ }).selectOption('price');
    await dialog.getByRole('button', { name: 'Salvează' }).click();
    await expect(dialog).toBeHidden();
  });
  await page.getByRole('button', { name: 'Acceptă service-ul la 2 rânduri' }).click();
  await page.getByRole('button', { name: 'Convenit' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Convenit' }).click();
  await expect(page.getByText(/^Convenit la .* cu TVA, acum în banii dosarului/)).toBeVisible();

  await test.step('the handler finds its lines in the offer, with how they came about, and changes one', async () => {
    const context = await browser.newContext({
      baseURL,
      locale: 'ro-RO',
      viewport: { width: 1440, height: 900 },
    });
    const desk = await context.newPage();
    await openAs(desk, 'ana.ionescu', `/workflow/getById/${claimFileNo}/${assignmentId}/money`);
    await desk.getByRole('button', { name: 'Calculează oferta' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Calculează oferta' });
    const notes = dialog.getByRole('textbox', { name: 'Cum s-a calculat' });
    const amounts = dialog.getByRole('textbox', { name: 'Sumă, lei' });
    await expect(notes.nth(0)).toHaveValue(/^deviz agreat cu Auto Rapid la /);
    await expect(amounts.nth(0)).toHaveValue('1.950,00');
    await expect(notes.nth(1)).toHaveValue('21 % din 1.950,00 lei');
    await expect(amounts.nth(1)).toHaveValue('409,50');
    await amounts.nth(0).fill('1.900,00');
    await dialog.getByRole('button', { name: 'Salvează oferta' }).click();
    await expect(dialog).toBeHidden();
    await expect(desk.getByText('În calcul').first()).toBeVisible();
    await context.close();
  });
});
