import type { Schema } from '@dosar/openapi';
import { openAs } from '../account/login-page.ts';
import { signedIn } from '../support/caller.ts';
import { expectNoSidewaysScroll } from '../support/expect-no-sideways-scroll.ts';
import { expect, test } from '../support/journey.ts';
import { addressOfFile, ownFile } from '../support/own-claims.ts';

test.use({ viewport: { width: 360, height: 800 } });

test('M4 recourse is noted with its debtor and ground, asked for, received in two parts, corrected and given up', async ({
  page,
  baseURL,
}) => {
  const ana = await signedIn(baseURL ?? '', 'ana.ionescu');
  const work = await ownFile(baseURL ?? '', 'ana.ionescu');
  const money = () => ana.get<Schema<'Money'>>(`/api/settlement/getMoney/${work.assignment_id}`);
  await openAs(page, 'ana.ionescu', `${addressOfFile(work)}/money`);
  const receive = async (amount: string) => {
    await page.getByRole('button', { name: 'Înregistrează o încasare' }).click();
    const dialog = page.getByRole('dialog', { name: 'Înregistrează o încasare' });
    await dialog.getByLabel('Sumă, lei').fill(amount);
    await dialog.getByRole('button', { name: 'Înregistrează' }).click();
    await expect(dialog).toBeHidden();
  };

  await test.step('Ana notes what the insurer of the one at fault owes', async () => {
    await page.getByRole('button', { name: 'Notează o sumă' }).click();
    const dialog = page.getByRole('dialog', { name: 'Notează o sumă de recuperat' });
    await dialog.getByLabel('Nume').fill('Asigurarea Vecină SA');
    await dialog.getByLabel('Pe ce se sprijină').fill('Polița RCA RO/22/V 104872');
    await dialog.getByLabel('De încasat, lei').fill('5.000,00');
    await dialog.getByRole('button', { name: 'Salvează' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Asigurarea Vecină SA')).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
  await test.step('it is asked for, and comes in parts', async () => {
    await page.getByRole('button', { name: 'A fost cerută' }).click();
    const dialog = page.getByRole('dialog', { name: 'Suma a fost cerută' });
    await dialog.getByRole('button', { name: 'Înregistrează' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Cerută', { exact: true })).toBeVisible();
    await receive('2.000,00');
    await expect(page.getByText('2.000,00 lei din 5.000,00 lei încasați').first()).toBeVisible();
    await receive('1.000,00');
    await expect(page.getByText('3.000,00 lei din 5.000,00 lei încasați').first()).toBeVisible();
  });
  await test.step('a receipt was a mistake', async () => {
    await page.getByRole('button', { name: 'Corectează' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Corectează o încasare' });
    await dialog.getByLabel('Motiv').fill('Alt dosar');
    await dialog.getByRole('button', { name: 'Corectează o încasare' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('2.000,00 lei din 5.000,00 lei încasați').first()).toBeVisible();
  });
  await test.step('the rest is given up', async () => {
    await page.getByRole('button', { name: 'Renunță' }).click();
    const dialog = page.getByRole('dialog', { name: 'Renunță la rest' });
    await expect(dialog.getByText('Nu se mai așteaptă 3.000,00 lei')).toBeVisible();
    await dialog.getByLabel('Motiv').fill('Debitor insolvent');
    await dialog.getByRole('button', { name: 'Renunță la rest' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('S-a renunțat: Debitor insolvent')).toBeVisible();
  });
  expect(await money()).toMatchObject({
    recourse_bani: 200_000,
    recovered_bani: 200_000,
    recoveries: [{ state: 'given_up', receipts: [{}, {}, {}] }],
  });
});
