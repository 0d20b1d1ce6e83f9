import type { Schema } from '@dosar/openapi';
import type { Page } from '@playwright/test';
import { signedIn } from '../support/caller.ts';
import { expect, test } from '../support/journey.ts';
import { aNewClaim } from './claim-file.ts';
import { hasSession } from './login-page.ts';

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

test('ux 128 T13 P5 S10 C12 C13 work that a colleague hands over is told, put off for as long as one says, and never told again once seen', async ({
  page,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  // What other journeys have given her is no news any more.
  const ana = await signedIn(origin, 'ana.ionescu');
  await ana.get('/api/config/users/browseNotifications');
  await ana.get('/api/config/users/clearNotifications');
  const maria = await signedIn(origin, 'maria.stan');
  const claims = [await aNewClaim(origin), await aNewClaim(origin), await aNewClaim(origin)] as const;
  await page.clock.install();
  const first = poll(page);
  await hasSession(page, 'ana.ionescu', 'told');
  await page.goto('/assignments/shortlist');
  await first;
  const userId = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('dosar.staff.profile') ?? '{}') as { user_id: string }).user_id,
  );
  const give = (...rows: Schema<'WorklistRow'>[]) =>
    maria.post('/api/assignment/change', {
      items: rows.map(({ assignment_id, row_version }) => ({ assignment_id, row_version })),
      change: { action: 'assign', user_id: userId },
    });

  await give(claims[0], claims[1]);
  await test.step('it comes up with the next look of the page', async () => {
    await letPass(page, 5);
    await expect(dialog(page)).toContainText('Ai 2 noi');
  });

  await give(claims[2]);
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
});
