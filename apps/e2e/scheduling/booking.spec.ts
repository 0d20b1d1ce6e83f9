import type { BodyOf } from '@dosar/openapi';
import { openAs } from '../account/login-page.ts';
import { acceptedInspection } from '../support/accepted-claim.ts';
import { signedIn } from '../support/caller.ts';
import { aKey } from '../support/claim-story.ts';
import { expectNoSidewaysScroll } from '../support/expect-no-sideways-scroll.ts';
import { expect, test } from '../support/journey.ts';

const desk = { width: 1440, height: 900 };
const phone = { width: 360, height: 780 };

test('B2 ux 58 ux 59 ux 62 staff books from the claim file, loses an hour but nothing typed, moves and cancels, at a desk and on a phone', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(90_000);
  await page.setViewportSize(desk);
  const staff = await signedIn(baseURL ?? '', 'sorin.matei');
  const inspection = await acceptedInspection(baseURL ?? '', staff);
  const rival = await acceptedInspection(baseURL ?? '', staff);
  await openAs(
    page,
    'sorin.matei',
    `/workflow/getById/${inspection.claim_file_no}/${inspection.assignment_id}/visits`,
  );
  await page.getByRole('button', { name: 'Programează', exact: true }).click();

  const earliest = page.getByRole('region', { name: 'Primele locuri libere' });
  await expect(earliest.getByRole('button')).toHaveCount(3);
  await expect(earliest.getByRole('button').first()).toContainText('Cluj-Napoca');
  await expectNoSidewaysScroll(page);
  await earliest.getByRole('button').nth(1).click();
  await expect(page.getByText(/Locul este păstrat încă/).first()).toBeVisible();
  await page.getByLabel('Nume și prenume').fill('Andrei Țăndea');
  await page.getByLabel('Telefon mobil').fill('0722 418 771');
  await page.getByLabel('Ceva ce trebuie să știm').fill('Mașina vine pe platformă.');
  await expectNoSidewaysScroll(page);

  await page.setViewportSize(phone);
  await expectNoSidewaysScroll(page);
  // Another hour is chosen, which a colleague takes in that moment.
  const givenBack = page.waitForResponse('**/api/schedule/cancel');
  await page.getByRole('button', { name: 'Altă oră' }).click();
  await givenBack;
  await expect(earliest.getByRole('button')).toHaveCount(3);
  await page.route(
    '**/api/schedule/hold',
    async (route) => {
      const hour = route.request().postDataJSON() as BodyOf<'holdSlot'>;
      await staff.post('/api/schedule/hold', { ...hour, assignment_id: rival.assignment_id }, aKey());
      await route.continue();
    },
    { times: 1 },
  );
  await earliest.getByRole('button').first().click();
  await expect(page.getByText('Ora tocmai a fost ocupată')).toBeVisible();
  const others = page.getByRole('region', { name: 'Ora tocmai a fost ocupată' }).getByRole('button');
  await expect(others).toHaveCount(3);
  await others.first().click();
  await expect(page.getByLabel('Ceva ce trebuie să știm')).toHaveValue('Mașina vine pe platformă.');
  await page.getByRole('button', { name: 'Confirmă programarea' }).click();
  await expect(page.getByText(/Andrei Țăndea/)).toBeVisible();
  await expect(page.getByText(/Bd\. Muncii 18/)).toBeVisible();
  await expectNoSidewaysScroll(page);

  await page.setViewportSize(desk);
  await expectNoSidewaysScroll(page);
  const title = page.getByRole('heading', { level: 2 }).filter({ hasText: /\d\d:\d\d–\d\d:\d\d/ });
  const before = await title.innerText();
  await page.getByRole('button', { name: 'Mută', exact: true }).click();
  await expect(page.getByText(/rămâne a dumneavoastră până confirmați alta/)).toBeVisible();
  await earliest.getByRole('button').last().click();
  const question = page.getByRole('dialog', { name: 'Mutați programarea?' });
  await expect(question.getByLabel('Anunță păgubitul printr-un singur mesaj')).toBeChecked();
  await question.getByRole('button', { name: 'Mută' }).click();
  await expect(title).toBeVisible();
  await expect(title).not.toHaveText(before);

  await page.setViewportSize(phone);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Anulează', exact: true }).click();
  const cancel = page.getByRole('dialog', { name: 'Anulați programarea?' });
  await cancel.getByRole('button', { name: 'Anulează', exact: true }).last().click();
  await expect(page.getByText('Nicio programare încă')).toBeVisible();
});
