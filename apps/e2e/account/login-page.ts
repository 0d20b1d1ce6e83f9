import type { SuccessBody } from '@dosar/openapi';
import { expect, type Page } from '@playwright/test';
import { loginForm } from '../support/staff-pages.ts';
import { storeSession, type News } from './stored-session.ts';

/** Password of every account of the demo world. */
const demoPassword = 'Claims-2026-ok!';

/** Fills in the Romanian login form and sends it. */
export async function signIn(page: Page, username: string, password = demoPassword): Promise<void> {
  const form = loginForm(page);
  await form.username.fill(username);
  await form.password.fill(password);
  await form.submit.click();
}

/**
 * Gives a page the session of somebody of the staff who has signed in before, and who is told of no news meanwhile.
 *
 * The tokens are put where the login would have stored them: journeys about the login itself use `signIn`.
 */
export async function hasSession(page: Page, username: string, news: News = 'put off'): Promise<void> {
  const data = { username, password: demoPassword };
  const answer = await page.request.post('/api/auth/appToken', { data });
  if (!answer.ok()) throw new Error(`${username} could not sign in: ${answer.status()}`);
  await storeSession(page, (await answer.json()) as SuccessBody<'appToken'>, news);
}

/** Opens a page as somebody of the staff who has signed in before; without an address, the dashboard. */
export async function openAs(
  page: Page,
  username: string,
  address = '/assignments/shortlist',
): Promise<void> {
  await hasSession(page, username);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The bar comes one picture later.
  await expect(page.getByRole('banner').getByRole('button').first()).toBeVisible();
}
