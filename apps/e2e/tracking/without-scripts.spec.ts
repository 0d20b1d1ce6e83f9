import { AxeBuilder } from '@axe-core/playwright';
import { askedClaim } from '../documents/ask-claimant.ts';
import { expectNoSidewaysScroll } from '../support/expect-no-sideways-scroll.ts';
import { expect, test } from '../support/journey.ts';
import { newestCode } from '../support/outbox.ts';

test.use({ viewport: { width: 360, height: 740 } });

test.describe('S13 S15 X9 the tracker with scripts switched off, at 360 px and by keyboard alone', () => {
  test.use({ javaScriptEnabled: false });

  test('a case number leads to its case, the code opens it, and what is to be done is read at once', async ({
    page,
    baseURL,
    trackerOrigin,
  }) => {
    const { work, email } = await askedClaim(baseURL ?? '');
    await page.goto(`${trackerOrigin}/status?org_code=demo`);
    await page.getByRole('textbox').focus();
    await page.keyboard.type(work.claim_file_no.toLowerCase());
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cereți codul de acces');
    await expect(page.getByText('Se încarcă')).toHaveCount(0);
    await expectNoSidewaysScroll(page);

    await page.getByRole('button', { name: 'Trimiteți codul' }).focus();
    await page.keyboard.press('Enter');
    await page.getByLabel('Codul primit').focus();
    await page.keyboard.type(await newestCode(baseURL ?? '', email));
    await page.keyboard.press('Enter');

    const task = page.getByRole('region', { name: 'Ce aveți de făcut' });
    await expect(task.getByRole('listitem').first()).toContainText('Trimiteți');
    await expect(page.getByText('Pașii dosarului')).toBeVisible();
    await expectNoSidewaysScroll(page);

    await task.getByRole('link', { name: 'Trimiteți documentele' }).focus();
    await page.keyboard.press('Enter');
    const document = page.getByRole('region').first();
    await document.getByLabel('Fotografia sau fișierul').setInputFiles({
      name: 'talon.png',
      mimeType: 'image/png',
      buffer: await page.screenshot(),
    });
    await document.getByRole('button', { name: 'Încărcați fișierul' }).focus();
    await page.keyboard.press('Enter');
    await expect(document.getByText('talon.png')).toBeVisible();
    await document.getByRole('button', { name: /^Trimiteți: / }).focus();
    await page.keyboard.press('Enter');
    await expect(document.getByText('Primit, se verifică')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.getByRole('link', { name: 'Înapoi la dosar' }).focus();
    await page.keyboard.press('Enter');

    await page.getByRole('button', { name: 'Închideți dosarul' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cereți codul de acces');
  });
});

test('S13 what the server wrote has no fault of accessibility, whether a script takes it over or not', async ({
  page,
  trackerOrigin,
}) => {
  // The scripts never arrive, as on a line that breaks off.
  await page.route('**/*.js', (route) => route.abort());
  for (const path of [
    '/status',
    '/status/search',
    '/status/DM26R0000001',
    '/status/x/y',
    '/verify',
    '/shared/x',
  ]) {
    await page.goto(`${trackerOrigin}${path}?org_code=demo`);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(
      violations.map(({ id }) => id),
      path,
    ).toEqual([]);
  }
});
