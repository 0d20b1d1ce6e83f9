import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { newestSignInCode } from '../support/outbox.ts';
import { staffOriginOf } from '../support/places.ts';
import { filledDataFolder, startProduct, type Product } from '../support/product.ts';
import { openAs, signIn } from './login-page.ts';

// A changed password stays changed, and a user gets three codes in a quarter of an hour: hence a product of their own.
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

/** A code of eight digits that was not sent. */
const otherThan = (code: string) => String(code === '99999999' ? 10_000_000 : Number(code) + 1);

test('R16 S17 T1 T9 V7 X7 X8 C9 C10 C11 a login asks for the code of a message, another one for a new password, and both go on to where they were leading', async ({
  page,
}) => {
  const origin = staffOriginOf(place);
  const wanted = '/assignments/worklist?keys=1';
  const codePage = `/one-time-password?returnUrl=${encodeURIComponent(wanted)}`;
  await page.goto(wanted);
  await signIn(page, 'otilia.popa');
  await expect(page).toHaveURL(codePage);

  const confirm = async (code: string) => {
    await typed(page, 'Cod').fill(code);
    await page.getByRole('button', { name: 'Confirmă codul' }).click();
  };
  await test.step('until then nothing else opens, and a reload sends no other code', async () => {
    await expect(page.getByText(/^Un cod de authentificare a fost trimis/)).toBeVisible();
    const sent = await newestSignInCode(origin);
    await page.goto(wanted);
    await expect(page).toHaveURL(codePage);
    await expect(page.getByRole('timer')).toContainText(/Codul expiră în (5:00|4:\d\d)\./);
    expect(await newestSignInCode(origin)).toBe(sent);
  });

  await test.step('a wrong code can be typed over', async () => {
    const code = await newestSignInCode(origin);
    await confirm(otherThan(code));
    await expect(page.getByRole('alert')).toContainText('Cod invalid!');
    await expect(typed(page, 'Cod')).toBeFocused();
    await confirm(code);
    await expect(page).toHaveURL(wanted);
    await expect(page.getByRole('heading', { name: 'Activități' })).toBeVisible();
  });

  await page.getByRole('button', { name: /Otilia Popa/ }).click();
  await page.getByRole('menuitem', { name: 'Ieșire' }).click();
  await page.goto(wanted);
  await signIn(page, 'emil.vechi');
  await expect(page).toHaveURL(/\/renew-password\?returnUrl=/);
  await test.step('an expired password is renewed', async () => {
    await expect(page.getByText('Parola a expirat. Introduceti o noua parola!')).toBeVisible();
    const save = page.getByRole('button', { name: 'Salvează și continuă' });
    await typeNew(page, newPassword);
    await save.click();
    await expect(page).toHaveURL(wanted);
    await expect(page.getByRole('heading', { name: 'Activități' })).toBeVisible();
  });
});

test('S7 T3 C7 C8 V2 V4 X10 a changed password holds: the old one opens nothing, and sessions elsewhere are over', async ({
  page,
  browser,
}) => {
  const elsewhere = await browser.newPage();
  await openAs(elsewhere, 'ana.ionescu');
  await openAs(page, 'ana.ionescu');
  const dialog = await openDialog(page, /Ana Ionescu/);
  const change = dialog.getByRole('button', { name: 'Schimbă' });

  await test.step('it is changed only when everything is right', async () => {
    await typed(page, 'Parola veche').fill('gresita');
    await typed(page, 'Parola veche').blur();
    await expect(dialog.getByText('Vechea parola nu e corecta.')).toBeVisible();
    await expect(change).toBeDisabled();
    await typed(page, 'Parola veche').fill(oldPassword);
    await typeNew(page, 'Octombrie 88 mere');
    await expect(typed(page, 'Parola nouă')).toHaveAccessibleDescription(/numele unei luni/);
    await expect(change).toBeDisabled();
    await typeNew(page, '123456789987654321');
    await change.click();
    await expect(dialog.getByRole('alert')).toContainText('se ghicește ușor');
    await typed(page, 'Parola veche').fill(oldPassword);
    await typeNew(page, newPassword);
    await change.click();
    await expect(page.getByText('Parola schimbata cu succes!')).toBeVisible();
    await expect(dialog).toBeHidden();
  });

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
