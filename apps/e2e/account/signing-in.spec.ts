import { expect, test } from '../support/journey.ts';
import { signIn } from './login-page.ts';

test('R1 the root leads to the login, and whoever has signed in to the dashboard', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL('/login');

  await signIn(page, 'ana.ionescu');
  await expect(page).toHaveURL('/assignments/shortlist');
  await page.goto('/');
  await expect(page).toHaveURL('/assignments/shortlist');
  await expect(page.getByRole('main').getByText(/^Ana \w+, Daune/)).toBeVisible();
});

test('R2 R9 ux 109 a page of the staff asks for a login and opens afterwards, with query and fragment', async ({
  page,
}) => {
  await page.goto('/assignments/worklist?keys=1#list');
  await expect(page).toHaveURL(`/login?returnUrl=${encodeURIComponent('/assignments/worklist?keys=1#list')}`);

  await signIn(page, 'ana.ionescu');
  await expect(page).toHaveURL('/assignments/worklist?keys=1#list');
});

test('R2 a returnUrl of another site leads home', async ({ page }) => {
  await page.goto('/login?returnUrl=%2F%2Fevil.example%2Flogin');
  await signIn(page, 'ana.ionescu');
  await expect(page).toHaveURL('/assignments/shortlist');
});

test('S1 the login has both fields, a progress bar while it works, version and environment', async ({
  page,
}) => {
  await page.goto('/login');
  await expect(page.getByLabel('Nume de utilizator')).toBeVisible();
  await expect(page.getByText(/^Versiunea \d/)).toBeVisible();
  await expect(page.getByText('Test', { exact: true })).toBeVisible();

  const answer = Promise.withResolvers<void>();
  await page.route('**/api/auth/appToken', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await signIn(page, 'ana.ionescu');
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Autentificare' })).toBeDisabled();
  answer.resolve();
  await expect(page).toHaveURL('/assignments/shortlist');
});

test('V1 empty fields say "Username is required." and "Password is required.", and nothing can be sent', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeDisabled();

  await page.getByLabel('Username').focus();
  await page.getByLabel('Password', { exact: true }).focus();
  await page.getByRole('checkbox').focus();
  await expect(page.getByText('Username is required.')).toBeVisible();
  await expect(page.getByText('Password is required.')).toBeVisible();
});

for (const [username, password, reason, text] of [
  ['nimeni.anume', 'gresita-1', 'with wrong credentials', 'Verificati utilizatorul si parola.'],
  ['blocat.ion', undefined, 'of a locked account', 'Cont blocat! Va rugam contactati un administrator!'],
  ['birou.fix', undefined, 'from a foreign address', 'Adresa IP neautorizata!'],
] as const) {
  test(`X5 a login ${reason} says "${text}"`, async ({ page }) => {
    await page.goto('/login');
    await signIn(page, username, password);
    await expect(page.getByRole('alert')).toContainText(text);
    await expect(page).toHaveURL('/login');
  });
}

for (const [username, address] of [
  ['emil.vechi', '/renew-password'],
  ['nou.venit', '/renew-password'],
] as const) {
  test(`T1 the login of ${username} goes to ${address} and opens nothing else`, async ({ page }) => {
    await page.goto('/login?returnUrl=%2Fassignments%2Fworklist');
    await signIn(page, username);
    await expect(page).toHaveURL(new RegExp(`${address}\\?returnUrl=%2Fassignments%2Fworklist$`));

    await page.goto('/assignments/worklist');
    await expect(page).toHaveURL(new RegExp(`${address}\\?returnUrl=%2Fassignments%2Fworklist$`));
  });
}

test('T1 the login stores the tokens and the worklist filter', async ({ page }) => {
  await page.goto('/login');
  await signIn(page, 'ana.ionescu');
  await page.waitForURL('**/assignments/shortlist');
  const profile = await page.evaluate(() => localStorage.getItem('dosar.staff.profile') ?? '');
  expect(JSON.parse(profile)).toMatchObject({
    user_metadata: { worklist_filter: { filter_keys: 0, category_code: 'active' } },
  });
});

test.describe('in a browser of another language', () => {
  test.use({ locale: 'de-DE' });

  test('K9 the product opens in Romanian, and in English where Romanian cannot be fetched', async ({
    page,
  }) => {
    await page.goto('/login');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ro');
    await page.route(/\/assets\/i18n\/ro\..+\.json$/, (route) => route.abort());
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByLabel('Username')).toBeVisible();
  });
});

test('B16 C36 the product opens in Romanian, and English is fetched when chosen, keeping what was typed', async ({
  page,
}) => {
  await page.goto('/login');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ro');
  await page.getByLabel('Nume de utilizator').fill('ana');

  const messages = page.waitForResponse(/\/assets\/i18n\/en\..+\.json$/);
  await page.getByRole('button', { name: 'English' }).click();
  expect((await messages).ok()).toBe(true);
  await expect(page.getByLabel('Username')).toHaveValue('ana');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
