import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { noteOf, openFirstFile } from './claim-file.ts';
import { openAs, signIn } from './login-page.ts';
import { endOnServer, silence } from './stored-session.ts';

const ended = 'Refresh token expired';

/** Signs in and leaves the app: nothing asks the server, and the tab still holds its session. */
async function openAndLeave(page: Page): Promise<void> {
  await openAs(page, 'ana.ionescu');
  await page.goto('/favicon.svg');
}

test('X2 X4 a session that ends while somebody writes leads to the login and back, and not a word is lost', async ({
  page,
}) => {
  await openAs(page, 'ana.ionescu');
  const file = await openFirstFile(page);
  // All that the page asks for by itself has come: from then on only the note can meet the end of the session.
  await page.reload({ waitUntil: 'networkidle' });
  const text = `Am vorbit cu păgubitul la ${Date.now()}.`;
  await noteOf(page).fill(text);
  const mayAskAgain = await silence(page, '/api/timeline/addNote', '/api/auth/refreshToken');
  await endOnServer(page);

  await page.getByRole('button', { name: 'Adaugă nota' }).click();
  await expect(page).toHaveURL(`/login?returnUrl=${encodeURIComponent(file)}`);
  await expect(page.getByText(ended)).toBeVisible();

  await mayAskAgain();
  await signIn(page, 'ana.ionescu');
  await expect(page).toHaveURL(file);
  await expect(noteOf(page)).toHaveValue(text);
  await page.getByRole('button', { name: 'Adaugă nota' }).click();
  await expect(page.getByRole('list', { name: 'Istoric' })).toContainText(text);
});

test('X4 a refresh token that has gone missing signs out at the next call', async ({ page }) => {
  await openAs(page, 'ana.ionescu');
  await expect(page.getByRole('link', { name: /^Toate ale mele/ })).toBeVisible();
  await silence(page, '/api/assignment/browseWorklist');
  await page.evaluate(() => localStorage.removeItem('dosar.staff.refreshToken'));
  await page.getByRole('link', { name: /^Activități\b/ }).click();
  await expect(page).toHaveURL(/\/login\?returnUrl=%2Fassignments%2Fworklist/);
  await expect(page.getByText(ended)).toBeVisible();
});

test('X4 a page that finds an id token without a refresh token says that the session has ended', async ({
  page,
}) => {
  await openAndLeave(page);
  await page.evaluate(() => localStorage.removeItem('dosar.staff.refreshToken'));
  await page.goto('/assignments/worklist');
  await expect(page).toHaveURL('/login?returnUrl=%2Fassignments%2Fworklist');
  await expect(page.getByText(ended)).toBeVisible();
});

test('T7 X4 a session that ended meanwhile is cleared at the start, and the login says so', async ({
  page,
}) => {
  await openAndLeave(page);
  await endOnServer(page);
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/assignments/worklist');
  await expect(page).toHaveURL('/login?returnUrl=%2Fassignments%2Fworklist');
  await expect(page.getByText(ended)).toBeVisible();
  const kept = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith('dosar.staff.')),
  );
  expect(kept).toEqual([]);
});
