import type { Schema } from '@dosar/openapi';
import { openAs } from '../account/login-page.ts';
import { expectNoSidewaysScroll } from '../support/expect-no-sideways-scroll.ts';
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
  await openAs(page, 'sorin.matei');
  await page.goto(`/appointments?date=${date}`);
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
  await expect(block).toHaveAccessibleName(/^13:30–/);
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 360, height: 780 },
])
  test(`B2 S11 ux 65 at ${viewport.width} px every visit of a day is reached with Tab and read with time, vehicle, place and file; the day agenda has the same`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize(viewport);
    const { date, visit } = await nextVisitOf(baseURL ?? '', 'sorin.matei');
    await openAs(page, 'sorin.matei');
    await page.goto(`/appointments?date=${date}&view=list`);
    const line = page.getByRole('link', { name: new RegExp(visit.claim_file_no) });
    await expect(line).toHaveAccessibleName(new RegExp(`^\\d\\d:\\d\\d–\\d\\d:\\d\\d.*${visit.place.name}`));
    const lines = page.getByRole('main').getByRole('listitem').getByRole('link');
    await lines.first().focus();
    for (let index = 1; index < (await lines.count()); index += 1) {
      // Between two visits stands at most the button that moves the first of them.
      await page.keyboard.press('Tab');
      if (!(await lines.nth(index).evaluate((link) => link === document.activeElement)))
        await page.keyboard.press('Tab');
      await expect(lines.nth(index)).toBeFocused();
    }
    await expectNoSidewaysScroll(page);

    await page.goto(`/assignments/worklist?agenda=${date}`);
    const agenda = page.getByRole('dialog', { name: 'Agenda zilei' });
    const entry = agenda.getByRole('listitem').filter({ hasText: visit.claim_file_no });
    await expect(entry).toContainText(visit.place.name);
    await expect(entry).toContainText(timeOf(visit));
  });

test('B2 nobody is there: the visit cannot be closed before fifteen minutes have passed, but a closed place can be reported', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const { date, visit } = await nextVisitOf(baseURL ?? '', 'elena.rusu');
  await openAs(page, 'elena.rusu');
  await page.goto(`/appointments/my-day?date=${date}`);
  await page.getByRole('button', { name: 'Nu e nimeni' }).click();
  const window = page.getByRole('dialog', { name: 'Nu e nimeni la adresă?' });
  await expect(window.getByRole('button', { name: /^Închide vizita, după/ })).toBeDisabled();
  await expect(window.getByText(/se numără 15 minute/).first()).toBeVisible();
  await window.getByRole('button', { name: 'Mai aștept' }).click();
  await expect(window).toBeHidden();
  await page.getByRole('button', { name: 'Altceva' }).click();
  const end = page.getByRole('dialog', { name: 'Cum s-a încheiat?' });
  await end.getByLabel('Loc închis').check();
  await end.getByLabel('Notă').fill('Poarta era încuiată.');
  await end.getByRole('button', { name: 'Raportează' }).click();
  await expect(end).toBeHidden();
  await page.goto(`/appointments/my-day?date=${date}`);
  await page
    .getByRole('link', { name: new RegExp(visit.claim_file_no) })
    .first()
    .click();
  await expect(page.getByText(/Loc închis/).first()).toBeVisible();
  await expectNoSidewaysScroll(page);
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
