import type { Schema, SuccessBody } from '@dosar/openapi';
import { openAs } from '../account/login-page.ts';
import { signedIn } from '../support/caller.ts';
import { expectNoSidewaysScroll } from '../support/expect-no-sideways-scroll.ts';
import { expect, test } from '../support/journey.ts';
import { nextVisitOf } from './next-visit.ts';

/** How high an hour is drawn on the board. */
const hourHeight = 72;

test('B2 ux 63 a visit is dragged to another hour: the board says whether it fits, and it moves once that is confirmed; to another town once that is agreed to, at both widths', async ({
  page,
  baseURL,
}) => {
  // The whole day is in sight, so that nothing scrolls under the pointer.
  await page.setViewportSize({ width: 1440, height: 1300 });
  const { date, visit } = await nextVisitOf(baseURL ?? '', 'elena.rusu');
  await openAs(page, 'sorin.matei', `/appointments?date=${date}`);
  const block = page.getByRole('link', { name: new RegExp(`${visit.claim_file_no}$`) });
  const box = await block.boundingBox();
  if (box === null) throw new Error('The visit is not drawn.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height - 6];
  const quarters = (13.5 - hourOf(visit)) * 4;
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (const part of [0.2, 0.6, 1])
    await page.mouse.move(x, y + part * quarters * (hourHeight / 4), { steps: 4 });
  // Every condition is read while the button is down, and nothing opens before it is let go.
  const proof = page.getByRole('complementary', { name: 'De ce' });
  await expect(proof.getByRole('heading', { name: 'Se poate la 13:30' })).toBeVisible();
  await expect(proof.getByText('Nu e liber legal')).toBeVisible();
  await expect(proof.getByText(/^Rămâne în județul /)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.mouse.up();
  await expect(proof).toBeHidden();
  const panel = page.getByRole('dialog', { name: /^Mută / });
  await expect(panel.getByText('Se poate la 13:30')).toBeVisible();
  await panel.getByRole('button', { name: 'Mută', exact: true }).click();
  await expect(panel).toBeHidden();
  await expect(block).toHaveAccessibleName(/^13:30 /);

  // To another town it goes only once that is agreed to, on a phone and at a desk.
  await page.setViewportSize({ width: 360, height: 780 });
  const row = page.getByRole('listitem').filter({ hasText: visit.claim_file_no });
  await row.getByRole('button', { name: 'Mută la…' }).click();
  await panel.getByLabel('Locul').selectOption({ label: 'Ploiești Vest, Ploiești' });
  await expect(panel.getByText(/km între cele două locuri/)).toBeVisible();
  const move = panel.getByRole('button', { name: 'Mută', exact: true });
  await panel.getByRole('button', { name: /^1 · / }).click();
  await expect(panel.getByText(/^Se poate la /)).toBeVisible();
  await expect(move).toBeDisabled();
  await expectNoSidewaysScroll(page);

  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(move).toBeDisabled();
  await panel.getByLabel('Da, mașina vine la Ploiești Vest').check();
  await move.click();
  await expect(panel).toBeHidden();
  const staff = await signedIn(baseURL ?? '', 'sorin.matei');
  const { visits } = await staff.get<SuccessBody<'getVisits'>>(
    `/api/schedule/getVisits/${visit.claim_file_no}`,
  );
  expect(visits.find(({ visit_id: id }) => id === visit.visit_id)?.place.name).toBe('Ploiești Vest');
});

const timeOf = ({ starts_at: start }: Schema<'Visit'>) =>
  new Date(start).toLocaleTimeString('ro', {
    timeZone: 'Europe/Bucharest',
    hour: '2-digit',
    minute: '2-digit',
  });

function hourOf(visit: Schema<'Visit'>): number {
  const [hours = 0, minutes = 0] = timeOf(visit).split(':').map(Number);
  return hours + minutes / 60;
}
