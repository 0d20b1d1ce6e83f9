import type { Schema, SuccessBody } from '@dosar/openapi';
import { openAs } from '../account/login-page.ts';
import { signedIn, type Caller } from '../support/caller.ts';
import { aKey } from '../support/claim-story.ts';
import { expectNoSidewaysScroll } from '../support/expect-no-sideways-scroll.ts';
import { expect, test } from '../support/journey.ts';
import { nextVisitOf } from './next-visit.ts';

const weekdays = ['duminică', 'luni', 'marți', 'miercuri', 'joi', 'vineri', 'sâmbătă'];

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 360, height: 780 },
])
  test(`R11 M10 B2 at ${viewport.width} px a plan that leaves visits out says which before it is saved, and moves them with it`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize(viewport);
    const { visit } = await nextVisitOf(baseURL ?? '', 'elena.rusu');
    const manager = await signedIn(baseURL ?? '', 'sorin.matei');
    const before = await planOf(manager, visit.user_id);
    await openAs(page, 'sorin.matei');
    await page.goto(`/config/appointment-locations?place=${visit.place.place_id}`);
    await page.getByRole('button', { name: /Elena Rusu$/ }).click();
    const window = page.getByRole('dialog', { name: 'Planul de lucru: Elena Rusu' });
    const weekday = weekdays[new Date(visit.starts_at).getUTCDay()] ?? '';
    await window.getByLabel(`${weekday}: Loc`).selectOption('');
    await window.getByRole('button', { name: 'Salvează', exact: true }).click();

    const left = window.getByRole('list', { name: 'Vizite care nu mai încap' });
    await expect(window.getByText(/nu mai (încape|încap)$/)).toBeVisible();
    await expect(left.getByRole('listitem').first()).toContainText(visit.place.name);
    await expect(left.getByRole('checkbox', { name: /^Mută: / }).first()).toBeChecked();
    expect((await planOf(manager, visit.user_id)).row_version).toBe(before.row_version);
    await expectNoSidewaysScroll(page);

    // One stays all the same: it is said under it, and the button counts one less.
    await left
      .getByRole('checkbox', { name: /^Mută: / })
      .first()
      .uncheck();
    await expect(left.getByText('Rămâne la ora ei, în afara planului.')).toBeVisible();
    await left
      .getByRole('checkbox', { name: /^Mută: / })
      .first()
      .check();
    await window.getByRole('button', { name: /^Salvează și mută/ }).click();
    await expect(page.getByText('Planul este salvat').first()).toBeVisible();
    await expect(page.getByText('Locul este salvat')).toBeHidden();
    await expect(window).toBeHidden();
    const after = await planOf(manager, visit.user_id);
    expect(after.hours.length).toBe(before.hours.length - 1);

    const { full_name: _name, row_version: _version, ...plan } = before;
    await manager.post('/api/schedule/savePlan', { ...plan, row_version: after.row_version }, aKey());
  });

test('R11 M10 ux 64 a place is not closed while its visits have nowhere to go: they are listed with the hours that they could move to', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const { visit } = await nextVisitOf(baseURL ?? '', 'elena.rusu');
  await openAs(page, 'sorin.matei');
  await page.goto(`/config/appointment-locations?place=${visit.place.place_id}`);
  await page.getByLabel('Deschis pentru programări').uncheck();
  await page.getByRole('button', { name: 'Salvează', exact: true }).click();
  const window = page.getByRole('dialog', { name: 'Vizite de mutat' });
  await expect(window.getByRole('listitem').first()).toContainText(/\d\d:\d\d/);
  await expect(window.getByText(/nu mai (încape|încap)$/)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await window.getByRole('button', { name: 'Înapoi la formular' }).click();
  await expect(window).toBeHidden();
  await expect(page.getByLabel('Deschis pentru programări')).not.toBeChecked();
});

async function planOf(manager: Caller, userId: string): Promise<Schema<'AssessorPlan'>> {
  const plans = await manager.get<SuccessBody<'browsePlans'>>('/api/schedule/browsePlans');
  const plan = plans.find(({ user_id: id }) => id === userId);
  if (!plan) throw new Error('There is no plan.');
  return plan;
}
