import { expect, test } from '../support/journey.ts';
import { openAs } from './login-page.ts';

const key = 'demo-guest-assignment-key-01';

test('R4 S19 a guest link signs in and opens the assignment, keeping query and fragment', async ({
  page,
}) => {
  await page.goto(`/guest/assessment/${key}?from=mail#next`);
  await expect(page).toHaveURL(`/assignments/assessment/guest/${key}?from=mail#next`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Dauna dumneavoastră');
});

test('R9 the address of the assignment itself opens for a guest without a login', async ({ page }) => {
  await page.goto(`/assignments/assessment/guest/${key}`);
  await expect(page).toHaveURL(`/assignments/assessment/guest/${key}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Dauna dumneavoastră');
});

test('R5 a claim statement link opens the claim notification of the same organisation', async ({ page }) => {
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
  await page.goto('/guest/claim_statement/demo?from=mail');
  await expect(page).toHaveURL(/\/assignments\/claim_notification\/guest\/demo/);
  expect(new URL(page.url()).searchParams.get('from')).toBe('mail');
  expect(visited).toContain('/guest/claim_notification/demo');
});

for (const address of [
  '/guest',
  '/guest/assessment',
  '/guest/assessment/unknown-key-000000',
  '/guest/claim_notification/nobody',
]) {
  test(`R6 ${address} says 'Eroare - adresa inexistenta' and where to click`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByText('Eroare - adresa inexistenta').first()).toBeVisible();
    await expect(page.getByText('Dați clic pe linkul din e-mailul primit.')).toBeVisible();
  });
}

test('R17 any other address leads to /guest', async ({ page }) => {
  await page.goto('/nowhere/at/all');
  await expect(page).toHaveURL('/guest');
});

test('R7 short addresses lead to the pages they mean', async ({ page }) => {
  await openAs(page, 'ana.ionescu');
  for (const [from, to] of [
    ['/worklist?keys=1', '/assignments/worklist?keys=1'],
    ['/shortlist', '/assignments/shortlist'],
  ] as const) {
    await page.goto(from);
    await expect(page).toHaveURL(to);
  }
});

test('a guest link opened at work leaves the staff signed in', async ({ page }) => {
  await openAs(page, 'ana.ionescu');
  await page.goto(`/guest/assessment/${key}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Dauna dumneavoastră');
  await page.goto('/home');
  await expect(page.getByRole('button', { name: /Ana Ionescu/ })).toBeVisible();
});
