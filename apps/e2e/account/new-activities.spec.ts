import type { Schema, SuccessBody } from '@dosar/openapi';
import type { Page } from '@playwright/test';
import { signedIn, type Caller } from '../support/caller.ts';
import { expect, test } from '../support/journey.ts';
import { openAs } from './login-page.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Activități noi' });
const poll = (page: Page) => page.waitForResponse('**/api/config/users/browseNotifications');

/** Lets the minutes pass after which the page asks again, and the answer come. */
async function letPass(page: Page, minutes: number): Promise<void> {
  const answer = poll(page);
  await page.clock.fastForward(minutes * 60_000);
  await answer;
  // So long nobody must have pressed a key before a dialog comes up.
  await page.clock.runFor(4_000);
}

/** Gives work of their own to a colleague; returns what takes it back. */
async function give(giver: Caller, rows: readonly Schema<'WorklistRow'>[], userId: string) {
  const { assignment_change_id: changeId } = await giver.post<SuccessBody<'changeAssignments'>>(
    '/api/assignment/change',
    {
      items: rows.map(({ assignment_id, row_version }) => ({ assignment_id, row_version })),
      change: { action: 'assign', user_id: userId },
    },
  );
  return () => giver.post(`/api/assignment/undoChange/${changeId}`, {});
}

test('ux 128 T13 P5 S10 C12 C13 work that a colleague hands over is told, put off for as long as one says, and never told again once seen', async ({
  page,
  baseURL,
}) => {
  await page.clock.install();
  const first = poll(page);
  await openAs(page, 'ana.ionescu');
  await first;
  const userId = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('dosar.staff.profile') ?? '{}') as { user_id: string }).user_id,
  );
  const maria = await signedIn(baseURL ?? '', 'maria.stan');
  const { items } = await maria.post<SuccessBody<'browseWorklist'>>('/api/assignment/browseWorklist', {
    filter_keys: 1,
    category_code: 'active',
  });

  const takeTwoBack = await give(maria, items.slice(0, 2), userId);
  await test.step('it comes up with the next look of the page', async () => {
    await letPass(page, 5);
    await expect(dialog(page)).toContainText('Ai 2 noi');
  });

  const takeOneBack = await give(maria, items.slice(2, 3), userId);
  await test.step('half an hour is half an hour, though more arrives', async () => {
    await dialog(page).getByLabel('Cât timp amânați').selectOption({ label: '30 de minute' });
    await dialog(page).getByRole('button', { name: 'Amână' }).click();
    await letPass(page, 25);
    await expect(dialog(page)).toBeHidden();
    await letPass(page, 6);
    await expect(dialog(page)).toContainText('Ai 3 noi');
  });

  await test.step('what was seen is not told again', async () => {
    const cleared = page.waitForResponse('**/api/config/users/clearNotifications');
    await dialog(page).getByRole('button', { name: 'OK' }).click();
    expect((await cleared).status()).toBe(200);
    const again = poll(page);
    await page.reload();
    expect(await (await again).json()).toEqual([]);
  });

  await takeOneBack();
  await takeTwoBack();
});
