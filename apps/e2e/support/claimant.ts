import { expect, type Page } from '@playwright/test';
import { daysAgo, photo } from './claim-story.ts';
import { newestCode } from './outbox.ts';

/** A person who had an accident and uses the public pages in Romanian. */
export type Claimant = { page: Page; email: string };

const next = (page: Page) => page.getByRole('button', { name: 'Continuă', exact: true }).click();

/** Today minus some days, as people here write it. */
function writtenDate(days: number): string {
  const [year, month, day] = daysAgo(days).split('-');
  return `${day}.${month}.${year}`;
}

/** Opens the claim notification of an organisation. */
export async function opensClaimNotification({ page }: Claimant, organisation = 'demo') {
  await page.goto(`/guest/claim_notification/${organisation}`);
  await expect(page.getByRole('heading', { name: 'Ce s-a întâmplat?' })).toBeVisible();
}

/** Says who reports and how to be reached. */
export async function saysWhoReports({ page, email }: Claimant) {
  await expect(page.getByRole('heading', { name: 'Cine anunță accidentul?' })).toBeVisible();
  await page.getByLabel('Proprietarul mașinii').check();
  await page.getByLabel('Prenume').fill('Ioana');
  await page.getByLabel('Nume de familie').fill('Munteanu');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await next(page);
}

/** Chooses the insurance that should pay. */
export async function choosesPolicy({ page }: Claimant) {
  await expect(page.getByRole('heading', { name: 'Pe ce asigurare cereți despăgubirea?' })).toBeVisible();
  await page.getByRole('radio', { name: /RCA/ }).first().check();
  await next(page);
}

/** Says when and where it happened. */
export async function saysWhenAndWhere({ page }: Claimant) {
  await expect(page.getByRole('heading', { name: 'Când și unde s-a întâmplat?' })).toBeVisible();
  await page.getByLabel('Data', { exact: true }).fill(writtenDate(1));
  await page.getByLabel(/^Ora\b/).fill('14:30');
  await chooses(page, 'Județul', 'clu', 'Cluj');
  await page.getByLabel('Localitatea').fill('Florești');
  await next(page);
}

/** Describes the own vehicle, plate written with spaces. */
export async function describesVehicle({ page }: Claimant, plate: string) {
  await expect(page.getByRole('heading', { name: 'Care este vehiculul dumneavoastră?' })).toBeVisible();
  await page.getByLabel('Numărul de înmatriculare').fill(plate);
  await chooses(page, 'Tipul vehiculului', 'auto', 'Autoturism');
  await chooses(page, 'Marca', 'dac', 'Dacia');
  await chooses(page, 'Culoarea', 'alb', 'Albastru');
  await next(page);
}

/** Tells what happened. */
export async function tellsWhatHappened({ page }: Claimant, description: string) {
  await expect(page.getByRole('heading', { name: 'Ce s-a întâmplat?' })).toBeVisible();
  await page.getByRole('radio', { name: /^M-a lovit altă mașină/ }).check();
  await page.getByLabel('Povestiți cu cuvintele dumneavoastră').fill(description);
  await page.getByLabel('Nu, nimeni').check();
  await next(page);
}

/** Adds one photo and waits until it has arrived. */
export async function addsPhoto({ page }: Claimant, name: string) {
  await expect(page.getByRole('heading', { name: 'Aveți fotografii cu avariile?' })).toBeVisible();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'image/png', buffer: photo });
  await expect(page.getByText('1 fotografie încărcată')).toBeVisible();
}

/** Adds photos and waits until all have arrived. */
export async function addsPhotos(
  { page }: Claimant,
  photos: { name: string; mimeType: string; buffer: Buffer }[],
) {
  await expect(page.getByRole('heading', { name: 'Aveți fotografii cu avariile?' })).toBeVisible();
  await page.locator('input[type=file]').first().setInputFiles(photos);
  await expect(page.getByText(`${photos.length} fotografii încărcate`)).toBeVisible({ timeout: 60_000 });
}

/** Checks the answers, sends them and reads the claim number. */
export async function sendsClaim({ page }: Claimant): Promise<string> {
  await next(page);
  await expect(
    page.getByRole('heading', { name: 'Verificați răspunsurile, apoi trimiteți-le' }),
  ).toBeVisible();
  await page.getByLabel(/Am citit această informare/).check();
  await page.getByRole('button', { name: 'Trimite cererea' }).click();
  await expect(page.getByRole('heading', { name: 'Am primit cererea dumneavoastră' })).toBeVisible();
  const number = /[A-Z]{2}\d\d[A-Z]\d{7}/.exec(await page.getByRole('main').innerText())?.[0];
  if (number === undefined) throw new Error('The finish page names no claim.');
  return number;
}

/** Opens the case on the tracker with the code from the newest message. */
export async function opensTracker({ page, email }: Claimant, staffOrigin: string, trackerUrl: string) {
  await page.goto(trackerUrl);
  await expect(page.getByRole('heading', { name: 'Introduceți codul de acces' })).toBeVisible();
  const code = page.getByLabel('Cod de acces');
  // The page shows the field while it asks for the message.
  await expect(async () => code.fill(await newestCode(staffOrigin, email))).toPass({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Deschideți dosarul' }).click();
}

async function chooses(page: Page, label: string, typed: string, choice: string) {
  const field = page.getByRole('combobox', { name: new RegExp(`^${label}`) });
  if ((await field.evaluate((element) => element.tagName)) === 'SELECT')
    await field.selectOption({ label: choice });
  else {
    await field.fill(typed);
    await page.getByRole('option', { name: choice, exact: true }).click();
  }
}
