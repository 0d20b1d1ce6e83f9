import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { openAs } from './login-page.ts';
import { expireIdToken, refreshesOf, tokenHeadersOf } from './stored-session.ts';

const tasks = (page: Page) => page.getByRole('link', { name: /^Activități\b/ });
const userMenu = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(name) });

async function fiveTabs(context: BrowserContext, first: Page): Promise<Page[]> {
  await openAs(first, 'ana.ionescu');
  const others: Page[] = [];
  for (let count = 1; count < 5; count += 1) {
    const page = await context.newPage();
    await page.goto('/assignments/shortlist');
    await userMenu(page, 'Ana Ionescu').waitFor();
    others.push(page);
  }
  return [first, ...others];
}

test('T6 T7 K1 X2 C6 five tabs renew their tokens with one call between them, and signing out in one ends the session everywhere', async ({
  page,
  context,
}) => {
  await context.clock.install();
  const pages = await fiveTabs(context, page);
  const refreshes = refreshesOf(...pages);
  const idTokens = async () => {
    const headers = await Promise.all(pages.map((tab) => tokenHeadersOf(tab)));
    return new Set(headers.map((sent) => sent['Authorization']));
  };

  await test.step('tokens that are about to end are renewed once', async () => {
    const before = await idTokens();
    // The clocks of the tabs move one after the other. The answer waits for all of them, because a tab whose clock has
    // not moved yet would take it for an old one.
    const allMoved = Promise.withResolvers<void>();
    await context.route('**/api/auth/refreshToken', async (route) => {
      await allMoved.promise;
      await route.continue();
    });
    await context.clock.fastForward('10:15');
    allMoved.resolve();
    await expect.poll(() => refreshes.length).toBe(1);
    await expect.poll(async () => (await idTokens()).isDisjointFrom(before)).toBe(true);
    await expect.poll(async () => (await idTokens()).size).toBe(1);
    await context.clock.fastForward('01:00');
    expect(refreshes).toHaveLength(1);
  });

  await test.step('tokens that have ended are asked for once, and every tab goes on', async () => {
    await Promise.all(pages.map(expireIdToken));
    await Promise.all(pages.map((tab) => tasks(tab).click()));
    for (const tab of pages) {
      await expect(tab.getByRole('heading', { name: 'Activități' })).toBeVisible();
      await expect(userMenu(tab, 'Ana Ionescu')).toBeVisible();
    }
    expect(refreshes).toHaveLength(2);
  });

  await test.step('one tab signs out, and the session is over for all and on the server', async () => {
    const headers = await tokenHeadersOf(page);
    await userMenu(page, 'Ana Ionescu').click();
    await page.getByRole('menuitem', { name: 'Ieșire' }).click();
    for (const tab of pages) await expect(tab).toHaveURL('/login');
    const afterwards = await page.request.get('/api/assignment/browseStatuses', { headers });
    expect(afterwards.status()).toBe(401);
  });
});
