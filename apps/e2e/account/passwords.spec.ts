import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { newestSignInCode } from '../support/outbox.ts';
import { staffOriginOf } from '../support/places.ts';
import { filledDataFolder, startProduct, type Product } from '../support/product.ts';
import { signIn } from './login-page.ts';

// A changed password stays changed, and a user gets three codes in a quarter of an hour: hence a product of their own.
const place = { staffPort: 4416, trackerPort: 4417 };
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
