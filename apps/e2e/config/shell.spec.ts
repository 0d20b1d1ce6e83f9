import { AxeBuilder } from '@axe-core/playwright';
import type { Schema } from '@dosar/openapi';
import type { Page } from '@playwright/test';
import { aNewClaim, fileAddress } from '../account/claim-file.ts';
import { openAs } from '../account/login-page.ts';
import { expectNoSidewaysScroll } from '../support/expect-no-sideways-scroll.ts';
import { expect, test, watchRefusals } from '../support/journey.ts';

/** Opens the pages that people work on, one after the other. */
async function eachPage(
  page: Page,
  claim: Schema<'WorklistRow'>,
  look: (address: string) => Promise<void>,
): Promise<void> {
  // Rows look alike: the list with one file has all there is to look at.
  const list = `/assignments/worklist?q=${claim.claim_file_no}`;
  for (const address of ['/user/profile', '/user/profile/preferences', fileAddress(claim), list]) {
    await page.goto(address);
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    await look(address);
  }
}

async function expectNoFaults(page: Page, address: string, skippedRules: string[] = []): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).disableRules(skippedRules).analyze();
  const faults = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(', ')}`);
  expect(faults, address).toEqual([]);
}

/** What is smaller than a finger or a shaky hand needs; links in a line of text may be as high as the line. */
const smallerThan = (page: Page, least: number) =>
  page.evaluate((size) => {
    const targets = [...document.querySelectorAll('a[href], button, input, select, textarea')];
    return targets.flatMap((target) => {
      const { width, height } = (target.closest('label') ?? target).getBoundingClientRect();
      const isHidden =
        !target.checkVisibility() || width <= 1 || getComputedStyle(target).display === 'inline';
      return isHidden || (width >= size - 0.5 && height >= size - 0.5)
        ? []
        : [`${target.outerHTML.slice(0, 120)}: ${Math.round(width)} × ${Math.round(height)}`];
    });
  }, least);

/** What has the focus: its outline, which a link that stands for a whole tile draws round the tile, and whether something lies over its middle. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const { left, top, width, height } = element.getBoundingClientRect();
    // Of what is taller than the window, the part in the window counts.
    const [from, to] = [Math.max(top, 0), Math.min(top + height, innerHeight)];
    const [x, y] = [left + width / 2, (from + to) / 2];
    const above = document.elementFromPoint(x, y);
    const isCovered = above === null || !(element.contains(above) || above.contains(element));
    const isOutlined = [undefined, '::after'].some(
      (part) => getComputedStyle(element, part).outlineStyle !== 'none',
    );
    const isSeen = isOutlined && !(isCovered && !element.closest('label')?.contains(above));
    return { name: element.outerHTML.slice(0, 120), isSeen };
  });

const html = (page: Page) => page.locator('html');

test('ux 115 116 117 everybody can use the pages of a phone, down to 320 px, and a finger hits everything', async ({
  browser,
  baseURL,
  refusals,
}) => {
  const claim = await aNewClaim(baseURL ?? '');
  const viewport = { width: 360, height: 740 };
  const context = await browser.newContext({ viewport, isMobile: true, hasTouch: true });
  watchRefusals(context, refusals);
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectNoFaults(page, '/login');

  await openAs(page, 'maria.stan');
  await page.evaluate(() => localStorage.setItem('dosar.density', 'compact'));
  await expectNoFaults(page, '/assignments/shortlist');
  await eachPage(page, claim, async (address) => {
    await expectNoFaults(page, address);
    await expectNoSidewaysScroll(page);
    expect(await smallerThan(page, 44), address).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize(viewport);
  });
  await context.close();
});

test('ux 115 119 everybody can use the pages of a desktop, whose dark colours are there with the first paint', async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(() => {
    new PerformanceObserver(() => {
      document.documentElement.dataset['firstPaint'] ??= document.documentElement.className;
    }).observe({ type: 'paint', buffered: true });
  });
  const claim = await aNewClaim(baseURL ?? '');
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, 'radu.marin');
  await page.getByRole('button', { name: 'Meniul utilizatorului: Radu Marin' }).press('ArrowDown');
  await page.getByRole('menu').waitFor();
  await expectNoFaults(page, 'the user menu');
  await eachPage(page, claim, async (address) => {
    // A phone shows the same colours, and to look at each takes longer than all other rules.
    await expectNoFaults(page, address, ['color-contrast']);
    await expectNoSidewaysScroll(page);
  });

  await page.evaluate(() => {
    localStorage.setItem('dosar.color-mode', 'dark');
    localStorage.setItem('dosar.density', 'compact');
  });
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto(`/assignments/worklist?q=${claim.claim_file_no}`);
  await expect(html(page)).toHaveAttribute('data-first-paint', /dark/);
  // The notice and the check of its cover, and nothing else once the list is searched.
  await expect(page.getByRole('row', { name: /DM\d\d/ })).toHaveCount(2);
  await expectNoFaults(page, 'the list in dark colours');
  await page.goto('/assignments/worklist');
  const rows = page.getByRole('row', { name: /DM\d\d/ });
  await expect(rows.nth(9)).toBeVisible();
  const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  expect(Math.round(Math.min(...heights)), 'rows that stand close together').toBe(28);
});

test('ux 114 from the top of each page Tab leads past the header, and the focus is always in sight', async ({
  page,
  baseURL,
}) => {
  const claim = await aNewClaim(baseURL ?? '');
  // As small as a laptop at 200 %: bars that stay take the most of it.
  await page.setViewportSize({ width: 640, height: 400 });
  await openAs(page, 'elena.rusu');
  await eachPage(page, claim, async (address) => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Sari la conținut' }), address).toBeFocused();
    for (let step = 0; step < 25; step++) {
      await page.keyboard.press('Tab');
      const focus = await focused(page);
      if (!focus) break;
      expect(focus, address).toMatchObject({ isSeen: true });
    }
  });
});
