import type { Schema } from '@dosar/openapi';
import { openAs } from '../account/login-page.ts';
import { expect, test } from '../support/journey.ts';
import { nextVisitOf } from './next-visit.ts';

/** How high an hour is drawn on the board. */
const hourHeight = 72;

test('B2 ux 63 a visit is dragged to another hour: the board says whether it fits, and it moves once that is confirmed', async ({
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
  await expect(page.getByText('Se poate la 13:30')).toBeVisible();
  await page.mouse.up();
  const panel = page.getByRole('dialog', { name: /^Mută / });
  await expect(panel.getByText('Se poate la 13:30')).toBeVisible();
  await panel.getByRole('button', { name: 'Mută', exact: true }).click();
  await expect(panel).toBeHidden();
  await expect(block).toHaveAccessibleName(/^13:30 /);
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
