import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { openAs } from '../account/login-page.ts';
import { expectNoSidewaysScroll } from '../support/expect-no-sideways-scroll.ts';
import { expect, test } from '../support/journey.ts';
import { outboxOf } from '../support/outbox.ts';

const words = 'Stătea la semafor și a fost lovită din spate.';

/** Goes on with Tab until the field of a label has the focus, as somebody without a mouse does. */
async function tabsTo(page: Page, label: string): Promise<void> {
  await tabsUntil(page, page.getByLabel(label, { exact: true }).first());
}

const tabsToButton = (page: Page, name: RegExp) =>
  tabsUntil(page, page.getByRole('button', { name }).first());
const tabsToLink = (page: Page, name: string) => tabsUntil(page, page.getByRole('link', { name }).first());

async function tabsUntil(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let steps = 0; steps < 90; steps += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${control.toString()}.`);
}

async function isWithoutFaults(page: Page, moment: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${moment}: ${id} ${nodes[0]?.html}`)).toEqual([]);
}

async function types(page: Page, label: string, text: string): Promise<void> {
  await tabsTo(page, label);
  await page.keyboard.type(text);
}

const letters = 'ABCDEFGHJKLMNPRSTUVWXYZ';
let plates = Date.now();

/** A plate that no other run has used: by the second at which it was asked for. */
function freshPlate(county: string): string {
  plates += 1;
  const letter = (place: number) => letters[Math.floor(plates / letters.length ** place) % letters.length];
  return `${county} ${10 + (plates % 89)} ${letter(0)}${letter(1)}${letter(2)}`;
}

const dayMilliseconds = 24 * 60 * 60 * 1000;
const asWritten = new Intl.DateTimeFormat('ro-RO', { dateStyle: 'short', timeZone: 'Europe/Bucharest' });

/** The day before today, as a clerk in Bucharest writes it. */
const yesterday = () => asWritten.format(Date.now() - dayMilliseconds);

async function opensIntake(page: Page): Promise<void> {
  await openAs(page, 'ana.ionescu', '/assignments/claim_notification/new');
  await expect(page.getByLabel('Ce s-a întâmplat, în cuvintele apelantului')).toBeVisible();
  await expect(page.getByRole('option', { name: 'CASCO', exact: true })).toBeAttached();
}

test.describe('at 1366 px', () => {
  test.use({ viewport: { width: 1366, height: 768 } });

  test('B1 R5 C31 M8 ux 44 ux 54 a clerk registers a claim of two cars by keyboard alone, under the number that was told before, asks a shop, books an hour for the caller in the same flow, and its file is open', async ({
    page,
    baseURL,
  }) => {
    const email = `raluca.${Date.now()}@example.com`;
    await opensIntake(page);
    await types(page, 'Ce s-a întâmplat, în cuvintele apelantului', words);
    await types(page, 'Nume', 'Anghel');
    await types(page, 'E-mail', email);
    // Yesterday: at night the afternoon of today has yet to come.
    await types(page, 'Data', yesterday());
    await types(page, 'Ora', 'cam 14-16');
    await tabsUntil(page, page.getByLabel(/^Județ/).first());
    await page.keyboard.type('Cluj');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Alt+3');
    await expect(page.getByLabel('Polița', { exact: true })).toBeFocused();
    await page.keyboard.type('RCA');
    await types(page, 'Număr auto', freshPlate('B'));
    await tabsUntil(page, page.getByLabel(/^Avarii, în cuvinte/));
    await page.keyboard.type('Bara spate spartă');
    await page.keyboard.press('Alt+4');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Numărul ei')).toBeFocused();
    const other = freshPlate('BV');
    await page.keyboard.type(other);
    const aside = page.getByRole('complementary', { name: 'Mai trebuie întrebat' });
    await expect(aside).toContainText('Asigurătorul RCA al celeilalte');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Nordica Asigurări');
    await expect(aside).not.toContainText('Asigurătorul RCA al celeilalte');
    await expect(page.getByText('Se poate înregistra', { exact: true })).toBeVisible();
    await expect(page.getByRole('radio', { name: /^Mai târziu/ })).toBeChecked();
    await page.keyboard.press('Alt+7');
    await page.keyboard.press('ArrowDown');
    await types(page, 'De ce acesta', 'îl vrea apelantul');
    const told = page.getByRole('main').getByText(/^DM\d{2}R\d{7}$/);
    await expect(told).toBeVisible();
    const before = await told.textContent();
    await isWithoutFaults(page, 'the claim is typed');
    await page.keyboard.press('Control+Enter');

    const heading = page.getByRole('heading', { name: /^Dosarul DM\d{2}R\d{7} este înregistrat$/ });
    await expect(heading).toBeFocused();
    const [number = ''] = /DM\d{2}R\d{7}/.exec((await heading.textContent()) ?? '') ?? [];
    expect(number).toBe(before);
    await expect(page.getByText(/^Reparația a fost cerută la /)).toBeVisible();
    await expect
      .poll(async () => (await outboxOf(baseURL ?? '', email)).map(({ subject }) => subject))
      .toEqual([`Dosarul dumneavoastră: ${number}`]);

    // The hour is offered while the caller is still on the telephone.
    await tabsToButton(page, /^Vezi orele libere$/);
    await page.keyboard.press('Enter');
    await tabsToButton(page, /\d\d:\d\d/);
    await page.keyboard.press('Enter');
    await isWithoutFaults(page, 'an hour is chosen');
    await types(page, 'Telefon mobil', '0722 418 903');
    await tabsToButton(page, /^Confirmă programarea$/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByText('Programarea este confirmată')).toBeVisible();

    await tabsToLink(page, 'Deschide dosarul');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
    await expect(page.getByText(words).first()).toBeVisible();
    await page.goto(`${page.url()}/vehicles`);
    await expect(page.getByText(other).first()).toBeVisible();
  });
});

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('B1 S19 a clerk leaves a draft, goes on from the dashboard and registers a CASCO claim', async ({
    page,
  }) => {
    const plate = freshPlate('CJ');
    await opensIntake(page);
    await page.getByLabel('Ce s-a întâmplat, în cuvintele apelantului').fill('A găsit mașina zgâriată.');
    await page.getByLabel('Nume', { exact: true }).fill('Pop');
    await page.getByLabel('Număr auto').fill(plate);
    await expect(page).toHaveURL(/\?draft=/);
    await expect(page.getByText(/^Ciornă salvată la/)).toBeVisible();
    await expectNoSidewaysScroll(page);

    await page.goto('/assignments/shortlist');
    await page.getByRole('link', { name: `${plate} · Pop` }).click();
    await expect(page.getByLabel('Număr auto')).toHaveValue(plate);
    await page.getByRole('button', { name: 'Întrebați: Telefon sau e-mail' }).click();
    await expect(page.getByLabel('Telefon').first()).toBeFocused();
    // As a telephone copies it from its contacts, with marks of direction that nobody sees.
    await page.keyboard.insertText('\u202a+40 (0)722 123 456\u202c');
    await page.getByLabel('Polița', { exact: true }).selectOption({ label: 'CASCO' });
    await page.getByRole('button', { name: 'Înregistrează' }).click();
    await expect(
      page.getByRole('heading', { name: /^Dosarul DM\d{2}C\d{7} este înregistrat$/ }),
    ).toBeVisible();
    await expectNoSidewaysScroll(page);

    await page.goto('/assignments/shortlist');
    await expect(page.getByRole('link', { name: 'Daună nouă' }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: `${plate} · Pop` })).toHaveCount(0);
  });
});
