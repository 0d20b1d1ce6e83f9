import type { Schema, SuccessBody } from '@dosar/openapi';
import type { Locator, Page } from '@playwright/test';
import { openAs } from '../account/login-page.ts';
import { writesOneLine } from '../assessment/opens-work.ts';
import { moneyOf } from '../settlement/offer-story.ts';
import { acceptedInspection, takeStep } from '../support/accepted-claim.ts';
import { signedIn, type Caller } from '../support/caller.ts';
import { aKey, ownClaims, rowsOf } from '../support/claim-story.ts';
import { expectNoSidewaysScroll } from '../support/expect-no-sideways-scroll.ts';
import { expect, test } from '../support/journey.ts';

type Work = Pick<Schema<'WorklistRow'>, 'claim_file_no' | 'assignment_id'>;

const addressOf = ({ claim_file_no: number, assignment_id: id }: Work) => `/workflow/getById/${number}/${id}`;
const nextStep = (page: Page) => page.getByRole('region', { name: 'Pasul următor' });

/** Reads what a step still needs, by its name, and goes where that is mended. */
async function followsMissing(steps: Locator, step: string, missing: string) {
  await expect(steps.getByRole('button', { name: step, exact: true })).toBeDisabled();
  const told = steps.getByText(`Pentru „${step}” mai lipsește:`);
  await expect(told).toContainText(missing);
  await told.getByRole('link', { name: missing }).click();
}

test.describe('at 1440 px', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('B14 the claim: a step that sends an offer names the offer that is missing, leads to it, and is taken', async ({
    page,
    baseURL,
  }) => {
    const ana = await signedIn(baseURL ?? '', 'ana.ionescu');
    const work = await claimInValuation(ana);
    await openAs(page, 'ana.ionescu');
    await page.goto(addressOf(work));
    await followsMissing(nextStep(page), 'Trimite oferta', 'O ofertă calculată');
    await expect(page).toHaveURL(/\/money$/);
    await page.getByRole('button', { name: 'Calculează oferta' }).click();
    const dialog = page.getByRole('dialog', { name: 'Calculează oferta' });
    await dialog.getByLabel('Cum s-a calculat').first().fill('deviz agreat');
    await dialog.getByLabel('Sumă, lei').first().fill('4.000,00');
    await dialog.getByRole('button', { name: 'Salvează oferta' }).click();
    await expect(dialog).toBeHidden();
    await page.goto(addressOf(work));
    await nextStep(page).getByRole('button', { name: 'Trimite oferta', exact: true }).click();
    const sent = page.getByRole('dialog', { name: 'Trimite oferta', exact: true });
    await expect(sent.getByRole('region', { name: 'Mesaj care va fi trimis' })).toContainText('4.000,00 lei');
    await sent.getByRole('button', { name: 'Trimite oferta', exact: true }).click();
    await expect(sent).toBeHidden();
    await expect(page.getByText('Ofertă trimisă').first()).toBeVisible();
    expect((await moneyOf(ana, work.assignment_id)).offers[0]).toMatchObject({ state: 'issued' });
  });

  test('B14 the inspection: a step that issues the note names the note that is missing, leads to it, and is taken', async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    const sorin = await signedIn(baseURL ?? '', 'sorin.matei');
    const work = await acceptedInspection(baseURL ?? '', sorin);
    await booksFirstHour(sorin, work);
    await takeStep(sorin, work, 'start');
    await takeStep(sorin, work, 'draft_note');
    await openAs(page, 'sorin.matei');
    await page.goto(addressOf(work));
    await followsMissing(nextStep(page), 'Emite nota', 'o notă de constatare, scrisă la Constatare');
    await expect(page).toHaveURL(/\/assessment$/);
    await page.getByRole('button', { name: new RegExp(`^Preia: ${work.claim_file_no}`) }).click();
    await page.getByRole('button', { name: 'Începe nota' }).click();
    // A part that is only taken off needs no photo, so that the note can be closed.
    const line = await writesOneLine(page);
    await line.getByRole('combobox', { name: /^Operație/ }).selectOption('remove_refit');
    await expect(page.getByText(/salvat la/)).toBeVisible();
    await page.getByRole('button', { name: 'Închide nota…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Închide nota' });
    await dialog.getByRole('button', { name: 'Închide nota' }).click();
    await expect(dialog).toBeHidden();
    await page.goto(addressOf(work));
    await takes(page, 'Emite nota');
    await expect.poll(() => statusOf(sorin, work)).toBe('note_issued');
  });
});

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('B14 the reassessment: scheduling names the hour that is missing, leads to the visits, and follows the booking', async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    const sorin = await signedIn(baseURL ?? '', 'sorin.matei');
    const { claim_file_id: fileId, claim_file_no } = await acceptedInspection(baseURL ?? '', sorin);
    const { assignment_id } = await sorin.post<SuccessBody<'openActivity'>>(
      `/api/assignment/openActivity/${fileId}`,
      { assignment_type: 'reassessment' },
    );
    const work = { claim_file_no, assignment_id };
    await openAs(page, 'sorin.matei');
    await page.goto(addressOf(work));
    await page.getByRole('button', { name: 'Altele', exact: true }).click();
    const steps = page.getByRole('dialog', { name: 'Pasul următor' });
    await followsMissing(steps, 'Programează', 'o oră rezervată la Vizite');
    await expect(page).toHaveURL(/\/visits$/);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Programează: Reconstatare' }).click();
    await page.getByRole('region', { name: 'Primele locuri libere' }).getByRole('button').first().click();
    await page.getByLabel('Nume și prenume').fill('Andrei Țăndea');
    await page.getByLabel('Telefon mobil').fill('0722 418 771');
    await page.getByRole('button', { name: 'Confirmă programarea' }).click();
    await expect.poll(() => statusOf(sorin, work)).toBe('scheduled');
  });
});

/** Takes a step that shows only what it does. */
async function takes(page: Page, step: string): Promise<void> {
  await nextStep(page).getByRole('button', { name: step, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: step, exact: true });
  await dialog.getByRole('button', { name: step, exact: true }).click();
  await expect(dialog).toBeHidden();
}

const statusOf = async (staff: Caller, work: Work) =>
  (await rowsOf(staff, work.claim_file_no)).find(({ assignment_id: id }) => id === work.assignment_id)
    ?.status_code;

/** A claim of Ana's that is being valued, without an offer, of somebody who can be written to. */
async function claimInValuation(ana: Caller): Promise<Work> {
  const items = await ownClaims(ana);
  for (const row of items) {
    if (row.status_code !== 'evaluation') continue;
    const { offers, recipients } = await moneyOf(ana, row.assignment_id);
    if (offers.length === 0 && recipients.some(({ email }) => email !== null)) return row;
  }
  throw new Error('Ana has no claim that is being valued without an offer.');
}

/** Books the first free hour for an inspection. */
async function booksFirstHour(staff: Caller, { assignment_id }: Work): Promise<void> {
  const { earliest } = await staff.post<SuccessBody<'searchSlots'>>('/api/schedule/searchSlots', {
    assignment_id,
    from_date: '2000-01-01',
  });
  const [first] = earliest;
  if (first === undefined) throw new Error('There is no free hour.');
  const { place_id, starts_at, user_id } = first;
  const held = await staff.post<SuccessBody<'holdSlot'>>(
    '/api/schedule/hold',
    { assignment_id, place_id, starts_at, user_id },
    aKey(),
  );
  const { visit_id, row_version } = held;
  const contact = { contact_name: 'Andrei Țăndea', contact_phone: '0722418771' };
  await staff.post('/api/schedule/book', { visit_id, row_version, ...contact }, aKey());
}
