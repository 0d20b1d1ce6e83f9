import type { Browser, Page } from '@playwright/test';
import { openAs } from '../account/login-page.ts';
import { presses } from '../support/by-keyboard.ts';
import { photo } from '../support/claim-story.ts';
import { expectReadable } from '../support/expect-readable.ts';
import { expect, test, watchRefusals } from '../support/journey.ts';
import { addressOfFile, aReachableClaim } from '../support/own-claims.ts';
import { keyOfRequest } from './ask-claimant.ts';

const document = 'Permis de conducere';

test('R12 R6 S10 ux 44 a document is asked for, sent from a phone, refused, sent again and accepted', async ({
  page,
  browser,
  baseURL,
  refusals,
}) => {
  const staffOrigin = baseURL ?? '';
  const { work, email } = await aReachableClaim(staffOrigin, 'ana.ionescu');
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, 'ana.ionescu', `${addressOfFile(work)}/documents`);

  await test.step('Ana asks for it by e-mail, and sees what the claimant will read', () => asksFor(page));
  const key = await test.step('the link is in the message', () => keyOfRequest(staffOrigin, email));

  const phone = await phoneOf(browser, refusals);
  await test.step('the claimant sees the number of the claim before anything is asked', async () => {
    await phone.goto(`${staffOrigin}/workflow/guest/doc_request/${key}`);
    await expect(phone.getByText(`Dosar ${work.claim_file_no}`)).toBeVisible();
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Mai trimiteți un document');
    await expectReadable(phone, 'request');
  });
  await test.step('and sends a photo', () => sendsPhoto(phone));

  await test.step('Ana refuses it with a reason', async () => {
    await page.reload();
    await page.getByRole('button', { name: 'Refuză…' }).first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('radio')).toHaveCount(4);
    // The last of the reasons is in one's own words.
    await page.keyboard.press('4');
    await dialog.getByLabel('Motivul', { exact: true }).fill('Lipsește spatele.');
    await dialog.getByRole('button', { name: 'Refuză', exact: true }).click();
    await expect(page.getByText('Refuzat: Lipsește spatele.')).toBeVisible();
  });
  await test.step('the claimant reads why, and sends it again', async () => {
    await phone.reload();
    await phone
      .getByRole('link', { name: 'Toate documentele' })
      .or(phone.getByText(document))
      .first()
      .waitFor();
    await sendsPhoto(phone);
  });
  await test.step('Ana accepts it, and the claimant sees that everything is in order', async () => {
    await page.reload();
    const asked = page.getByRole('region', { name: 'Cerute' });
    await asked.getByRole('button', { name: 'Acceptă' }).first().click();
    await expect(asked.getByText('Acceptat', { exact: true }).first()).toBeVisible();
    await phone.reload();
    await expect(phone.getByText('Totul este în regulă. Vă mulțumim!')).toBeVisible();
  });
});

async function asksFor(page: Page) {
  await page.getByRole('button', { name: 'Cere documente' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Cere documente' });
  await expect(dialog).toContainText('nu se oprește cât așteptăm');
  // What is missing is chosen already; this is about one paper alone.
  const chosen = dialog.getByRole('checkbox', { checked: true });
  while ((await chosen.count()) > 0) await chosen.first().uncheck();
  await dialog.getByLabel('Caută un fel de document').fill('permis');
  await dialog.getByRole('checkbox', { name: document }).check();
  await dialog.getByRole('radio', { name: 'E-mail' }).check();
  await expect(dialog.getByText('Ca să putem merge mai departe')).toBeVisible();
  await expect(dialog.getByText('Nimic între 20:00 și 08:00')).toBeVisible();
  await dialog.getByRole('button', { name: 'Trimite cererea' }).click();
  await expect(page.getByText('Cererea a plecat.')).toBeVisible();
  await expect(page.getByText('Lipsește').first()).toBeVisible();
}

/** A phone of the smallest usual width. */
async function phoneOf(browser: Browser, refusals: string[]): Promise<Page> {
  const context = await browser.newContext({
    locale: 'ro-RO',
    viewport: { width: 360, height: 740 },
    hasTouch: true,
  });
  watchRefusals(context, refusals);
  return context.newPage();
}

async function sendsPhoto(phone: Page) {
  const chosen = phone.locator('input[type=file][capture]').first();
  await chosen.setInputFiles({ name: 'permis.png', mimeType: 'image/png', buffer: photo });
  await expect(phone.getByText('Încărcată')).toBeVisible();
  await presses(phone, 'button', new RegExp(`^Trimiteți: ${document}$`));
  await expect(phone.getByText('Ați trimis tot. Vă mulțumim!')).toBeVisible();
}
