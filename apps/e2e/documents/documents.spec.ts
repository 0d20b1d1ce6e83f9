import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { addPhotos, openDocuments, photoNamed, tileOf } from './documents-section.ts';

/** The bar of what can be done with the documents that are picked. */
const picked = (page: Page) => page.getByRole('region', { name: /documente? ales/ });

for (const [width, height] of [
  [1440, 900],
  [360, 740],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test('ux 36 R9 a photo is opened, enlarged and turned with keys, and compared with the next', async ({
      page,
    }) => {
      await openDocuments(page);
      const [one, two] = [`unu-${width}.jpg`, `doi-${width}.jpg`];
      await addPhotos(page, [await photoNamed(page, one, '#446688'), await photoNamed(page, two, '#884444')]);

      await page.getByRole('button', { name: `Deschide ${one}`, exact: true }).click();
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

    test('ux 37 an arrow and a box drawn on a photo are there after a reload, and the original is as it was', async ({
      page,
    }) => {
      await openDocuments(page);
      const name = `marcat-${width}.jpg`;
      await addPhotos(page, [await photoNamed(page, name, '#557755')]);
      await page.getByRole('button', { name: `Deschide ${name}`, exact: true }).click();
      const viewer = page.getByRole('dialog').first();
      for (const tool of ['Săgeată', 'Chenar']) {
        await viewer.getByRole('button', { name: tool, exact: true }).click();
        const photo = viewer.getByRole('img', { name, exact: true });
        // Before it is loaded it is only as large as its name.
        await expect
          .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0);
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

      await page.reload();
      await expect(page.locator('[data-mark=arrow]')).toHaveCount(1);
      await expect(page.locator('[data-mark=box]')).toHaveCount(1);
      await page.getByRole('button', { name: 'Original' }).click();
      await expect(page.locator('[data-mark]')).toHaveCount(0);
    });

    test('R12 photos are added, one is accepted and one refused with a reason, and a verdict is undone', async ({
      page,
    }) => {
      await openDocuments(page);
      const [good, bad] = [`buna-${width}.jpg`, `neclara-${width}.jpg`];
      await addPhotos(page, [
        await photoNamed(page, good, '#334455'),
        await photoNamed(page, bad, '#778899'),
      ]);

      await page.getByRole('checkbox', { name: `Alege ${good}`, exact: true }).check();
      await picked(page).getByRole('button', { name: 'Acceptă', exact: true }).click();
      await expect(tileOf(page, good)).toContainText('Acceptat');
      await page.getByRole('button', { name: 'Anulează' }).first().click();
      await expect(tileOf(page, good)).toContainText('De verificat');

      await page.getByRole('checkbox', { name: `Alege ${bad}`, exact: true }).check();
      await picked(page).getByRole('button', { name: 'Refuză…' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Refuză', exact: true }).click();
      await expect(tileOf(page, bad)).toContainText('Refuzat');
      await expect(tileOf(page, bad)).toContainText('neclară');
    });
  });
}

test('a photo that is in the file already is named as a duplicate and stays', async ({ page }) => {
  await openDocuments(page);
  const photo = await photoNamed(page, 'original-1.jpg', '#123456');
  await addPhotos(page, [photo]);
  await addPhotos(page, [{ ...photo, name: 'copie-1.jpg' }]);
  await expect(tileOf(page, 'copie-1.jpg')).toContainText('Dublură');
  await expect(tileOf(page, 'copie-1.jpg')).toContainText('dublura lui original-1.jpg');
});

test('a photo whose line breaks in the middle goes on by itself and is in the file once', async ({
  page,
}) => {
  await openDocuments(page);
  const photo = await photoNamed(page, 'pe-drum.jpg', '#654321');
  let broken = 0;
  await page.route('**/api/document/resumable/**', async (route) => {
    if (route.request().method() === 'PATCH' && broken < 2) {
      broken += 1;
      await route.abort('connectionreset');
    } else await route.continue();
  });
  await addPhotos(page, [photo]);
  expect(broken).toBe(2);
  await expect(tileOf(page, 'pe-drum.jpg')).toHaveCount(1);
});
