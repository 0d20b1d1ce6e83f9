import type { Locator, Page } from '@playwright/test';
import { openAs } from '../account/login-page.ts';
import { signedIn } from '../support/caller.ts';
import { expect, test } from '../support/journey.ts';
import { aClaimInValuation } from '../support/own-claims.ts';

const desk = { width: 1440, height: 900 };
const phone = { width: 360, height: 740 };

test('B14 ux 31 a handler suspends a claim, reads what that means, goes on, marks a duplicate and reopens it', async ({
  page,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  await page.setViewportSize(desk);
  const ana = await signedIn(origin, 'ana.ionescu');
  const [file, other] = [await aClaimInValuation(origin, ana), await aClaimInValuation(origin, ana)];
  await openAs(page, 'ana.ionescu', `/workflow/getById/${file.claim_file_no}/${file.assignment_id}`);
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(file.claim_file_no) })).toBeVisible();

  await test.step('what the next step still needs is named, also on a phone', async () => {
    await expectMissing(page);
    await page.setViewportSize(phone);
    await expectMissing(page);
  });

  await test.step('suspending asks on whom it waits, and shows what leaves and to whom', async () => {
    const dialog = await begin(page, 'Suspendă');
    await expect(dialog.getByText('Trimite păgubitului motivele în scris')).toBeVisible();
    await expect(dialog.getByText('Nu se poate anula')).toBeVisible();
    await dialog.getByRole('button', { name: 'Suspendă' }).click();
    await expect(dialog.getByText('Alegeți pe cine așteaptă.').first()).toBeVisible();
    await dialog.getByLabel('Pe cine așteaptă').selectOption({ label: 'Poliția' });
    await dialog.getByLabel('Motiv').fill('Dosar penal în curs la poliție');
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
    await page.setViewportSize(desk);
    const dialog = await begin(page, 'Marchează ca duplicat');
    await dialog.getByRole('combobox', { name: /Dosarul care rămâne/ }).fill(other.claim_file_no);
    await page.getByRole('option', { name: new RegExp(other.claim_file_no) }).click();
    await dialog.getByRole('textbox', { name: 'Motiv' }).fill('Avizat de două ori');
    await dialog.getByRole('button', { name: 'Marchează ca duplicat' }).click();
    await expect(dialog).toBeHidden();
    await expectStatus(page, 'Duplicat');
    await expect(page.getByText(`Duplicat al dosarului ${other.claim_file_no}`).first()).toBeVisible();
  });

  await test.step('a mistake is reopened on a phone with a reason, under the same number', async () => {
    await page.setViewportSize(phone);
    const dialog = await begin(page, 'Redeschide');
    await dialog.getByLabel('Motiv').fill('Nu este aceeași daună');
    await dialog.getByRole('button', { name: 'Redeschide' }).click();
    await expect(page.getByText('Stare nouă: Redeschis').first()).toBeVisible();
    await expect(nextStep(page).getByRole('button', { name: 'Reia evaluarea' })).toBeVisible();
  });
});

const nextStep = (page: Page) => page.getByRole('region', { name: 'Pasul următor' });

/** All steps: on the page, or on a phone one press away. */
async function allSteps(page: Page): Promise<Locator> {
  if (!isPhone(page)) return nextStep(page);
  await page.getByRole('button', { name: 'Altele', exact: true }).click();
  return page.getByRole('dialog', { name: 'Pasul următor' });
}

/** The offer cannot be sent yet, and the page says what it lacks. */
async function expectMissing(page: Page): Promise<void> {
  const steps = await allSteps(page);
  await expect(steps.getByRole('button', { name: 'Trimite oferta' })).toBeDisabled();
  await expect(steps.getByText(/Pentru „Trimite oferta” mai lipsește:/)).toBeVisible();
  await closeSteps(page);
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
