import type { Page } from '@playwright/test';
import { openAs } from '../account/login-page.ts';
import { expectNoSidewaysScroll } from '../support/expect-no-sideways-scroll.ts';
import { expect, test } from '../support/journey.ts';

test('M3 ux 80 ux 81 ux 82 a configurator finds the colour, changes it at a desk, takes the change back on a phone, jumps to a setting by a search for SMS, and is asked before leaving it changed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, 'calin.dobre', '/config');
  const search = page.getByRole('combobox', { name: 'Caută o setare' }).filter({ visible: true });
  const color = page.getByRole('textbox', { name: /^Culoarea/ });
  await search.fill('meniului');
  await page.getByRole('option', { name: /^Culoarea/ }).click();
  await expect(color).toBeFocused();
  const before = await color.inputValue();
  const after = before === '#1a237e' ? '#004d40' : '#1a237e';
  const newest = page.getByRole('listitem').filter({ hasText: after }).first();

  await test.step('what was before stands beside the new colour', async () => {
    await color.fill(after);
    await page.getByRole('button', { name: 'Salvează aspectul' }).click();
    await expect(page.getByText(/^Salvat/)).toBeVisible();
    await expect(newest).toContainText(before);
    await expectNoSidewaysScroll(page);
  });

  await test.step('on a phone the history is one press away, and brings it back', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: 'Istoric' }).click();
    await expect(newest).toContainText(before);
    await expectNoSidewaysScroll(page);
    await newest.getByRole('button', { name: 'Revino la valoarea dinainte' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revino', exact: true }).click();
    await expect(page.getByText('Valoarea dinainte este din nou în vigoare.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(color).toHaveValue(before);
  });

  await test.step('a setting is found by its words at both widths', async () => {
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/config');
      await search.fill('SMS');
      await page.getByRole('option', { name: /^Mesajele pleacă de la/ }).click();
      await expect(page).toHaveURL(/\/config\/working-hours/);
      await expect(page.getByRole('combobox', { name: 'De la' })).toBeFocused();
      await expectNoSidewaysScroll(page);
      await leavesChanged(page);
    }
  });
});

/** Leaves the opened setting without a question, comes back, changes it, stays once, and leaves it. */
async function leavesChanged(page: Page): Promise<void> {
  const hour = page.getByRole('combobox', { name: 'De la' });
  const question = page.getByRole('alertdialog', { name: 'Plecați fără să salvați?' });
  await page.goBack();
  await expect(page).toHaveURL(/\/config$/);
  await expect(question).toBeHidden();
  await page.goForward();
  await hour.fill('07:30');
  await page.goBack();
  await question.getByRole('button', { name: 'Rămân pe pagină' }).click();
  await expect(question).toBeHidden();
  await expect(hour).toHaveValue('07:30');
  await page.goBack();
  await question.getByRole('button', { name: 'Plec fără să salvez' }).click();
  await expect(page).toHaveURL(/\/config$/);
  await expect(question).toBeHidden();
}
