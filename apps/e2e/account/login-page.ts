import type { SuccessBody } from '@dosar/openapi';
import { expect, type Page } from '@playwright/test';
import { loginForm } from '../support/staff-pages.ts';
import { storeSession } from './stored-session.ts';

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
 * Opens the dashboard as somebody of the staff who has signed in before.
 *
 * The tokens are put where the login would have stored them: journeys about the login itself use `signIn`.
 */
export async function openAs(page: Page, username: string): Promise<void> {
  const data = { username, password: demoPassword };
  const answer = await page.request.post('/api/auth/appToken', { data });
  if (!answer.ok()) throw new Error(`${username} could not sign in: ${answer.status()}`);
  await storeSession(page, (await answer.json()) as SuccessBody<'appToken'>);
  await page.goto('/home');
  await page.waitForURL('**/assignments/shortlist');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The bar comes one picture later.
  await expect(page.getByRole('banner').getByRole('button').first()).toBeVisible();
}
