import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../support/expect-no-sideways-scroll.ts';
import { expect, test } from '../support/journey.ts';
import { openAs } from './login-page.ts';

async function expectNoFaults(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(', ')}`)).toEqual([]);
}

for (const [size, viewport] of [
  ['a phone', { width: 360, height: 740 }],
  ['a desktop', { width: 1440, height: 900 }],
] as const) {
  test(`ux 115 on ${size} everybody can use the login and the page of a wrong address`, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const address of ['/login', '/guest']) {
      await page.goto(address);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expectNoFaults(page);
    }
  });

  test(`ux 115 on ${size} everybody can use the dashboard, the user menu and the worklist`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openAs(page, 'ana.ionescu');
    await expectNoFaults(page);

    await page.getByRole('button', { name: /Ana Ionescu/ }).click();
    await expectNoFaults(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menuitem', { name: 'Ieșire' })).toBeHidden();

    await page.getByRole('link', { name: /^Activități\b/ }).click();
    await page
      .getByText(/^DM\d\d/)
      .first()
      .waitFor();
    await expectNoFaults(page);
    await expectNoSidewaysScroll(page);
  });

  test(`ux 115 on ${size} everybody can use each part of the profile page`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openAs(page, 'calin.dobre');
    for (const part of ['', '/preferences', '/sessions', '/branding']) {
      await page.goto(`/user/profile${part}`);
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      await expectNoFaults(page);
      await expectNoSidewaysScroll(page);
    }
  });
}
