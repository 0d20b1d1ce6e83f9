import { expect, test } from '../support/journey.ts';
import { hasSession } from './login-page.ts';

const key = 'demo-guest-assignment-key-01';

test('R4 R5 R9 S19 a guest link opens its assignment without a login, and whoever of the staff opens it stays signed in', async ({
  page,
}) => {
  await page.goto(`/guest/assessment/${key}?from=mail#next`);
  await expect(page).toHaveURL(`/assignments/assessment/guest/${key}?from=mail#next`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Dauna dumneavoastră');

  await test.step('an older link, to a claim statement, opens the claim notification', async () => {
    await page.goto('/guest/claim_statement/demo?from=mail');
    await expect(page).toHaveURL(/\/assignments\/claim_notification\/guest\/demo/);
    expect(new URL(page.url()).searchParams.get('from')).toBe('mail');
  });

  await test.step('the address of the assignment itself opens at work too', async () => {
    await hasSession(page, 'ana.ionescu');
    await page.goto(`/assignments/assessment/guest/${key}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Dauna dumneavoastră');
    await page.goto('/home');
    await expect(page.getByRole('button', { name: /Ana Ionescu/ })).toBeVisible();
  });
});
