import { expect } from '@playwright/test';
import { aNewClaim, fileAddress } from '../account/claim-file.ts';
import { openAs } from '../account/login-page.ts';
import { unwatchedTest, watchRefusals } from '../support/journey.ts';

const publicPages = [
  '/login',
  '/guest',
  '/guest/claim_notification/demo',
  '/guest/assessment/demo-guest-assignment-key-01',
  '/contact-confirmation/demo-contact-key-00000001',
];

const trackerPages = [
  '/status?org_code=demo',
  '/status/search?org_code=demo',
  '/status/DM26R0000001?org_code=demo',
];

const staffPages = ['/assignments/shortlist', '/assignments/worklist', '/user/profile', '/search', '/config'];

// The policy holds for the service worker, too.
unwatchedTest.use({ serviceWorkers: 'allow' });

unwatchedTest(
  'no page asks for more than its content security policy allows, and what somebody injects is refused',
  async ({ page, context, baseURL, trackerOrigin }) => {
    const claim = await aNewClaim(baseURL ?? '');
    const refusals: string[] = [];
    watchRefusals(context, refusals);

    for (const address of [...publicPages, ...trackerPages.map((path) => trackerOrigin + path)]) {
      const answer = await page.goto(address);
      const policy = answer?.headers()['content-security-policy'] ?? '';
      expect(policy, address).toContain("require-trusted-types-for 'script'");
      expect(policy, address).not.toContain('unsafe');
      await page.waitForLoadState('networkidle');
      expect(refusals, address).toEqual([]);
    }

    await openAs(page, 'ana.ionescu');
    for (const address of [...staffPages, fileAddress(claim)]) {
      const answer = await page.goto(address);
      expect(answer?.headers()['content-security-policy'], address).toMatch(/style-src [^;]*'nonce-/);
      await page.waitForLoadState('networkidle');
      expect(refusals, address).toEqual([]);
    }

    const outcome = await page.evaluate(() => {
      const style = document.createElement('style');
      style.textContent = 'body { outline: 3px solid red }';
      document.head.append(style);
      const refused: string[] = [];
      try {
        document.body.insertAdjacentHTML('beforeend', '<b>text</b>');
      } catch (error) {
        refused.push((error as Error).name);
      }
      return { refused, outline: getComputedStyle(document.body).outlineStyle };
    });
    expect(outcome).toEqual({ refused: ['TypeError'], outline: 'none' });
  },
);
