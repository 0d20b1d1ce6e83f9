import { openAs } from '../account/login-page.ts';
import { expectNoSidewaysScroll } from '../support/expect-no-sideways-scroll.ts';
import { expect, test } from '../support/journey.ts';
import { nextVisitOf } from './next-visit.ts';

test('B2 R11 the assessor has the visits of another day on a phone, without a network too, and no step is reported before its hour', async ({
  page,
  context,
  baseURL,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const { date } = await nextVisitOf(baseURL ?? '', 'dan.petrescu');
  await openAs(page, 'dan.petrescu', `/appointments/my-day?date=${date}`);
  const setOut = page.getByRole('button', { name: /^Am plecat, de la \d\d:\d\d$/ });
  await expect(setOut).toBeVisible();
  await expect(setOut).toBeDisabled();
  await context.setOffline(true);
  await expect(page.getByText('Fără rețea. Tot ce faceți se păstrează.')).toBeVisible();
  await expect(setOut).toBeDisabled();
  await expectNoSidewaysScroll(page);
  await context.setOffline(false);
  await expect(page.getByText('Fără rețea. Tot ce faceți se păstrează.')).toBeHidden();
});
