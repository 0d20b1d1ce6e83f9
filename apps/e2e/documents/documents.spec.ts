import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { addPhotos, opensOwnDocuments, photoNamed, tileOf } from './documents-section.ts';

const [one, two] = ['unu.jpg', 'doi.jpg'];

/** Draws on the open photo from a third of it to two thirds, with a tool and in few words. */
async function draws(page: Page, tool: string) {
  const viewer = page.getByRole('dialog').first();
  await viewer.getByRole('button', { name: tool, exact: true }).click();
  const photo = viewer.getByRole('img', { name: one, exact: true });
  // Before it is loaded it is only as large as its name.
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const picture = await photo.boundingBox();
  if (!picture) throw new Error('The photo is not shown.');
  await page.mouse.move(picture.x + picture.width * 0.3, picture.y + picture.height * 0.3);
  await page.mouse.down();
  await page.mouse.move(picture.x + picture.width * 0.6, picture.y + picture.height * 0.6);
  await page.mouse.up();
  await page.getByLabel('Pe scurt').fill(`${tool} de probă`);
  await page.getByRole('button', { name: 'Salvează marcajul' }).click();
  await expect(viewer.getByText(`${tool} de probă`).last()).toBeVisible();
}

test.use({ viewport: { width: 1440, height: 900 } });

test('ux 36 ux 37 R9 R12 photos are added and looked at with keys; an arrow and a box drawn on one, at a desk and on a phone, are there after a reload, and the original is as it was', async ({
  page,
  baseURL,
}) => {
  await opensOwnDocuments(page, baseURL ?? '');
  await addPhotos(page, [await photoNamed(page, one, '#446688'), await photoNamed(page, two, '#884444')]);
  const opens = () => page.getByRole('button', { name: `Deschide ${one}`, exact: true }).click();

  await test.step('a photo is enlarged, turned and compared with the next, by keys', async () => {
    await opens();
    const viewer = page.getByRole('dialog');
    await expect(viewer.getByRole('img', { name: one, exact: true })).toBeVisible();
    await page.keyboard.press('+');
    await expect(viewer.getByText(/^150/)).toBeVisible();
    await page.keyboard.press('r');
    await page.keyboard.press('0');
    await page.keyboard.press('c');
    await expect(viewer.getByRole('img')).toHaveCount(2);
    await page.keyboard.press('c');
    await page.keyboard.press('ArrowRight');
    await expect(viewer.getByRole('img', { name: one, exact: true })).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
  });

  await test.step('what is drawn on it stays, beside the original', async () => {
    await opens();
    await draws(page, 'Săgeată');
    await page.setViewportSize({ width: 360, height: 740 });
    await page.reload();
    await expect(page.locator('[data-mark=arrow]')).toHaveCount(1);
    await draws(page, 'Chenar');
    await page.reload();
    await expect(page.locator('[data-mark=arrow]')).toHaveCount(1);
    await expect(page.locator('[data-mark=box]')).toHaveCount(1);
    await page.getByRole('button', { name: 'Original' }).click();
    await expect(page.locator('[data-mark]')).toHaveCount(0);
    await page.keyboard.press('Escape');
  });

  await test.step('it is accepted on the phone, which can be taken back', async () => {
    const picked = page.getByRole('region', { name: /documente? ales/ });
    await page.getByRole('checkbox', { name: `Alege ${one}`, exact: true }).check();
    await picked.getByRole('button', { name: 'Acceptă', exact: true }).click();
    await expect(tileOf(page, one)).toContainText('Acceptat');
    await page.getByRole('button', { name: 'Anulează' }).first().click();
    await expect(tileOf(page, one)).toContainText('De verificat');
  });
});
