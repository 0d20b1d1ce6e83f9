import { expect, type Locator, type Page } from '@playwright/test';

/** More than this nobody presses Tab to come to something on one page. */
const mostSteps = 220;

/** Comes to something as whoever has no mouse does: by Tab, from where the focus is. */
export async function reaches(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < mostSteps; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Nobody comes to ${target.toString()} by ${key}.`);
}

/** Comes to a button or a link and presses it. */
export async function presses(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeEnabled();
  await reaches(page, target, key);
  await page.keyboard.press('Enter');
}

/** Opens the choice of files of the device with a button, and chooses one. */
export async function choosesFile(
  page: Page,
  button: Locator,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await presses(page, button);
  await (await chooser).setFiles(file);
}
