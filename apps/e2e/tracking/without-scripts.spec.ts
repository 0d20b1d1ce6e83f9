import type { SuccessBody } from '@dosar/openapi';
import type { Page, Route } from '@playwright/test';
import { openAs } from '../account/login-page.ts';
import { askedClaim, keyOfRequest } from '../documents/ask-claimant.ts';
import { presses, tabsTo } from '../support/by-keyboard.ts';
import { photo } from '../support/claim-story.ts';
import { expectNoSidewaysScroll } from '../support/expect-no-sideways-scroll.ts';
import { expectNoFaults, expectReadable } from '../support/expect-readable.ts';
import { expect, test } from '../support/journey.ts';
import { newestCode } from '../support/outbox.ts';
import { addressOfFile } from '../support/own-claims.ts';

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
      buffer: photo,
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

    // The pages of links need scripts: without them they say so, and where it goes on.
    await page.goto(`/workflow/guest/doc_request/${await keyOfRequest(baseURL ?? '', email)}`);
    await presses(page, 'link', /^pagina dosarului$/);
    await expect(page).toHaveURL(new RegExp(`^${trackerOrigin}/status`));
  });
});

test('S13 S15 what the server wrote and what the script makes of it is read in order, without a fault, and takes hostile words as words', async ({
  page,
  browser,
  baseURL,
  trackerOrigin,
}) => {
  test.setTimeout(180_000);
  const staffOrigin = baseURL ?? '';
  // The scripts never arrive, as on a line that breaks off.
  await page.route('**/*.js', (route) => route.abort());
  const pages = {
    '/status': 'landing',
    '/status/search': 'search',
    '/status/DM26R0000001': 'ask',
    '/status/x/y': 'unknown',
    '/verify': 'verify',
    '/shared/x': 'shared',
  };
  for (const [path, name] of Object.entries(pages)) {
    await page.goto(`${trackerOrigin}${path}?org_code=demo`);
    await expectReadable(page, `written-${name}`);
  }

  const { work, email } = await askedClaim(staffOrigin);
  const address = `${trackerOrigin}/status/${work.claim_file_no}?org_code=demo`;
  await test.step('the opened case, with a message that is no harm', async () => {
    await page.goto(address);
    await presses(page, 'button', /^Trimiteți codul$/);
    await expectReadable(page, 'written-code');
    await tabsTo(page, 'textbox', /^Codul primit/);
    await page.keyboard.type(await newestCode(staffOrigin, email));
    await page.keyboard.press('Enter');
    await tabsTo(page, 'textbox', /^Mesajul dumneavoastră/);
    await page.keyboard.type(hostile);
    await presses(page, 'button', /^Trimiteți mesajul$/);
    await expectHarmless(page);
    await expectReadable(page, 'written-case');
  });
  await test.step('the same case with its scripts', async () => {
    await page.unroute('**/*.js');
    await page.route('**/api/tracker/findTackerCaseData/**', withHostileEvent);
    const used = await newestCode(staffOrigin, email);
    await page.goto(`${address}&app=1`);
    await expect.poll(() => newestCode(staffOrigin, email)).not.toBe(used);
    await expectNoFaults(page, 'code');
    await tabsTo(page, 'textbox', /^Cod de acces/);
    await page.keyboard.type(await newestCode(staffOrigin, email));
    await presses(page, 'button', /^Deschideți dosarul$/);
    await expectHarmless(page);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(hostile);
    await expect(page.getByText('Bine', { exact: true })).toBeVisible();
    await expectHarmless(page);
    await page.unroute('**/api/tracker/findTackerCaseData/**');
    await page.reload();
    await expectHarmless(page);
    await expectReadable(page, 'case');
  });
  await test.step('a relative reads along by a link, also by keyboard', async () => {
    await tabsTo(page, 'textbox', /^Pentru cine/);
    await page.keyboard.type('Sora mea');
    await presses(page, 'button', /^Faceți linkul$/);
    await presses(page, 'link', /\/shared\//);
    await expect(page).toHaveURL(/\/shared\//);
    await expect(page.getByText(hostile)).toHaveCount(0);
    await expectNoFaults(page, 'shared');
  });
  await test.step('and its timeline on paper', async () => {
    const desk = await (
      await browser.newContext({ locale: 'ro-RO', viewport: { width: 1440, height: 900 } })
    ).newPage();
    await openAs(desk, 'maria.stan', addressOfFile(work));
    await desk.goto(
      (await desk.getByRole('link', { name: /Tipărește istoricul/ }).getAttribute('href')) ?? '',
    );
    await expectHarmless(desk);
    await expectNoFaults(desk, 'print');
    await desk.context().close();
  });
});

/** A tag that runs a script, a link that does, letters from right to left, and a word that no telephone is as wide as. */
const hostile = `<img src=x onerror=alert(1)><a href="javascript:alert(1)">aici</a> שלום ${'Ș'.repeat(60)}`;

/** What somebody typed is on the page letter by letter, and nothing that it would be in HTML. */
async function expectHarmless(page: Page) {
  await expect(page.getByText(hostile).first()).toBeVisible();
  await expect(page.locator('img[src="x"], [href^="javascript:"], [onerror]')).toHaveCount(0);
  await expectNoSidewaysScroll(page);
}

/** An event of a case as the server would never send it. */
async function withHostileEvent(route: Route) {
  const answer = await route.fetch();
  const found = (await answer.json()) as SuccessBody<'findTrackerCaseData'>;
  Object.assign(found.currentEvent, {
    event_title: hostile,
    next_step_title: hostile,
    waits_for: { who: 'shop', what: hostile, until: null },
    event_description:
      '<p>Bine</p><img src=x><a href="javascript:alert(1)">aici</a><script>alert(1)</script>',
  });
  await route.fulfill({ response: answer, json: found });
}
