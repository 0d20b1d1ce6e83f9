import { randomUUID } from 'node:crypto';
import type { Schema } from '@dosar/openapi';
import { openAs } from '../account/login-page.ts';
import { signedIn } from '../support/caller.ts';
import { expectNoSidewaysScroll } from '../support/expect-no-sideways-scroll.ts';
import { expect, test } from '../support/journey.ts';
import { outboxOf } from '../support/outbox.ts';

test('M7 R8 the monthly pack of a fleet is looked at, sent, and received by each of its addresses', async ({
  page,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const key = randomUUID().slice(0, 8);
  const addresses = [`daune.${key}@flota.example`, `sef.${key}@flota.example`];
  const calin = await signedIn(origin, 'calin.dobre');
  const { row } = await calin.post<Schema<'SpecialCustomer'>>('/api/specialCustomer/addSpecialCustomer', {
    name: `Flota ${key}`,
    kind: 'fleet',
    level: 'B',
    valid_from: null,
    valid_until: null,
    handler_user_id: null,
    contacts: [],
    notes: '',
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, 'calin.dobre', `/special-customers/${row.special_customer_id}`);

  await test.step('its addresses are written down', async () => {
    await page.getByRole('button', { name: 'Destinatari' }).click();
    const dialog = page.getByRole('dialog', { name: 'Destinatari' });
    await dialog.getByLabel(/^Adrese de e-mail/).fill(addresses.join('\n'));
    await dialog.getByRole('button', { name: 'Salvează' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(addresses.join(', '))).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 360, height: 900 });
    await expectNoSidewaysScroll(page);
  });

  await test.step('it is looked at before it leaves', async () => {
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Vezi PDF' }).click();
    expect((await saved).suggestedFilename()).toMatch(/^dosare-\d{4}-\d{2}\.pdf$/);
  });

  await test.step('it is sent, and each address has a mail of its own', async () => {
    await page.getByRole('button', { name: 'Trimite acum' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Trimite acum' }).click();
    await expect(page.getByText(/PDF [0-9a-f]{12} · XLSX [0-9a-f]{12}/)).toBeVisible({ timeout: 30_000 });
    for (const address of addresses) {
      const [mail, ...others] = await outboxOf(origin, address);
      expect(mail?.subject).toMatch(new RegExp(`^Flota ${key}: situația dosarelor, `));
      expect(mail?.body).toContain('un PDF pentru citit și un fișier Excel pentru lucru');
      expect(others).toEqual([]);
    }
    await expect(page.getByRole('button', { name: 'Trimite acum' })).toBeHidden();
  });
});
