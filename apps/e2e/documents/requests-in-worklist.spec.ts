import type { SuccessBody } from '@dosar/openapi';
import { openAs } from '../account/login-page.ts';
import { signedIn } from '../support/caller.ts';
import { expectNoSidewaysScroll } from '../support/expect-no-sideways-scroll.ts';
import { expect, test } from '../support/journey.ts';
import { listRows } from '../support/staff-pages.ts';

test('R7 R8 the dashboard counts work whose documents did not come in time and opens exactly that list, and a filter narrows any list to it', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { username, count } = await somebodyWithOverdueDocuments(baseURL ?? '');
  await openAs(page, username);
  await test.step('the tile leads to the list that it counts', async () => {
    const tile = page.getByRole('link', { name: /Documente netrimise la timp/ });
    await expect(tile).toContainText(String(count));
    await tile.click();
    await expect(page).toHaveURL(/doc_request=overdue/);
    await expect(listRows(page)).toHaveCount(count);
    await expect(page.getByText(/cu termen depășit/).first()).toBeVisible();
    await expectNoSidewaysScroll(page);
  });

  await test.step('on a phone the list is narrowed by a filter, which is taken off again', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    // Work that waits for documents stands in this list.
    await openAs(page, 'maria.stan', '/assignments/list/waiting?keys=2');
    await expect(listRows(page).first()).toBeVisible();
    await page.getByRole('button', { name: /^Filtre/ }).click();
    const panel = page.getByRole('dialog', { name: 'Filtre și ordine' });
    await panel.getByLabel('Documente cerute').selectOption({ label: 'cu termen depășit' });
    await expect(page).toHaveURL(/doc_request=overdue/);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    // Without the filter there are fifty rows; a phone draws them little by little.
    await expect.poll(() => listRows(page).count()).toBeLessThan(9);
    await expect(listRows(page).first()).toBeVisible();
    await page
      .getByRole('button', { name: /Elimină filtrul Documente cerute/ })
      .first()
      .click();
    await expect(page).not.toHaveURL(/doc_request/);
    await expect.poll(() => listRows(page).count()).toBeGreaterThan(9);
  });
});

/** A handler who has work with documents that did not come in time, and how much. */
async function somebodyWithOverdueDocuments(staffOrigin: string) {
  for (const username of [
    'ana.ionescu',
    'radu.marin',
    'elena.rusu',
    'dan.petrescu',
    'paula.vasile',
    'sorin.matei',
    'maria.stan',
  ]) {
    const handler = await signedIn(staffOrigin, username);
    const { tiles } = await handler.get<SuccessBody<'browseShortlist'>>('/api/assignment/browseShortlist');
    const count = tiles.find(({ code }) => code === 'doc_requests_overdue')?.total.count ?? 0;
    if (count > 0) return { username, count };
  }
  throw new Error('Nobody waits for documents that are overdue.');
}
