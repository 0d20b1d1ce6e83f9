import type { Browser } from '@playwright/test';
import { openAs } from '../account/login-page.ts';
import { expectNoSidewaysScroll } from '../support/expect-no-sideways-scroll.ts';
import { expect, test } from '../support/journey.ts';

/** An estimate as a repair shop prints it: a table with a head, sums and diacritics, on two pages. */
async function printedEstimate(browser: Browser): Promise<Buffer> {
  const rows = Array.from(
    { length: 40 },
    (_, index) =>
      `<tr><td>P${100 + index}</td><td>Piesă țeavă ${index + 1}</td><td>1</td><td>25,50</td><td>25,50</td></tr>`,
  );
  const page = await browser.newPage();
  await page.setContent(`<h1>S.C. Auto Rapid S.R.L.</h1><p>Deviz nr. 314 din 24.11.2026</p>
    <table width="100%"><thead><tr><th>Cod</th><th>Denumire</th><th>Cant.</th><th>Preț</th><th>Valoare</th></tr></thead>
    <tbody><tr><td>87910</td><td>Oglindă exterioară stânga</td><td>1</td><td>1.120,00</td><td>1.120,00</td></tr>
    ${rows.join('')}<tr><td></td><td>TOTAL fără TVA</td><td></td><td></td><td>2.140,00</td></tr></tbody></table>`);
  const pdf = await page.pdf({ format: 'A4' });
  await page.close();
  return pdf;
}

test('B3 the estimate that a shop sends as a PDF is read, looked at and taken over', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await openAs(page, 'elena.rusu', '/assignments/assessment/search');
  await page
    .getByRole('link', { name: /^Continuă/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Deviz service' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Deviz service' })).toBeVisible();
  await page.getByRole('button', { name: /^Importă/ }).click();
  await page.locator('input[type=file]').setInputFiles({
    name: 'deviz.pdf',
    mimeType: 'application/pdf',
    buffer: await printedEstimate(browser),
  });
  await expect(page.getByText('41 de rânduri, împreună 2.140,00 lei fără TVA')).toBeVisible();
  await expect(
    page.getByRole('dialog').getByRole('status').getByText('Oglindă exterioară stânga'),
  ).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole('textbox', { name: /^Numele service-ului/ }).fill('Auto Rapid');
  await page.getByRole('button', { name: 'Preia' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText('Oglindă exterioară stânga').first()).toBeVisible();
  await expect(page.getByText('2.140,00 lei').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
});
