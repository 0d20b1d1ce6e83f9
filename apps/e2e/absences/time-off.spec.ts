import type { SuccessBody } from '@dosar/openapi';
import { openAs } from '../account/login-page.ts';
import { signedIn } from '../support/caller.ts';
import { photo } from '../support/claim-story.ts';
import { expect, test } from '../support/journey.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('M5 B4 a medical leave takes its certificate along, which the person has again from the list', async ({
  page,
}) => {
  const day = '20.09.2027';
  await openAs(page, 'radu.marin', '/time-off/my-absences?view=list');
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
  await openAs(page, 'maria.stan', '/manager-area/absences?from=2027-09-13');
  await expect(page.getByRole('grid', { name: 'Absențele echipei' })).toBeVisible();
  const bar = page.getByRole('gridcell', { name: /Radu Marin: Concediu de odihnă, 14\.09\.2027/ });
  await bar.click();
  await expect(page.getByText('Ce se schimbă la aprobare')).toBeVisible();
  await page.getByRole('button', { name: 'Refuză…' }).click();
  await page.getByLabel(/Motivul, pe care colegul îl citește/).fill('Lipsesc deja doi colegi');
  await page.getByRole('button', { name: 'Refuză cererea' }).click();
  await expect(page.getByText('O cerere a fost decisă').first()).toBeVisible();
});
