import { choosesPolicy, opensClaimNotification, saysWhoReports } from '../support/claimant.ts';
import { expect, test } from '../support/journey.ts';

test('ux 55 ux 56 ux 57 a date is day, month and year in both languages, no other date is made of it, and it survives a change of language', async ({
  page,
}) => {
  const claimant = { page, email: 'ioana.munteanu@example.com' };
  await opensClaimNotification(claimant);
  await saysWhoReports(claimant);
  await choosesPolicy(claimant);
  await page.getByLabel('Data', { exact: true }).fill('05.03.2026');
  await page.getByRole('button', { name: 'English' }).click();
  const date = page.getByLabel('Date', { exact: true });
  await expect(date).toHaveValue('05.03.2026');
  await date.fill('06.03.2026');
  await date.blur();
  await expect(date).toHaveValue('06.03.2026');
  await date.fill('31.02.2026');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(date).toHaveValue('31.02.2026');
  await expect(date).toHaveAttribute('aria-invalid', 'true');
});
