import { openAs } from '../account/login-page.ts';
import { expectNoSidewaysScroll } from '../support/expect-no-sideways-scroll.ts';
import { expect, test } from '../support/journey.ts';
import { nextVisitOf } from './next-visit.ts';

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 360, height: 780 },
])
  test(`B2 C25 ux 58 at ${viewport.width} px a visit is booked from the board: the claim first, then the hour`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openAs(page, 'sorin.matei');
    await page.goto('/appointments');
    await page.getByRole('button', { name: 'Programează', exact: true }).click();
    const window = page.getByRole('dialog', { name: 'Programează o vizită' });
    const works = window.getByRole('list', { name: 'Dosare care așteaptă o vizită' });
    const name = await works.getByRole('button').first().innerText();
    const number = /DM\w+/.exec(name)?.[0] ?? '';
    await window.getByLabel('Numărul dosarului sau al mașinii').fill(number.toLowerCase());
    await expect(works.getByRole('button')).toHaveCount(1);
    await works.getByRole('button').click();
    await expect(window.getByRole('heading', { name: new RegExp(number) })).toBeVisible();
    const earliest = window.getByRole('region', { name: 'Primele locuri libere' });
    await window.getByLabel('Județ').selectOption('');
    await expect(earliest.getByRole('button')).toHaveCount(3);
    await expectNoSidewaysScroll(page);
    await earliest.getByRole('button').first().click();
    await window.getByLabel('Nume și prenume').fill('Andrei Țăndea');
    await window.getByLabel('Telefon mobil').fill('0722 418 771');
    await window.getByRole('button', { name: 'Confirmă programarea' }).click();
    await expect(window).toBeHidden();

    // It waits no longer.
    await page.getByRole('button', { name: 'Programează', exact: true }).click();
    await window.getByLabel('Numărul dosarului sau al mașinii').fill(number);
    await expect(window.getByText('Niciun dosar nu așteaptă o vizită')).toBeVisible();
  });

test('B2 ux 63 the board is narrowed to an assessor, a kind and a state, its address keeps that, and hidden hours stay taken', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { date, visit } = await nextVisitOf(baseURL ?? '', 'elena.rusu');
  await openAs(page, 'sorin.matei');
  await page.goto(`/appointments?date=${date}`);
  const filters = page.getByRole('group', { name: 'Filtre', exact: true });
  const block = page.getByRole('link', { name: new RegExp(`${visit.claim_file_no}$`) });
  await filters.getByLabel('Inspector').selectOption({ label: 'Elena Rusu' });
  await expect(page.getByRole('heading', { level: 2, name: 'Elena Rusu' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Dan Petrescu' })).toBeHidden();
  await expect(block).toBeVisible();
  await filters.getByLabel('Stare').selectOption({ label: 'Nu au avut loc' });
  await expect(block).toBeHidden();
  await expect(page.getByText('Ocupat').first()).toBeVisible();
  await page.reload();
  await expect(filters.getByLabel('Stare')).toHaveValue('missed');
  await expect(block).toBeHidden();
  await filters.getByLabel('Stare').selectOption({ label: 'Urmează' });
  await expect(block).toBeVisible();
  await filters.getByRole('button', { name: 'Șterge filtrele' }).click();
  await expect(filters.getByLabel('Inspector')).toHaveValue('');
});
