import { openAs } from '../account/login-page.ts';
import { expect, test } from '../support/journey.ts';
import { closedNote } from './closed-note.ts';

test('B3 an estimate with a discount counts it, and its preview names what is left out and a total that does not agree', async ({
  page,
  baseURL,
}) => {
  const { address } = await closedNote(baseURL ?? '');
  await openAs(page, 'elena.rusu', address);
  await page.getByRole('link', { name: 'Deviz service' }).click();
  await page.getByRole('button', { name: 'Importă devizul' }).click();
  const lines = [
    'Denumire;Ore;Valoare',
    'Bară spate;0,125;1.000,00 lei',
    'Reducere 10 %;;-100,00',
    'Vopsitorie;;',
    'TOTAL;;1.000,00',
  ];
  await page.locator('input[type=file]').setInputFiles({
    name: 'deviz cu reducere.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\n')),
  });
  await expect(page.getByText('2 rânduri, împreună 900,00 lei fără TVA')).toBeVisible();
  const preview = page.getByRole('dialog');
  await expect(preview).toContainText('Reducere 10 %');
  await expect(preview).toContainText('Vopsitorie');
  await expect(preview).toContainText('nu are sumă');
  await expect(preview).toContainText('100,00 lei');
});
