import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { noteOf, openFirstFile } from './claim-file.ts';
import { openAs } from './login-page.ts';
import { expireIdToken, silence } from './stored-session.ts';

/** Leaves a page with a refresh token of its session that the server takes for one whose time is up. */
async function lapse(page: Page): Promise<void> {
  await page.evaluate(() => {
    const key = 'dosar.staff.refreshToken';
    const [sid = ''] = (localStorage.getItem(key) ?? '').split('.');
    localStorage.setItem(key, `${sid}.${'A'.repeat(43)}`);
  });
  await expireIdToken(page);
}

test('ux 108 X2 X4 a session that lapses while somebody writes asks for the password over the page, and the note is sent', async ({
  page,
}) => {
  await openAs(page, 'ana.ionescu');
  const file = await openFirstFile(page);
  await page.waitForLoadState('networkidle');
  const text = `Am vorbit cu service-ul la ${Date.now()}.`;
  await noteOf(page).fill(text);
  const mayAskAgain = await silence(page, '/api/timeline/addNote', '/api/auth/refreshToken');
  await lapse(page);
  await page.getByRole('button', { name: 'Adaugă nota' }).click();

  const dialog = page.getByRole('alertdialog', { name: 'Autentificați-vă din nou' });
  await expect(dialog).toContainText('Refresh token expired');
  const password = dialog.getByLabel('Parolă', { exact: true });
  await expect(password).toBeFocused();
  await mayAskAgain();
  await password.fill('Claims-2026-ok!');
  await password.press('Enter');

  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(file);
  await expect(noteOf(page)).toHaveValue(text);
  await page.getByRole('button', { name: 'Adaugă nota' }).click();
  await expect(page.getByRole('list', { name: 'Istoric' })).toContainText(text);
});
