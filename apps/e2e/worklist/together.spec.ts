import type { SuccessBody } from '@dosar/openapi';
import { openAs } from '../account/login-page.ts';
import { signedIn } from '../support/caller.ts';
import { expect, test, watchRefusals } from '../support/journey.ts';
import { openList, rows } from '../support/worklist-page.ts';

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

test('ux 20 work that a colleague gives me is offered above my list, which stays as it is until I ask', async ({
  page,
  baseURL,
}) => {
  await openAs(page, 'ana.ionescu');
  const isHeard = page.waitForResponse('**/api/presence/stream');
  await openList(page, '/assignments/worklist?keys=1');
  await isHeard;
  const before = await rows(page).allTextContents();

  const [maria, ana] = [
    await signedIn(baseURL ?? '', 'maria.stan'),
    await signedIn(baseURL ?? '', 'ana.ionescu'),
  ];
  // By the nearest deadline, as the list: what is most pressing of the queue belongs to the rows that are shown.
  const browse = { category_code: 'active', limit: 1 };
  type Page = SuccessBody<'browseWorklist'>;
  const own = await ana.post<Page>('/api/assignment/browseWorklist', { ...browse, filter_keys: 1 });
  const queue = await maria.post<Page>('/api/assignment/browseWorklist', { ...browse, filter_keys: 8 });
  const { assignment_id, row_version, claim_file_no = '' } = queue.items[0] ?? {};
  const { assignment_change_id } = await maria.post<SuccessBody<'changeAssignments'>>(
    '/api/assignment/change',
    {
      items: [{ assignment_id, row_version }],
      change: { action: 'assign', user_id: own.items[0]?.assigned_user_id },
    },
  );

  const offer = page.getByRole('button', { name: '1 activitate nouă — arată' });
  // A page that hears of changes looks within five seconds.
  await expect(offer).toBeVisible({ timeout: 15_000 });
  await expect(rows(page)).toHaveText(before);
  await offer.click();
  await expect(rows(page).filter({ hasText: claim_file_no }).first()).toBeVisible();
  await expect(offer).toBeHidden();
  await maria.post(`/api/assignment/undoChange/${assignment_change_id}`, {});
});

test('ux 22 every number of the dashboard leads to the list that has as many rows', async ({ page }) => {
  await openAs(page, 'maria.stan');
  // What counts no work leads elsewhere: waiting approvals to their own page.
  const tiles = page
    .getByRole('list', { name: /^Ce (presează|așteaptă)$/ })
    .getByRole('listitem')
    .filter({ has: page.locator('a[href^="/assignments/worklist"]') });
  await expect(tiles.first()).toBeVisible();
  const count = await tiles.count();
  expect(count).toBeGreaterThan(8);
  for (let place = 0; place < count; place += 1) {
    const tile = tiles.nth(place);
    const figure = (await tile.locator('[data-slot=figure]').textContent()) ?? '';
    await tile.getByRole('link').first().click();
    await page.waitForURL('**/assignments/worklist?*');
    const total = page.getByRole('main').getByText(/^(Peste )?[\d.]+ (de )?activit(ate|ăți)$/);
    await expect(total).toHaveText(new RegExp(`^(Peste )?${figure.replace('+', '')} `));
    await page.goBack();
    await expect(tile).toBeVisible();
  }
});
