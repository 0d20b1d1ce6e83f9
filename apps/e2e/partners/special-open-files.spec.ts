import { randomInt, randomUUID } from 'node:crypto';
import type { Schema } from '@dosar/openapi';
import { openAs } from '../account/login-page.ts';
import { signedIn } from '../support/caller.ts';
import { expectNoSidewaysScroll } from '../support/expect-no-sideways-scroll.ts';
import { expect, test } from '../support/journey.ts';
import { addressOfFile, ownFile } from '../support/own-claims.ts';

for (const width of [1440, 360])
  test(`M7 R8 at ${width} px after a list has changed the open files are checked, the result is looked at, and one file of it applied`, async ({
    page,
    baseURL,
  }) => {
    const origin = baseURL ?? '';
    const name = `Flota ${randomUUID().slice(0, 8)}`;
    const plate = `B ${randomInt(100, 999)} XYZ`;
    const vehicle = { plate, plate_country: 'RO', brand_code: 'dacia', category_code: 'car' as const };
    const file = await ownFile(origin, 'ana.ionescu', { vehicle });
    const calin = await signedIn(origin, 'calin.dobre');
    const { row } = await calin.post<Schema<'SpecialCustomer'>>('/api/specialCustomer/addSpecialCustomer', {
      name,
      kind: 'fleet',
      level: 'A',
      valid_from: null,
      valid_until: null,
      handler_user_id: null,
      contacts: [],
      notes: '',
    });
    await page.setViewportSize({ width, height: 900 });
    await openAs(page, 'calin.dobre', `/special-customers/${row.special_customer_id}`);

    await test.step('the list of the customer changes', async () => {
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles({
          name: 'parc.csv',
          mimeType: 'text/csv',
          buffer: Buffer.from(`NR_INMATR;DATA_START\n${plate};\n`),
        });
      const dialog = page.getByRole('dialog', { name: `Importă numere auto: ${name}` });
      await dialog.getByRole('button', { name: 'Aplică o schimbare' }).click();
      await expect(dialog).toBeHidden();
    });

    const found = page.getByRole(width < 768 ? 'listitem' : 'row').filter({ hasText: file.claim_file_no });
    await test.step('the open files are checked in the background, and nothing has changed yet', async () => {
      await page.goto('/special-customers');
      await page.getByRole('link', { name: 'Verifică dosarele deschise' }).click();
      await page.getByRole('button', { name: /^(?:Pornește verificarea|Verifică din nou)$/ }).click();
      await expect(found).toContainText(`niciunul → ${name} (Nivel A)`, { timeout: 30_000 });
      await expect(found).toContainText('de hotărât');
      await expectNoSidewaysScroll(page);
      const before = await calin.get<Schema<'CustomerOfFile'>>(
        `/api/specialCustomer/getCustomerOfFile/${file.claim_file_id}`,
      );
      expect(before.is_special).toBe(false);
    });

    await test.step('the file is chosen and applied, the others are left', async () => {
      await found.getByRole('checkbox').check();
      await page.getByRole('button', { name: 'Aplică schimbarea aleasă' }).click();
      await expect(found).toContainText('aplicat', { timeout: 30_000 });
    });

    await test.step('the file has its customer now, and says by what', async () => {
      await openAs(page, 'ana.ionescu', addressOfFile(file));
      await page.getByRole('button', { name: `Client special: ${name}` }).click();
      await expect(
        page.getByRole('dialog', { name: 'Client special' }).getByText(`Număr auto ${plate}`),
      ).toBeVisible();
    });
  });
