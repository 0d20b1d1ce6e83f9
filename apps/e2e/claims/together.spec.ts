import type { SuccessBody } from '@dosar/openapi';
import type { Page } from '@playwright/test';
import { openAs } from '../account/login-page.ts';
import { signedIn } from '../support/caller.ts';
import { detailOf, rowsOf } from '../support/claim-story.ts';
import { expect, test, watchRefusals } from '../support/journey.ts';
import { closesComposer, opensComposer } from './composer-sheet.ts';

const caseNo = 'DM26R0000001';

async function addressOf(staffOrigin: string): Promise<string> {
  const [row] = await rowsOf(await signedIn(staffOrigin, 'maria.stan'), caseNo);
  if (row === undefined) throw new Error(`${caseNo} is in no list.`);
  return `/workflow/getById/${caseNo}/${row.assignment_id}`;
}

const here = (page: Page) => page.getByRole('list', { name: 'Sunt aici acum' });
const nextStep = (page: Page) => page.getByRole('region', { name: 'Pasul următor' });

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
])
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('ux 30 I see who else has the file open and who is writing on it, until they leave', async ({
      page,
      browser,
      baseURL,
      refusals,
    }) => {
      const address = await addressOf(baseURL ?? '');
      await openAs(page, 'ana.ionescu');
      const isHeard = page.waitForResponse('**/api/presence/stream');
      await page.goto(address);
      await isHeard;
      const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }), viewport });
      watchRefusals(context, refusals);
      const theirs = await context.newPage();
      await openAs(theirs, 'maria.stan');
      await theirs.goto(address);

      await expect(here(page).getByRole('img', { name: /Maria Stan/ })).toBeVisible();
      await expect(here(theirs).getByRole('img', { name: /Ana Ionescu/ })).toBeVisible();
      await opensComposer(theirs);
      await theirs.getByLabel('Notă internă', { exact: true }).focus();
      await expect(here(page).getByRole('img', { name: /Maria Stan modifică acum/ })).toBeVisible();
      await closesComposer(theirs);
      await theirs.getByRole('main').getByRole('link', { name: 'Activități', exact: true }).click();
      await expect(here(page)).toBeHidden();
      await context.close();
    });

    test('ux 31 only steps that are possible can be taken, and the others say what is missing', async ({
      page,
      baseURL,
    }) => {
      const { address, step, missing } = await fileWithRefusedStep(baseURL ?? '');
      await openAs(page, 'ana.ionescu');
      await page.goto(address);
      await expect(nextStep(page)).toBeVisible();
      if (viewport.width < 960)
        // On a phone the first step stands at the foot, and all of them one tap away.
        await page.getByRole('button', { name: 'Altele' }).click();
      const steps = nextStep(page).last();
      await expect(steps.getByRole('button', { name: step, exact: true })).toBeDisabled();
      await expect(steps.getByText(missing).first()).toBeVisible();
      await expect(steps.getByRole('button', { disabled: false }).first()).toBeVisible();
    });
  });

/** A task of Ana's with a step that can be taken and one for which something is missing. */
async function fileWithRefusedStep(staffOrigin: string) {
  const ana = await signedIn(staffOrigin, 'ana.ionescu');
  const { items } = await ana.post<SuccessBody<'browseWorklist'>>('/api/assignment/browseWorklist', {
    category_code: 'active',
    filter_keys: 1,
    limit: 50,
  });
  for (const row of items) {
    const { transitions } = await detailOf(ana, row);
    const refused = transitions.find(({ missing }) => missing.length > 0);
    if (refused && transitions.some(({ allowed }) => allowed))
      return {
        address: `/workflow/getById/${row.claim_file_no}/${row.assignment_id}`,
        step: refused.name,
        missing: refused.missing[0]?.name ?? '',
      };
  }
  throw new Error('No task of hers has a step for which something is missing.');
}
