import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from '@playwright/test';
import { presses, tabsTo } from '../support/by-keyboard.ts';
import { cameraPhoto } from '../support/camera-photo.ts';
import { daysAgo, photo } from '../support/claim-story.ts';
import { expectNoSidewaysScroll } from '../support/expect-no-sideways-scroll.ts';
import { expect, test } from '../support/journey.ts';

test.use({ viewport: { width: 360, height: 740 } });

async function types(page: Page, name: RegExp, text: string) {
  await tabsTo(page, 'textbox', name);
  await page.keyboard.type(text);
}

/** Chooses of a list, whatever the width of the page makes of it. */
async function chooses(page: Page, name: RegExp, text: string) {
  await tabsTo(page, 'combobox', name);
  const focused = page.locator(':focus');
  if ((await focused.evaluate((element) => element.tagName)) === 'SELECT') {
    // Arrows, not letters: a list takes letters together only while they come quickly.
    const shown = () => focused.evaluate((list: HTMLSelectElement) => list.selectedOptions[0]?.text);
    for (let step = 0; step < 40 && (await shown()) !== text; step += 1)
      await page.keyboard.press('ArrowDown');
    expect(await shown()).toBe(text);
    return;
  }
  await page.keyboard.type(text);
  await expect(page.getByRole('option', { name: text, exact: true })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

/** The page is without faults and as wide as the phone; then Continue, by keyboard. */
async function goesOn(page: Page, heading: string) {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${heading}: ${id} ${nodes[0]?.html}`)).toEqual([]);
  await expectNoSidewaysScroll(page);
  await tabsTo(page, 'button', /^Continuă$/);
  await page.keyboard.press('Enter');
}

/** A plate that no other run has used. */
function freshPlate(): string {
  const letters = 'ABCDEFGHJKLMNPRSTUVWXYZ';
  const now = Date.now();
  const letter = (place: number) => letters[Math.floor(now / letters.length ** place) % letters.length];
  return `cj ${10 + (now % 89)} ${letter(0)}${letter(1)}${letter(2)}`;
}

function yesterday(): string {
  const [year, month, day] = daysAgo(1).split('-');
  return `${day}.${month}.${year}`;
}

/** The link of a report opens it where it stood, with what was typed, in a browser that knows nothing of it. */
async function onAnotherDevice(browser: Browser, link: string, number: string) {
  const other = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'ro-RO' });
  const page = await other.newPage();
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Aveți fotografii cu avariile?' })).toBeVisible();
  await expect(page.getByText(number)).toBeVisible();
  await other.close();
}

test('ux 40 ux 41 ux 42 ux 43 ux 44 ux 45 ux 46 ux 47 ux 48 ux 49 ux 50 ux 51 ux 52 ux 53 ux 54 R5 a guest reports an accident at 360 px by keyboard alone, with ten photos, one of them sent over a line that breaks, and books an hour on the last page', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  await page.goto('/guest/claim_notification/demo');
  await expect(page.getByRole('link', { name: 'E cineva rănit? Sunați 112' })).toHaveAttribute(
    'href',
    'tel:112',
  );
  await presses(page, 'button', /^Continuă$/);
  await expect(page.getByRole('alert')).toBeFocused();
  await presses(page, 'link', /^Povestiți|^Spuneți|^Alegeți/);
  await expect(page.getByRole('alert')).not.toBeFocused();
  await tabsTo(page, 'radio', /^M-a lovit altă mașină/);
  await page.keyboard.press('Space');
  await types(page, /^Povestiți/, 'M-a lovit din spate la semafor.');
  await tabsTo(page, 'radio', /^Nu, nimeni/);
  await page.keyboard.press('Space');
  await goesOn(page, 'Ce s-a întâmplat?');

  await tabsTo(page, 'radio', /^Proprietarul/);
  await page.keyboard.press('Space');
  await types(page, /^Nume de familie/, 'Munteanu');
  await types(page, /^Telefon/, '0722 12');
  await goesOn(page, 'Cine anunță accidentul?');
  await expect(page.getByRole('alert')).toContainText('Scrieți un număr ca 0722 123 456');
  await types(page, /^Telefon/, '0722 123 456');
  await goesOn(page, 'Cine anunță accidentul?');
  await goesOn(page, 'Pe ce asigurare cereți despăgubirea?');

  await types(page, /^Data/, yesterday());
  await types(page, /^Ora/, 'cam 14-16');
  await chooses(page, /^Județul/, 'București');
  await types(page, /^Localitatea/, 'București');
  await goesOn(page, 'Când și unde s-a întâmplat?');

  await types(page, /^Numărul de înmatriculare/, freshPlate());
  await chooses(page, /^Tipul vehiculului/, 'Autoturism');
  await chooses(page, /^Marca/, 'Dacia');
  await types(page, /^Seria de șasiu/, 'uu1 52dapw 11 234567');
  await page.keyboard.press('Tab');
  await expect(page.getByText(/Comparați-o încă o dată cu actele/)).toBeVisible();
  await types(page, /^Asigurătorul ei/, 'Nordica');
  await goesOn(page, 'Care este vehiculul dumneavoastră?');

  // The number is known before photos are asked for.
  const told = page.getByText(/^DM\d{2}R\d{7}$/);
  await expect(told).toBeVisible();
  const number = (await told.textContent()) ?? '';

  await presses(page, 'button', /^Treci pe alt dispozitiv$/);
  const shown =
    (await page
      .getByText(/#draft=/)
      .first()
      .textContent()) ?? '';
  const resumed = /https?:\S+#draft=\S+/.exec(shown)?.[0] ?? '';
  await onAnotherDevice(browser, resumed, number);

  await tabsTo(page, 'button', /^față$/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(page.getByText('1 zonă aleasă')).toBeVisible();

  // The line is away for the first part of the first photo.
  let broken = 0;
  await page.route('**/api/document/resumable/**', async (route) => {
    if (route.request().method() !== 'PATCH' || broken > 0) return route.continue();
    broken += 1;
    return route.abort('connectionfailed');
  });
  const photos = [await cameraPhoto(page, `IMG_${'20260304_101500_'.repeat(7)}.jpg`)];
  for (let place = 2; place <= 10; place += 1)
    photos.push({ name: `avaria-${place}.png`, mimeType: 'image/png', buffer: photo });
  await page
    .locator('input#photos ~ input, input[aria-labelledby="photos-label"]')
    .first()
    .setInputFiles(photos);
  await expect(page.getByText('10 fotografii încărcate')).toBeVisible({ timeout: 60_000 });
  expect(broken).toBe(1);
  await goesOn(page, 'Aveți fotografii cu avariile?');

  await expect(page.getByRole('heading', { name: /^Verificați răspunsurile/ })).toBeVisible();
  await expect(page.getByText('UU152DAPW11234567')).toBeVisible();
  await presses(page, 'link', /^Modifică: Localitatea$/);
  await types(page, /^Localitatea/, 'București 3');
  await presses(page, 'button', /^Salvează și revino$/);
  await expect(page.getByRole('heading', { name: /^Verificați răspunsurile/ })).toBeVisible();
  await expect(page.getByText('București 3')).toBeVisible();
  await tabsTo(page, 'checkbox', /^Am citit această informare/);
  await page.keyboard.press('Space');
  await presses(page, 'button', /^Trimite cererea$/);
  await expect(page.getByRole('heading', { name: 'Am primit cererea dumneavoastră' })).toBeFocused();
  await expect(page.getByText(number, { exact: true })).toBeVisible();
  await expect(page.getByText(/confirmați cu linkul din el/)).toBeVisible();

  await tabsTo(page, 'button', /^Vezi orele libere$/);
  await page.keyboard.press('Enter');
  await tabsTo(page, 'button', /\d\d:\d\d/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: /^Telefon/ })).toHaveValue(/\d/);
  await tabsTo(page, 'button', /^Confirmați programarea/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByText('Programarea este confirmată')).toBeVisible();
  await expectNoSidewaysScroll(page);
});
