import { heicPhoto } from '@dosar/api/testing/heic-photo';
import { expectNoSidewaysScroll } from '../support/expect-no-sideways-scroll.ts';
import { expect, test } from '../support/journey.ts';
import { askedClaim, keyOfRequest } from './ask-claimant.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('R12 a claimant sends a HEIC photo that the phone has named .jpg, and it is kept under its right name', async ({
  page,
  baseURL,
}) => {
  const { email } = await askedClaim(baseURL ?? '');
  await page.goto(`${baseURL}/workflow/guest/doc_request/${await keyOfRequest(baseURL ?? '', email)}`);
  await page
    .locator('input[type=file]:not([capture])')
    .first()
    .setInputFiles([{ name: 'IMG_0412.jpg', mimeType: 'image/jpeg', buffer: heicPhoto }]);
  await expect(page.getByText('Încărcată', { exact: true })).toBeVisible();
  await expect(page.getByText('IMG_0412.heic')).toBeVisible();
  await expectNoSidewaysScroll(page);
});
