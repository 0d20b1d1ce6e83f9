import type { Page } from '@playwright/test';
import { closesComposer } from '../claims/composer-sheet.ts';
import { expect, test } from '../support/journey.ts';
import { composes, emailText, opensReachableFile, sendEmail, subject, timeline } from './composer.ts';

const words = 'Bună ziua, revin cu oferta.';

/** The colour behind what is written. */
const ground = (page: Page) =>
  page
    .getByRole('tabpanel')
    .locator('> *')
    .first()
    .evaluate((box) => getComputedStyle(box).backgroundColor);

test('ux 27 ux 32 ux 33 B14 an e-mail does not look like a note, is still there after a reload, and is undone within ten seconds of sending', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await opensReachableFile(page, baseURL ?? '');
  await test.step('a note stays inside and an e-mail goes out: colour and button say which', () =>
    tellsApart(page));
  await test.step('half an e-mail is still there after a reload, also on a phone', async () => {
    await subject(page).fill('Stadiul dosarului');
    await emailText(page).fill(words);
    await page.setViewportSize({ width: 360, height: 800 });
    await page.reload();
    await tellsApart(page);
    await expect(emailText(page)).toHaveValue(words);
  });
  await test.step('once it is sent it can be undone, and its text comes back', async () => {
    await sendEmail(page).click();
    await expect(page.getByText(/pleacă în 10 s/)).toBeVisible();
    await page.getByRole('button', { name: 'Anulează' }).first().click();
    await expect(page.getByText('Mesajul nu mai pleacă.')).toBeVisible();
    await expect(emailText(page)).toHaveValue(words);
    await closesComposer(page);
    await expect(timeline(page)).toContainText('anulat înainte de plecare');
  });
});

/** Opens the composer at a note, goes on to an e-mail, and sees the difference. */
async function tellsApart(page: Page): Promise<void> {
  await composes(page, 'Notă internă');
  const note = page.getByRole('button', { name: 'Adaugă nota' });
  await expect(note).toBeVisible();
  const ofNote = await ground(page);
  await page.getByRole('tab', { name: 'E-mail' }).click();
  await expect(note).toBeHidden();
  await expect(sendEmail(page)).toBeVisible();
  expect(await ground(page)).not.toBe(ofNote);
}
