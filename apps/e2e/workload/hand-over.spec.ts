import type { Schema, SuccessBody } from '@dosar/openapi';
import { openAs } from '../account/login-page.ts';
import { signedIn } from '../support/caller.ts';
import { expectNoSidewaysScroll } from '../support/expect-no-sideways-scroll.ts';
import { expect, test } from '../support/journey.ts';

const colleague = 'Ana Ionescu';

/** Active work of Radu that is the only one of his on its file, and on which the colleague does not work. */
async function workOfRadu(origin: string, used: ReadonlySet<string>): Promise<Schema<'WorklistRow'>> {
  const radu = await signedIn(origin, 'radu.marin');
  const { items } = await radu.post<SuccessBody<'browseWorklist'>>('/api/assignment/browseWorklist', {
    filter_keys: 1,
    category_code: 'active',
    limit: 100,
  });
  for (const row of items) {
    const isAlone = items.filter(({ claim_file_no: number }) => number === row.claim_file_no).length === 1;
    if (!isAlone || used.has(row.claim_file_no)) continue;
    const file = await radu.get<SuccessBody<'getAssignment'>>(
      `/api/assignment/getById/${row.claim_file_no}/${row.assignment_id}`,
    );
    if (!JSON.stringify(file.activities).includes(colleague)) return row;
  }
  throw new Error('Radu shares every file.');
}

const used = new Set<string>();

for (const [width, height] of [
  [1440, 900],
  [360, 780],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test('M4 B12 Maria hands work of Radu over with a note, and Ana reads in it why it came to her', async ({
      page,
      browser,
      baseURL,
    }) => {
      const work = await workOfRadu(baseURL ?? '', used);
      used.add(work.claim_file_no);
      await openAs(page, 'maria.stan');
      await page.goto(
        `/assignments/worklist?assignee=${work.assigned_user_id ?? ''}&q=${work.claim_file_no}`,
      );
      await page
        .getByRole('main')
        .getByRole(width < 900 ? 'listitem' : 'row')
        .filter({ hasText: work.claim_file_no })
        .getByRole('checkbox')
        .first()
        .check();
      const chosen = page.getByRole('region', { name: 'Selecție' });
      await chosen.getByRole('button', { name: 'Alocă' }).click();
      const dialog = page.getByRole('dialog', { name: /^Alocă/ });
      await dialog.getByRole('combobox', { name: /Cui/ }).fill('Ana Ion');
      await page.getByRole('option', { name: new RegExp(`^${colleague}`) }).click();
      await dialog.getByRole('textbox', { name: 'Notă de predare' }).fill('A promis talonul până vineri.');
      await expectNoSidewaysScroll(page);
      await dialog.getByRole('button', { name: 'Alocă', exact: true }).click();
      await expect(page.getByText(/^1 activitate modificată/).first()).toBeVisible();

      const context = await browser.newContext({ viewport: { width, height } });
      const ana = await context.newPage();
      await openAs(ana, 'ana.ionescu');
      await ana.goto(`${baseURL ?? ''}/workflow/getById/${work.claim_file_no}/${work.assignment_id}`);
      // A phone has the short facts in a section of their own.
      if (width < 900) await ana.getByRole('link', { name: 'Date', exact: true }).click();
      await ana.getByRole('button', { name: 'De ce eu?' }).click();
      const answer = ana.getByRole('dialog', { name: 'De ce eu?' });
      await expect(answer.getByText('A dat-o Maria Stan.')).toBeVisible();
      await expect(answer.getByText('A promis talonul până vineri.')).toBeVisible();
      await context.close();
    });
  });
}
