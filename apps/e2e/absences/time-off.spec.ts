import type { SuccessBody } from '@dosar/openapi';
import { openAs } from '../account/login-page.ts';
import { signedIn } from '../support/caller.ts';
import { photo } from '../support/claim-story.ts';
import { expect, test } from '../support/journey.ts';

test('R11 M5 B4 ux 66 ux 67 a request says what it costs and who is away before it is sent, and half a day counts half', async ({
  page,
}) => {
  await openAs(page, 'ana.ionescu');
  await page.goto('/time-off/my-absences');
  await expect(page.getByRole('heading', { level: 1, name: 'Absențele mele' })).toBeVisible();
  await expect(page.getByText(/O cerere nu a fost trimisă/)).toBeVisible();
  await page.getByRole('button', { name: 'Cerere nouă' }).click();
  const panel = page.getByRole('dialog', { name: 'Cerere nouă' });
  await panel.getByLabel('De la').fill('07.09.2027');
  await panel.getByLabel('Până la').fill('08.09.2027');
  await expect(panel.getByText('Sold după')).toBeVisible();
  await expect(panel.getByRole('status').filter({ hasText: 'Zile' })).toContainText('Zile lucrătoare2');
  await panel.getByRole('radio', { name: 'Dimineața' }).last().check();
  await expect(panel.getByRole('status').filter({ hasText: 'Zile' })).toContainText('Zile lucrătoare1½');
  await panel.getByRole('button', { name: 'Trimite cererea' }).click();
  await expect(page.getByText('Cererea a fost trimisă').first()).toBeVisible();
  await page.goto('/time-off/my-absences?view=list');
  await expect(page.getByText(/07\.09\.2027 – 08\.09\.2027 \(dimineața\)/)).toBeVisible();
});

for (const [width, height] of [
  [1440, 900],
  [360, 740],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test('M5 B4 a medical leave takes its certificate along, which the person has again from the list', async ({
      page,
    }) => {
      const day = width === 360 ? '20.09.2027' : '21.09.2027';
      await openAs(page, 'radu.marin');
      await page.goto('/time-off/my-absences?view=list');
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
      await panel.getByRole('button', { name: 'Trimite cererea' }).click();
      await expect(page.getByText('Cererea a fost trimisă').first()).toBeVisible();
      const own = page.getByRole('listitem').filter({ hasText: day });
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        own.getByRole('button', { name: 'Descarcă certificatul' }).click(),
      ]);
      expect(download.suggestedFilename()).toBe('certificat.png');
      await own.getByRole('button', { name: 'Elimină certificatul' }).click();
      await expect(own.getByRole('button', { name: 'Adaugă certificatul' })).toBeVisible();
    });
  });
}

test('R8 B4 ux 68 ux 69 a manager sees who is away, approves one request and refuses another with a reason', async ({
  page,
  baseURL,
}) => {
  const radu = await signedIn(baseURL ?? '', 'radu.marin');
  const days = (date: string) => ({
    absence_type_code: 'rest',
    date_from: date,
    date_to: date,
    first_part: 'whole',
    last_part: 'whole',
    replacement_user_id: null,
    send: true,
  });
  await radu.post<SuccessBody<'saveAbsence'>>('/api/absences/saveAbsence', days('2027-09-14'));
  await openAs(page, 'maria.stan');
  await page.goto('/manager-area/absences?from=2027-09-13');
  await expect(page.getByRole('grid', { name: 'Absențele echipei' })).toBeVisible();
  const bar = page.getByRole('gridcell', { name: /Radu Marin: Concediu de odihnă, 14\.09\.2027/ });
  await bar.click();
  await expect(page.getByText('Ce se schimbă la aprobare')).toBeVisible();
  await page.getByRole('button', { name: 'Refuză…' }).click();
  await page.getByLabel(/Motivul, pe care colegul îl citește/).fill('Lipsesc deja doi colegi');
  await page.getByRole('button', { name: 'Refuză cererea' }).click();
  await expect(page.getByText('O cerere a fost decisă').first()).toBeVisible();
});

test('B4 somebody who plans no absences here answers a colleague who asks to be replaced', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const elena = await signedIn(baseURL ?? '', 'elena.rusu');
  const days = {
    absence_type_code: 'rest',
    date_from: '2027-10-05',
    date_to: '2027-10-06',
    first_part: 'whole',
    last_part: 'whole',
  };
  const preview = await elena.post<SuccessBody<'previewAbsence'>>('/api/absences/previewAbsence', days);
  const sorin = preview.candidates.find((person) => person.full_name === 'Sorin Matei');
  await elena.post<SuccessBody<'saveAbsence'>>('/api/absences/saveAbsence', {
    ...days,
    replacement_user_id: sorin?.user_id ?? null,
    send: true,
  });
  await openAs(page, 'sorin.matei');
  await page.goto('/time-off/replacements');
  const question = page.getByRole('listitem').filter({ hasText: 'Elena Rusu, 05.10.2027' });
  await question.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText('Răspunsul a fost trimis').first()).toBeVisible();
});
