import { expect, test, type Page } from '@playwright/test';
import { openAs, signIn } from './login-page.ts';

const refreshCalls = (page: Page) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/refreshToken')) calls.push(request.postData() ?? '');
  });
  return calls;
};

/** Puts an id token in place that looks alive to the page and that no server accepts. */
async function spoilIdToken(page: Page): Promise<void> {
  await page.evaluate(() => {
    const key = 'dosar.staff.idToken';
    const stored = JSON.parse(sessionStorage.getItem(key) ?? '{}') as { value: string; expiresAt: number };
    sessionStorage.setItem(key, JSON.stringify({ ...stored, value: `${stored.value}x` }));
  });
}

test('K14 the id token is kept per session, the refresh token for the application', async ({ page }) => {
  await openAs(page, 'ana.ionescu');
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
  const refreshes = refreshCalls(page);
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 401) refused.push(response.url());
  });

  await page.reload();
  await expect(page.getByRole('link', { name: /^\d[\d.+]* Activitățile mele$/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^\d[\d.+]* Nealocate nimănui$/ })).toBeVisible();
  expect(refused.length).toBeGreaterThan(1);
  expect(refreshes).toHaveLength(1);
});

test('T6 K1 the tokens are replaced when less than five minutes of the id token are left', async ({
  page,
}) => {
  await page.clock.install();
  await openAs(page, 'ana.ionescu');
  const refreshes = refreshCalls(page);
  const before = await page.evaluate(() => localStorage.getItem('dosar.staff.refreshToken'));

  await page.clock.fastForward('09:30');
  expect(refreshes).toHaveLength(0);
  await page.clock.fastForward('00:45');
  await expect.poll(() => refreshes.length).toBe(1);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('dosar.staff.refreshToken')))
    .not.toBe(before);
});

test('T7 X4 a session that ended meanwhile is cleared at the start, and the login says so', async ({
  page,
}) => {
  await openAs(page, 'ana.ionescu');
  await page.evaluate(() => {
    sessionStorage.clear();
    const key = 'dosar.staff.refreshToken';
    localStorage.setItem(key, `${localStorage.getItem(key)?.split('.')[0]}.${'x'.repeat(43)}`);
    localStorage.setItem('dosar.locale', 'en');
  });
  await page.goto('/assignments/worklist');
  await expect(page).toHaveURL('/login?returnUrl=%2Fassignments%2Fworklist');
  await expect(page.getByText('Refresh token expired')).toBeVisible();
  const kept = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith('dosar.staff.')),
  );
  expect(kept).toEqual([]);
});

test('X3 S9 somebody else signs in in another tab: this one shows nothing but a dialog and goes on as them', async ({
  page,
  context,
}) => {
  await openAs(page, 'ana.ionescu');
  const other = await context.newPage();
  await other.goto('/favicon.svg');
  await other.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('dosar.staff.')) localStorage.removeItem(key);
  });
  await other.goto('/login');
  await signIn(other, 'maria.stan');
  await other.waitForURL('**/assignments/shortlist');

  await page.bringToFront();
  await page.getByRole('link', { name: 'Activități', exact: true }).click();
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(dialog).toContainText('V-ați autentificat altfel într-o altă filă');
  await expect(page.getByRole('heading', { name: 'Activități' })).toBeHidden();

  await page.getByRole('button', { name: 'Închide și reîncarcă' }).click();
  await expect(page.getByRole('button', { name: /Maria Stan/ })).toBeVisible();
});

test('C6 signing out in one tab ends the session for every tab and on the server', async ({
  page,
  context,
}) => {
  await openAs(page, 'ana.ionescu');
  const other = await context.newPage();
  await other.goto('/assignments/worklist');
  await other.getByRole('heading', { name: 'Activități' }).waitFor();
  const tokens = await page.evaluate(() => ({
    idToken: (JSON.parse(sessionStorage.getItem('dosar.staff.idToken') ?? '{}') as { value: string }).value,
    refreshToken: localStorage.getItem('dosar.staff.refreshToken') ?? '',
  }));

  await page.bringToFront();
  await page.getByRole('button', { name: /Ana Ionescu/ }).click();
  await page.getByRole('button', { name: 'Ieșire' }).click();
  await expect(page).toHaveURL('/login');
  await expect(other).toHaveURL('/login');

  const afterwards = await page.request.get('/api/assignment/browseStatuses', {
    headers: {
      Authorization: `Bearer ${tokens.idToken}`,
      'X-Refresh-Token': tokens.refreshToken,
      'X-Correlation-Token': tokens.refreshToken,
    },
  });
  expect(afterwards.status()).toBe(401);
});
