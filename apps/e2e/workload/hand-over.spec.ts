import type { Schema } from '@dosar/openapi';
import { openAs } from '../account/login-page.ts';
import { signedIn } from '../support/caller.ts';
import { expectNoSidewaysScroll } from '../support/expect-no-sideways-scroll.ts';
import { expect, test } from '../support/journey.ts';
import { addressOfFile, ownFile } from '../support/own-claims.ts';

const colleague = 'Ana Ionescu';

test.use({ viewport: { width: 1440, height: 900 } });

test('M4 B12 Maria hands work of Radu over with a note, and Ana reads in it why it came to her', async ({
  page,
  browser,
  baseURL,
}) => {
  const radu = await signedIn(baseURL ?? '', 'radu.marin');
  const waiting = await ownFile(baseURL ?? '', 'radu.marin');
  const work = await radu.post<Schema<'WorklistRow'>>(`/api/assignment/take/${waiting.assignment_id}`, {});
  await openAs(
    page,
    'maria.stan',
    `/assignments/worklist?assignee=${work.assigned_user_id ?? ''}&q=${work.claim_file_no}`,
  );
  await page
    .getByRole('main')
    .getByRole('row')
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

  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const ana = await context.newPage();
  await openAs(ana, 'ana.ionescu', `${baseURL ?? ''}${addressOfFile(work)}`);
  await ana.getByRole('button', { name: 'De ce eu?' }).click();
  const answer = ana.getByRole('dialog', { name: 'De ce eu?' });
  await expect(answer.getByText('A dat-o Maria Stan.')).toBeVisible();
  await expect(answer.getByText('A promis talonul până vineri.')).toBeVisible();
  await context.close();
});
