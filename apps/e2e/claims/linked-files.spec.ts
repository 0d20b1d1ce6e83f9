import type { Schema } from '@dosar/openapi';
import type { Page } from '@playwright/test';
import { openAs } from '../account/login-page.ts';
import { expectNoSidewaysScroll } from '../support/expect-no-sideways-scroll.ts';
import { expect, test } from '../support/journey.ts';
import { addressOfFile, ownFile } from '../support/own-claims.ts';

type Row = Schema<'WorklistRow'>;

/** Opens the short facts of a file, which on a phone are a section of their own. */
async function opensFacts(page: Page, row: Row) {
  await page.goto(`${addressOfFile(row)}/facts`);
  const links = page.getByRole('region', { name: 'Dosare legate' });
  await expect(links).toBeVisible();
  return links;
}

test.use({ viewport: { width: 360, height: 800 } });

test('B14 R12 a file is linked with another one that a plate finds, both show it, and it is unlinked with a reason', async ({
  page,
  baseURL,
}) => {
  const plate = 'CJ 47 LEG';
  const one = await ownFile(baseURL ?? '', 'ana.ionescu');
  const other = await ownFile(baseURL ?? '', 'ana.ionescu', {
    vehicle: { plate, plate_country: 'RO', brand_code: 'dacia', category_code: 'car' },
  });
  await openAs(page, 'ana.ionescu');
  await test.step('Ana finds the other file by its plate', async () => {
    const links = await opensFacts(page, one);
    await links.getByRole('button', { name: 'Leagă un dosar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Leagă de alt dosar' });
    await dialog.getByLabel('Care dosar?').fill(plate);
    await page
      .getByRole('option', { name: new RegExp(other.claim_file_no) })
      .first()
      .click();
    await dialog.getByLabel('Sunt din același eveniment').check();
    await dialog.getByLabel('De ce?').fill('Lovite în aceeași intersecție');
    await dialog.getByRole('button', { name: 'Leagă un dosar' }).click();
    await expect(dialog).toBeHidden();
    await expect(links.getByText('Din același eveniment cu')).toBeVisible();
    await expect(links.getByText('Lovite în aceeași intersecție')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await links.getByRole('link', { name: other.claim_file_no }).click();
    await expect(page).toHaveURL(new RegExp(addressOfFile(other)));
  });
  await test.step('the other file shows it, and Ana takes it away there', async () => {
    const links = await opensFacts(page, other);
    await links.getByRole('button', { name: `Dezleagă ${one.claim_file_no}` }).click();
    const dialog = page.getByRole('dialog', { name: `Dezlegați de dosarul ${one.claim_file_no}?` });
    await dialog.getByRole('button', { name: 'Dezleagă' }).click();
    await expect(dialog).toBeVisible();
    await dialog.getByLabel('De ce?').fill('A fost altă intersecție');
    await dialog.getByRole('button', { name: 'Dezleagă' }).click();
    await expect(dialog).toBeHidden();
    await expect(links.getByText('Niciunul încă.')).toBeVisible();
  });
  await test.step('the timelines of both tell both', async () => {
    for (const row of [one, other]) {
      await page.goto(addressOfFile(row));
      await expect(page.getByText('Lovite în aceeași intersecție').first()).toBeVisible();
      await expect(page.getByText('A fost altă intersecție').first()).toBeVisible();
    }
  });
});
