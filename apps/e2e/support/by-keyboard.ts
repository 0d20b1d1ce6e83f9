import { expect, type Page } from '@playwright/test';

/** What somebody without a mouse goes to. */
type Role = 'radio' | 'textbox' | 'combobox' | 'checkbox' | 'button' | 'link';

/** Goes on with Tab until the field, button or link has the focus, as somebody without a mouse does. */
export async function tabsTo(page: Page, role: Role, name: RegExp): Promise<void> {
  const control = page.getByRole(role, { name }).first();
  await expect(control).toBeVisible();
  for (let steps = 0; steps < 90; steps += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${name}.`);
}

/** Presses the button or follows the link with the keyboard alone. */
export async function presses(page: Page, role: 'button' | 'link', name: RegExp): Promise<void> {
  await tabsTo(page, role, name);
  await page.keyboard.press('Enter');
}
