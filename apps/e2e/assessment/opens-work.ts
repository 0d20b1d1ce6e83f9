import { expect, type Locator, type Page } from '@playwright/test';

/** Opens the first inspection of one's own from the page that finds them, and begins its note where nobody has. */
export async function opensWork(page: Page) {
  const mine = page.getByRole('region', { name: 'Ale mele' });
  await mine
    .getByRole('link', { name: /^(Începe|Continuă)/ })
    .first()
    .press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Notă de constatare' })).toBeVisible();
  const begin = page.getByRole('button', { name: 'Începe nota' });
  const add = page.getByRole('button', { name: 'Adaugă rând' });
  await expect(begin.or(add)).toBeVisible();
  if (await begin.isVisible()) await begin.press('Enter');
  await expect(add).toBeVisible();
}

/** Leaves one line in the note, with a part that was found by its first letters; the focus is past the part. */
export async function writesOneLine(page: Page): Promise<Locator> {
  const rows = page.locator('tr[data-row]');
  for (let left = await rows.count(); left > 0; left -= 1) {
    await rows.first().locator('[data-cell=part]').press('Control+Delete');
    await expect(rows).toHaveCount(left - 1);
  }
  await page.getByRole('button', { name: 'Adaugă rând' }).press('Enter');
  await expect(rows.first().locator('[data-cell=part]')).toBeFocused();
  await page.keyboard.type('ogl st');
  await expect(page.locator('[role=option]').first()).toContainText('Oglindă');
  await page.keyboard.press('Tab');
  return rows.first();
}
