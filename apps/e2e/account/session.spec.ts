import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { openAs, signIn } from './login-page.ts';
import { refreshesOf } from './stored-session.ts';

/** Puts an id token in place that looks alive to the page and that no server accepts. */
async function spoilIdToken(page: Page): Promise<void> {
  await page.evaluate(() => {
    const key = 'dosar.staff.idToken';
    const stored = JSON.parse(sessionStorage.getItem(key) ?? '{}') as { value: string; expiresAt: number };
    sessionStorage.setItem(key, JSON.stringify({ ...stored, value: `${stored.value}x` }));
  });
}

test('K14 the id token is kept per session, the refresh token for the application', async ({ page }) => {
  await page.goto('/login');
  await signIn(page, 'ana.ionescu');
  await page.waitForURL('**/assignments/shortlist');
  const kept = await page.evaluate(() => ({
    session: Object.keys(sessionStorage).filter((key) => key.startsWith('dosar.staff.')),
    application: Object.keys(localStorage).filter((key) => key.startsWith('dosar.staff.')),
  }));
  expect(kept.session).toEqual(['dosar.staff.idToken']);
  expect(kept.application.toSorted()).toEqual(['dosar.staff.profile', 'dosar.staff.refreshToken']);
});

test('K14 for who stays signed in the id token is kept for the application', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Păstrează-mă autentificat pe acest dispozitiv').check();
  await signIn(page, 'ana.ionescu');
  await page.waitForURL('**/assignments/shortlist');
  const kept = await page.evaluate(() => [
    localStorage.getItem('dosar.staff.idToken'),
    sessionStorage.getItem('dosar.staff.idToken'),
  ]);
  expect(kept).toEqual([expect.stringContaining('.'), null]);
});

test('T7 X2 a page whose calls are all refused with 401 refreshes once, and every call succeeds', async ({
  page,
}) => {
  await openAs(page, 'ana.ionescu');
  await spoilIdToken(page);
  const refreshes = refreshesOf(page);
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 401) refused.push(response.url());
  });
  // The rows are asked for first; they hear of it when others have been refused as well.
  await page.route('**/api/assignment/browseWorklist', async (route) => {
    const response = await route.fetch();
    if (response.status() === 401) await expect.poll(() => refused.length).toBeGreaterThan(0);
    await route.fulfill({ response });
  });

  await page.goto('/assignments/worklist');
  await expect(page.getByRole('link', { name: /^Activități.* deschise$/ })).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toContainText('DM26');
  expect(refused.length).toBeGreaterThan(1);
  expect(refreshes).toHaveLength(1);
});

test('T6 K1 the tokens are replaced when less than five minutes of the id token are left', async ({
  page,
}) => {
  await page.clock.install();
  await openAs(page, 'ana.ionescu');
  const refreshes = refreshesOf(page);
  const before = await page.evaluate(() => localStorage.getItem('dosar.staff.refreshToken'));

  await page.clock.fastForward('09:30');
  expect(refreshes).toHaveLength(0);
  await page.clock.fastForward('00:45');
  await expect.poll(() => refreshes.length).toBe(1);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('dosar.staff.refreshToken')))
    .not.toBe(before);
});
