import { openAs } from '../account/login-page.ts';
import { expectNoSidewaysScroll } from '../support/expect-no-sideways-scroll.ts';
import { expect, test } from '../support/journey.ts';

for (const [width, height] of [
  [1440, 900],
  [360, 800],
] as const)
  test(`ux 84 ${width} px: a template says what its SMS costs, is saved as a version, and the one before comes back`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openAs(page, 'calin.dobre');
    await page.goto('/config/message-templates');
    await page.getByRole('link', { name: 'Vă rugăm să ne sunați' }).click();
    const sms = page.getByLabel('SMS în română', { exact: true });
    await expect(sms).toHaveValue(/\{\{numărul dosarului\}\}/);
    await expect(page.getByText(/diacritic.*: \d părți în loc de \d/).first()).toBeVisible();
    await expect(page.getByLabel('Completat din dosarul')).toHaveValue(/^DM\d\d[A-Z]\d{7}$/);
    await expectNoSidewaysScroll(page);

    const words = ` Scris la ${width}.`;
    await sms.press('End');
    await sms.pressSequentially(words);
    await page.getByRole('button', { name: 'Salvează și pune în vigoare' }).click();
    await expect(page.getByText(/Versiunea \d+ e în vigoare\./).first()).toBeVisible();
    await page.getByRole('button', { name: 'Revino la aceasta' }).first().click();
    await expect(sms).not.toHaveValue(new RegExp(`${words}$`));
    await page.getByRole('button', { name: 'Salvează și pune în vigoare' }).click();
    await expect(page.getByText('Totul e salvat')).toBeVisible();
  });
