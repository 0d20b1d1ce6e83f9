import { expect, test } from '../support/journey.ts';
import { closesComposer, opensComposer } from '../claims/composer-sheet.ts';
import { composes, emailText, opensReachableFile, sendEmail, subject, timeline } from './composer.ts';

for (const [width, height] of [
  [1440, 900],
  [360, 800],
] as const)
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height } });

    test('ux 32 B14 a note stays inside and an e-mail goes out: colour, name and button say which', async ({
      page,
    }) => {
      await opensReachableFile(page);
      await opensComposer(page);
      const note = page.getByRole('button', { name: 'Adaugă nota' });
      await expect(note).toBeVisible();
      const ofNote = await page
        .getByRole('tabpanel')
        .locator('> *')
        .first()
        .evaluate((box) => getComputedStyle(box).backgroundColor);
      await page.getByRole('tab', { name: 'E-mail' }).click();
      await expect(note).toBeHidden();
      await expect(sendEmail(page)).toBeVisible();
      const ofEmail = await page
        .getByRole('tabpanel')
        .locator('> *')
        .first()
        .evaluate((box) => getComputedStyle(box).backgroundColor);
      expect(ofEmail).not.toBe(ofNote);
    });

    test('ux 27 half an e-mail is still there after a reload', async ({ page }) => {
      await opensReachableFile(page);
      await composes(page, 'E-mail');
      await emailText(page).fill('Bună ziua, revin cu');
      await page.reload();
      await composes(page, 'E-mail');
      await expect(emailText(page)).toHaveValue('Bună ziua, revin cu');
      await emailText(page).fill('');
    });

    test('ux 33 an e-mail that was sent is undone within ten seconds, and its text comes back', async ({
      page,
    }) => {
      await opensReachableFile(page);
      await composes(page, 'E-mail');
      const words = `Scris la ${width} px, ${Date.now()}`;
      await subject(page).fill('Stadiul dosarului');
      await emailText(page).fill(words);
      await sendEmail(page).click();
      await expect(page.getByText(/pleacă în 10 s/)).toBeVisible();
      await page.getByRole('button', { name: 'Anulează' }).first().click();
      await expect(page.getByText('Mesajul nu mai pleacă.')).toBeVisible();
      await expect(emailText(page)).toHaveValue(words);
      await emailText(page).fill('');
      await closesComposer(page);
      await expect(timeline(page)).toContainText('anulat înainte de plecare');
    });

    test('ux 34 a template is filled from the file; what is missing keeps it back until it is filled', async ({
      page,
    }) => {
      await opensReachableFile(page);
      await composes(page, 'E-mail');
      await page.getByRole('combobox', { name: 'Șablon' }).selectOption({ label: 'Stadiul dosarului' });
      await expect(emailText(page)).toHaveValue(/DM26R0000001/);
      await expect(page.getByText('Un câmp fără valoare: data ofertei')).toBeVisible();
      await expect(sendEmail(page)).toHaveAttribute('aria-disabled', 'true');
      await page.getByRole('textbox', { name: 'data ofertei' }).fill('27.11.2026');
      await page.getByRole('button', { name: 'Completează' }).click();
      await expect(emailText(page)).toHaveValue(/27\.11\.2026/);
      await sendEmail(page).click();
      await expect(page.getByText(/pleacă în 10 s/)).toBeVisible();
      await closesComposer(page);
      await expect(timeline(page)).toContainText('27.11.2026');
    });
  });

test('an e-mail is put off to tomorrow at nine, says so in the timeline, and is kept back there', async ({
  page,
}) => {
  await opensReachableFile(page);
  await composes(page, 'E-mail');
  const words = `Scris pentru mâine, ${Date.now()}`;
  await subject(page).fill('Stadiul dosarului');
  await emailText(page).fill(words);
  await page.getByRole('button', { name: 'Trimite mai târziu' }).click();
  await page.getByRole('menuitem', { name: 'Altă oră…' }).click();
  await expect(page.getByText('Alegeți ziua și ora la care pleacă.')).toBeVisible();
  await page.getByRole('button', { name: 'Trimite mai târziu' }).click();
  await page.getByRole('menuitem', { name: 'Mâine la 9:00' }).click();
  await page.getByRole('button', { name: /^Programează e-mailul către/ }).click();
  const entry = timeline(page).getByRole('listitem').filter({ hasText: words });
  await expect(entry).toContainText(/pleacă la \d\d\.\d\d\.\d{4} 09:00/);
  await entry.getByRole('button', { name: 'Nu mai trimite' }).click();
  await expect(entry).toContainText('anulat înainte de plecare');
});

test('a text message says what its diacritics cost, and is written without them', async ({ page }) => {
  await opensReachableFile(page);
  await composes(page, 'SMS');
  const text = page.getByLabel('Textul SMS-ului');
  await text.fill(`Bună ziua! ${'Așteptăm actele dosarului. '.repeat(5)}`);
  await expect(page.getByText(/3 SMS-uri/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Scrie fără diacritice' }).click();
  await expect(text).toHaveValue(/^Buna ziua!/);
  await expect(page.getByRole('button', { name: /^Trimite un SMS către/ })).toBeVisible();
});

test('a call is noted and stands in the timeline', async ({ page }) => {
  await opensReachableFile(page);
  await composes(page, 'Apel');
  await page.getByLabel('Număr', { exact: true }).fill('0213304417');
  await page.getByLabel('Ce s-a discutat').fill('Reparația e gata joi.');
  await page.getByRole('button', { name: 'Notează apelul' }).click();
  await expect(timeline(page)).toContainText('Reparația e gata joi.');
});
