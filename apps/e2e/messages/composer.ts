import { expect, type Page } from '@playwright/test';
import { openAs } from '../account/login-page.ts';
import { opensComposer } from '../claims/composer-sheet.ts';
import { addressOfFile, aReachableClaim } from '../support/own-claims.ts';

/** Opens a file of this journey's own as its handler, whose claimant has confirmed an address; answers its number. */
export async function opensReachableFile(page: Page, origin: string): Promise<string> {
  const { work } = await aReachableClaim(origin, 'ana.ionescu');
  await openAs(page, 'ana.ionescu', addressOfFile(work));
  await expect(timeline(page)).toBeVisible();
  return work.claim_file_no;
}

/** The composer on one of its channels. */
export async function composes(page: Page, channel: 'E-mail' | 'SMS' | 'Apel' | 'Notă internă') {
  await opensComposer(page);
  await page.getByRole('tab', { name: channel }).click();
}

export const emailText = (page: Page) => page.getByLabel('Textul e-mailului');
export const subject = (page: Page) => page.getByRole('textbox', { name: 'Subiect' });
export const sendEmail = (page: Page) => page.getByRole('button', { name: /^Trimite e-mailul către/ });
export const timeline = (page: Page) => page.getByRole('list', { name: 'Istoric' });
