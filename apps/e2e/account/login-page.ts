import type { Page } from '@playwright/test';

/** Password of every account of the demo world. */
const demoPassword = 'Claims-2026-ok!';

/** Fills in the Romanian login form and sends it. */
export async function signIn(page: Page, username: string, password = demoPassword): Promise<void> {
  await page.getByLabel('Nume de utilizator').fill(username);
  await page.getByLabel('Parolă', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Autentificare' }).click();
}

/** Opens the product as somebody of the staff and waits for the dashboard. */
export async function openAs(page: Page, username: string): Promise<void> {
  await page.goto('/home');
  await signIn(page, username);
  await page.waitForURL('**/assignments/shortlist');
}
