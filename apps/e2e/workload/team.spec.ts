import { openAs } from '../account/login-page.ts';
import { expectNoSidewaysScroll } from '../support/expect-no-sideways-scroll.ts';
import { expect, test } from '../support/journey.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('M4 R8 B12 Maria sees who has too much, follows a figure into its list, shares out the work of Radu, who is away, and takes it back', async ({
  page,
}) => {
  await openAs(page, 'maria.stan', '/manager-area/team');
  await expect(page.getByRole('heading', { level: 1, name: /^Echipa: / })).toBeVisible();
  await expect(page.getByText(/^absent până la /).first()).toBeVisible();
  await expect(page.getByText('Elena Rusu')).toHaveCount(0);
  await expectNoSidewaysScroll(page);

  await test.step('a figure leads to the list that it counts', async () => {
    await page.getByText('Ana Ionescu', { exact: true }).first().click();
    const ana = page.getByRole('dialog', { name: 'Ana Ionescu', exact: true });
    await expect(ana.getByText(/munca activă/)).toBeVisible();
    await ana.getByRole('link', { name: /păgubitul: \d+/ }).click();
    await expect(page).toHaveURL(/assignments\/worklist\?category=waiting&assignee=.*waiting_on=claimant/);
    await page.goBack();
  });

  await test.step('what somebody can carry is changed', async () => {
    const ana = page.getByRole('dialog', { name: 'Ana Ionescu', exact: true });
    await ana.getByRole('button', { name: 'Schimbă' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ana Ionescu: capacitate și calificări' });
    await dialog.getByRole('spinbutton', { name: /Capacitate în puncte/ }).fill('0');
    await dialog.getByRole('button', { name: 'Salvează' }).click();
    await expect(dialog.getByText('Un număr întreg de la 1 la 10000.').first()).toBeVisible();
    await dialog.getByRole('spinbutton', { name: /Capacitate în puncte/ }).fill('250');
    await dialog.getByRole('button', { name: 'Salvează' }).click();
    await expect(ana.getByText(/din 250 de puncte/)).toBeVisible();
  });

  await test.step('the work of Radu is proposed to colleagues who are there, with the whole proof', async () => {
    await page.goto('/manager-area/team');
    await page
      .getByRole('cell', { name: /^Radu Marin/ })
      .getByText('Radu Marin', { exact: true })
      .click();
    await page
      .getByRole('dialog', { name: 'Radu Marin' })
      .getByRole('link', { name: 'Împarte munca lor' })
      .click();
    await expect(page.getByRole('checkbox', { name: /Radu Marin/ })).toBeChecked();
    await expect(page.getByRole('button', { name: /^Aplică/ })).toBeEnabled();
    await page.getByText(/^→ \D/).first().click();
    await expect(page.getByRole('heading', { name: /^De ce / })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });

  await test.step('it is applied at once and taken back', async () => {
    await page.getByRole('button', { name: /^Aplică/ }).click();
    await expect(page.getByText(/activități mutate, .* anunțați/).first()).toBeVisible();
    await expect(page.getByText(/Aplicate la/)).toBeVisible();
    await page.getByRole('button', { name: 'Anulează mutările' }).first().click();
    await expect(page.getByText(/Aplicate la/)).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Aplică/ })).toBeEnabled();
  });
});
