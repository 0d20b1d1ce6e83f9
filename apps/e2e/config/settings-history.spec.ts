import { openAs } from '../account/login-page.ts';
import { expectNoSidewaysScroll } from '../support/expect-no-sideways-scroll.ts';
import { expect, test } from '../support/journey.ts';

const sizes = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
];

for (const size of sizes)
  test(`M3 a configurator finds the colour, changes it, and takes the change back at ${size.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await openAs(page, 'calin.dobre', '/config');
    const search = page.getByRole('combobox', { name: 'Caută o setare' }).filter({ visible: true });
    await search.fill('meniului');
    await page.getByRole('option', { name: /^Culoarea/ }).click();

    const color = page.getByRole('textbox', { name: /^Culoarea/ });
    await expect(color).toBeFocused();
    const before = await color.inputValue();
    const after = before === '#1a237e' ? '#004d40' : '#1a237e';
    await color.fill(after);
    await page.getByRole('button', { name: 'Salvează aspectul' }).click();
    await expect(page.getByText(/^Salvat/)).toBeVisible();

    if (size.width < 1440) await page.getByRole('button', { name: 'Istoric' }).click();
    const newest = page.getByRole('listitem').filter({ hasText: after }).first();
    await expect(newest).toContainText(before);
    await expectNoSidewaysScroll(page);
    await newest.getByRole('button', { name: 'Revino la valoarea dinainte' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revino', exact: true }).click();
    await expect(page.getByText('Valoarea dinainte este din nou în vigoare.')).toBeVisible();
    if (size.width < 1440) await page.keyboard.press('Escape');
    await expect(color).toHaveValue(before);
  });
