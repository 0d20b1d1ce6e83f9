import type { SuccessBody } from '@dosar/openapi';
import type { Browser, Page } from '@playwright/test';
import { openAs } from '../account/login-page.ts';
import { signedIn } from '../support/caller.ts';
import { daysAgo, photo } from '../support/claim-story.ts';
import { expectNoSidewaysScroll } from '../support/expect-no-sideways-scroll.ts';
import { expect, test, watchRefusals } from '../support/journey.ts';

const day = '20.09.2027';

test('R8 M5 B4 ux 68 ux 69 leave over New Year counts for both years, a medical leave takes its certificate along on a phone and another manager does not read of it, a leave is revoked after two days, and a manager changes a balance', async ({
  page,
  browser,
  baseURL,
  refusals,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 360, height: 740 });
  await openAs(page, 'radu.marin', '/time-off/my-absences?view=list');
  await test.step('Radu reads what leave over New Year costs of both years, sends it, and takes it back', () =>
    overNewYear(page));
  await test.step('Radu asks for a medical leave with its certificate', () => asksForMedicalLeave(page));
  await test.step('he has the certificate again from the list, and takes it away', () => certificate(page));

  const radu = await signedIn(baseURL ?? '', 'radu.marin');
  await radu.post<SuccessBody<'saveAbsence'>>('/api/absences/saveAbsence', restLeave('2027-09-14'));
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, 'maria.stan', '/manager-area/absences?from=2027-09-13');
  await test.step('Maria sees who is away, and refuses a request with a reason', () => refuses(page));

  await test.step('the manager of the assessors reads that Radu is away, and not why', async () => {
    const context = await browser.newContext({
      baseURL: baseURL ?? '',
      viewport: { width: 1440, height: 900 },
    });
    watchRefusals(context, refusals);
    await seesNoReason(await context.newPage());
    await context.close();
  });
  await test.step('Maria ends the leave that Radu began two days ago: it ends today, and he reads what happened', async () => {
    await revokes(page);
    await readsTheEnd(browser, baseURL ?? '', refusals);
  });

  await page.goto('/manager-area/leave-balances?year=2026');
  await test.step('she sees what leave everybody has, and saves it as a file', () => exportsBalances(page));
  await test.step('a file with a wrong line changes nothing, a right one changes one balance', () =>
    importsBalances(page));
});

const restLeave = (date: string) => ({
  absence_type_code: 'rest',
  date_from: date,
  date_to: date,
  first_part: 'whole',
  last_part: 'whole',
  replacement_user_id: null,
  send: true,
});

const written = (date: string) => date.split('-').toReversed().join('.');

/** The turn of the year that lies ahead with all its days. */
function turnOfYear() {
  const [year = '', rest = ''] = [daysAgo(0).slice(0, 4), daysAgo(0).slice(4)];
  const first = Number(year) + (rest < '-12-20' ? 0 : 1);
  return { from: `28.12.${first}`, to: `08.01.${first + 1}`, years: [first, first + 1] };
}

async function overNewYear(page: Page) {
  const { from, to, years } = turnOfYear();
  await page.getByRole('button', { name: 'Cerere nouă' }).click();
  const panel = page.getByRole('dialog', { name: 'Cerere nouă' });
  await panel.getByLabel('De la').fill(from);
  await panel.getByLabel('Până la').fill(to);
  for (const year of years) {
    await expect(panel.getByText(new RegExp(`Sold.* ${year}`))).toBeVisible();
  }
  // What is there before and what is left after, of each year.
  await expect(panel.getByText(/^\d+½? → \d+½?$/)).toHaveCount(2);
  await expectNoSidewaysScroll(page);
  await panel.getByRole('button', { name: 'Trimite cererea' }).click();
  await expect(panel).toBeHidden();
  const own = page.getByRole('listitem').filter({ hasText: from });
  await own.getByRole('button', { name: 'Retrage' }).click();
  await expect(own).toContainText('retrasă');
}

/** Maria sees the illness by its name in the chart; Sorin, who decides nothing about Radu, an absence. */
async function seesNoReason(page: Page) {
  await openAs(page, 'sorin.matei', '/manager-area/absences?from=2027-09-13');
  await expect(page.getByRole('gridcell', { name: /Radu Marin: Absent, 20\.09\.2027/ })).toBeVisible();
  await expect(page.getByText(/medical/i)).toHaveCount(0);
  await expectNoSidewaysScroll(page);
}

async function revokes(page: Page) {
  await expect(
    page.getByRole('gridcell', { name: /Radu Marin: Concediu medical, 20\.09\.2027/ }),
  ).toBeVisible();
  await page.goto('/manager-area/absences');
  await page.getByRole('gridcell', { name: /Radu Marin: Concediu de odihnă/ }).click();
  await page.getByRole('button', { name: 'Revocă…' }).click();
  await page.getByLabel('Motivul, pe care colegul îl citește').fill('Inundație la sediu');
  await page.getByRole('button', { name: 'Revocă absența' }).click();
  await expect(page.getByText('Absența a fost revocată').first()).toBeVisible();
}

/** The days that were taken stay taken: the leave ends today, and is no leave that never was. */
async function readsTheEnd(browser: Browser, baseURL: string, refusals: string[]) {
  const context = await browser.newContext({ baseURL, viewport: { width: 360, height: 740 } });
  watchRefusals(context, refusals);
  const page = await context.newPage();
  await openAs(page, 'radu.marin', '/time-off/my-absences?view=list');
  const leave = page.getByRole('listitem').filter({ hasText: 'Inundație la sediu' });
  await expect(leave).toContainText(`${written(daysAgo(2))} – ${written(daysAgo(0))}`);
  await expect(leave).toContainText('în curs');
  await leave.getByRole('button', { name: 'Ce s-a întâmplat între timp' }).click();
  await expect(page.getByRole('dialog', { name: 'Ce s-a întâmplat între timp' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await context.close();
}

async function asksForMedicalLeave(page: Page) {
  await page.getByRole('button', { name: 'Cerere nouă' }).click();
  const panel = page.getByRole('dialog', { name: 'Cerere nouă' });
  await panel.getByLabel('De la').fill(day);
  await panel.getByRole('combobox', { name: 'Fel' }).selectOption({ label: 'Concediu medical' });
  await panel.getByLabel('Certificat medical').fill('CCMAK 7654321');
  await panel.locator('input[type=file]').setInputFiles({
    name: 'certificat.png',
    mimeType: 'image/png',
    buffer: photo,
  });
  await expect(panel.getByText('certificat.png')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await panel.getByRole('button', { name: 'Trimite cererea' }).click();
  await expect(page.getByText('Cererea a fost trimisă').first()).toBeVisible();
}

async function certificate(page: Page) {
  const own = page.getByRole('listitem').filter({ hasText: day });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    own.getByRole('button', { name: 'Descarcă certificatul' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('certificat.png');
  await own.getByRole('button', { name: 'Elimină certificatul' }).click();
  await expect(own.getByRole('button', { name: 'Adaugă certificatul' })).toBeVisible();
}

async function refuses(page: Page) {
  await expect(page.getByRole('grid', { name: 'Absențele echipei' })).toBeVisible();
  await page.getByRole('gridcell', { name: /Radu Marin: Concediu de odihnă, 14\.09\.2027/ }).click();
  await expect(page.getByText('Ce se schimbă la aprobare')).toBeVisible();
  await page.getByRole('button', { name: 'Refuză…' }).click();
  await page.getByLabel(/Motivul, pe care colegul îl citește/).fill('Lipsesc deja doi colegi');
  await page.getByRole('button', { name: 'Refuză cererea' }).click();
  await expect(page.getByText('O cerere a fost decisă').first()).toBeVisible();
}

async function exportsBalances(page: Page) {
  await expect(page.getByRole('heading', { level: 1, name: 'Soldurile de concediu' })).toBeVisible();
  await expect(page.getByText('Radu Marin').first()).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exportă' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.csv$/);
}

async function importsBalances(page: Page) {
  const days = '24,5';
  const dialog = page.getByRole('dialog', { name: 'Importă…' });
  const choose = (lines: string[]) =>
    dialog.locator('input[type=file]').setInputFiles({
      name: 'solduri.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['utilizator;nume;drept anual;reportate', ...lines].join('\n')),
    });
  await page.getByRole('button', { name: 'Importă…' }).click();
  await choose([`radu.marin;Radu Marin;${days};0`, 'nimeni;Nimeni;21;0']);
  await expect(dialog.getByText('nu aveți pe nimeni cu acest nume de utilizator')).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Schimbă/ })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Închide' }).first().click();

  await page.getByRole('button', { name: 'Importă…' }).click();
  await choose([`radu.marin;Radu Marin;${days};0`]);
  await dialog.getByRole('button', { name: 'Schimbă 1 sold' }).click();
  await expect(page.getByText('1 sold a fost schimbat').first()).toBeVisible();
  await expect(page.getByText('24½').first()).toBeVisible();
}
