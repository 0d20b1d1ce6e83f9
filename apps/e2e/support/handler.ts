import { expect, type Page } from '@playwright/test';
import { addresses, loginForm } from './staff-pages.ts';

/** Signs a demo user in through the login page. */
export async function signsIn(page: Page, username: string) {
  await page.goto(addresses.login);
  const form = loginForm(page);
  await form.username.fill(username);
  await form.password.fill('Claims-2026-ok!');
  await form.submit.click();
  await expect(page).toHaveURL(/\/assignments\/shortlist$/);
}

/** Finds a claim in the worklist by its number and opens it. */
export async function opensFromWorklist(page: Page, claimFileNo: string, assignment: string) {
  // The menu leads to one's own tasks; a new claim is nobody's yet.
  await page.goto(addresses.worklist);
  await page.getByLabel('Caută').fill(claimFileNo);
  await page.getByRole('row', { name: new RegExp(`${claimFileNo}.* ${assignment}`) }).click();
  await expect(page.getByRole('heading', { name: new RegExp(claimFileNo) })).toBeVisible();
}
