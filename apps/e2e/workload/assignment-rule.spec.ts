import type { Schema, SuccessBody } from '@dosar/openapi';
import { openAs } from '../account/login-page.ts';
import { signedIn } from '../support/caller.ts';
import { expectNoSidewaysScroll } from '../support/expect-no-sideways-scroll.ts';
import { expect, test } from '../support/journey.ts';

/** Ana opens work for her own team on a file that she works on and Maria does not; answers where it is. */
async function anaOpensWork(origin: string): Promise<string> {
  const ana = await signedIn(origin, 'ana.ionescu');
  const { row, file } = await fileWithout('Maria Stan', ana);
  const opened = await ana.post<Schema<'OpenedActivity'>>(
    `/api/assignment/openActivity/${file.header.claim_file_id}`,
    { assignment_type: 'callback' },
  );
  return `/workflow/getById/${row.claim_file_no}/${opened.assignment_id}`;
}

/** The first file of a handler on which a colleague does not work. */
async function fileWithout(colleague: string, handler: Awaited<ReturnType<typeof signedIn>>) {
  const { items } = await handler.post<SuccessBody<'browseWorklist'>>('/api/assignment/browseWorklist', {
    filter_keys: 1,
    category_code: 'active',
    assignment_type: 'claim_handling',
    limit: 50,
  });
  for (const row of items) {
    const file = await handler.get<SuccessBody<'getAssignment'>>(
      `/api/assignment/getById/${row.claim_file_no}/${row.assignment_id}`,
    );
    if (!JSON.stringify(file.activities).includes(colleague)) return { row, file };
  }
  throw new Error(`${colleague} works on every file.`);
}

for (const [width, height] of [
  [1440, 900],
  [360, 740],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test('M4 B12 Maria tries the rule on last month, switches it on, and everybody reads why new work came to whom', async ({
      page,
      baseURL,
    }) => {
      await openAs(page, 'maria.stan');
      await page.goto('/manager-area/assignment-rule');
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
      // A phone has the short facts in a section of their own.
      if (width < 900) await page.getByRole('link', { name: 'Date', exact: true }).click();
      const question = page.getByRole('button', { name: 'De ce la acest om?' });
      await question.click();
      const answer = page.getByRole('dialog', { name: 'De ce la acest om?' });
      await expect(answer.getByText(/lucrează deja la acest dosar|cel mai puțin încărcat/)).toBeVisible();
      await expect(answer.getByText('Cu loc sub 100 %')).toBeVisible();
    });
  });
}
