import { openAs } from '../account/login-page.ts';
import { expect, test, watchRefusals } from '../support/journey.ts';
import { openList, rows } from './worklist-page.ts';

test('ux 13 a colleague who opens a file is seen on its row in my list, and gone when they leave', async ({
  page,
  browser,
  refusals,
  baseURL,
}) => {
  await openAs(page, 'ana.ionescu');
  const isHeard = page.waitForRequest('**/api/presence/stream');
  await openList(page, '/assignments/worklist?keys=1&sort=created_at');
  const file = rows(page).first();
  const number = (await file.textContent())?.match(/DM\w{10}/)?.[0] ?? '';
  await isHeard;

  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  watchRefusals(context, refusals);
  const theirs = await context.newPage();
  await openAs(theirs, 'maria.stan');
  await openList(theirs, `/assignments/worklist?q=${number}`);
  await rows(theirs).first().getByText(number).click();
  await expect(theirs.getByRole('heading', { name: new RegExp(number) })).toBeVisible();

  const here = file.getByRole('list', { name: 'Sunt aici acum' });
  await expect(here.getByRole('img', { name: /Maria Stan/ })).toBeVisible();
  await theirs.goBack();
  await expect(here).toBeHidden();
  await context.close();
});

test('ux 22 every number of the dashboard leads to the list that has as many rows', async ({ page }) => {
  await openAs(page, 'maria.stan');
  const tiles = page.getByRole('list', { name: 'Ce așteaptă' }).getByRole('listitem');
  await expect(tiles.first()).toBeVisible();
  const count = await tiles.count();
  expect(count).toBeGreaterThan(8);
  for (let place = 0; place < count; place += 1) {
    const tile = tiles.nth(place);
    const figure = (await tile.locator('[data-slot=figure]').textContent()) ?? '';
    await tile.getByRole('link').click();
    await page.waitForURL('**/assignments/worklist?*');
    const total = page.getByRole('main').getByText(/^(Peste )?[\d.]+ (de )?activit/);
    await expect(total).toHaveText(new RegExp(`^(Peste )?${figure.replace('+', '')} `));
    await page.goBack();
    await expect(tile).toBeVisible();
  }
});
