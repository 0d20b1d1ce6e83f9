import { opensClaimNotification } from '../support/claimant.ts';
import { expect, test } from '../support/journey.ts';

for (const pasted of ['\u202a+40 (0)722 418 771\u202c', '40722418771', '0722\u00a0418\u200b771'])
  test(`a phone number pasted as ${JSON.stringify(pasted)} is taken from somebody with one name`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await opensClaimNotification({ page, email: '' });
    await page.getByLabel('Proprietarul mașinii').check();
    await page.getByLabel('Nume de familie').fill('Sukarno');
    await page.getByLabel('Telefon').fill(pasted);
    await page.getByRole('button', { name: 'Continuă' }).click();
    await expect(page.getByRole('heading', { name: 'Pe ce asigurare cereți despăgubirea?' })).toBeVisible();
  });
