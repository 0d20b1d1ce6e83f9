import type { Locator, Page } from '@playwright/test';
import { openAs } from '../account/login-page.ts';
import { photo } from '../support/claim-story.ts';
import { expect, test } from '../support/journey.ts';
import { opensWork, writesOneLine } from './opens-work.ts';

test.use({ viewport: { width: 1024, height: 768 } });

test('B3 two assessors on one note are told line by line, and the client signs on the tablet', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  await openAs(page, 'elena.rusu', '/assignments/assessment/search');
  await opensWork(page);
  await addsPhoto(page);
  // A part that is only taken off needs no photo, so that the note can be closed.
  const row = await writesOneLine(page);
  await row.getByRole('combobox', { name: /^Operație/ }).selectOption('remove_refit');
  await expect(page.getByText(/salvat la/)).toBeVisible();
  const context = await browser.newContext({
    baseURL,
    locale: 'ro-RO',
    viewport: { width: 1440, height: 900 },
  });
  const colleague = await context.newPage();
  await openAs(colleague, 'dan.petrescu', new URL(page.url()).pathname);
  const hoursOf = (screen: Page) =>
    screen.locator('tr[data-row]').first().locator('[data-cell=labour_hundredths]');
  await expect(hoursOf(colleague)).toBeVisible();

  await writes(hoursOf(page), '1,1');
  await expect(page.getByText(/salvat la/)).toBeVisible();
  await writes(hoursOf(colleague), '3,3');
  const told = colleague.getByRole('alert').filter({ hasText: 'Elena Rusu a schimbat între timp rândul' });
  await expect(told).toContainText('manoperă 1,1 h');
  await expect(colleague.getByText('Un rând nu este salvat: alegeți')).toBeVisible();
  const saved = colleague.waitForResponse(/saveLines/);
  await told.getByRole('button', { name: 'Păstrează al meu' }).click();
  await saved;
  await expect(told).toBeHidden();
  await context.close();
  await page.reload();
  await expect(hoursOf(page)).toHaveValue('3,3');

  // Opened by its version, a note is closed as it was saved last, too.
  await page.getByRole('link', { name: /^Versiunea 1/ }).click();
  await expect(page).toHaveURL(/version=1/);
  await page.getByRole('button', { name: 'Datele notei' }).click();
  const head = page.getByRole('dialog', { name: 'Datele notei' });
  await head.getByRole('textbox', { name: 'Franșiză, lei' }).fill('100');
  await head.getByRole('button', { name: 'Salvează' }).click();
  await expect(head).toBeHidden();

  await page.getByRole('button', { name: 'Închide nota…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Închide nota' });
  await dialog.getByRole('textbox', { name: /^De ce se închide fără ele/ }).fill('mașina a plecat din curte');
  await dialog.getByRole('textbox', { name: 'Cine semnează' }).fill('Marin Dobre');
  const pad = dialog.locator('[data-part=control]');
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (!box) throw new Error('There is nowhere to sign.');
  await page.mouse.move(box.x + 60, box.y + 90);
  await page.mouse.down();
  await page.mouse.move(box.x + 130, box.y + 40, { steps: 4 });
  await page.mouse.move(box.x + 260, box.y + 110, { steps: 4 });
  await page.mouse.up();
  await dialog.getByRole('button', { name: 'Închide nota' }).click();
  await expect(page.getByText('Semnată de Marin Dobre')).toBeVisible();

  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Tipărire' }).click();
  const paper = await opened;
  await expect(paper.getByRole('heading', { level: 1, name: 'Notă de constatare' })).toBeVisible();
  await expect(paper.getByText(/^Proces-verbal de constatare a avariilor/)).toBeVisible();
  await expect(paper.getByRole('img', { name: 'Semnătura păgubitului' })).toBeVisible();
  await expect(paper.getByRole('heading', { name: 'Anexă: fotografii' })).toBeVisible();
  // Whoever holds the paper checks it without an account.
  await expect(
    paper.getByRole('img', { name: 'Cod care deschide pagina de verificare a acestei hârtii' }),
  ).toBeVisible();
  await expect(paper.getByText(/Se verifică la .*\/verify\?org_code=/)).toBeVisible();
});

async function writes(cell: Locator, text: string) {
  await cell.fill(text);
  await cell.press('Enter');
}

/** Adds a photo of the vehicle, so that the printed note has an appendix. */
async function addsPhoto(page: Page) {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Adaugă fotografie', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'De pe dispozitiv' }).click();
  await (await choosing).setFiles({ name: 'masina.png', mimeType: 'image/png', buffer: photo });
  await expect(dialog).toBeHidden();
}
