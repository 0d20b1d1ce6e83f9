import { randomInt, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { openAs } from '../account/login-page.ts';
import { aNotification } from '../support/claim-story.ts';
import { expectNoSidewaysScroll } from '../support/expect-no-sideways-scroll.ts';
import { expect, test } from '../support/journey.ts';
import { outboxOf } from '../support/outbox.ts';
import { addressOfFile, ownFile } from '../support/own-claims.ts';

async function ruleDialog(page: Page, kind: string) {
  await page
    .getByRole('region', { name: 'Ce se schimbă pentru el' })
    .getByRole('button', { name: 'Adaugă regulă' })
    .click();
  await page.getByRole('menuitem', { name: kind }).click();
  return page.getByRole('dialog', { name: kind });
}

/** A set of templates with an own text for the news of a file. */
async function writeSet(page: Page, name: string) {
  await page.getByRole('button', { name: 'Set nou' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set nou' });
  await dialog.getByLabel('Numele setului').fill(name);
  await dialog.getByRole('button', { name: 'Salvează' }).click();
  await page.getByRole('list', { name }).getByRole('link', { name: 'Noutăți la dosar' }).click();
  await expect(page.getByText(`${name}, în locul textului „Noutăți la dosar”`)).toBeVisible();
  await page.getByLabel('Subiectul în română').fill(`${name}: noutăți`);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Salvează și pune în vigoare' }).click();
  await expect(page).toHaveURL(/\?template=(?!new)/);
}

/** A new customer of level A, recognised by a plate; its page stays open. */
async function addFleet(page: Page, name: string, plate: string) {
  await page.getByRole('button', { name: 'Adaugă client' }).click();
  const dialog = page.getByRole('dialog', { name: 'Adaugă client' });
  await dialog.getByLabel('Nume', { exact: true }).fill(name);
  await dialog.getByLabel('Nivel').selectOption({ label: 'Nivel A' });
  await dialog.getByRole('button', { name: 'Salvează' }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await page.getByRole('button', { name: 'Adaugă criteriu' }).click();
  const entry = page.getByRole('dialog', { name: 'Adaugă criteriu' });
  await entry.getByLabel('Fel').selectOption({ label: 'Număr auto' });
  await entry.getByLabel('Valoare').fill(plate);
  await entry.getByRole('button', { name: 'Salvează' }).click();
  await expect(entry).toBeHidden();
}

async function routeTo(page: Page, person: string) {
  const route = await ruleDialog(page, 'Cine primește munca');
  await route.getByLabel('Persoana').fill(person);
  await page.getByRole('option', { name: person }).click();
  await route.getByRole('button', { name: 'Salvează' }).click();
  await expect(page.getByText(`Activitățile noi merg la ${person}`)).toBeVisible();
}

const vehicle = (plate: string) => ({
  plate,
  plate_country: 'RO',
  brand_code: 'dacia',
  category_code: 'car' as const,
});

test('M7 R8 B6 a fleet gets rules, and a driver’s notice follows them: owner, SLA, messages and their texts, each explained', async ({
  page,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const key = randomUUID().slice(0, 8);
  const name = `Flota ${key}`;
  const contact = `daune.${key}@flota.example`;
  const plate = `B ${randomInt(100, 999)} XZW`;
  // A name alone opens no file: a number would.
  const family = `Căruță${key.replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '')}`;
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, 'calin.dobre', '/config/message-templates');

  await test.step('a set gets its own words for the news of a file', () => writeSet(page, name));
  await page.goto('/special-customers');

  await test.step('the fleet is added with its plate', () => addFleet(page, name, plate));

  await test.step('it gets rules for who works, how fast, and who is written to', async () => {
    await routeTo(page, 'Maria Stan');

    const sla = await ruleDialog(page, 'Termen intern (SLA)');
    await sla.getByRole('radio', { name: 'în ore, pentru orice activitate' }).check();
    await sla.getByLabel('Ore', { exact: true }).fill('12');
    await sla.getByRole('button', { name: 'Salvează' }).click();
    await expect(page.getByText('SLA 12 h, la orice activitate')).toBeVisible();

    await page.setViewportSize({ width: 360, height: 900 });
    const messages = await ruleDialog(page, 'Mesaje');
    await messages.getByRole('checkbox', { name: /^Niciun mesaj către șofer/ }).check();
    await messages.getByLabel('E-mailul contactului').fill(contact);
    await messages.getByLabel('Texte').selectOption({ label: name });
    await expectNoSidewaysScroll(page);
    await messages.getByRole('button', { name: 'Salvează' }).click();
    await expect(
      page.getByText(`În locul șoferului scriem la ${contact}, ${contact}; texte: ${name}`),
    ).toBeVisible();
    await expectNoSidewaysScroll(page);
  });

  await test.step('the box says what would change', async () => {
    await page.getByLabel('Număr auto', { exact: true }).fill(plate);
    await page.getByRole('button', { name: 'Probează' }).click();
    await expect(page.getByText(`Câștigă ${name}`)).toBeVisible();
    await expect(page.getByText('Ce s-ar schimba în dosar')).toBeVisible();
  });

  const { notifier } = aNotification('');
  const file = await ownFile(origin, 'maria.stan', {
    notifier: { ...notifier, last_name: family, role: 'driver', email: `sofer.${key}@example.com` },
    vehicle: vehicle(plate),
  });
  expect(file.assigned_user_name).toBe('Maria Stan');

  await test.step('the contact is written to, the driver gets the receipt alone', async () => {
    const subjects = async (address: string) =>
      (await outboxOf(origin, address)).map(({ subject }) => subject);
    expect(await subjects(contact)).toEqual([`${name}: noutăți`]);
    expect(await subjects(`sofer.${key}@example.com`)).toHaveLength(1);
  });

  await test.step('the search says for whom the file is, and by what that was recognised', async () => {
    await openAs(page, 'maria.stan', '/search');
    await page.getByRole('searchbox').fill(family);
    const hit = page.getByRole('listitem').filter({ hasText: name }).first();
    await expect(hit).toContainText(`după numărul auto ${plate.replaceAll(' ', '')}`);
    await expectNoSidewaysScroll(page);
  });

  await test.step('the file explains each rule at its badge and in its timeline', async () => {
    await page.goto(addressOfFile(file));
    await expect(page.getByText(/^SLA 12 h în loc de \d+ h:/).first()).toContainText(`${name}, nivel A`);
    await page.getByRole('button', { name: `Client special: ${name}` }).click();
    const rules = page
      .getByRole('dialog', { name: 'Client special' })
      .getByRole('region', { name: 'Ce se schimbă în acest dosar' });
    await expect(rules.getByText('Activitățile noi merg la Maria Stan')).toBeVisible();
    await expect(rules.getByText('SLA 12 h, la orice activitate')).toBeVisible();
    await expect(rules.getByText(new RegExp(`^${name}, nivel A, din`)).first()).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});
