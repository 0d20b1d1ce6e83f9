import { randomUUID } from 'node:crypto';
import type { JsonBodyOf } from '@dosar/openapi';
import type { Page } from '@playwright/test';
import { hasSession, openAs } from '../account/login-page.ts';
import { signedIn } from '../support/caller.ts';
import { expect, test, watchRefusals } from '../support/journey.ts';
import { aReportedClaim } from '../support/own-claims.ts';
import { boxOf, lists, numberIn, openList, rows, selection } from '../support/worklist-page.ts';

test('ux 6 ux 7 ux 8 ux 9 ux 11 several tasks are changed at once, taken back, put off and woken; what a colleague was faster with is skipped', async ({
  page,
  browser,
  refusals,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const tag = await fiveTaggedNotices(origin);
  await hasSession(page, 'maria.stan');
  await openList(
    page,
    `/assignments/worklist?tag=${encodeURIComponent(tag)}&sort=created_at&columns=claim_file_no,priority,claimant_name`,
  );
  await expect(rows(page)).toHaveCount(5);

  await test.step('a range is selected, and let go', async () => {
    await boxOf(page, 0).click();
    await boxOf(page, 4).click({ modifiers: ['Shift'] });
    await expect(selection(page).getByRole('status')).toHaveText('5 selectate');
    await selection(page).getByRole('button', { name: 'Deselectează' }).click();
  });

  await test.step('all of them become urgent, and with one click they are as before', async () => {
    const before = await rows(page).allTextContents();
    await boxOf(page, 0).click();
    await boxOf(page, 4).click({ modifiers: ['Shift'] });
    await selection(page).getByRole('button', { name: 'Mai multe' }).click();
    await page.getByRole('menuitem', { name: 'Urgentă' }).click();
    await expect(page.getByText(/^5 activități modificate/).first()).toBeVisible();
    await expect(rows(page).nth(4)).toContainText('Urgentă');
    await page.getByRole('button', { name: 'Anulează' }).first().click();
    await expect.poll(() => rows(page).allTextContents()).toEqual(before);
  });

  await test.step('one is put off until tomorrow, stands in its own list and comes back', async () => {
    const number = await numberIn(page, 1);
    await boxOf(page, 1).click();
    await selection(page).getByRole('button', { name: 'Amână' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Amână' }).click();
    await expect(page.getByText(/^1 activitate modificată/).first()).toBeVisible();
    await lists(page).getByRole('link', { name: 'Amânate' }).click();
    const row = rows(page).filter({ hasText: number }).first();
    await expect(row).toBeVisible();
    await row.getByRole('checkbox').click();
    await selection(page).getByRole('button', { name: 'Readu acum' }).click();
    await expect(row).toBeHidden();
  });

  const { claim_file_no: number } = await aReportedClaim(origin, await signedIn(origin, 'maria.stan'));
  const context = await browser.newContext({ baseURL: origin });
  watchRefusals(context, refusals);
  const ana = await context.newPage();
  await openAs(ana, 'ana.ionescu');
  await test.step('what Ana was faster with is skipped, and Maria reads by whom', () =>
    isSkipped(page, ana, number));
  await test.step('Ana gives it back to its queue with a reason', () => releases(ana, number));
  await context.close();
});

/** Ana takes work that Maria still sees in the queue: Maria's change leaves it out and says whose it is. */
async function isSkipped(late: Page, ana: Page, number: string): Promise<void> {
  const queue = `/assignments/worklist?keys=8&q=${number}`;
  await openList(ana, queue);
  await openList(late, queue);
  await rows(ana).first().getByRole('button', { name: 'Preia' }).click();
  await expect(ana.getByText(`${number} este acum la dumneavoastră`)).toBeVisible();
  await boxOf(late, 0).click();
  await selection(late).getByRole('button', { name: 'Mai multe' }).click();
  await late.getByRole('menuitem', { name: 'Urgentă' }).click();
  await expect(late.getByText('Nicio activitate modificată, una sărită').first()).toBeVisible();
  await late.getByRole('button', { name: 'De ce' }).click();
  await expect(late.getByRole('dialog')).toContainText(/modificată între timp \(Ana Ionescu\)/);
}

/** Ana gives back what she has taken. */
async function releases(ana: Page, number: string): Promise<void> {
  await openList(ana, `/assignments/worklist?q=${number}&keys=1`);
  await rows(ana).first().getByText(number).click();
  await ana.getByRole('button', { name: 'Eliberează' }).click();
  await ana.getByLabel('De ce', { exact: true }).fill('Luat din greșeală.');
  await ana.getByRole('dialog').getByRole('button', { name: 'Eliberează' }).click();
  await expect(ana.getByText('Activitatea s-a întors în coadă')).toBeVisible();
}

/** Reports five claims and tells their notices from all others by a tag; answers it. */
async function fiveTaggedNotices(origin: string): Promise<string> {
  const maria = await signedIn(origin, 'maria.stan');
  const tag = `Lot ${randomUUID().slice(0, 8)}`;
  const items: JsonBodyOf<'changeAssignments'>['items'] = [];
  for (let count = 0; count < 5; count += 1) {
    const { assignment_id, row_version } = await aReportedClaim(origin, maria);
    items.push({ assignment_id, row_version });
  }
  const body: JsonBodyOf<'changeAssignments'> = { items, change: { action: 'tag', add: [tag], remove: [] } };
  await maria.post('/api/assignment/change', body);
  return tag;
}
