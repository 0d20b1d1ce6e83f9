import type { Browser, Page } from '@playwright/test';
import type { Schema } from '@dosar/openapi';
import { callerOf } from '../support/caller.ts';
import { expect, test, watchRefusals } from '../support/journey.ts';
import { openAs } from './login-page.ts';

/** Somebody signed in in a browser of their own. */
async function inAnotherBrowser(browser: Browser, username: string, refusals: string[]): Promise<Page> {
  const context = await browser.newContext();
  watchRefusals(context, refusals);
  const page = await context.newPage();
  await openAs(page, username);
  return page;
}

/** Opens the profile page the way people do. */
async function openProfile(page: Page, fullName: RegExp): Promise<void> {
  await page.getByRole('button', { name: fullName }).click();
  await page.getByRole('menuitem', { name: 'Profilul meu' }).click();
  await expect(page).toHaveURL('/user/profile');
}

/** Does something that is kept in the account, and waits until it is. */
async function kept(page: Page, choose: () => Promise<void>): Promise<void> {
  const answer = page.waitForResponse((response) => response.url().endsWith('/api/auth/updateOwnAccount'));
  await choose();
  expect((await answer).status()).toBe(200);
}

/** Lets the page begin anew with other tokens, as it would some minutes later. */
async function renewTokens(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
}

const html = (page: Page) => page.locator('html');

test('R11 S3 E1 nickname, language and colours are there after a reload and in the next browser', async ({
  page,
  browser,
  refusals,
}) => {
  await openAs(page, 'dan.petrescu');
  await openProfile(page, /Dan Petrescu/);
  await expect(page.getByText('dan.petrescu@demo.example')).toBeVisible();
  await page.getByRole('textbox', { name: 'Pseudonim' }).fill('Dănuț');
  await page.getByRole('button', { name: 'Salvează pseudonimul' }).click();
  await expect(page.getByText('Salvat. De acum vă spunem Dănuț.')).toBeVisible();

  await page.getByRole('link', { name: 'Preferințe' }).click();
  await expect(page).toHaveURL('/user/profile/preferences');
  await kept(page, () => page.getByRole('radio', { name: 'Întunecate' }).check());
  await expect(html(page)).toHaveClass(/dark/);
  await kept(page, () => page.getByRole('radio', { name: 'Apropiate' }).check());
  await kept(page, () => page.getByRole('radio', { name: 'English' }).check());
  await expect(page.getByRole('heading', { name: 'My profile' })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('radio', { name: 'English' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await expect(html(page)).toHaveAttribute('data-density', 'compact');
  await page.getByRole('link', { name: 'My details' }).click();
  await expect(page.getByRole('textbox', { name: 'Nickname' })).toHaveValue('Dănuț');

  const next = await inAnotherBrowser(browser, 'dan.petrescu', refusals);
  await expect(next.getByRole('heading', { name: /^\w+day, / })).toBeVisible();
  await expect(html(next)).toHaveClass(/dark/);
  await expect(html(next)).toHaveAttribute('data-density', 'compact');
});

test('R11 dark colours are there with the first paint of a reload', async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver(() => {
      document.documentElement.dataset['firstPaint'] ??= document.documentElement.className;
    }).observe({ type: 'paint', buffered: true });
  });
  await openAs(page, 'petru.lazar');
  await page.goto('/user/profile/preferences');
  await expect(html(page)).toHaveAttribute('data-first-paint', /light/);
  await kept(page, () => page.getByRole('radio', { name: 'Întunecate' }).check());

  await page.reload();
  await expect(page.getByRole('radio', { name: 'Întunecate' })).toBeChecked();
  await expect(html(page)).toHaveAttribute('data-first-paint', /dark/);
});

test('R11 a session that is ended in one browser is signed out in the other', async ({
  page,
  browser,
  refusals,
}) => {
  const other = await inAnotherBrowser(browser, 'elena.rusu', refusals);
  await openAs(page, 'elena.rusu');
  await page.goto('/user/profile/sessions');
  await expect(page.getByText('Acest dispozitiv')).toBeVisible();

  await page
    .getByRole('button', { name: /^Încheie\b(?!-le)/ })
    .first()
    .click();
  await expect(page.getByText(/^Sesiunea s-a încheiat: .*Chrome pe/)).toBeVisible();
  await expect(page.getByText('Nu sunteți autentificat în altă parte.')).toBeVisible();

  // With its next call, or before it by what the page asks for by itself.
  await other.reload();
  await expect(other).toHaveURL(/\/login/);
  await expect(page).toHaveURL('/user/profile/sessions');
});

test('R11 all other sessions end after a question, and this one goes on', async ({
  page,
  browser,
  refusals,
}) => {
  const others = [
    await inAnotherBrowser(browser, 'sorin.matei', refusals),
    await inAnotherBrowser(browser, 'sorin.matei', refusals),
  ];
  await openAs(page, 'sorin.matei');
  await page.goto('/user/profile/sessions');
  await page.getByRole('button', { name: 'Încheie-le pe toate celelalte' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Încă 2 sesiuni se încheie imediat.');
  await question.getByRole('button', { name: 'Încheie-le pe toate celelalte' }).click();
  await expect(page.getByText('S-au încheiat alte 2 sesiuni.')).toBeVisible();

  for (const other of others) {
    await other.reload();
    await expect(other).toHaveURL(/\/login/);
  }
  await page.reload();
  await expect(page.getByText('Nu sunteți autentificat în altă parte.')).toBeVisible();
});

test('R11 E2 the looks that a configurator stores reach a colleague with the next tokens, and no other organisation', async ({
  page,
  browser,
  baseURL,
  refusals,
}) => {
  const ana = await inAnotherBrowser(browser, 'ana.ionescu', refusals);
  const alfa = await inAnotherBrowser(browser, 'alfa.ana', refusals);
  const barColor = (of: Page) =>
    html(of).evaluate((root) => root.style.getPropertyValue('--dosar-brand-light'));

  await openAs(page, 'calin.dobre');
  await page.goto('/config/branding');
  const color = page.getByRole('combobox', { name: 'Culoarea organizației' });
  await color.fill('mov 700');
  await page.getByRole('option', { name: /^Mov 700/ }).click();
  await page.getByRole('textbox', { name: 'Nume scurt' }).fill('Demo Nou');
  await expect(page.getByText('Demo Nou')).toHaveCount(2);
  await page.getByRole('button', { name: 'Salvează aspectul' }).click();
  await expect(page.getByText(/^Salvat\. Colegii văd/)).toBeVisible();
  await expect(page.getByRole('link', { name: /Demo Nou$/ })).toBeVisible();

  try {
    await renewTokens(ana);
    await expect(ana.getByRole('link', { name: /Demo Nou$/ })).toBeVisible();
    expect(await barColor(ana)).toBe('#7b1fa2');
    await renewTokens(alfa);
    await expect(alfa.getByRole('link', { name: /^Pagina principală Alfa/ })).toBeVisible();
    expect(await barColor(alfa)).toBe('#00796b');
  } finally {
    await restoreLooks(page, baseURL ?? '');
  }
});

/** Gives the organisation the looks of the demo world again. */
async function restoreLooks(page: Page, origin: string): Promise<void> {
  const tokens = await page.evaluate(() => ({
    idToken: (JSON.parse(sessionStorage.getItem('dosar.staff.idToken') ?? '{}') as { value: string }).value,
    refreshToken: localStorage.getItem('dosar.staff.refreshToken') ?? '',
  }));
  const calin = callerOf(origin, tokens);
  const looks = await calin.get<Schema<'BrandingSettings'>>('/api/config/getBranding');
  const demo = { short_name: 'Demo', material_color: 'indigo-600' };
  await calin.post('/api/config/updateBranding', { ...looks, ...demo });
}

test('R11 the looks of the organisation are not for a handler', async ({ page }) => {
  await openAs(page, 'ana.ionescu');
  await page.goto('/config/branding');
  await expect(page.getByText('Nu aveți acces aici')).toBeVisible();
});

test('R11 a nickname that was changed elsewhere meanwhile is told, and what was typed stays', async ({
  page,
  browser,
  refusals,
}) => {
  const other = await inAnotherBrowser(browser, 'paula.vasile', refusals);
  await other.goto('/user/profile');
  await openAs(page, 'paula.vasile');
  await page.goto('/user/profile');
  const typed = page.getByRole('textbox', { name: 'Pseudonim' });
  await typed.fill('Pauli');

  await other.getByRole('textbox', { name: 'Pseudonim' }).fill('Păuna');
  await kept(other, () => other.getByRole('button', { name: 'Salvează pseudonimul' }).click());

  await page.getByRole('button', { name: 'Salvează pseudonimul' }).click();
  await expect(page.getByText('Pseudonim este acum „Păuna”; dumneavoastră ați scris „Pauli”.')).toBeVisible();
  await expect(typed).toHaveValue('Pauli');
  await kept(page, () => page.getByRole('button', { name: 'Salvează pseudonimul' }).click());
  await expect(page.getByText('Salvat. De acum vă spunem Pauli.')).toBeVisible();
});

test('R11 a page with an unsaved nickname asks before it is left', async ({ page }) => {
  await openAs(page, 'paula.vasile');
  await page.goto('/user/profile');
  await page.getByRole('textbox', { name: 'Pseudonim' }).fill('Paulica');
  await page.getByRole('link', { name: /^Activități\b/ }).click();
  await page.getByRole('button', { name: 'Rămân pe pagină' }).click();
  await expect(page.getByRole('textbox', { name: 'Pseudonim' })).toHaveValue('Paulica');

  await page.getByRole('link', { name: /^Activități\b/ }).click();
  await page.getByRole('button', { name: 'Plec fără să salvez' }).click();
  await expect(page).toHaveURL(/\/assignments\/worklist/);
});
