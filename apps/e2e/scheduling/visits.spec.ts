import type { SuccessBody } from '@dosar/openapi';
import { openAs } from '../account/login-page.ts';
import { signedIn } from '../support/caller.ts';
import { expectNoSidewaysScroll } from '../support/expect-no-sideways-scroll.ts';
import { expect, test } from '../support/journey.ts';
import { nextVisitOf } from './next-visit.ts';

test('B2 R11 the assessor reports without a network on a phone, reloads nothing away, everything arrives, and the visit is finished', async ({
  page,
  context,
  baseURL,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const { date } = await nextVisitOf(baseURL ?? '', 'dan.petrescu');
  await openAs(page, 'dan.petrescu', `/appointments/my-day?date=${date}`);
  await expect(page.getByRole('button', { name: 'Am plecat' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Am plecat' }).click();
  await page.getByRole('button', { name: 'Am ajuns' }).click();
  await expect(page.getByText('2 rapoarte așteaptă rețeaua')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await context.setOffline(false);
  await expect(page.getByText('2 rapoarte așteaptă rețeaua')).toBeHidden();
  await page.reload();
  await page.getByRole('button', { name: 'Încep lucrul' }).click();
  await page.getByRole('button', { name: 'Gata' }).click();
  await expect(page.getByText('Finalizat').first()).toBeVisible();
  const assessor = await signedIn(baseURL ?? '', 'dan.petrescu');
  // The page shows at once what it keeps for the server; the server has it a moment later.
  const finished = async () => {
    const { visits } = await assessor.get<SuccessBody<'getMyDay'>>(`/api/schedule/getMyDay?date=${date}`);
    return visits.filter(({ status }) => status === 'done').length;
  };
  await expect.poll(finished).toBe(1);
});
