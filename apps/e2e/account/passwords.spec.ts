import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { staffOriginOf } from '../support/places.ts';
import { filledDataFolder, startProduct, type Product } from '../support/product.ts';
import { openAs, signIn } from './login-page.ts';

// A changed password stays changed, so these stories have a product of their own.
const place = { staffPort: 4416, trackerPort: 4417 };
const oldPassword = 'Claims-2026-ok!';
const newPassword = 'Patru mere verzi, 88';

test.use({ baseURL: staffOriginOf(place) });

let folder: Awaited<ReturnType<typeof filledDataFolder>>;
let product: Product;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  folder = await filledDataFolder();
  product = await startProduct({ ...place, dataDir: folder.dataDir });
});

test.afterAll(async () => {
  await product.stop();
  await folder.remove();
});

const typed = (page: Page, label: string) => page.getByLabel(label, { exact: true });

async function typeNew(page: Page, password: string, again = password) {
  await typed(page, 'Parola nouă').fill(password);
  await typed(page, 'Parola nouă, încă o dată').fill(again);
  await typed(page, 'Parola nouă, încă o dată').blur();
}

async function openDialog(page: Page, name: RegExp) {
  await page.getByRole('button', { name }).click();
  await page.getByText('Schimbă parola', { exact: true }).click();
  // The window takes the focus once, a moment after it is there: until then it would take it from a field.
  await expect(typed(page, 'Parola veche')).toBeFocused();
  return page.getByRole('dialog', { name: 'Schimba parola' });
}

test('R16 S17 T1 C9 X8 an expired password is renewed, and the login goes on to where it was leading', async ({
  page,
}) => {
  await page.goto('/assignments/worklist?keys=1');
  await signIn(page, 'emil.vechi');
  await expect(page).toHaveURL(/\/renew-password\?returnUrl=/);
  await expect(page.getByText('Parola a expirat. Introduceti o noua parola!')).toBeVisible();

  const save = page.getByRole('button', { name: 'Salvează și continuă' });
  await expect(save).toBeDisabled();
  await typeNew(page, oldPassword);
  await save.click();
  await expect(page.getByRole('alert')).toContainText('Parola nouă trebuie să fie alta decât cea veche.');
  await expect(typed(page, 'Parola nouă')).toHaveValue('');

  await typeNew(page, newPassword);
  await save.click();
  await expect(page).toHaveURL('/assignments/worklist?keys=1');
  await expect(page.getByRole('heading', { name: 'Activități' })).toBeVisible();
});

test('R16 T1 C9 a given password is replaced once, and the new one opens the product', async ({ page }) => {
  await page.goto('/login');
  await signIn(page, 'nou.venit');
  await expect(page.getByText(/Parola v-a fost dată de altcineva/)).toBeVisible();
  await typeNew(page, newPassword);
  await page.getByRole('button', { name: 'Salvează și continuă' }).click();
  await expect(page).toHaveURL('/assignments/shortlist');

  await page.getByRole('button', { name: /Nora Nou-Venit/ }).click();
  await page.getByText('Ieșire', { exact: true }).click();
  await signIn(page, 'nou.venit', newPassword);
  await expect(page).toHaveURL('/assignments/shortlist');
});

test('S7 T3 C7 V2 V3 V4 V6 X10 a password is changed only when everything is right', async ({
  page,
  browser,
}) => {
  const elsewhere = await browser.newPage();
  await openAs(elsewhere, 'ana.ionescu');
  await openAs(page, 'ana.ionescu');
  const dialog = await openDialog(page, /Ana Ionescu/);
  const change = dialog.getByRole('button', { name: 'Schimbă' });

  await typed(page, 'Parola veche').fill('gresita');
  await typed(page, 'Parola veche').blur();
  await expect(dialog.getByText('Vechea parola nu e corecta.')).toBeVisible();
  await expect(change).toBeDisabled();
  await typed(page, 'Parola veche').fill(oldPassword);
  await typed(page, 'Parola veche').blur();
  await expect(dialog.getByText('Vechea parola nu e corecta.')).toBeHidden();

  for (const [password, reason] of [
    ['scurta', 'Parola trebuie sa aiba cel putin 12 caractere'],
    ['eu-Ana.Ionescu-88', 'Parola nu poate conține numele de utilizator.'],
    ['AsigurareaDemo-88', 'Parola nu poate conține numele organizației.'],
    ['Octombrie 88 mere', 'Parola nu poate conține numele unei luni.'],
  ] as const) {
    await typeNew(page, password);
    await expect(typed(page, 'Parola nouă')).toHaveAccessibleDescription(new RegExp(`${reason}.*${reason}`));
    await expect(change).toBeDisabled();
  }
  await typeNew(page, newPassword, 'Patru mere');
  await expect(dialog.getByText('Parolele sunt diferite')).toBeVisible();
  await expect(change).toBeDisabled();

  await typeNew(page, '123456789987654321');
  await change.click();
  await expect(dialog.getByRole('alert')).toContainText('se ghicește ușor');
  for (const label of ['Parola veche', 'Parola nouă', 'Parola nouă, încă o dată'])
    await expect(typed(page, label)).toHaveValue('');

  await typed(page, 'Parola veche').fill(oldPassword);
  await typeNew(page, newPassword);
  await change.click();
  await expect(page.getByText('Parola schimbata cu succes!')).toBeVisible();
  await expect(dialog).toBeHidden();

  await page.reload();
  await expect(page.getByRole('button', { name: /Ana Ionescu/ })).toBeVisible();
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/login/);
  await signIn(elsewhere, 'ana.ionescu');
  await expect(elsewhere.getByRole('alert')).toBeVisible();
  await signIn(elsewhere, 'ana.ionescu', newPassword);
  await expect(elsewhere).toHaveURL(/\/assignments\/shortlist/);
  await elsewhere.close();
});

test('V5 C8 the expression of an organisation is asked for in its own words', async ({ page }) => {
  await openAs(page, 'alfa.ana');
  const dialog = await openDialog(page, /Ana Albu/);
  const reason = 'Parola trebuie să aibă cel puțin o literă mare și o cifră.';
  await typed(page, 'Parola veche').fill(oldPassword);
  await typeNew(page, 'patru mere verzi');
  await expect(typed(page, 'Parola nouă')).toHaveAccessibleDescription(new RegExp(`${reason}.*${reason}`));
  await typeNew(page, newPassword);
  await dialog.getByRole('button', { name: 'Schimbă' }).click();
  await expect(page.getByText('Parola schimbata cu succes!')).toBeVisible();
});

test('P4 who has no password here is not offered to change it', async ({ page }) => {
  await page.goto('/login');
  await signIn(page, 'nord.mihai');
  await page.getByRole('button', { name: /Mihai Nord/ }).click();
  await expect(page.getByText('Ieșire', { exact: true })).toBeVisible();
  await expect(page.getByText('Schimbă parola', { exact: true })).toBeHidden();
});
