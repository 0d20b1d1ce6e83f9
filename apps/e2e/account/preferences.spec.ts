import type { Page } from '@playwright/test';
import { expect, test, watchRefusals } from '../support/journey.ts';
import { openAs } from './login-page.ts';

const html = (page: Page) => page.locator('html');

/** Marks the page as it is loaded now; the mark is gone after a reload. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-mark', ''));

async function openMenu(page: Page, fullName: RegExp): Promise<void> {
  await page.getByRole('button', { name: fullName }).click();
}

/** Chooses a language in the open menu, and waits until the account has it. */
async function chooseLanguage(page: Page, name: string): Promise<void> {
  const stored = page.waitForResponse((answer) => answer.url().endsWith('/updateOwnAccount'));
  await page.getByRole('menuitemradio', { name }).click();
  expect((await stored).status()).toBe(200);
}

test('S3 B16 ux 120 the language of the menu changes every text of a page, and keeps what was typed', async ({
  page,
}) => {
  await openAs(page, 'petru.lazar');
  await page.goto('/user/profile');
  await page.getByRole('textbox', { name: 'Pseudonim' }).fill('Petrică');
  await mark(page);

  await openMenu(page, /Petru Lazăr/);
  await chooseLanguage(page, 'English');
  await expect(page.getByRole('heading', { name: 'My profile' })).toBeVisible();
  await expect(html(page)).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('textbox', { name: 'Nickname' })).toHaveValue('Petrică');
  await expect(page.getByRole('link', { name: /^Tasks\b/ })).toBeVisible();
  await expect(page.getByText(/^v\d/)).toBeVisible();
  await expect(html(page)).toHaveAttribute('data-mark', '');

  // His other journeys are in Romanian.
  await chooseLanguage(page, 'Română');
  await expect(html(page)).toHaveAttribute('lang', 'ro');
});

test('B16 names that the server gives come in the language that is chosen, on the page that is open', async ({
  page,
}) => {
  await openAs(page, 'maria.stan');
  await page.goto('/assignments/worklist?q=DM26');
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  await mark(page);
  const before = await rows.nth(1).innerText();

  await openMenu(page, /Maria Stan/);
  await chooseLanguage(page, 'English');
  await expect(page.getByRole('heading', { name: 'Tasks' })).toBeVisible();
  await expect.poll(() => rows.nth(1).innerText()).not.toBe(before);
  await expect(page).toHaveURL('/assignments/worklist?q=DM26');
  await expect(html(page)).toHaveAttribute('data-mark', '');

  // Her other journeys are in Romanian.
  await chooseLanguage(page, 'Română');
});

test('ux 119 colours follow the device until somebody chooses, and are right with the first paint', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new PerformanceObserver(() => {
      document.documentElement.dataset['firstPaint'] ??= document.documentElement.className;
    }).observe({ type: 'paint', buffered: true });
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/login');
  await expect(html(page)).toHaveAttribute('data-first-paint', /dark/);

  await page.emulateMedia({ colorScheme: 'light' });
  await expect(html(page)).toHaveClass(/light/);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html(page)).toHaveClass(/dark/);
});

test('ux 119 a choice of colours in one tab holds in the other at once', async ({ page, context }) => {
  await openAs(page, 'radu.marin');
  const other = await context.newPage();
  await other.goto('/user/profile/preferences');
  await page.bringToFront();
  await openMenu(page, /Radu Marin/);
  await page.getByRole('menuitemradio', { name: 'Întunecate' }).click();
  await expect(html(page)).toHaveClass(/dark/);
  await expect(html(other)).toHaveClass(/dark/);
  await expect(other.getByRole('radio', { name: 'Întunecate' })).toBeChecked();
});

test('rows are 34 px high, or 28 px for whoever wants them close together', async ({ page }) => {
  // Wide enough for rows of one line.
  await page.setViewportSize({ width: 1920, height: 1080 });
  await openAs(page, 'radu.marin');
  const rowHeight = async () => {
    await page.goto('/assignments/worklist');
    const rows = page.getByRole('row', { name: /DM\d\d/ });
    await rows.first().waitFor();
    const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
    return Math.min(...heights);
  };
  expect(Math.round(await rowHeight())).toBe(34);

  await page.goto('/user/profile/preferences');
  await page.getByRole('radio', { name: 'Apropiate' }).check();
  await expect(html(page)).toHaveAttribute('data-density', 'compact');
  expect(Math.round(await rowHeight())).toBe(28);
});

test('on a touch screen everything stays 44 px high, however close together', async ({
  browser,
  refusals,
}) => {
  const phone = await browser.newContext({
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
  });
  watchRefusals(phone, refusals);
  const page = await phone.newPage();
  await openAs(page, 'radu.marin');
  await page.goto('/user/profile');
  await page.evaluate(() => localStorage.setItem('dosar.density', 'compact'));
  await page.reload();
  const save = page.getByRole('button', { name: 'Salvează pseudonimul' });
  await expect(html(page)).toHaveAttribute('data-density', 'compact');
  expect((await save.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});
