import type { Page } from '@playwright/test';
import { openAs } from '../account/login-page.ts';
import { photo } from '../support/claim-story.ts';
import { expectNoSidewaysScroll } from '../support/expect-no-sideways-scroll.ts';
import { expect, test } from '../support/journey.ts';
import { choosesFile, presses, reaches } from './by-keyboard.ts';

test.use({ viewport: { width: 1024, height: 768 } });

const rows = (page: Page) => page.locator('tr[data-row]');
const part = '[data-cell=part]';

test('R7 B3 from the first photo to the agreed total at 1024 px, by keyboard alone, with a network that goes away', async ({
  page,
  context,
}) => {
  test.slow();
  await openAs(page, 'elena.rusu', '/assessment-new');
  await expect(page).toHaveURL(/\/assignments\/assessment\/search/);
  await test.step('the note is opened from the list of inspections', async () => {
    const mine = page.getByRole('region', { name: 'Ale mele' });
    await presses(page, mine.getByRole('link', { name: /^Începe/ }).first());
    await expect(page.getByRole('heading', { level: 1, name: 'Notă de constatare' })).toBeVisible();
    await presses(page, page.getByRole('button', { name: 'Începe nota' }));
    await expect(page.getByRole('button', { name: 'Adaugă rând' })).toBeVisible();
  });

  await test.step('a photo of the vehicle comes first', async () => {
    await presses(page, page.getByRole('button', { name: 'Adaugă fotografie', exact: true }));
    const dialog = page.getByRole('dialog');
    await choosesFile(page, dialog.getByRole('button', { name: 'De pe dispozitiv' }), picture('masina.png'));
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('img', { name: 'alta' })).toBeVisible();
  });

  await test.step('what the notice told is removed, and a line is written', async () => {
    for (let left = await rows(page).count(); left > 0; left -= 1) {
      await reaches(page, rows(page).first().locator(part));
      await page.keyboard.press('Control+Delete');
      await expect(rows(page)).toHaveCount(left - 1);
    }
    await presses(page, page.getByRole('button', { name: 'Adaugă rând' }));
    await expect(rows(page).first().locator(part)).toBeFocused();
    await page.keyboard.type('ogl st');
    await expect(page.locator('[role=option]').first()).toContainText('Oglindă');
    await page.keyboard.press('Tab');
    await reaches(page, rows(page).first().locator('[data-cell=unit_price_bani]'));
    await page.keyboard.type('1.120');
    await page.keyboard.press('Tab');
    await page.keyboard.type('1,4');
    await page.keyboard.press('Tab');
    await page.keyboard.type('2,2');
    await page.keyboard.press('Tab');
    await expect(rows(page).first()).toContainText('1.977,00');
    await expect(page.getByText(/salvat la/)).toBeVisible();
  });

  await test.step('a line is duplicated, and taken back', async () => {
    await reaches(page, rows(page).first().locator(part), 'Shift+Tab');
    await page.keyboard.press('Control+d');
    await expect(rows(page)).toHaveCount(2);
    await page.keyboard.press('Control+z');
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page).first().locator(part)).toBeFocused();
  });

  await test.step('a lost network keeps what is written, and it is saved once it is back', async () => {
    const hours = rows(page).first().locator('[data-cell=labour_hundredths]');
    const writes = async (text: string) => {
      await hours.focus();
      await page.keyboard.press('Control+a');
      await page.keyboard.type(text);
      await page.keyboard.press('Enter');
    };
    await context.setOffline(true);
    await writes('2');
    await expect(page.getByText('Fără rețea')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(/salvat la/)).toBeVisible();
    await page.reload();
    await expect(rows(page).first()).toContainText('2.085,00');
    await writes('1,4');
    await expect(rows(page).first()).toContainText('1.977,00');
    await expect(page.getByText(/salvat la/)).toBeVisible();
  });

  await test.step('how the sum came about is read at any width', async () => {
    await presses(page, page.getByRole('button', { name: /^De plată/ }));
    await expect(page.getByText('Cu TVA')).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.reload();
    await expect(rows(page).first()).toContainText('1.977,00');
  });

  await test.step('the damage is seen from far and from near', async () => {
    for (const subject of ['departe', 'aproape']) {
      const missing = page.getByRole('button', { name: `Adaugă fotografie: 1, ${subject}` });
      await presses(page, missing);
      const dialog = page.getByRole('dialog');
      await choosesFile(
        page,
        dialog.getByRole('button', { name: 'De pe dispozitiv' }),
        picture(`${subject}.png`),
      );
      await expect(dialog).toBeHidden();
      await expect(missing).toBeHidden();
    }
  });

  await test.step('the note is closed', async () => {
    await presses(page, page.getByRole('button', { name: 'Închide nota…' }), 'Shift+Tab');
    const dialog = page.getByRole('dialog', { name: 'Închide nota' });
    await reaches(page, dialog.getByRole('textbox', { name: /^De ce se închide fără ele/ }));
    await page.keyboard.type('Mașina nu mai este în curte');
    await reaches(page, dialog.getByRole('textbox', { name: /^De ce nu semnează nimeni aici/ }));
    await page.keyboard.type('semnează pe hârtie');
    await presses(page, dialog.getByRole('button', { name: 'Închide nota' }));
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: /^Începe suplimentul/ })).toBeVisible();
  });

  await test.step('the estimate of the shop is imported', async () => {
    await presses(page, page.getByRole('link', { name: 'Deviz service' }), 'Shift+Tab');
    await expect(page.getByRole('heading', { level: 1, name: 'Deviz service' })).toBeVisible();
    await presses(page, page.getByRole('button', { name: 'Importă devizul' }));
    const dialog = page.getByRole('dialog');
    await choosesFile(page, dialog.getByRole('button', { name: 'Fișierul service-ului' }), {
      name: 'deviz.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        'Cod;Denumire;Cant.;Preț;Valoare\n;Oglindă stânga;1;1.300,00;1.300,00\n;Vopsire oglindă;1;;700\n',
      ),
    });
    await reaches(page, dialog.getByRole('textbox', { name: /^Numele service-ului/ }));
    await page.keyboard.type('Auto Rapid');
    await presses(page, dialog.getByRole('button', { name: 'Preia' }));
    await expect(dialog).toBeHidden();
  });

  await test.step('lines are agreed, one with a reason, the other as the shop asks', async () => {
    await presses(page, page.getByRole('button', { name: 'Decide: Oglindă stânga' }));
    const dialog = page.getByRole('dialog');
    await reaches(page, dialog.getByRole('textbox', { name: /^Suma convenită/ }));
    await page.keyboard.press('Control+a');
    await page.keyboard.type('1.120');
    const reason = dialog.getByRole('combobox', { name: /^Motivul diferenței/ });
    await reaches(page, reason);
    await page.keyboard.press('ArrowDown');
    await expect(reason).toHaveValue('price');
    await presses(page, dialog.getByRole('button', { name: 'Salvează' }));
    await expect(dialog).toBeHidden();
    await presses(page, page.getByRole('button', { name: 'Acceptă service-ul la un rând' }), 'Shift+Tab');
    await presses(page, page.getByRole('button', { name: 'Convenit' }));
    await presses(page, page.getByRole('alertdialog').getByRole('button', { name: 'Convenit' }));
    // 1.120 and 700, with a VAT of 21 %.
    await expect(page.getByText(/^Convenit la .*: 2\.202,20 lei cu TVA/)).toBeVisible();
  });

  await test.step('the letter of acceptance is there to be kept', async () => {
    const download = page.waitForEvent('download');
    await presses(page, page.getByRole('button', { name: 'Scrisoarea de acceptare (PDF)' }));
    expect((await download).suggestedFilename()).toMatch(/^Acceptare deviz .*-D1\.pdf$/);
  });
});

const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: photo });
