import type { Page } from '@playwright/test';
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
