import { heicPhoto } from '@dosar/api/testing/heic-photo';
import { cameraPhoto } from '../support/camera-photo.ts';
import { expectNoSidewaysScroll } from '../support/expect-no-sideways-scroll.ts';
import { expect, test } from '../support/journey.ts';
import { askedClaim, keyOfRequest } from './ask-claimant.ts';
import { photoNamed } from './documents-section.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('ux 44 ux 46 R12 a claimant sees the number of the claim, adds ten photos, two of them HEIC and one of those named .jpg by the phone, each with its progress; one that fails is tried again, one is removed, a wrong file is explained', async ({
  page,
  baseURL,
}) => {
  const { work, email } = await askedClaim(baseURL ?? '');
  await page.goto(`${baseURL}/workflow/guest/doc_request/${await keyOfRequest(baseURL ?? '', email)}`);
  await expect(page.getByText(`Dosar ${work.claim_file_no}`)).toBeVisible();
  // As a phone names and sizes them: nothing in such a name can be broken into two lines.
  const photos = [await cameraPhoto(page, `IMG_${'20260304_101500_'.repeat(7)}.jpg`)];
  for (let number = 2; number <= 8; number += 1)
    photos.push(await photoNamed(page, `pagina-${number}.jpg`, `#3${number}5577`));
  const heic = { name: 'telefon.heic', mimeType: 'image/heic', buffer: heicPhoto };
  const misnamed = { name: 'IMG_0412.jpg', mimeType: 'image/jpeg', buffer: heicPhoto };
  const chooser = page.locator('input[type=file]:not([capture])').first();

  await test.step('a wrong file is explained and costs the others nothing', async () => {
    await chooser.setInputFiles([{ name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('text') }]);
    await expect(
      page
        .getByRole('main')
        .getByText(/JPEG|JPG/)
        .first(),
    ).toBeVisible();
  });

  let asked = 0;
  await page.route('**/api/document/keepUpload/**', async (route) => {
    asked += 1;
    const refused = {
      status: 409,
      code: 'upload_incomplete',
      error_id: 'E1',
      title: 'Upload incomplete',
    };
    if (asked === 1)
      await route.fulfill({ status: 409, contentType: 'application/problem+json', json: refused });
    else await route.continue();
  });
  await chooser.setInputFiles([...photos, heic, misnamed]);
  await test.step('each has its own progress', async () => {
    await expect(page.getByRole('progressbar').first()).toBeVisible();
  });
  await test.step('one that failed is tried again, and all are there', async () => {
    await page.getByRole('button', { name: 'Încercați din nou' }).click();
    await expect(page.getByText('Încărcată', { exact: true })).toHaveCount(10, { timeout: 60_000 });
    await expect(page.getByText('telefon.heic')).toBeVisible();
    await expect(page.getByText('IMG_0412.heic')).toBeVisible();
  });
  await test.step('the page is as wide as the phone, whatever the names are', async () => {
    for (const width of [320, 412, 360]) {
      await page.setViewportSize({ width, height: 740 });
      await expectNoSidewaysScroll(page);
    }
  });
  await test.step('one is removed', async () => {
    await page.getByRole('button', { name: 'Eliminați Pagina 3' }).click();
    await expect(page.getByText('Încărcată', { exact: true })).toHaveCount(9);
  });
  await page.getByRole('button', { name: /^Trimiteți: / }).click();
  await expect(page.getByText('Ați trimis tot. Vă mulțumim!')).toBeVisible();
  await expectNoSidewaysScroll(page);
});
