import type { Schema, SuccessBody } from '@dosar/openapi';
import type { Locator, Page } from '@playwright/test';
import { signedIn, type Caller } from '../support/caller.ts';
import { detailOf } from '../support/claim-story.ts';
import { expect, test } from '../support/journey.ts';
import { openAs } from '../account/login-page.ts';
import { moneyOf } from '../settlement/offer-story.ts';

for (const [width, height, number] of [
  [1440, 900, 0],
  [360, 740, 2],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test('B14 ux 31 a handler suspends a claim, reads what that means, goes on, marks a duplicate and reopens it', async ({
      page,
      baseURL,
    }) => {
      const [file, other] = await filesInValuation(baseURL ?? '', number);
      await openAs(page, 'ana.ionescu');
      await page.goto(`/workflow/getById/${file.claim_file_no}/${file.assignment_id}`);
      await expect(
        page.getByRole('heading', { level: 1, name: new RegExp(file.claim_file_no) }),
      ).toBeVisible();

      await test.step('what the next step still needs is named', async () => {
        const steps = await allSteps(page);
        await expect(steps.getByRole('button', { name: 'Trimite oferta' })).toBeDisabled();
        await expect(steps.getByText(/Pentru „Trimite oferta” mai lipsește:/)).toBeVisible();
        await closeSteps(page);
      });

      await test.step('suspending asks on whom it waits, and shows what leaves and to whom', async () => {
        const dialog = await begin(page, 'Suspendă');
        await expect(dialog.getByText('Trimite păgubitului motivele în scris')).toBeVisible();
        await expect(dialog.getByText('Nu se poate anula')).toBeVisible();
        await dialog.getByRole('button', { name: 'Suspendă' }).click();
        await expect(dialog.getByText('Alegeți pe cine așteaptă.').first()).toBeVisible();
        await dialog.getByLabel('Pe cine așteaptă').selectOption({ label: 'Poliția' });
        await dialog.getByLabel('Motiv').fill('Dosar penal în curs la poliție');
        await expect(dialog.getByRole('region', { name: 'Mesaj care va fi trimis' })).toContainText(
          'Dosar penal în curs la poliție',
        );
        await dialog.getByRole('button', { name: 'Suspendă' }).click();
        await expect(dialog).toBeHidden();
        await expectStatus(page, 'Suspendat');
      });

      await test.step('the claim waits for the police, and the next step is in sight', async () => {
        await expect(page.getByText(/Stare nouă: Suspendat, așteaptă poliția/).first()).toBeVisible();
        await take(page, 'Reia evaluarea');
        await expectStatus(page, 'În evaluare');
      });

      await test.step('a duplicate names the file that stays', async () => {
        const dialog = await begin(page, 'Marchează ca duplicat');
        await dialog.getByRole('combobox', { name: /Dosarul care rămâne/ }).fill(other.claim_file_no);
        await page.getByRole('option', { name: new RegExp(other.claim_file_no) }).click();
        await dialog.getByLabel('Motiv').fill('Avizat de două ori');
        await dialog.getByRole('button', { name: 'Marchează ca duplicat' }).click();
        await expect(dialog).toBeHidden();
        await expectStatus(page, 'Duplicat');
        await expect(page.getByText(`Duplicat al dosarului ${other.claim_file_no}`).first()).toBeVisible();
      });

      await test.step('a mistake is reopened with a reason, under the same number', async () => {
        const dialog = await begin(page, 'Redeschide');
        await dialog.getByLabel('Motiv').fill('Nu este aceeași daună');
        await dialog.getByRole('button', { name: 'Redeschide' }).click();
        await expect(page.getByText('Stare nouă: Redeschis').first()).toBeVisible();
        await expect(nextStep(page).getByRole('button', { name: 'Reia evaluarea' })).toBeVisible();
      });
    });
  });
}

test('B14 the status explains itself at its chip', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const [file] = await filesInValuation(baseURL ?? '', 4);
  await openAs(page, 'ana.ionescu');
  await page.goto(`/workflow/getById/${file.claim_file_no}/${file.assignment_id}`);
  await page.getByRole('button', { name: 'Ce înseamnă „În evaluare”?' }).click();
  const help = page.getByRole('dialog', { name: 'În evaluare' });
  await expect(help).toContainText('Nota există, se calculează suma.');
  await expect(help.getByRole('heading', { name: 'Ce se poate face acum' })).toBeVisible();
});

/** Two claims in valuation whose claimants can be written to, from the `number`-th on. */
async function filesInValuation(origin: string, number: number) {
  const ana = await signedIn(origin, 'ana.ionescu');
  const { items } = await ana.post<SuccessBody<'browseWorklist'>>('/api/assignment/browseWorklist', {
    category_code: 'active',
    filter_keys: 0,
    assignment_type: 'claim_handling',
    filter_criteria: { status_codes: ['evaluation'] },
    limit: 50,
  });
  const found: Schema<'WorklistRow'>[] = [];
  for (const row of items) {
    if (row.status_code !== 'evaluation' || !(await canBeWrittenTo(ana, row))) continue;
    found.push(row);
    const [file, other] = found.slice(number);
    if (file !== undefined && other !== undefined) return [file, other] as const;
  }
  throw new Error('Too few claims are in valuation.');
}

async function canBeWrittenTo(staff: Caller, row: Schema<'WorklistRow'>): Promise<boolean> {
  const { parties } = await detailOf(staff, row);
  const claimant = parties.find(({ roles }) => roles.includes('injured'));
  const { recipients } = await moneyOf(staff, row.assignment_id);
  return recipients.some(
    ({ party_id: id, email, phone }) => id === claimant?.party_id && (email ?? phone) !== null,
  );
}

const nextStep = (page: Page) => page.getByRole('region', { name: 'Pasul următor' });

/** All steps: on the page, or on a phone one press away. */
async function allSteps(page: Page): Promise<Locator> {
  if (!isPhone(page)) return nextStep(page);
  await page.getByRole('button', { name: 'Altele', exact: true }).click();
  return page.getByRole('dialog', { name: 'Pasul următor' });
}

async function closeSteps(page: Page): Promise<void> {
  if (!isPhone(page)) return;
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Pasul următor' })).toBeHidden();
}

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 500;

/** Presses a step that asks for something, in the row of buttons or among the others; answers its window. */
async function begin(page: Page, step: string): Promise<Locator> {
  const inSight = nextStep(page).getByRole('button', { name: step, exact: true });
  await expect(nextStep(page).getByRole('button').first()).toBeVisible();
  if (await inSight.isVisible()) await inSight.click();
  else await beginAmongOthers(page, step);
  return page.getByRole('dialog', { name: step, exact: true });
}

async function beginAmongOthers(page: Page, step: string): Promise<void> {
  const steps = await allSteps(page);
  const button = steps.getByRole('button', { name: step, exact: true });
  const others = steps.getByRole('button', { name: 'Altele', exact: true });
  await expect(button.or(others).first()).toBeVisible();
  if (await button.isVisible()) return button.click();
  await others.click();
  await page.getByRole('menuitem', { name: step, exact: true }).click();
}

/** Takes a step that shows only what it does. */
async function take(page: Page, step: string): Promise<void> {
  const dialog = await begin(page, step);
  await dialog.getByRole('button', { name: step, exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** The page shows the status that the claim has now, and with it other steps. */
async function expectStatus(page: Page, status: string): Promise<void> {
  await expect(page.getByText(status, { exact: true }).first()).toBeVisible();
}
