import { presses, tabsTo } from '../support/by-keyboard.ts';
import { expectNoSidewaysScroll } from '../support/expect-no-sideways-scroll.ts';
import { expectReadable } from '../support/expect-readable.ts';
import { expect, test } from '../support/journey.ts';
import { newestCode } from '../support/outbox.ts';
import { freesOwnVisit, guestKey } from './own-visit-link.ts';

test.describe('in another zone', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('B2 C25 ux 60 ux 61 ux 62 the claimant books and moves the visit on a phone, on the clock of Bucharest', async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await freesOwnVisit(baseURL ?? '');
    await page.goto(`/guest/assessment/${guestKey}`);
    await expect(page.getByRole('link', { name: 'Alegeți ziua și ora' })).toBeVisible();
    await expectReadable(page, 'guest-assignment');
    await presses(page, 'link', /^Alegeți ziua și ora/);
    await expect(page.getByRole('heading', { level: 1, name: 'Când puteți veni cu mașina?' })).toBeVisible();
    await expect(page.getByText('Toate orele sunt după ceasul României.')).toBeVisible();
    const earliest = page.getByRole('region', { name: 'Primele locuri libere' });
    await expect(earliest.getByRole('button')).toHaveCount(3);
    await page.getByLabel('Județ').selectOption({ label: 'București' });
    await expect(page.getByRole('heading', { name: 'București, Militari' })).toBeVisible();
    await expect(earliest.getByRole('button').first()).toContainText('București');
    // Every two weeks have days without hours, if only Sundays, with the reason of those that share one.
    await expect(page.getByText(/\d\d\.\d\d: \S/).first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await presses(page, 'button', /București, Militari/);
    await tabsTo(page, 'textbox', /^Nume și prenume/);
    await page.keyboard.type('Andrei Țăndea');
    await tabsTo(page, 'textbox', /^Telefon mobil/);
    await page.keyboard.type('0722 418 771');
    await expectReadable(page, 'visit-form');
    await presses(page, 'button', /^Confirmați programarea/);
    const hour = page.getByRole('heading', { level: 1 });
    await expect(hour).toHaveText(/^\d\d:\d\d – \d\d:\d\d$/);
    await expect(page.getByRole('link', { name: 'Deschideți harta' })).toBeVisible();
    await expect(page.getByText('Actul de identitate')).toBeVisible();
    await expectReadable(page, 'visit-booked');
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Adăugați în calendar' }).click();
    expect((await saved).suggestedFilename()).toMatch(/\.ics$/);

    await page.getByRole('button', { name: 'Mutați', exact: true }).click();
    await expect(page.getByText(/rămâne a dumneavoastră/)).toBeVisible();
    await earliest.getByRole('button').last().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Mutați' }).click();
    await expect(page.getByText('Programarea a fost mutată').first()).toBeVisible();

    // The notices lie over the last buttons for some seconds, and stay while the pointer is on them.
    await page.mouse.move(0, 0);
    await expect(page.getByRole('region', { name: 'Anunțuri' }).getByRole('button')).toHaveCount(0);
    // Asked once, and there is an hour to choose again.
    await page.getByRole('button', { name: 'Anulați', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Anulați' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Când puteți veni cu mașina?' })).toBeVisible();
    await page.getByRole('link', { name: 'Înapoi la dosar' }).click();
    await expect(page.getByRole('link', { name: 'Alegeți ziua și ora' })).toBeVisible();
  });
});

test('B2 ux 58 ux 61 ux 62 on the tracker the claimant books, moves and cancels the visit, and the next step names its hour', async ({
  page,
  baseURL,
  trackerOrigin,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const caseNo = await freesOwnVisit(baseURL ?? '');
  const earlier = await newestCode(baseURL ?? '').catch(() => undefined);
  await page.goto(`${trackerOrigin}/status/${caseNo}?org_code=demo`);
  await expect(page.getByRole('heading', { name: 'Introduceți codul de acces' })).toBeVisible();
  await expect.poll(() => newestCode(baseURL ?? '').catch(() => earlier)).not.toBe(earlier);
  await page.getByLabel('Cod de acces').fill(await newestCode(baseURL ?? ''));
  await page.getByRole('button', { name: 'Deschideți dosarul' }).click();

  const visit = page.getByRole('region', { name: 'Constatarea mașinii' });
  await visit.getByRole('button', { name: 'Alegeți ziua și ora' }).click();
  await expect(visit.getByRole('heading', { name: 'Primele locuri libere' })).toBeVisible();
  await visit.getByLabel('Județ').selectOption({ label: 'București' });
  await visit.getByRole('button', { name: 'București, Militari' }).last().click();
  await visit.getByLabel('Zi').selectOption({ index: 1 });
  const hour = visit.getByRole('button', { name: /^\d\d:\d\d$/ });
  await hour.first().click();
  await visit.getByLabel('Numele celui care aduce mașina').fill('Andrei Țăndea');
  await visit.getByLabel('Telefon mobil').fill('07');
  await visit.getByRole('button', { name: 'Confirmați programarea' }).click();
  await expect(visit.getByText('Scrieți un număr de telefon')).toBeVisible();
  await visit.getByLabel('Telefon mobil').fill('0722 418 771');
  await visit.getByRole('button', { name: 'Confirmați programarea' }).click();
  await expect(visit.getByRole('link', { name: /^Deschideți harta/ })).toBeVisible();
  const next = page.getByRole('region', { name: 'Urmează' });
  await expect(next).toContainText(/Constatarea: .+, ora \d\d:\d\d/);
  await expect(next).toContainText('Militari');
  const saved = page.waitForEvent('download');
  await visit.getByRole('button', { name: 'Adăugați în calendar' }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.ics$/);

  await visit.getByRole('button', { name: 'Mutați', exact: true }).click();
  await expect(visit.getByText(/rămâne a dumneavoastră/)).toBeVisible();
  await visit.getByRole('button', { name: 'București, Militari' }).last().click();
  await hour.last().click();
  // What is read after the move is slow: the visit can be cancelled before it is here.
  const moved = Promise.withResolvers<void>();
  await page.route('**/api/schedule/getOwnVisit', async (route) => {
    await moved.promise;
    await route.continue();
  });
  await visit.getByRole('button', { name: 'Mutați programarea' }).click();
  await expect(visit.getByRole('button', { name: 'Mutați', exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);

  await visit.getByRole('button', { name: 'Anulați vizita' }).click();
  await visit.getByRole('button', { name: 'Anulați vizita' }).click();
  await expect(visit.getByRole('button', { name: 'Alegeți ziua și ora' })).toBeVisible();
  moved.resolve();
  await expect(next).toContainText('Alegeți ziua și ora constatării');
});
