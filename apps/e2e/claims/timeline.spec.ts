import { openAs } from '../account/login-page.ts';
import { expect, test } from '../support/journey.ts';
import { opensComposer } from './composer-sheet.ts';
import { addressOfFile, ownFile } from '../support/own-claims.ts';
import type { Page } from '@playwright/test';

/** Opens a file of Ana's own. */
async function openFile(page: Page, origin: string | undefined): Promise<void> {
  await page.goto(addressOfFile(await ownFile(origin ?? '', 'ana.ionescu')));
  await expect(entries(page).first()).toBeVisible();
}

const timeline = (page: Page) => page.getByRole('list', { name: 'Istoric' });
const entries = (page: Page) => timeline(page).locator('li[id]');
const filter = (page: Page) => page.getByRole('group', { name: 'Feluri de înregistrări' });

test('ux 23 ux 24 ux 25 ux 26 ux 27 ux 39 on a phone a note is written, found, linked and followed; at a desk the number stays in sight and is copied', async ({
  page,
  context,
  baseURL,
}) => {
  const viewport = { width: 360, height: 740 };
  await page.setViewportSize(viewport);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAs(page, 'ana.ionescu');
  await openFile(page, baseURL);
  const text = 'Am vorbit cu service-ul din Florești';
  const field = page.getByLabel('Notă internă', { exact: true });

  await test.step('half a note is there after a reload', async () => {
    await opensComposer(page);
    await field.fill(text);
    await page.reload();
    await opensComposer(page);
    await expect(field).toHaveValue(text);
    await field.press('End');
    await field.pressSequentially(' @Bianca');
    await page.getByRole('option', { name: 'Bianca Birou' }).click();
    await page.getByRole('button', { name: 'Adaugă nota' }).click();
    await expect(entries(page).filter({ hasText: text })).toBeVisible();
  });

  await test.step('the notes alone, then the one with these words', async () => {
    await filter(page).getByRole('button', { name: /^Note/ }).click();
    await expect(page).toHaveURL(/show=notes/);
    await expect(timeline(page).locator('li[id][data-tone=plain]')).toHaveCount(0);
    await page.getByRole('button', { name: 'Caută în istoric' }).click();
    await page.getByRole('searchbox', { name: 'Caută în istoric' }).fill(text.toUpperCase());
    await expect(entries(page)).toHaveCount(1);
  });

  await test.step('its time shows the exact moment to the focus', async () => {
    const time = entries(page)
      .first()
      .getByRole('link', { name: /\d\d\.\d\d\.\d{4} \d\d:\d\d$/ });
    await time.focus();
    await expect(time).toHaveAttribute('data-exact', /^\d\d\.\d\d\.\d{4} \d\d:\d\d$/);
    const shown = await time.evaluate((element) => getComputedStyle(element, '::after').content);
    expect(shown).toMatch(/\d\d\.\d\d\.\d{4} \d\d:\d\d/);
  });

  await test.step('its link opens the file at it, marked', async () => {
    await entries(page).first().getByRole('button', { name: 'Copiază linkul acestei înregistrări' }).click();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(copied).toContain(new URL(page.url()).origin);
    const other = await context.newPage();
    await other.setViewportSize(viewport);
    await other.goto(await copied());
    const marked = timeline(other).locator('li[data-marked]');
    await expect(marked).toContainText(text);
    await expect(marked).toBeInViewport();
    await other.close();
  });

  await test.step('at a desk the number of the file stays in sight, and is copied', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await openFile(page, baseURL);
    const number = page.getByRole('heading', { level: 1 });
    await page.mouse.wheel(0, 2000);
    await expect(number).toBeInViewport();
    await page
      .getByRole('button', { name: /^Copiază/ })
      .first()
      .click();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(copied).toMatch(/^DM\w{10}$/);
    await expect(number).toContainText(await copied());
  });
});
