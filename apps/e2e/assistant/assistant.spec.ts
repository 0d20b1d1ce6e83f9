import type { Page } from '@playwright/test';
import { openAs } from '../account/login-page.ts';
import { expect, test } from '../support/journey.ts';
import { addressOfFile, ownFile } from '../support/own-claims.ts';

const button = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Asistent', exact: true });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Asistent' });
const field = (page: Page) => panel(page).getByRole('textbox', { name: 'Întrebarea dumneavoastră' });
const told = (page: Page, words: string) => panel(page).getByText(words, { exact: true });

async function opensPanel(page: Page): Promise<void> {
  await button(page).click();
  await expect(field(page)).toBeFocused();
}

/** Asks, and waits for the answer. */
async function asks(page: Page, question: string): Promise<void> {
  await expect(panel(page).getByRole('log')).toHaveAttribute('aria-busy', 'false');
  await field(page).fill(question);
  await field(page).press('Enter');
  await expect(panel(page).getByText(question, { exact: true }).last()).toBeVisible();
  await expect(told(page, 'Asistentul a răspuns.')).toBeAttached();
}

test('S6 B8 C32 C33 C34 T4 K8 ux 98 ux 99 ux 100 ux 102 ux 103 a question without diacritics is answered without a model and leads to its source, for those who have the assistant', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, 'ana.ionescu');
  await test.step('it opens by its button, and gives the focus back', async () => {
    await opensPanel(page);
    expect(await panel(page).boundingBox()).toMatchObject({ width: 400, height: 400 });
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
    await page.keyboard.press('Control+j');
    await expect(field(page)).toBeFocused();
  });

  await test.step('nothing empty is sent, and a line can be begun', async () => {
    const send = panel(page).getByRole('button', { name: 'Trimite' });
    await expect(send).toBeDisabled();
    await field(page).fill('   ');
    await expect(send).toBeDisabled();
    await field(page).fill('cum cer concediu');
    await field(page).press('Shift+Enter');
    await expect(field(page)).toHaveValue('cum cer concediu\n');
    await field(page).fill('');
  });

  await test.step('on a phone it is as wide as the screen, and the answer says where it is from', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(async () => (await panel(page).boundingBox())?.width).toBe(360);
    await asks(page, 'cum cer concediu de odihna');
    await expect(panel(page).getByText(/^Fără model, din dosar și din ajutor/)).toBeVisible();
    await expect(panel(page).getByRole('log').locator('time').first()).toHaveText(
      /^\d\d\.\d\d\.\d{4} \d\d:\d\d$/,
    );
    await expect(panel(page).getByRole('log')).toHaveAttribute('aria-live', 'off');
    await panel(page).getByRole('list', { name: 'Surse' }).getByRole('link').first().click();
    await expect(page.getByRole('dialog', { name: /^Absențe/ })).toBeVisible();
    await expect(page).toHaveURL(/[?&]help=/);
  });

  await test.step('who has not the assistant sees no button, and a configurator decides who has it', () =>
    switchesForOwnRole(page));
});

async function switchesForOwnRole(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, 'calin.dobre');
  await expect(
    page.getByRole('banner').getByRole('button', { name: /^Meniul utilizatorului/ }),
  ).toBeVisible();
  await expect(button(page)).toHaveCount(0);
  await page.goto('/config/assistant');
  const own = page.getByRole('checkbox', { name: 'Configuratorii organizației' });
  await expect(own).not.toBeChecked();
  await own.check();
  await page.getByRole('button', { name: 'Salvează' }).click();
  await expect(button(page)).toBeVisible();
  await own.uncheck();
  await page.getByRole('button', { name: 'Salvează' }).click();
  await expect(button(page)).toHaveCount(0);
}

test('B8 T4 C35 a file is summarised with its sources, and a note is added only once it is confirmed', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const row = await ownFile(baseURL ?? '', 'ana.ionescu');
  const address = addressOfFile(row);
  await openAs(page, 'ana.ionescu', address);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(row.claim_file_no);
  await opensPanel(page);
  await expect(panel(page).getByText(row.claim_file_no).first()).toBeVisible();

  await test.step('each sentence leads into the file', async () => {
    // What was asked before gives way to a new conversation, which offers its first questions.
    const anew = panel(page).getByRole('button', { name: 'Discuție nouă' });
    await expect(panel(page).getByText(/^Bună!/)).toBeAttached();
    if (await anew.isEnabled()) await anew.click();
    await panel(page).getByRole('button', { name: 'Rezumă dosarul' }).click();
    await expect(told(page, 'Asistentul a răspuns.')).toBeAttached();
    const source = panel(page)
      .getByRole('link', { name: /^Sursa 1/ })
      .first();
    await expect(source).toHaveAttribute('href', new RegExp(row.claim_file_no));
  });

  const words = 'De sunat la service';
  await test.step('a proposal that is refused changes nothing', async () => {
    await asks(page, `Adaugă o notă: ${words} nu`);
    await panel(page).getByRole('button', { name: 'Refuză' }).last().click();
    await expect(panel(page).getByText('Refuzată, nu s-a făcut nimic').last()).toBeVisible();
  });
  await test.step('a proposal that is confirmed is in the file', async () => {
    await asks(page, `Adaugă o notă: ${words} da`);
    await panel(page).getByRole('button', { name: 'Confirmă', exact: true }).last().click();
    await expect(panel(page).getByText('Făcut', { exact: true }).last()).toBeVisible();
    await panel(page).getByRole('button', { name: 'Închide' }).click();
    const story = page.getByRole('main');
    await expect(story.getByText(`${words} da`).first()).toBeVisible();
    await expect(story.getByText(`${words} nu`)).toHaveCount(0);
  });
});
