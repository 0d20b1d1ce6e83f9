import { openAs } from '../account/login-page.ts';
import { expect, test } from '../support/journey.ts';

for (const [width, height] of [
  [1440, 900],
  [360, 740],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test('R12 a configurator changes when claimants are reminded and what they read, and the history tells what it was', async ({
      page,
    }) => {
      const days = width === 360 ? '2, 6' : '4, 9';
      await openAs(page, 'calin.dobre');
      await page.goto('/config/document-rules');
      await expect(page.getByRole('heading', { level: 1, name: 'Reguli pentru documente' })).toBeVisible();
      await page.getByRole('button', { name: 'Schimbă' }).click();
      const rule = page.getByRole('dialog', { name: 'Cereri de documente' });
      await rule.getByLabel('Reamintește după zile').fill('de trei ori');
      await rule.getByRole('button', { name: 'Salvează' }).click();
      await expect(rule.getByText('Cel mult zece zile, fiecare între 1 și 180').first()).toBeVisible();
      await rule.getByLabel('Reamintește după zile').fill(days);
      await rule.getByRole('button', { name: 'Salvează' }).click();
      await expect(page.getByText(`după ${days} zile, la 09:00`).first()).toBeVisible();

      await page.getByText('Fotografie avarie', { exact: true }).first().click();
      const guidance = page.getByRole('dialog', { name: 'Fotografie avarie' });
      const text = `Arătați toată mașina, apoi detaliul (${width}).`;
      await guidance.getByLabel('În română').fill(text);
      await guidance.getByRole('radio', { name: 'un act de tip card' }).check();
      await guidance.getByRole('button', { name: 'Salvează' }).click();
      const history = page.getByRole('region', { name: 'Istoric' });
      await expect(history.getByRole('listitem').first()).toContainText(`acum: ${text}`);
      await expect(history.getByRole('listitem').first()).toContainText('Călin Dobre');
    });
  });
}
