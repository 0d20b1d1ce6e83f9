import type { Schema } from '@dosar/openapi';
import type { Page } from '@playwright/test';
import { openAs } from '../account/login-page.ts';
import { signedIn } from '../support/caller.ts';
import { detailOf } from '../support/claim-story.ts';
import { expectNoSidewaysScroll } from '../support/expect-no-sideways-scroll.ts';
import { expect, test, watchRefusals } from '../support/journey.ts';
import { addressOfFile, ownFile } from '../support/own-claims.ts';

/** Ana opens work for her own team on a file of this journey's own; answers where it is. */
async function anaOpensWork(origin: string): Promise<string> {
  const ana = await signedIn(origin, 'ana.ionescu');
  const work = await ownFile(origin, 'ana.ionescu');
  const { header } = await detailOf(ana, work);
  const opened = await ana.post<Schema<'OpenedActivity'>>(
    `/api/assignment/openActivity/${header.claim_file_id}`,
    { assignment_type: 'callback' },
  );
  return `/workflow/getById/${work.claim_file_no}/${opened.assignment_id}`;
}

test.use({ viewport: { width: 1440, height: 900 } });

test('M4 B12 Maria tries the rule on last month, switches it on, hands work of Radu over with a note, and everybody reads why work came to whom', async ({
  page,
  browser,
  baseURL,
  refusals,
}) => {
  const origin = baseURL ?? '';
  await openAs(page, 'maria.stan', '/manager-area/assignment-rule');
  await test.step('the rule is tried before it is switched on', async () => {
    await expect(page.getByRole('heading', { level: 1, name: /^Alocare după reguli: / })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Proba pe ultimele 30 de zile' })).toBeVisible();
    await expect(page.getByText('La același om')).toBeVisible();
    await expectNoSidewaysScroll(page);
  });

  await test.step('work that comes under it says why it came to its owner', async () => {
    await page.getByRole('button', { name: 'Pornește regulile' }).click();
    await expect(page.getByRole('button', { name: 'Oprește regulile' })).toBeVisible();
    const work = await anaOpensWork(origin);
    await page.getByRole('button', { name: 'Oprește regulile' }).click();
    await expect(page.getByRole('button', { name: 'Pornește regulile' })).toBeVisible();
    await page.goto(work);
    await page.getByRole('button', { name: 'De ce la acest om?' }).click();
    const answer = page.getByRole('dialog', { name: 'De ce la acest om?' });
    await expect(answer.getByText(/lucrează deja la acest dosar|cel mai puțin încărcat/)).toBeVisible();
    await expect(answer.getByText('Cu loc sub 100 %')).toBeVisible();
  });

  const radu = await signedIn(origin, 'radu.marin');
  const waiting = await ownFile(origin, 'radu.marin');
  const work = await radu.post<Schema<'WorklistRow'>>(`/api/assignment/take/${waiting.assignment_id}`, {});
  await test.step('Maria hands work of Radu over with a note', () => handsOver(page, work));

  await test.step('Ana reads in it who gave it to her, and the note', async () => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    watchRefusals(context, refusals);
    const ana = await context.newPage();
    await openAs(ana, 'ana.ionescu', `${origin}${addressOfFile(work)}`);
    await ana.getByRole('button', { name: 'De ce eu?' }).click();
    const answer = ana.getByRole('dialog', { name: 'De ce eu?' });
    await expect(answer.getByText('A dat-o Maria Stan.')).toBeVisible();
    await expect(answer.getByText('A promis talonul până vineri.')).toBeVisible();
    await context.close();
  });
});

async function handsOver(page: Page, work: Schema<'WorklistRow'>): Promise<void> {
  await page.goto(`/assignments/worklist?assignee=${work.assigned_user_id ?? ''}&q=${work.claim_file_no}`);
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
  await page.getByRole('option', { name: /^Ana Ionescu/ }).click();
  await dialog.getByRole('textbox', { name: 'Notă de predare' }).fill('A promis talonul până vineri.');
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('button', { name: 'Alocă', exact: true }).click();
  await expect(page.getByText(/^1 activitate modificată/).first()).toBeVisible();
}
