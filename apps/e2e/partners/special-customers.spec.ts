import { randomInt, randomUUID } from 'node:crypto';
import { openAs } from '../account/login-page.ts';
import { addressOfFile, ownFile } from '../support/own-claims.ts';
import { expect, test } from '../support/journey.ts';
import { expectNoSidewaysScroll } from '../support/expect-no-sideways-scroll.ts';

for (const width of [1440, 360])
  test(`M7 R8 B6 at ${width} px a list of plates is imported, a guest’s notice recognised by it, and a wrong match refused`, async ({
    page,
    baseURL,
  }) => {
    const origin = baseURL ?? '';
    const name = `Flota ${randomUUID().slice(0, 8)}`;
    const digits = randomInt(100, 999);
    await page.setViewportSize({ width, height: 900 });
    await openAs(page, 'calin.dobre', '/special-customers');

    await test.step('the customer is added', async () => {
      await page.getByRole('button', { name: 'Adaugă client' }).click();
      const dialog = page.getByRole('dialog', { name: 'Adaugă client' });
      await dialog.getByLabel('Nume', { exact: true }).fill(name);
      await dialog.getByLabel('Nivel').selectOption({ label: 'Nivel A' });
      await dialog.getByRole('button', { name: 'Salvează' }).click();
      await expect(page.getByRole('heading', { name })).toBeVisible();
      await expectNoSidewaysScroll(page);
    });

    await test.step('its list is shown with what is left out, and applied', async () => {
      const csv = `NR_INMATR;DATA_START\nB ${digits} XYW;14.03.2024\nB 1O1 XYW;\n`;
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles({ name: 'parc.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
      const dialog = page.getByRole('dialog', { name: `Importă numere auto: ${name}` });
      await expect(dialog.getByText('Noi: 1')).toBeVisible();
      await expect(dialog.getByText('Rândul 3: nu e număr românesc')).toBeVisible();
      await expectNoSidewaysScroll(page);
      await dialog.getByRole('button', { name: 'Aplică o schimbare' }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByText(`B ${digits} XYW`)).toBeVisible();
    });

    await test.step('the box says whom a plate would match', async () => {
      await page.getByLabel('Număr auto', { exact: true }).fill(`b ${digits} xyw`);
      await page.getByRole('button', { name: 'Probează' }).click();
      await expect(page.getByText(`Câștigă ${name}`)).toBeVisible();
    });

    const file = await ownFile(origin, 'ana.ionescu', {
      vehicle: { plate: `B ${digits} XYW`, plate_country: 'RO', brand_code: 'dacia', category_code: 'car' },
    });
    await openAs(page, 'ana.ionescu', addressOfFile(file));

    await test.step('the file shows the badge with its reason, and a wrong match is refused for good', async () => {
      await page.getByRole('button', { name: `Client special: ${name}` }).click();
      const dialog = page.getByRole('dialog', { name: 'Client special' });
      await expect(dialog.getByText(`Număr auto B ${digits} XYW`)).toBeVisible();
      await dialog.getByRole('button', { name: 'Nu e corect' }).click();
      await dialog.getByLabel(/^De ce nu e dosarul/).fill('Mașina a fost vândută');
      await dialog.getByRole('button', { name: 'Refuză potrivirea' }).click();
      await expect(page.getByText(`Nu este dosarul clientului ${name}`).first()).toBeVisible();
      await page.reload();
      await expect(page.getByText(`Nu este dosarul clientului ${name}`).first()).toBeVisible();
      await expect(page.getByRole('button', { name: `Client special: ${name}` })).toBeHidden();
    });
  });
