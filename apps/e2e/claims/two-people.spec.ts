import type { Browser, Page } from '@playwright/test';
import { hasSession, openAs } from '../account/login-page.ts';
import { expect, test, watchRefusals } from '../support/journey.ts';
import { addressOfFile, ownFile } from '../support/own-claims.ts';
import { opensComposer } from './composer-sheet.ts';

const here = (page: Page) => page.getByRole('list', { name: 'Sunt aici acum' });
const timeline = (page: Page) => page.getByRole('list', { name: 'Istoric' });
const noteOf = (page: Page) => page.getByLabel('Notă internă', { exact: true });
const address = (page: Page) => page.getByRole('button', { name: /^Schimbă: Adresă/ }).first();
const addressField = (page: Page) => page.getByRole('textbox', { name: 'Adresă', exact: true });

test('ux 28 ux 29 ux 30 two people on one file see each other, save the same field without a loss, and a colleague who is mentioned is led to the note', async ({
  page,
  browser,
  baseURL,
  refusals,
}) => {
  const file = addressOfFile(await ownFile(baseURL ?? '', 'ana.ionescu'));
  await page.setViewportSize({ width: 360, height: 740 });
  await openAs(page, 'ana.ionescu');
  await opensHearing(page, file);
  const maria = await pageOf(browser, baseURL ?? '', refusals);
  await openAs(maria, 'maria.stan', file);

  await test.step('each sees the other, and who is writing', async () => {
    await expect(here(page).getByRole('img', { name: /Maria Stan/ })).toBeVisible();
    await expect(here(maria).getByRole('img', { name: /Ana Ionescu/ })).toBeVisible();
    await noteOf(maria).focus();
    await expect(here(page).getByRole('img', { name: /Maria Stan modifică acum/ })).toBeVisible();
  });

  await test.step('both change the address: the later one reads both versions and chooses', async () => {
    await page.goto(`${file}/people`);
    await address(page).click();
    await addressField(page).fill('Str. Turda 7');
    await changesAddress(maria, `${file}/people`, 'Bd. Ion Mihalache 9');
    await choosesOwn(page);
  });

  await test.step('Maria leaves, which Ana sees', async () => {
    await opensHearing(page, file);
    await expect(page.getByText('Bd. Ion Mihalache 9').first()).toBeVisible();
    await expect(here(page).getByRole('img', { name: /Maria Stan/ })).toBeVisible();
    await maria.getByRole('main').getByRole('link', { name: 'Activități', exact: true }).click();
    await expect(here(page)).toBeHidden();
  });

  const text = 'Ce părere ai despre prag?';
  await test.step('Ana mentions Dan in a note for managers', () => mentionsDan(page, text));
  await test.step('he is told, and led to it', async () => {
    const dan = await pageOf(browser, baseURL ?? '', refusals);
    await hasSession(dan, 'dan.petrescu', 'told');
    await dan.goto('/assignments/shortlist');
    await dan
      .getByRole('link', { name: /Ana Ionescu v-a menționat în/ })
      .first()
      .click();
    await expect(timeline(dan).locator('li[data-marked]')).toContainText(text);
  });
});

/** Opens a file, and waits until the page hears what others do on it. */
async function opensHearing(page: Page, file: string): Promise<void> {
  const isHeard = page.waitForResponse('**/api/presence/stream');
  await page.goto(file);
  await isHeard;
}

/** A page for somebody else, in a browser of their own at a desk. */
async function pageOf(browser: Browser, baseURL: string, refusals: string[]): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    locale: 'ro-RO',
    viewport: { width: 1440, height: 900 },
  });
  watchRefusals(context, refusals);
  return context.newPage();
}

async function changesAddress(page: Page, people: string, text: string): Promise<void> {
  await page.goto(people);
  await address(page).click();
  await addressField(page).fill(text);
  await addressField(page).press('Enter');
  await expect(address(page)).toContainText(text);
}

/** Saves what a colleague has changed meanwhile, and keeps the own version. */
async function choosesOwn(page: Page): Promise<void> {
  await expect(addressField(page)).toHaveValue('Str. Turda 7');
  await addressField(page).press('Enter');
  const panel = page.getByRole('dialog', { name: 'Două versiuni: alegeți câmp cu câmp' });
  await expect(panel).toContainText('Bd. Ion Mihalache 9');
  // The whole card is what is pressed.
  await panel.locator('label').filter({ hasText: 'Str. Turda 7' }).click();
  await expect(panel.getByRole('radio', { name: /Str. Turda 7/ })).toBeChecked();
  await panel.getByRole('button', { name: 'Salvează alegerile' }).click();
  await expect(address(page)).toContainText('Str. Turda 7');
}

async function mentionsDan(page: Page, text: string): Promise<void> {
  await opensComposer(page);
  await noteOf(page).fill(`${text} `);
  await noteOf(page).press('End');
  await noteOf(page).pressSequentially('@Dan');
  await page.getByRole('option', { name: 'Dan Petrescu' }).click();
  await page.getByLabel('Cine o citește').selectOption('managers');
  await page.getByRole('button', { name: 'Adaugă nota' }).click();
  const written = timeline(page).locator('li[id]').filter({ hasText: text });
  await expect(written).toContainText('notă pentru manageri');
}
