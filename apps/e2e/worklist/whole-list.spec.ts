import { hasSession } from '../account/login-page.ts';
import { expect, test } from '../support/journey.ts';
import { openList, rows, selection } from '../support/worklist-page.ts';

test('ux 7 ux 8 everything that a list finds is changed by a job, also beyond the page, and undone', async ({
  page,
}) => {
  await hasSession(page, 'maria.stan');
  // More than 200 rows are changed by a job; a county has so many with those that are closed.
  await openList(
    page,
    '/assignments/worklist?category=all&county=CJ&sort=created_at&direction=desc&columns=claim_file_no,priority,claimant_name',
  );
  await expect(rows(page)).toHaveCount(50);
  const before = await rows(page).allTextContents();
  const urgent = rows(page).filter({ hasText: 'Urgentă' });
  const urgentBefore = await urgent.count();
  let tasks = '';

  await test.step('the bar offers the whole list by its number, on one line', async () => {
    await page.getByRole('checkbox', { name: 'Selectează toate rândurile afișate' }).click();
    await selection(page)
      .getByRole('button', { name: /^Selectează toate cele \d+$/ })
      .click();
    const count = selection(page).getByRole('status');
    await expect(count).not.toHaveText(/^50 /);
    tasks = /\d+/.exec((await count.textContent()) ?? '')?.[0] ?? '';
    expect(Number(tasks)).toBeGreaterThan(200);
    const { height = 0 } = (await selection(page).boundingBox()) ?? {};
    expect(height).toBeLessThan(50);
  });

  await test.step('the change goes on by itself, and says how far it is, also after a reload', async () => {
    await selection(page).getByRole('button', { name: 'Mai multe' }).click();
    await page.getByRole('menuitem', { name: 'Urgentă' }).click();
    await expect(selection(page)).toBeHidden();
    const line = page
      .getByRole('status')
      .filter({ hasText: new RegExp(`din ${tasks} de activități|modificate`) });
    await expect(line.first()).toBeVisible();
    await page.reload();
    const result = page.getByText(/^\d+ (de )?activități modificate$/);
    await expect(result).toBeVisible({ timeout: 30_000 });
    await expect(urgent).not.toHaveCount(urgentBefore);
  });

  await test.step('all of it is undone by another job', async () => {
    await page.getByRole('main').getByRole('button', { name: 'Anulează' }).click();
    await expect(page.getByText(/^\d+ (de )?activități ca înainte$/)).toBeVisible({ timeout: 30_000 });
    await expect.poll(() => rows(page).allTextContents()).toEqual(before);
    await page.getByRole('main').getByRole('button', { name: 'Închide' }).click();
    await expect(page.getByText(/activități ca înainte$/)).toBeHidden();
  });
});
