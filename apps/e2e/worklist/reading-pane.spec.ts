import { openAs } from '../account/login-page.ts';
import { expect, test } from '../support/journey.ts';
import { numberIn, openList, rows } from '../support/worklist-page.ts';

test('R8 a list is worked off in the reading pane: an act leads on to the next file, a key undoes it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, 'ana.ionescu');
  await openList(page, '/assignments/worklist?keys=17');
  await page.getByRole('button', { name: 'Arată panoul de citire' }).click();
  const pane = page.getByRole('complementary', { name: 'Panou de citire' });
  const [first, second] = [await numberIn(page, 0), await numberIn(page, 1)];

  await test.step('the first file is open, and the keys lead on without an act', async () => {
    await expect(pane.getByRole('heading', { name: first })).toBeVisible();
    await expect(pane.getByRole('list', { name: 'Istoric' })).toBeVisible();
    await page.keyboard.press('j');
    await expect(pane.getByRole('heading', { name: second })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`open=${second}`));
    await page.keyboard.press('k');
    await expect(pane.getByRole('heading', { name: first })).toBeVisible();
  });

  await test.step('it is put off: its row says so, and the next one is open', async () => {
    // What can be done comes with the whole file; its name stands there before.
    await expect(pane.getByRole('button', { name: /^Amână/ })).toBeVisible();
    await page.keyboard.press('h');
    await page.getByRole('dialog').getByRole('button', { name: 'Amână' }).click();
    await expect(rows(page).filter({ hasText: first }).first()).toContainText('amânat');
    await expect(pane.getByRole('heading', { name: second })).toBeVisible();
  });

  await test.step('a key brings it back', async () => {
    await page.keyboard.press('z');
    await expect(pane.getByRole('heading', { name: first })).toBeVisible();
    await expect(rows(page).filter({ hasText: first }).first()).not.toContainText('amânat');
  });

  await test.step('the pane is there again after a reload, at the same file; and away when it is closed', async () => {
    await page.keyboard.press('j');
    await expect(pane.getByRole('heading', { name: second })).toBeVisible();
    await page.reload();
    await expect(pane.getByRole('heading', { name: second })).toBeVisible();
    await pane.getByRole('button', { name: 'Închide panoul' }).click();
    await expect(pane).toBeHidden();
  });
});

test('R8 at 360 px there is no pane: a row opens its file', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAs(page, 'ana.ionescu');
  await page.goto('/assignments/worklist');
  await expect(page.getByRole('button', { name: 'Arată panoul de citire' })).toHaveCount(0);
  await page.locator('main [data-row]').first().click();
  await expect(page).toHaveURL(/workflow\/getById/);
});
