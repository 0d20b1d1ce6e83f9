import type { Page, Route } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { openAs } from './login-page.ts';
import { expireIdToken, refreshesOf } from './stored-session.ts';

const banner = (page: Page) => page.getByText('Lucrați în numele utilizatorului Radu Marin.');
const userMenu = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(name) });

async function actsForRadu(page: Page): Promise<void> {
  await userMenu(page, 'Ana Ionescu').click();
  await page.getByRole('menuitem', { name: 'Radu Marin' }).click();
  await expect(banner(page)).toBeVisible();
}

test('T12 P3 S3 ux 111 Ana works in the name of Radu: his pages under a banner, his tokens renewed for both, and one click back', async ({
  page,
  context,
}) => {
  await openAs(page, 'ana.ionescu');
  const other = await context.newPage();
  await other.goto('/assignments/worklist');
  await userMenu(other, 'Ana Ionescu').waitFor();

  await test.step('she changes over, and the page is loaded anew as him', async () => {
    await actsForRadu(page);
    await expect(page).toHaveURL('/assignments/shortlist');
    await expect(page.getByRole('main').getByText(/^Radu \w+, Daune/)).toBeVisible();
    await page.getByRole('link', { name: /^Activități\b/ }).click();
    await expect(page.getByText(/^DM\d\d/).first()).toBeVisible();
    await expect(banner(page)).toBeVisible();
  });

  await test.step('her other tab asks to be loaded anew', async () => {
    await expect(other.getByRole('alertdialog')).toContainText('în numele utilizatorului Radu Marin');
  });

  await test.step('a renewal says who acts for whom', async () => {
    const refreshes = refreshesOf(page);
    await expireIdToken(page);
    await page.reload();
    await expect.poll(() => refreshes.length).toBe(1);
    const body = JSON.parse(refreshes[0] ?? '{}') as Record<string, string>;
    expect(Object.keys(body).toSorted()).toEqual(['impersonated_by_user_id', 'new_user_id', 'refresh_token']);
    expect(body['impersonated_by_user_id']).not.toBe(body['new_user_id']);
  });

  await test.step('nobody acts for a second colleague from there', async () => {
    await userMenu(page, 'Radu Marin').click();
    await expect(page.getByRole('group', { name: 'Contul dumneavoastră' })).toBeVisible();
    await expect(page.getByRole('group', { name: 'Lucrați în numele' })).toBeHidden();
    await page.keyboard.press('Escape');
  });

  await test.step('one click leads back, and the other tab goes on by itself', async () => {
    await page.getByRole('button', { name: 'Reveniți la contul dumneavoastră' }).click();
    await expect(userMenu(page, 'Ana Ionescu')).toBeVisible();
    await expect(banner(page)).toBeHidden();
    await expect(other.getByRole('alertdialog')).toBeHidden();
    await expect(userMenu(other, 'Ana Ionescu')).toBeVisible();
  });
});

test('P3 whoever replaces nobody is not offered to act for anybody', async ({ page }) => {
  await openAs(page, 'maria.stan');
  await userMenu(page, 'Maria Stan').click();
  await expect(page.getByRole('menuitem', { name: 'Profilul meu' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Lucrați în numele' })).toBeHidden();
});

/** Lets the server do what the next change over asks for, and loses its answer on the way back. */
async function loseAnswer(page: Page): Promise<void> {
  await page.route('**/api/auth/impersonate', doneButUnheard, { times: 1 });
}

async function doneButUnheard(route: Route): Promise<void> {
  await route.fetch();
  await route.abort('connectionreset');
}

/** Loses the answers to all that a page asks for; changes over come about all the same. Gives how the network comes back. */
async function loseNetwork(page: Page): Promise<() => Promise<void>> {
  const lost = (route: Route) =>
    route.request().url().endsWith('/api/auth/impersonate')
      ? doneButUnheard(route)
      : route.abort('connectionreset');
  await page.route('**/api/**', lost);
  return () => page.unroute('**/api/**', lost);
}

test('T12 an answer that is lost on the way neither begins twice nor ends the session', async ({ page }) => {
  await openAs(page, 'ana.ionescu');
  await loseAnswer(page);
  await actsForRadu(page);
  await page.getByRole('link', { name: /^Activități\b/ }).click();
  await expect(page.getByText(/^DM\d\d/).first()).toBeVisible();

  await test.step('the return has come about, and the page goes on as herself', async () => {
    await loseAnswer(page);
    await page.getByRole('button', { name: 'Reveniți la contul dumneavoastră' }).click();
    await expect(userMenu(page, 'Ana Ionescu')).toBeVisible();
    await expect(banner(page)).toBeHidden();
  });

  await test.step('a network that stays away costs her no sign-in either', async () => {
    await actsForRadu(page);
    const networkBack = await loseNetwork(page);
    await page.getByRole('button', { name: 'Reveniți la contul dumneavoastră' }).click();
    await expect(page.getByText('Nu există conexiune cu serverul.').first()).toBeVisible();
    await networkBack();
    // The server has ended the visit, and the next thing that the page asks for learns of it. Should it have asked for
    // something by itself already, there is no menu left that she could use.
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('a[href^="/assignments/worklist"]')?.click(),
    );
    await page.getByRole('alertdialog').getByRole('button').click();
    await expect(userMenu(page, 'Ana Ionescu')).toBeVisible();
    await expect(banner(page)).toBeHidden();
  });
});
