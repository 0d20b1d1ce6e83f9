import { randomUUID } from 'node:crypto';
import { openAs } from '../account/login-page.ts';
import { expectNoSidewaysScroll } from '../support/expect-no-sideways-scroll.ts';
import { expect, test } from '../support/journey.ts';

const [desk, phone] = [
  { width: 1440, height: 900 },
  { width: 360, height: 900 },
];

test('M8 R11 B7 a partner is added with contract and document, suspended with a reason and taken back', async ({
  page,
}) => {
  const name = `Service ${randomUUID().slice(0, 8)}`;
  await page.setViewportSize(desk);
  await openAs(page, 'petru.lazar', '/config/partners');
  const pane = page.getByLabel('Partener', { exact: true });

  await test.step('what ends in a week is named in the list', async () => {
    await page.getByRole('searchbox', { name: 'Nume, CUI, oraș' }).fill('Prestige');
    await expect(page.getByText('Atelier Prestige Auto')).toBeVisible();
    await expect(page.getByText('7 zile')).toBeVisible();
    await expectNoSidewaysScroll(page);
  });

  await test.step('a partner is added', async () => {
    await page.getByRole('button', { name: 'Partener nou' }).click();
    const dialog = page.getByRole('dialog', { name: 'Partener nou' });
    await dialog.getByLabel('Nume', { exact: true }).fill(name);
    await dialog.getByLabel('CUI', { exact: true }).fill('18274417');
    await dialog.getByRole('button', { name: 'Salvează' }).click();
    await expect(dialog.getByText('CUI', { exact: false }).first()).toBeVisible();
    await dialog.getByLabel('CUI', { exact: true }).fill('');
    await dialog.getByLabel('Localitate').fill('Cluj-Napoca');
    await dialog.getByLabel('Număr de contract').fill('7/2026');
    await dialog.getByRole('button', { name: 'Salvează' }).click();
    await expect(pane.getByRole('heading', { name })).toBeVisible();
    await expect(pane.getByText('7/2026')).toBeVisible();
    await expectNoSidewaysScroll(page);
  });

  await test.step('a document is kept with its last day, on a phone', async () => {
    await page.setViewportSize(phone);
    await expectNoSidewaysScroll(page);
    await pane.getByRole('button', { name: 'Adaugă document' }).click();
    const dialog = page.getByRole('dialog', { name: 'Adaugă document' });
    await dialog.getByLabel('Ce document este').fill('Autorizație RAR');
    await dialog.getByLabel('Valabil până la').fill('14.08.2099');
    await dialog
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        name: 'autorizatie.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.7\n%%EOF\n'),
      });
    await dialog.getByRole('button', { name: 'Păstrează' }).click();
    await expect(pane.getByText('Autorizație RAR')).toBeVisible();
    await expect(pane.getByText('14.08.2099')).toBeVisible();
  });

  await test.step('it is suspended with a reason and taken back; the history names both', async () => {
    await pane.getByRole('button', { name: 'Suspendă' }).click();
    const dialog = page.getByRole('dialog', { name: 'Suspendă' });
    await dialog.getByLabel('Motiv').fill('Reclamații repetate');
    await dialog.getByRole('button', { name: 'Suspendă' }).click();
    await expect(pane.getByText(/^Suspendat de Petru Lazăr/)).toBeVisible();
    await pane.getByRole('button', { name: 'Reia colaborarea' }).click();
    await expect(pane.getByRole('button', { name: 'Suspendă' })).toBeVisible();
    await pane.getByRole('button', { name: 'Arată istoricul' }).click();
    await expect(pane.getByText('Reclamații repetate').first()).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});
