import type { Page } from '@playwright/test';
import { openAs } from '../account/login-page.ts';
import { expect, test, watchRefusals } from '../support/journey.ts';
import { addressOfFile, ownFile } from '../support/own-claims.ts';
import { closesComposer, opensComposer } from './composer-sheet.ts';

const here = (page: Page) => page.getByRole('list', { name: 'Sunt aici acum' });

test('ux 30 I see who else has the file open and who is writing on it, until they leave', async ({
  page,
  browser,
  baseURL,
  refusals,
}) => {
  const address = addressOfFile(await ownFile(baseURL ?? '', 'ana.ionescu'));
  await openAs(page, 'ana.ionescu');
  const isHeard = page.waitForResponse('**/api/presence/stream');
  await page.goto(address);
  await isHeard;
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  watchRefusals(context, refusals);
  const theirs = await context.newPage();
  await openAs(theirs, 'maria.stan', address);

  await expect(here(page).getByRole('img', { name: /Maria Stan/ })).toBeVisible();
  await expect(here(theirs).getByRole('img', { name: /Ana Ionescu/ })).toBeVisible();
  await opensComposer(theirs);
  await theirs.getByLabel('Notă internă', { exact: true }).focus();
  await expect(here(page).getByRole('img', { name: /Maria Stan modifică acum/ })).toBeVisible();
  await closesComposer(theirs);
  await theirs.getByRole('main').getByRole('link', { name: 'Activități', exact: true }).click();
  await expect(here(page)).toBeHidden();
  await context.close();
});
