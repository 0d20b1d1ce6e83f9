import type { Schema } from '@dosar/openapi';
import { openAs } from '../account/login-page.ts';
import { signedIn } from '../support/caller.ts';
import { detailOf } from '../support/claim-story.ts';
import { expectNoSidewaysScroll } from '../support/expect-no-sideways-scroll.ts';
import { expect, test } from '../support/journey.ts';
import { ownFile } from '../support/own-claims.ts';

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

test('M4 B12 Maria tries the rule on last month, switches it on, and everybody reads why new work came to whom', async ({
  page,
  baseURL,
}) => {
  await openAs(page, 'maria.stan', '/manager-area/assignment-rule');
  await expect(page.getByRole('heading', { level: 1, name: /^Alocare după reguli: / })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Proba pe ultimele 30 de zile' })).toBeVisible();
  await expect(page.getByText('La același om')).toBeVisible();
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: 'Pornește regulile' }).click();
  await expect(page.getByRole('button', { name: 'Oprește regulile' })).toBeVisible();
  const work = await anaOpensWork(baseURL ?? '');
  await page.getByRole('button', { name: 'Oprește regulile' }).click();
  await expect(page.getByRole('button', { name: 'Pornește regulile' })).toBeVisible();

  await page.goto(work);
  const question = page.getByRole('button', { name: 'De ce la acest om?' });
  await question.click();
  const answer = page.getByRole('dialog', { name: 'De ce la acest om?' });
  await expect(answer.getByText(/lucrează deja la acest dosar|cel mai puțin încărcat/)).toBeVisible();
  await expect(answer.getByText('Cu loc sub 100 %')).toBeVisible();
});
