import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { openAs } from '../account/login-page.ts';
import {
  addsPhotos,
  choosesPolicy,
  describesVehicle,
  opensClaimNotification,
  saysWhenAndWhere,
  saysWhoReports,
  sendsClaim,
  tellsWhatHappened,
  type Claimant,
} from '../support/claimant.ts';
import { cameraPhoto } from '../support/camera-photo.ts';
import { expectNoSidewaysScroll } from '../support/expect-no-sideways-scroll.ts';
import { expect, test, watchRefusals } from '../support/journey.ts';
import { ibanOf } from '../support/own-claims.ts';
import { outboxOf } from '../support/outbox.ts';

const description = 'Am fost lovit în parcare, aripa este îndoită.';

test('B14 M4 R4 R12 one claim goes from the notice of a guest to its last payment', async ({
  page,
  browser,
  baseURL,
  refusals,
}) => {
  test.setTimeout(300_000);
  const staffOrigin = baseURL ?? '';
  await page.setViewportSize({ width: 360, height: 800 });
  const claimant: Claimant = { page, email: `ioana.plata.${randomUUID().slice(0, 8)}@example.com` };
  const claimFileNo = await test.step('the claimant reports an accident on a phone', () => reports(claimant));
  await test.step('and confirms the e-mail address', () => confirms(claimant, staffOrigin));

  const ana = await colleague(browser, refusals, 'ana.ionescu');
  await test.step('Ana accepts the notice', async () => {
    await findsFile(ana, claimFileNo);
    await takesStep(ana, 'Începe verificarea');
    await takesStep(ana, 'Acceptă și deschide dosarul');
  });
  await test.step('goes on with what comes next, and brings the claim to its valuation', async () => {
    await expect(ana.getByText('Această activitate este încheiată.')).toBeVisible();
    const next = ana.getByText(/^Urmează: Instrumentare dosar – /).locator('xpath=..');
    await next.getByRole('button', { name: 'Preiau eu' }).click();
    await expect(next).toContainText('dumneavoastră');
    await next.getByRole('link', { name: 'Continuă' }).click();
    await takesStep(ana, 'Deschide dosarul');
    await takesStep(ana, 'Trece la evaluare');
  });
  await test.step('she reckons an offer above her limit, and asks for approval', async () => {
    await opensMoney(ana);
    await reckons(ana);
    await expect(ana.getByText('peste limita dumneavoastră')).toBeVisible();
    await ana.getByRole('button', { name: 'Cere aprobarea' }).click();
    const dialog = ana.getByRole('dialog', { name: 'Cere aprobarea' });
    await dialog.getByLabel('Ce trebuie să știe cine decide?').fill('Devizul este agreat cu service-ul.');
    await dialog.getByRole('button', { name: 'Cere aprobarea' }).click();
    await expect(dialog).toBeHidden();
    await expect(ana.getByText('Așteaptă aprobarea', { exact: true }).first()).toBeVisible();
  });

  const maria = await colleague(browser, refusals, 'maria.stan');
  await test.step('Maria approves it', () => approves(maria, claimFileNo, /Ofertă/));
  await test.step('Ana sees what leaves, and sends it', async () => {
    await ana.getByRole('button', { name: 'Trimite oferta' }).click();
    const dialog = ana.getByRole('dialog', { name: 'Trimite oferta' });
    await expect(dialog.getByText(claimant.email)).toBeVisible();
    await expect(dialog.getByText('9.000,00').first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Trimite oferta' }).click();
    await expect(ana.getByText('Trimisă', { exact: true }).first()).toBeVisible();
  });

  await test.step('the claimant accepts it on the phone', async () => {
    await page.goto(await offerLink(staffOrigin, claimant.email));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vă oferim 9.000,00 lei');
    await expectNoSidewaysScroll(page);
    // Of this claim alone: what was ordered to one account counts together.
    await page.getByLabel('Contul în care plătim (IBAN)').fill(ibanOf(claimFileNo));
    await page.getByRole('button', { name: 'Accept oferta' }).click();
    await expect(page.getByText('Ați acceptat oferta')).toBeVisible();
  });

  await test.step('Ana keeps the sum ready and orders the payment, which Maria approves', async () => {
    // The answer comes to her open page by itself; before it is there, her window would be about the sums of before.
    await expect(ana.getByRole('button', { name: 'Ordonă plata' })).toBeVisible();
    await ana.getByRole('button', { name: 'Schimbă, cu motiv' }).first().click();
    const reserve = ana.getByRole('dialog', { name: 'Schimbă rezerva' });
    await reserve.getByLabel('Sumă, lei').fill('9.000,00');
    await reserve.getByLabel('Motiv').fill('Ofertă acceptată');
    await reserve.getByRole('button', { name: 'Salvează' }).click();
    await expect(reserve).toBeHidden();
    await ana.getByRole('button', { name: 'Ordonă plata' }).click();
    const ordering = ana.getByRole('dialog', { name: 'Ordonă plata' });
    await ordering.getByRole('button', { name: 'Ordonă plata' }).click();
    // The dialog says "așteaptă aprobarea" too: only once it has closed is the order stored.
    await expect(ordering).toBeHidden();
    await expect(ana.getByText('Așteaptă aprobarea', { exact: true }).first()).toBeVisible();
    await approves(maria, claimFileNo, /Plată/);
  });
  await test.step('Irina of finance records the payment: the claim is paid', async () => {
    const irina = await colleague(browser, refusals, 'irina.neagu');
    await findsFile(irina, claimFileNo);
    await opensMoney(irina);
    await irina.getByRole('button', { name: 'Înregistrează plata' }).click();
    await irina
      .getByRole('dialog', { name: 'Înregistrează o plată' })
      .getByRole('button', { name: 'Înregistrează' })
      .click();
    await expect(irina.getByText('9.000,00 lei din 9.000,00 lei plătiți')).toBeVisible();
  });
  await test.step('which the page of Ana shows by itself', async () => {
    await expect(ana.getByText('9.000,00 lei din 9.000,00 lei plătiți')).toBeVisible();
    await expect(ana.getByText('Plătit', { exact: true }).first()).toBeVisible();
  });
});

async function reports(claimant: Claimant): Promise<string> {
  await opensClaimNotification(claimant);
  await tellsWhatHappened(claimant, description);
  await saysWhoReports(claimant);
  await choosesPolicy(claimant);
  await saysWhenAndWhere(claimant);
  await describesVehicle(claimant, 'cj 88-pla');
  await addsPhotos(claimant, [
    await cameraPhoto(claimant.page, 'aripa.jpg'),
    await cameraPhoto(claimant.page, 'bara.jpg'),
  ]);
  return sendsClaim(claimant);
}

async function confirms({ page, email }: Claimant, staffOrigin: string) {
  const messages = await outboxOf(staffOrigin, email);
  const link = messages.map(({ body }) => /\S+\/contact-confirmation\/\S+/.exec(body)?.[0]).find(Boolean);
  if (link === undefined) throw new Error('No message carries a confirmation link.');
  await page.goto(link);
  await page.getByRole('button', { name: 'Da, îmi aparține' }).click();
  await expect(page.getByRole('heading', { name: 'Datele de contact sunt confirmate' })).toBeVisible();
}

/** A colleague at a desk. */
async function colleague(browser: Browser, refusals: string[], username: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'ro-RO', viewport: { width: 1440, height: 900 } });
  watchRefusals(context, refusals);
  const page = await context.newPage();
  await openAs(page, username);
  return page;
}

/** Finds a claim by its number, as people do. */
async function findsFile(page: Page, claimFileNo: string) {
  await page.keyboard.press('/');
  await page.getByRole('searchbox', { name: 'Ce căutați?' }).fill(claimFileNo);
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(claimFileNo) })).toBeVisible();
}

async function opensMoney(page: Page) {
  await page.getByRole('navigation', { name: 'Secțiuni' }).getByRole('link', { name: /^Bani/ }).click();
}

/** Takes a step that the claimant sees: its window says first what it does. */
async function takesStep(page: Page, name: string) {
  const step = page.getByRole('region', { name: 'Pasul următor' }).getByRole('button', { name });
  await step.click();
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByRole('button', { name }).click();
  await expect(dialog).toBeHidden();
  await expect(step).toBeHidden();
}

async function reckons(page: Page) {
  await page.getByRole('button', { name: 'Calculează oferta' }).click();
  const dialog = page.getByRole('dialog', { name: 'Calculează oferta' });
  await dialog.getByLabel('Cum s-a calculat').fill('deviz agreat');
  await dialog.getByLabel('Sumă, lei').fill('9.000,00');
  await dialog.getByLabel('De ce fără notă închisă?').selectOption('Reparație plătită pe factură');
  await dialog.getByLabel('Motivul, în cuvinte').fill('Factura este la dosar');
  await dialog.getByRole('button', { name: 'Salvează oferta' }).click();
  await expect(page.getByText('În calcul').first()).toBeVisible();
}

async function approves(page: Page, claimFileNo: string, kind: RegExp) {
  await page.goto('/manager-area/approvals');
  await page
    .getByRole('row', { name: new RegExp(claimFileNo) })
    .filter({ hasText: kind })
    .first()
    .click();
  await page
    .getByRole('button', { name: /^Aprobă/ })
    .first()
    .click();
  await expect(page.getByText('Aprobat.').first()).toBeVisible();
}

/** The newest link of an offer that the claimant got. */
async function offerLink(staffOrigin: string, email: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const messages = await outboxOf(staffOrigin, email);
      link = messages.map(({ body }) => /\S+\/workflow\/guest\/offer\/[\w-]+/.exec(body)?.[0]).find(Boolean);
      return link;
    }, 'a message with the link of an offer')
    .toBeDefined();
  return link ?? '';
}
