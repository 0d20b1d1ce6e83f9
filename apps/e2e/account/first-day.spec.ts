import { hostname } from 'node:os';
import type { Browser, Page } from '@playwright/test';
import { callerOf } from '../support/caller.ts';
import {
  addsPhoto,
  choosesPolicy,
  describesVehicle,
  opensClaimNotification,
  saysWhenAndWhere,
  saysWhoReports,
  sendsClaim,
  tellsWhatHappened,
} from '../support/claimant.ts';
import { expect, test } from '../support/journey.ts';
import { opensFromWorklist } from '../support/handler.ts';
import { outboxOf } from '../support/outbox.ts';
import { launchProduct, newDataFolder, startProduct, type Product } from '../support/product.ts';

const password = 'Patru mere verzi, 88';
const people = [
  { name: 'Ana Pop', username: 'ana.pop', role: 'Inspector de daune', team: 'Daune' },
  { name: 'Mihai Sas', username: 'mihai.sas', role: 'Manager daune', team: 'Daune' },
  { name: 'Elena Rus', username: 'elena.rus', role: 'Inspector constatări', team: 'Constatări' },
  {
    name: 'Vlad Mureșan',
    username: 'vlad.muresan',
    role: 'Coordonator unități de constatare',
    team: 'Constatări',
  },
  { name: 'Doina Tătar', username: 'doina.tatar', role: 'Plăți', team: 'Daune' },
] as const;
type Person = (typeof people)[number];
const emailOf = ({ username }: Pick<Person, 'username'>) => `${username}@example.com`;

test('T1 M3 R8 E2 an insurer begins on an empty database and handles its first claim on the same day', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  const folder = await newDataFolder();
  const product = await startProduct({
    dataDir: folder.dataDir,
    staffPort: 4420,
    trackerPort: 4421,
    settings: { DEMO: '0' },
  });
  const origin = product.staffOrigin;
  try {
    await test.step('a second start on the same data folder refuses with the name of the holder and harms nobody', () =>
      refusesSecondStart(folder.dataDir, product));
    await test.step('the installation is set up with the code that the server printed', () =>
      setsUp(page, product));
    await test.step('the dashboard says what is missing before the first claim', async () => {
      const list = page.getByRole('region', { name: 'Până la primul dosar' });
      await expect(list.getByRole('listitem').filter({ hasText: 'Oameni' })).toContainText('Lipsește');
      await list.getByRole('link', { name: 'Deschide: Oameni' }).click();
    });
    await test.step('five people are invited, each with a role and a team', async () => {
      for (const person of people) await invites(page, person);
    });
    const own: Record<string, Page> = {};
    await test.step('each chooses a password by the link of the e-mail', async () => {
      for (const person of people) own[person.username] = await arrives(browser, origin, person);
    });
    await test.step('the administrator makes a team and puts a template in force', async () => {
      await makesTeam(page, origin);
      await writesTemplate(page, origin);
    });
    await test.step('the coordinator opens a place', () => opensPlace(pageOf(own, 'vlad.muresan'), origin));
    await test.step('what is done has ticked itself', async () => {
      await page.goto(`${origin}/assignments/shortlist`);
      const list = page.getByRole('region', { name: 'Până la primul dosar' });
      for (const line of ['Oameni', 'Roluri', 'Echipe', 'Reguli legale'])
        await expect(list.getByRole('listitem').filter({ hasText: line }).first()).toContainText('Gata');
    });
    const claimFileNo = await test.step('somebody reports an accident', () =>
      reportsAccident(browser, origin));
    expect(claimFileNo).toMatch(/^NV\d\dR0000001$/);
    await test.step('the handler sees the notice and begins with it', async () => {
      const handler = pageOf(own, 'ana.pop');
      await opensFromWorklist(handler, claimFileNo, 'Avizare de daună');
      const steps = handler.getByRole('region', { name: 'Pasul următor' });
      await steps.getByRole('button', { name: 'Începe verificarea' }).click();
      await handler.getByRole('dialog').getByRole('button', { name: 'Începe verificarea' }).click();
      await expect(handler.getByRole('list', { name: 'Istoric' })).toContainText('Stare nouă:');
    });
    await test.step('what a new insurer has on its menu opens', async () => {
      const manager = pageOf(own, 'mihai.sas');
      for (const address of ['/manager-area', '/reports', '/time-off/replacements']) {
        await manager.goto(`${origin}${address}`);
        await expect(manager.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(manager).toHaveURL(new RegExp(address));
      }
    });
  } finally {
    await product.stop();
    await folder.remove();
  }
});

function pageOf(pages: Record<string, Page>, username: Person['username']): Page {
  const page = pages[username];
  if (page === undefined) throw new Error(`${username} has not arrived.`);
  return page;
}

async function refusesSecondStart(dataDir: string, first: Product) {
  const second = launchProduct({
    dataDir,
    staffPort: 4414,
    trackerPort: 4415,
    // As `npm start` runs it, which builds the pages once it has the data folder for itself.
    program: 'tools/start/src/start.ts',
  });
  expect(await second.exitCode()).not.toBe(0);
  expect(second.output()).toContain(hostname());
  expect(second.output()).not.toContain('Building the apps');
  expect(await callerOf(first.staffOrigin).get('/api/health/ready')).toBeTruthy();
}

async function setsUp(page: Page, product: Product) {
  const code = /Code +(\S{4}(?:-\S{4}){3})/.exec(product.output())?.[1] ?? '';
  await page.goto(`${product.staffOrigin}/login`);
  await expect(page).toHaveURL(/\/setup$/);
  await page.getByLabel('Codul de instalare').fill(code);
  const machine = page.getByRole('region', { name: 'Mașina pe care rulează' });
  await expect(machine).toContainText(/Baza de date\s*PostgreSQL 1[5-9]/);
  await expect(page.getByText('Codul e bun.')).toBeVisible();
  await page.getByLabel('Denumire legală').fill('Nord-Vest Asigurări SA');
  await page.getByLabel('CUI', { exact: true }).fill('RO 14399840');
  await page.getByLabel('Nume scurt').fill('Nord-Vest');
  await page.getByLabel('Codul din adrese').fill('nord-vest');
  await page.getByLabel('Prefixul dosarelor').fill('NV');
  await page.getByLabel('Culoarea principală').selectOption({ label: 'Turcoaz' });
  await page.getByLabel('Nume', { exact: true }).fill('Simona Crișan');
  await page.getByLabel('E-mail', { exact: true }).fill('simona.crisan@example.com');
  await page.getByLabel('Utilizator', { exact: true }).fill('simona.crisan');
  await page.getByLabel('Parolă', { exact: true }).fill(password);
  await expect(page.getByText(/^NV\d\dR0000001$/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Pornește' }).click();
  await expect(page).toHaveURL(/\/assignments\/shortlist/);
}

async function invites(page: Page, person: Person) {
  await page.getByRole('button', { name: 'Invită' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invită' });
  await dialog.getByLabel('Nume complet').fill(person.name);
  await dialog.getByLabel('E-mail').fill(emailOf(person));
  await dialog.getByLabel('Utilizator').fill(person.username);
  await dialog.getByLabel('Echipă').selectOption({ label: person.team });
  await dialog.getByRole('checkbox', { name: person.role, exact: true }).check();
  await dialog.getByRole('button', { name: 'Trimite invitația' }).click();
  await expect(dialog).toBeHidden();
}

async function arrives(browser: Browser, origin: string, person: Person): Promise<Page> {
  const [sent] = await outboxOf(origin, emailOf(person));
  const link = /https?:\S+\/invitation\/[\w-]+/.exec(sent?.body ?? '')?.[0] ?? '';
  const context = await browser.newContext({ baseURL: origin, locale: 'ro-RO' });
  const page = await context.newPage();
  await page.goto(new URL(link).pathname);
  await page.getByRole('button', { name: 'Alege o parolă' }).click();
  await page.getByLabel('Parola nouă', { exact: true }).fill(password);
  await page.getByLabel('Parola nouă, încă o dată', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Salvează și continuă' }).click();
  await expect(page).toHaveURL(/\/assignments\//);
  return page;
}

async function makesTeam(page: Page, origin: string) {
  await page.goto(`${origin}/config/teams`);
  await page.getByRole('button', { name: 'Echipă nouă' }).click();
  const dialog = page.getByRole('dialog', { name: 'Echipă nouă' });
  await dialog.getByLabel('Numele în română').fill('Daune Cluj');
  await dialog.getByLabel('Numele în engleză').fill('Claims Cluj');
  await dialog.getByRole('button', { name: 'Salvează' }).click();
  await expect(page.getByRole('heading', { name: /^Daune Cluj/ })).toBeVisible();
}

async function writesTemplate(page: Page, origin: string) {
  await page.goto(`${origin}/config/message-templates`);
  await page.getByRole('button', { name: 'Șablon nou' }).click();
  await page.getByLabel('Numele în română').fill('Acte lipsă');
  await page.getByLabel('Numele în engleză').fill('Missing papers');
  await page.getByLabel('SMS în română').fill('Ne mai trebuie talonul. Va multumim.');
  await page.getByLabel('SMS în engleză').fill('We still need the registration papers. Thank you.');
  await page.getByRole('button', { name: 'Salvează și pune în vigoare' }).click();
  await expect(page.getByText('Versiunea 1 e în vigoare.')).toBeVisible();
}

async function opensPlace(page: Page, origin: string) {
  await page.goto(`${origin}/config/appointment-locations`);
  await page
    .getByRole('link', { name: 'Loc nou' })
    .or(page.getByRole('button', { name: 'Loc nou' }))
    .first()
    .click();
  await page.getByLabel('Nume', { exact: true }).fill('Cluj, Fabricii');
  await page.getByLabel('Județ').selectOption({ label: 'Cluj' });
  await page.getByLabel('Localitate').fill('Cluj-Napoca');
  await page.getByLabel('Adresă', { exact: true }).fill('Strada Fabricii 12');
  await page.getByLabel('luni', { exact: true }).fill('08:00–16:00');
  await page.getByRole('button', { name: 'Salvează' }).click();
  await expect(page.getByText('Locul este salvat')).toBeVisible();
}

async function reportsAccident(browser: Browser, origin: string): Promise<string> {
  const context = await browser.newContext({ baseURL: origin, locale: 'ro-RO' });
  const claimant = { page: await context.newPage(), email: 'ioana.munteanu@example.com' };
  await opensClaimNotification(claimant, 'nord-vest');
  await tellsWhatHappened(claimant, 'M-a lovit din spate la semafor, bara este crăpată.');
  await saysWhoReports(claimant);
  await choosesPolicy(claimant);
  await saysWhenAndWhere(claimant);
  await describesVehicle(claimant, 'CJ 12 ABC');
  await addsPhoto(claimant, 'bara-spate.png');
  return sendsClaim(claimant);
}
