import type { Schema } from '@dosar/openapi';
import { expect, type Page } from '@playwright/test';
import { openAs } from '../account/login-page.ts';
import { opensComposer } from '../claims/composer-sheet.ts';
import { signedIn } from '../support/caller.ts';

/** A file of the demo world whose claimant has confirmed an address and a number. */
export const reachableFile = 'DM26R0000001';

/** Opens that file as a handler. */
export async function opensReachableFile(page: Page) {
  await openAs(page, 'ana.ionescu');
  const handler = await signedIn(new URL(page.url()).origin, 'ana.ionescu');
  const { files } = await handler.post<Schema<'SearchFindings'>>('/api/search/browse', { q: reachableFile });
  const file = files?.items.find(({ claim_file_no: number }) => number === reachableFile);
  await page.goto(`/workflow/getById/${reachableFile}/${file?.assignment_id ?? ''}`);
  await expect(timeline(page)).toBeVisible();
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
