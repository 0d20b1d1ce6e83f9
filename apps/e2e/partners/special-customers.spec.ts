import { randomInt, randomUUID } from 'node:crypto';
import type { Schema } from '@dosar/openapi';
import type { Page } from '@playwright/test';
import { openAs } from '../account/login-page.ts';
import { signedIn } from '../support/caller.ts';
import { addressOfFile, ownFile } from '../support/own-claims.ts';
import { expect, test } from '../support/journey.ts';
import { expectNoSidewaysScroll } from '../support/expect-no-sideways-scroll.ts';

const desk = { width: 1440, height: 900 };
const phone = { width: 360, height: 900 };

test('M7 R8 B6 a list of plates is imported, the open files are checked by it and one applied, a guest’s notice is recognised, and a wrong match refused', async ({
  page,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const name = `Flota ${randomUUID().slice(0, 8)}`;
  const digits = randomInt(100, 998);
  const [known, later] = [`B ${digits} XYW`, `B ${digits + 1} XYW`];
  const fileWith = (plate: string) =>
    ownFile(origin, 'ana.ionescu', {
      vehicle: { plate, plate_country: 'RO', brand_code: 'dacia', category_code: 'car' },
    });
  const open = await fileWith(known);
  await page.setViewportSize(desk);
  await openAs(page, 'calin.dobre', '/special-customers');

  await test.step('the customer is added', () => addsCustomer(page, name));
  await page.setViewportSize(phone);
  await expectNoSidewaysScroll(page);
  await test.step('on a phone its list is shown with what is left out, and applied', () =>
    importsPlates(page, name, [known, later]));

  await test.step('the box says whom a plate would match', async () => {
    await page.getByLabel('Număr auto', { exact: true }).fill(known.toLowerCase());
    await page.getByRole('button', { name: 'Probează' }).click();
    await expect(page.getByText(`Câștigă ${name}`)).toBeVisible();
  });

  await test.step('the open files are checked in the background, and nothing has changed yet', async () => {
    await page.goto('/special-customers');
    await page.getByRole('link', { name: 'Verifică dosarele deschise' }).click();
    await page.getByRole('button', { name: /^(?:Pornește verificarea|Verifică din nou)$/ }).click();
    const found = page.getByRole('listitem').filter({ hasText: open.claim_file_no });
    await expect(found).toContainText(`niciunul → ${name} (Nivel A)`, { timeout: 30_000 });
    await expect(found).toContainText('de hotărât');
    await expectNoSidewaysScroll(page);
    const calin = await signedIn(origin, 'calin.dobre');
    const before = await calin.get<Schema<'CustomerOfFile'>>(
      `/api/specialCustomer/getCustomerOfFile/${open.claim_file_id}`,
    );
    expect(before.is_special).toBe(false);
  });

  await test.step('at a desk the file is chosen and applied, the others are left', async () => {
    await page.setViewportSize(desk);
    const found = page.getByRole('row').filter({ hasText: open.claim_file_no });
    await found.getByRole('checkbox').check();
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Aplică schimbarea aleasă' }).click();
    await expect(found).toContainText('aplicat', { timeout: 30_000 });
  });

  await test.step('that file has its customer now, and says by what', async () => {
    await openAs(page, 'ana.ionescu', addressOfFile(open));
    await page.getByRole('button', { name: `Client special: ${name}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Client special' });
    await expect(dialog.getByText(`Număr auto ${known}`)).toBeVisible();
  });

  const recognised = await fileWith(later);
  await test.step('a later notice is recognised, and a wrong match refused for good', async () => {
    await page.goto(addressOfFile(recognised));
    await refusesMatch(page, name, later);
  });
});

async function addsCustomer(page: Page, name: string) {
  await page.getByRole('button', { name: 'Adaugă client' }).click();
  const dialog = page.getByRole('dialog', { name: 'Adaugă client' });
  await dialog.getByLabel('Nume', { exact: true }).fill(name);
  await dialog.getByLabel('Nivel').selectOption({ label: 'Nivel A' });
  await dialog.getByRole('button', { name: 'Salvează' }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expectNoSidewaysScroll(page);
}

/** Imports plates and one line that is none. */
async function importsPlates(page: Page, name: string, plates: string[]) {
  const csv = ['NR_INMATR;DATA_START', ...plates.map((plate) => `${plate};14.03.2024`), 'B 1O1 XYW;', ''];
  await page.getByRole('button', { name: 'Importă numere' }).click();
  const dialog = page.getByRole('dialog', { name: `Importă numere auto: ${name}` });
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'parc.csv', mimeType: 'text/csv', buffer: Buffer.from(csv.join('\n')) });
  await expect(dialog.getByRole('button', { name: 'Nou 2' })).toBeVisible();
  await expect(dialog.getByText('4. B 1O1 XYW')).toBeVisible();
  await expect(dialog.getByText('nu e număr românesc')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('button', { name: 'Aplică 2 schimbări' }).click();
  await expect(dialog).toBeHidden();
  for (const plate of plates) await expect(page.getByText(plate)).toBeVisible();
}

async function refusesMatch(page: Page, name: string, plate: string) {
  const badge = page.getByRole('button', { name: `Client special: ${name}` });
  await badge.click();
  const dialog = page.getByRole('dialog', { name: 'Client special' });
  await expect(dialog.getByText(`Număr auto ${plate}`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Nu e corect' }).click();
  await dialog.getByLabel(/^De ce nu e dosarul/).fill('Mașina a fost vândută');
  await dialog.getByRole('button', { name: 'Refuză potrivirea' }).click();
  await expect(page.getByText(`Nu este dosarul clientului ${name}`).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText(`Nu este dosarul clientului ${name}`).first()).toBeVisible();
  await expect(badge).toBeHidden();
}
