import { openAs } from '../account/login-page.ts';
import { expect, test, unwatchedTest } from '../support/journey.ts';

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

test('no page of the public asks for more than its policy allows', async ({
  page,
  refusals,
  trackerOrigin,
}) => {
  for (const address of [...publicPages, ...trackerPages.map((path) => trackerOrigin + path)]) {
    const answer = await page.goto(address);
    const policy = answer?.headers()['content-security-policy'] ?? '';
    expect(policy, address).toContain("require-trusted-types-for 'script'");
    expect(policy, address).not.toContain('unsafe');
    await page.waitForLoadState('networkidle');
    expect(refusals, address).toEqual([]);
  }
});

test('no page of the staff asks for more than its policy allows', async ({ page, refusals }) => {
  await openAs(page, 'ana.ionescu');
  for (const address of staffPages) {
    const answer = await page.goto(address);
    expect(answer?.headers()['content-security-policy'], address).toMatch(/style-src [^;]*'nonce-/);
    await page.waitForLoadState('networkidle');
    expect(refusals, address).toEqual([]);
  }

  await page.goto('/assignments/worklist');
  await page
    .getByText(/^DM\d\d/)
    .first()
    .click();
  await page.getByRole('heading', { name: /DM\d\d/ }).waitFor();
  expect(refusals).toEqual([]);
});

unwatchedTest('a style or script that somebody injects is refused', async ({ page }) => {
  await page.goto('/login');
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
});
