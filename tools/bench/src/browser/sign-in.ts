import { addresses, loginForm } from '@dosar/e2e/staff-pages';
import type { Browser } from 'playwright';
import { demoLogin, type Product } from '../server/product.ts';
import { newVisitor, type Remembered } from './open-browser.ts';
import { office } from './profiles.ts';

/** Signs in through the login page and answers what the browser remembers of it, for visitors who come signed in. */
export async function signInByPage(
  browser: Browser,
  { staffOrigin }: Product,
  login = demoLogin,
): Promise<Remembered> {
  const context = await newVisitor(browser, office);
  try {
    const page = await context.newPage();
    await page.goto(`${staffOrigin}${addresses.login}`);
    const form = loginForm(page);
    await form.username.fill(login.username);
    await form.password.fill(login.password);
    await form.submit.click();
    await page.waitForURL('**/assignments/**');
    return await page.evaluate(() => ({ local: { ...localStorage }, session: { ...sessionStorage } }));
  } finally {
    await context.close();
  }
}
