import type { Page } from '@playwright/test';
import { closesComposer, opensComposer } from '../claims/composer-sheet.ts';
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

for (const [width, height] of [
  [1440, 900],
  [360, 800],
] as const)
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height } });

    test('ux 27 ux 32 ux 33 B14 an e-mail does not look like a note, is still there after a reload, and is undone within ten seconds of sending', async ({
      page,
      baseURL,
    }) => {
      await opensReachableFile(page, baseURL ?? '');
      await test.step('a note stays inside and an e-mail goes out: colour and button say which', async () => {
        await opensComposer(page);
        const note = page.getByRole('button', { name: 'Adaugă nota' });
        await expect(note).toBeVisible();
        const ofNote = await ground(page);
        await page.getByRole('tab', { name: 'E-mail' }).click();
        await expect(note).toBeHidden();
        await expect(sendEmail(page)).toBeVisible();
        expect(await ground(page)).not.toBe(ofNote);
      });
      await test.step('half an e-mail is still there after a reload', async () => {
        await subject(page).fill('Stadiul dosarului');
        await emailText(page).fill(words);
        await page.reload();
        await composes(page, 'E-mail');
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
  });
