import type { Page } from '@playwright/test';
import { openAs } from '../account/login-page.ts';
import { expect, test, watchRefusals } from '../support/journey.ts';
import { addressOfFile, ownFile } from '../support/own-claims.ts';

const numberOf = (page: Page) => page.getByRole('heading', { level: 1 });
const section = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Secțiuni' }).getByRole('link', { name });
const value = (page: Page, label: string) =>
  page.getByRole('button', { name: new RegExp(`^Schimbă: ${label}`) }).first();
const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });

test('ux 23 ux 24 ux 35 a fact is corrected where it stands, with the number of the file in sight', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAs(page, 'ana.ionescu', addressOfFile(await ownFile(baseURL ?? '', 'ana.ionescu')));

  await test.step('the number stays in sight, and is copied', async () => {
    await page.mouse.wheel(0, 2000);
    await expect(numberOf(page)).toBeInViewport();
    await page
      .getByRole('button', { name: /^Copiază/ })
      .first()
      .click();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(copied).toMatch(/^DM\w{10}$/);
    await expect(numberOf(page)).toContainText(await copied());
  });

  await test.step('Enter saves, and the focus returns', async () => {
    await section(page, /^Persoane/).click();
    await expect(page).toHaveURL(/\/people$/);
    await value(page, 'Localitate').click();
    const town = 'Turda Nouă';
    await field(page, 'Localitate').fill(town);
    await field(page, 'Localitate').press('Enter');
    await expect(value(page, 'Localitate')).toBeFocused();
    await expect(value(page, 'Localitate')).toContainText(town);
  });

  await test.step('Escape leaves it as it was', async () => {
    const before = await value(page, 'Adresă').innerText();
    await value(page, 'Adresă').click();
    await field(page, 'Adresă').fill('Altundeva');
    await field(page, 'Adresă').press('Escape');
    await expect(value(page, 'Adresă')).toBeFocused();
    await expect(value(page, 'Adresă')).toHaveText(before, { useInnerText: true });
  });

  await test.step('what is typed is there after a reload', async () => {
    await value(page, 'Adresă').click();
    await field(page, 'Adresă').fill('Str. Turda 98');
    await page.reload();
    await expect(field(page, 'Adresă')).toHaveValue('Str. Turda 98');
    await field(page, 'Adresă').press('Escape');
  });
});

test('ux 28 ux 29 two people save the same field, one of them on a phone, and nothing is lost', async ({
  page,
  browser,
  baseURL,
  refusals,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAs(page, 'ana.ionescu');
  const address = `${addressOfFile(await ownFile(baseURL ?? '', 'ana.ionescu'))}/people`;
  await page.goto(address);
  await value(page, 'Adresă').click();
  await field(page, 'Adresă').fill('Str. Turda 7');

  const context = await browser.newContext({ baseURL, locale: 'ro-RO' });
  watchRefusals(context, refusals);
  const colleague = await context.newPage();
  await openAs(colleague, 'maria.stan', address);
  await value(colleague, 'Adresă').click();
  await field(colleague, 'Adresă').fill('Bd. Ion Mihalache 9');
  await field(colleague, 'Adresă').press('Enter');
  await expect(value(colleague, 'Adresă')).toContainText('Ion Mihalache');

  await expect(field(page, 'Adresă')).toHaveValue('Str. Turda 7');
  await field(page, 'Adresă').press('Enter');
  const panel = page.getByRole('dialog', { name: 'Două versiuni: alegeți câmp cu câmp' });
  await expect(panel).toContainText('Bd. Ion Mihalache 9');
  // The whole card is what is pressed.
  await panel.locator('label').filter({ hasText: 'Str. Turda 7' }).click();
  await expect(panel.getByRole('radio', { name: /Str. Turda 7/ })).toBeChecked();
  await panel.getByRole('button', { name: 'Salvează alegerile' }).click();
  await expect(value(page, 'Adresă')).toContainText('Str. Turda 7');

  await page.goto(address.replace(/\/people$/, ''));
  await expect(page.getByText('Bd. Ion Mihalache 9').first()).toBeVisible();
  await context.close();
});
