import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { noteOf, openFirstFile } from './claim-file.ts';
import { openAs, signIn } from './login-page.ts';
import {
  callsOf,
  expireIdToken,
  forgetSession,
  refreshesOf,
  silence,
  tokenHeadersOf,
} from './stored-session.ts';

const replacedTitle = 'V-ați autentificat altfel într-o altă filă';
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

test('T6 K1 five tabs whose tokens are about to end renew them with one call between them', async ({
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
  const before = await idTokens();
  // The clocks of the tabs move one after the other: no answer comes in between, for a tab that is still in the past.
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

test('T7 X2 five tabs whose tokens have ended ask for new ones once, and every tab goes on', async ({
  page,
  context,
}) => {
  const pages = await fiveTabs(context, page);
  const refreshes = refreshesOf(...pages);
  await Promise.all(pages.map(expireIdToken));
  await Promise.all(pages.map((tab) => tasks(tab).click()));
  for (const tab of pages) {
    await expect(tab.getByText(/^DM\d\d/).first()).toBeVisible();
    await expect(userMenu(tab, 'Ana Ionescu')).toBeVisible();
  }
  expect(refreshes).toHaveLength(1);
});

test('C6 signing out in one tab ends the session for every tab and on the server', async ({
  page,
  context,
}) => {
  const pages = await fiveTabs(context, page);
  const headers = await tokenHeadersOf(page);
  await userMenu(page, 'Ana Ionescu').click();
  await page.getByRole('menuitem', { name: 'Ieșire' }).click();
  for (const tab of pages) await expect(tab).toHaveURL('/login');
  const afterwards = await page.request.get('/api/assignment/browseStatuses', { headers });
  expect(afterwards.status()).toBe(401);
});

test('X3 S9 somebody else signs in in another tab: this one closes its dialogs, asks to be loaded anew, and the draft waits', async ({
  page,
  context,
}) => {
  await openAs(page, 'ana.ionescu');
  const file = await openFirstFile(page);
  await noteOf(page).fill('Am sunat la service.');
  const mayAskAgain = await silence(page);

  const other = await context.newPage();
  await forgetSession(other);
  await other.goto('/login');
  await signIn(other, 'maria.stan');
  await other.waitForURL('**/assignments/shortlist');

  const dialog = page.getByRole('alertdialog', { name: replacedTitle });
  await expect(dialog).toContainText('Ciornele s-au păstrat. Închideți-o ca să continuați ca Maria Stan.');
  await expect(noteOf(page)).toBeHidden();
  await mayAskAgain();

  await page.getByRole('button', { name: 'Închide și reîncarcă' }).click();
  await expect(userMenu(page, 'Maria Stan')).toBeVisible();
  await expect(page).toHaveURL(file);
  await expect(noteOf(page)).toHaveValue('');

  await userMenu(page, 'Maria Stan').click();
  await page.getByRole('menuitem', { name: 'Ieșire' }).click();
  await signIn(page, 'ana.ionescu');
  await page.waitForURL('**/assignments/shortlist');
  await page.goto(file);
  await expect(noteOf(page)).toHaveValue('Am sunat la service.');
});

test('X3 a tab that hears nothing of the others learns it from the 405 of its next call', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
  await openAs(page, 'ana.ionescu');
  await expect(page.getByRole('main').getByText(/^Ana \w+, Daune/)).toBeVisible();
  await silence(page, '/api/assignment/browseWorklist');
  const other = await context.newPage();
  await forgetSession(other);
  await other.goto('/login');
  await signIn(other, 'maria.stan');
  await other.waitForURL('**/assignments/shortlist');

  const answers: number[] = [];
  page.on('response', (response) => answers.push(response.status()));
  await tasks(page).click();
  await expect(page.getByRole('alertdialog', { name: replacedTitle })).toBeVisible();
  expect(answers).toContain(405);
  await expect(page.getByRole('heading', { name: 'Activități' })).toBeHidden();
});

test('T7 a network that is away while tokens are renewed signs nobody out, and the page goes on when it is back', async ({
  page,
  context,
}) => {
  await context.clock.install();
  await openAs(page, 'ana.ionescu');
  const refreshes = refreshesOf(page);
  const ends = callsOf([page], '/api/auth/logout');
  await context.setOffline(true);
  await context.clock.fastForward('16:00');
  await expect.poll(() => refreshes.length).toBeGreaterThan(0);
  await expect(userMenu(page, 'Ana Ionescu')).toBeVisible();
  const before = await page.evaluate(() => localStorage.getItem('dosar.staff.refreshToken'));
  expect(before).not.toBeNull();

  await context.setOffline(false);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('dosar.staff.refreshToken')))
    .not.toBe(before);
  await tasks(page).click();
  await expect(page.getByText(/^DM\d\d/).first()).toBeVisible();
  expect(ends).toEqual([]);
});
