import { openAs } from '../account/login-page.ts';
import { expectNoSidewaysScroll } from '../support/expect-no-sideways-scroll.ts';
import { expect, test } from '../support/journey.ts';

// Each width answers offers of its own, so that neither waits for what the other has done.
for (const [width, damage] of [
  [1440, 'Ușă stânga, prag, oglindă'],
  [360, 'Bară față, radiator'],
] as const)
  test(`M8 R11 B7 at ${width} px a shop accepts an offer, sends its estimate, writes to the handler and sees what is agreed`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openAs(page, 'nord.mihai', '/partner');

    await test.step('it sees its offers and its accepted jobs, and nothing runs out of the screen', async () => {
      await expect(page.getByRole('region', { name: 'Lucrări acceptate' })).toBeVisible();
      await expectNoSidewaysScroll(page);
    });

    const pane = page.getByLabel('Lucrare', { exact: true });
    await test.step('it opens an offer and accepts it with a day', async () => {
      const offer = page.getByRole('article').filter({ hasText: damage });
      await offer.getByRole('button').first().click();
      await expect(pane.getByText(damage)).toBeVisible();
      await pane.getByRole('button', { name: 'Acceptă' }).click();
      const dialog = page.getByRole('dialog', { name: 'Acceptă' });
      await dialog.getByLabel('Gata pe').fill('14.08.2099');
      await dialog.getByRole('button', { name: 'Acceptă' }).click();
      await expect(pane.getByText('14.08.2099').first()).toBeVisible();
      await expectNoSidewaysScroll(page);
    });

    await test.step('it sends its estimate, which is then being checked', async () => {
      await pane.getByRole('button', { name: 'Trimite devizul' }).click();
      const dialog = page.getByRole('dialog', { name: 'Trimite devizul' });
      await dialog.getByLabel('Total în lei, cu TVA').fill('6867');
      await dialog
        .locator('input[type=file]')
        .first()
        .setInputFiles({
          name: 'deviz.pdf',
          mimeType: 'application/pdf',
          buffer: Buffer.from('%PDF-1.7\n%%EOF\n'),
        });
      await dialog.getByRole('button', { name: 'Trimite' }).click();
      await expect(pane.getByText('în verificare')).toBeVisible();
      await expect(pane.getByText(/6\.867,00/).first()).toBeVisible();
    });

    await test.step('it writes to the handler, and the message stays', async () => {
      await pane.getByLabel('Mesajul dumneavoastră').fill('Mașina intră luni la ora 9.');
      await pane.getByRole('region', { name: 'Mesaje' }).getByRole('button', { name: 'Trimite' }).click();
      await expect(pane.getByRole('list').getByText('Mașina intră luni la ora 9.')).toBeVisible();
      await expectNoSidewaysScroll(page);
    });

    await test.step('the calendar shows the accepted jobs', async () => {
      await pane.getByRole('button', { name: 'Închide lucrarea' }).click();
      await page.getByRole('button', { name: 'Calendar' }).click();
      await expect(page.getByRole('group', { name: 'Lucrările după ziua promisă' })).toBeVisible();
      await expectNoSidewaysScroll(page);
    });
  });
