import { openAs } from '../account/login-page.ts';
import { expectNoSidewaysScroll } from '../support/expect-no-sideways-scroll.ts';
import { expect, test } from '../support/journey.ts';
import { opensWork } from './opens-work.ts';

test('B3 a manager sets another rate from today on, and an open note says what has changed until it is recalculated', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, 'elena.rusu', '/assignments/assessment/search');
  await opensWork(page);

  const context = await browser.newContext({
    baseURL,
    locale: 'ro-RO',
    viewport: { width: 360, height: 800 },
  });
  const settings = await context.newPage();
  await openAs(settings, 'sorin.matei', '/config/repair-rates');
  await expect(settings.getByRole('heading', { level: 1, name: 'Tarife de reparație' })).toBeVisible();
  const dialog = settings.getByRole('dialog', { name: 'Tarife: Organizația' });
  const paint = dialog.getByRole('textbox', { name: /^Vopsire/ });
  const opens = () => settings.getByRole('button', { name: 'Schimbă: Organizația' }).click();
  const sets = () => dialog.getByRole('button', { name: 'Stabilește tarifele' }).click();
  // From the day on which those of the demo begin, so that they concern every open note.
  const from = async () => {
    await dialog.getByLabel('Valabile din').fill('01.01.2024');
    await expect(dialog.getByText('Înlocuiesc tarifele valabile din 01.01.2024.')).toBeVisible();
  };
  await opens();
  await from();
  await paint.fill('douăzeci');
  await sets();
  await expect(dialog.getByText('Scrieți o sumă, de exemplu 180 sau 180,50.').first()).toBeVisible();
  await paint.fill('200,50');
  await sets();
  await expect(dialog).toBeHidden();
  const own = settings.getByRole('region', { name: 'Organizația' });
  await expect(own.getByText('în vigoare')).toHaveCount(1);
  await expect(own.getByText('trecute').first()).toBeVisible();
  await expectNoSidewaysScroll(settings);

  await page.reload();
  const findings = page.getByRole('region', { name: 'Conformitate' });
  const changed = findings.getByText(/^Tarifele s-au schimbat: Vopsire .* → .* lei pe oră\. Recalculați\.$/);
  await expect(changed).toContainText('190,00 → 200,50');
  await findings.getByRole('button', { name: 'Recalculează' }).click();
  await expect(changed).toBeHidden();

  // As they were, for what is reckoned after this.
  await opens();
  await from();
  await paint.fill('190');
  await sets();
  await expect(dialog).toBeHidden();
  await context.close();
  await page.reload();
  await expect(changed).toContainText('200,50 → 190,00');
  await findings.getByRole('button', { name: 'Recalculează' }).click();
  await expect(changed).toBeHidden();
});
