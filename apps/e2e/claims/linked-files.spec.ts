import type { Schema } from '@dosar/openapi';
import type { Page } from '@playwright/test';
import { openAs } from '../account/login-page.ts';
import { signedIn, type Caller } from '../support/caller.ts';
import { ownClaims } from '../support/claim-story.ts';
import { expectNoSidewaysScroll } from '../support/expect-no-sideways-scroll.ts';
import { expect, test } from '../support/journey.ts';

type Row = Schema<'WorklistRow'>;

/** Two claim files of Ana without links. */
async function twoFiles(ana: Caller): Promise<[Row, Row]> {
  const items = await ownClaims(ana);
  const free: Row[] = [];
  for (const row of items) {
    const links = await ana.get<object[]>(`/api/claim/browseLinks/${row.claim_file_id}`);
    if (links.length === 0 && row.plate !== null) free.push(row);
    const [one, other] = free;
    if (one && other) return [one, other];
  }
  throw new Error('Ana has too few files without links.');
}

const addressOf = ({ claim_file_no: number, assignment_id: id }: Row) => `/workflow/getById/${number}/${id}`;

/** Opens the short facts of a file: beside it, or on a phone a section of their own. */
async function opensFacts(page: Page, row: Row, isPhone: boolean) {
  await page.goto(`${addressOf(row)}${isPhone ? '/facts' : ''}`);
  const links = page.getByRole('region', { name: 'Dosare legate' });
  await expect(links).toBeVisible();
  return links;
}

for (const [width, height] of [
  [1440, 900],
  [360, 800],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test('B14 R12 a file is linked with another one that a plate finds, both show it, and it is unlinked with a reason', async ({
      page,
      baseURL,
    }) => {
      const isPhone = width < 600;
      const [one, other] = await twoFiles(await signedIn(baseURL ?? '', 'ana.ionescu'));
      await openAs(page, 'ana.ionescu');
      await test.step('Ana finds the other file by its plate', async () => {
        const links = await opensFacts(page, one, isPhone);
        await links.getByRole('button', { name: 'Leagă un dosar' }).click();
        const dialog = page.getByRole('dialog', { name: 'Leagă de alt dosar' });
        await dialog.getByLabel('Care dosar?').fill(other.plate ?? '');
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
        await expect(page).toHaveURL(new RegExp(addressOf(other)));
      });
      await test.step('the other file shows it, and Ana takes it away there', async () => {
        const links = await opensFacts(page, other, isPhone);
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
          await page.goto(addressOf(row));
          await expect(page.getByText('Lovite în aceeași intersecție').first()).toBeVisible();
          await expect(page.getByText('A fost altă intersecție').first()).toBeVisible();
        }
      });
    });
  });
}
