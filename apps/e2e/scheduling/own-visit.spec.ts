import type { Page } from '@playwright/test';
import type { SuccessBody } from '@dosar/openapi';
import { callerOf, signedIn } from '../support/caller.ts';
import { aKey } from '../support/claim-story.ts';
import { expect, test } from '../support/journey.ts';

/** The key of the demo world's claimant, whose link opens an inspection. */
const guestKey = 'demo-guest-assignment-key-01';

test.describe('in another zone', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('B2 C25 ux 60 ux 61 ux 62 the claimant books and moves the visit on a phone, on the clock of Bucharest', async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await freesOwnVisit(baseURL ?? '');
    await page.goto(`/guest/assessment/${guestKey}`);
    await page.getByRole('link', { name: 'Alegeți ziua și ora' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Când puteți veni cu mașina?' })).toBeVisible();
    await expect(page.getByText('Toate orele sunt după ceasul României.')).toBeVisible();
    const earliest = page.getByRole('region', { name: 'Primele locuri libere' });
    await expect(earliest.getByRole('button')).toHaveCount(3);
    await page.getByLabel('Județ').selectOption({ label: 'București' });
    await expect(page.getByRole('heading', { name: 'București, Militari' })).toBeVisible();
    await expect(earliest.getByRole('button').first()).toContainText('București');
    await expect(page.getByText(/Liber legal: .*Ziua Națională/).first()).toBeVisible();
    await fits(page);
    await earliest.getByRole('button').first().click();
    await page.getByLabel('Nume și prenume').fill('Andrei Țăndea');
    await page.getByLabel('Telefon mobil').fill('0722 418 771');
    await fits(page);
    await page.getByRole('button', { name: 'Confirmă programarea' }).click();
    const hour = page.getByRole('heading', { level: 1 });
    await expect(hour).toHaveText(/^\d\d:\d\d – \d\d:\d\d$/);
    await expect(page.getByRole('link', { name: 'Deschide harta' })).toBeVisible();
    await expect(page.getByText('Actul de identitate')).toBeVisible();
    await fits(page);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Adaugă în calendar' }).click();
    expect((await saved).suggestedFilename()).toMatch(/\.ics$/);

    await page.getByRole('button', { name: 'Mută', exact: true }).click();
    await expect(page.getByText(/rămâne a dumneavoastră/)).toBeVisible();
    await earliest.getByRole('button').last().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Mută' }).click();
    await expect(page.getByText('Programarea a fost mutată').first()).toBeVisible();
  });
});

/** Nothing scrolls sideways. */
async function fits(page: Page) {
  const width = page.viewportSize()?.width ?? 0;
  expect(await page.evaluate(() => globalThis.document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    width,
  );
}

/** Cancels the claimant's visit of the demo world, so that there is one to book. */
async function freesOwnVisit(origin: string) {
  const anybody = callerOf(origin);
  const link = { assignment_type: 'assessment', assignment_key: guestKey };
  const guest = anybody.as(await anybody.post<SuccessBody<'guestToken'>>('/api/auth/guestToken', link));
  const { visit } = await guest.get<SuccessBody<'getOwnVisit'>>('/api/schedule/getOwnVisit');
  if (visit === null) return;
  const staff = await signedIn(origin, 'sorin.matei');
  await staff.post(
    '/api/schedule/cancel',
    { visit_id: visit.visit_id, row_version: visit.row_version },
    aKey(),
  );
}
