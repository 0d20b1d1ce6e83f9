import type { Page } from '@playwright/test';
import { openAs } from '../account/login-page.ts';
import { expectNoSidewaysScroll } from '../support/expect-no-sideways-scroll.ts';
import { expect, test, watchRefusals } from '../support/journey.ts';

const number = 'DM26R0000001';

test('ux 112 113 a claim file is opened by its number alone, and every page tells its shortcuts', async ({
  page,
}) => {
  await openAs(page, 'radu.marin');
  await page.keyboard.press('ControlOrMeta+k');
  const palette = page.getByRole('dialog', { name: 'Comenzi' });
  const field = palette.getByRole('combobox');
  await expect(field).toBeFocused();
  await page.keyboard.type(number.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/workflow/getById/${number}/`));
  await expect(palette).toBeHidden();

  await page.goto('/assignments/worklist');
  await page
    .getByRole('row', { name: /DM\d\d/ })
    .first()
    .waitFor();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Scurtături de tastatură' });
  await expect(help.getByText('Caută în listă')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();

  await page.keyboard.press('ControlOrMeta+k');
  await field.fill('cauta in');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox', { name: 'Caută' })).toBeFocused();
});

/** The pages that people work on, opened one after the other. */
async function eachPage(page: Page, look: (address: string) => Promise<void>): Promise<void> {
  await page.goto(`/assignments/worklist?category=all&q=${number}`);
  await page.getByText(number).first().click();
  await page.waitForURL(`**/workflow/getById/${number}/*`);
  const file = new URL(page.url()).pathname;
  for (const address of [
    '/assignments/shortlist',
    '/assignments/worklist',
    file,
    '/user/profile',
    '/user/profile/preferences',
  ]) {
    await page.goto(address);
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    await look(address);
  }
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

test('ux 116 117 on 320 px nothing is wider than the window, and on a phone a finger hits everything', async ({
  page,
  browser,
  refusals,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openAs(page, 'maria.stan');
  await eachPage(page, async (address) => {
    await expectNoSidewaysScroll(page);
    expect(await smallerThan(page, 24), address).toEqual([]);
  });

  const viewport = { width: 360, height: 740 };
  const context = await browser.newContext({ viewport, isMobile: true, hasTouch: true });
  watchRefusals(context, refusals);
  const phone = await context.newPage();
  await openAs(phone, 'maria.stan');
  await eachPage(phone, async (address) => {
    await expectNoSidewaysScroll(phone);
    expect(await smallerThan(phone, 44), address).toEqual([]);
  });
  await context.close();
});

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

test('ux 114 from the top of each page Tab leads past the header, and the focus is always in sight', async ({
  page,
}) => {
  // As small as a laptop at 200 %: bars that stay take the most of it.
  await page.setViewportSize({ width: 640, height: 400 });
  await openAs(page, 'elena.rusu');
  await eachPage(page, async (address) => {
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
