import type { Page } from '@playwright/test';
import { openAs } from '../account/login-page.ts';
import { presses } from '../support/by-keyboard.ts';
import { expectReadable } from '../support/expect-readable.ts';
import { expect, test } from '../support/journey.ts';
import {
  addsPhoto,
  choosesPolicy,
  describesVehicle,
  opensClaimNotification,
  opensTracker,
  saysWhenAndWhere,
  saysWhoReports,
  sendsClaim,
  tellsWhatHappened,
  type Claimant,
} from '../support/claimant.ts';
import { opensFromWorklist } from '../support/handler.ts';
import { outboxOf } from '../support/outbox.ts';

const description = 'M-a lovit din spate la semafor, bara este crăpată.';

test('R4 R13 R14 R15 S12 S16 T10 C3 a claim is reported, worked on, followed, printed and its contact confirmed', async ({
  browser,
  page,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const staffOrigin = baseURL ?? '';
  const claimant: Claimant = { page, email: `ioana.${Date.now()}@example.com` };
  const handler = await (await browser.newContext({ locale: 'ro-RO' })).newPage();

  const claimFileNo = await test.step('the claimant reports an accident, nothing is lost on reload', () =>
    reportsAccident(claimant));
  const trackerUrl = await trackerLink(page);

  await test.step('Ana finds the claim, reads it, writes a note and moves it on', async () => {
    await openAs(handler, 'ana.ionescu');
    await opensFromWorklist(handler, claimFileNo, 'Avizare de daună');
    await expect(handler.getByText(description).first()).toBeVisible();
    const shown = handler.getByRole('link', { name: 'bara-spate.png' }).locator('img');
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await handler.getByLabel('Notă internă').fill('Am verificat pozele.');
    await handler.getByRole('button', { name: 'Adaugă nota' }).click();
    await expect(handler.getByRole('list', { name: 'Istoric' })).toContainText('Am verificat pozele.');
    await movesOn(handler);
  });

  await test.step('the claimant follows the case on the tracker', async () => {
    await opensTracker(claimant, staffOrigin, trackerUrl);
    await expect(page.getByText('Verificăm datele dosarului')).toBeVisible();
    await expect(page.getByText('Programarea constatării')).toBeVisible();
  });

  await test.step('the timeline prints itself and closes', () => printsTimeline(handler));

  await test.step('the link in the message confirms the contact', async () => {
    const messages = await outboxOf(staffOrigin, claimant.email);
    const link = messages.map(({ body }) => /\S+\/contact-confirmation\/\S+/.exec(body)?.[0]).find(Boolean);
    if (link === undefined) throw new Error('No message carries a confirmation link.');
    await page.goto(link);
    await expect(page.getByRole('button', { name: 'Da, îmi aparține' })).toBeVisible();
    await expectReadable(page, 'contact-confirmation');
    await presses(page, 'button', /^Da, îmi aparține$/);
    await expect(page.getByRole('heading', { name: 'Datele de contact sunt confirmate' })).toBeVisible();
    await expectReadable(page, 'contact-confirmed');
    await expect(page.getByRole('banner')).toContainText('Asigurarea Demo');
  });
});

async function reportsAccident(claimant: Claimant): Promise<string> {
  await opensClaimNotification(claimant);
  await tellsWhatHappened(claimant, description);
  await saysWhoReports(claimant);
  await choosesPolicy(claimant);
  await saysWhenAndWhere(claimant);
  await describesVehicle(claimant, 'cj 12-abc');
  await addsPhoto(claimant, 'bara-spate.png');
  await claimant.page.reload();
  await expect(claimant.page.getByText('1 fotografie încărcată')).toBeVisible();
  return sendsClaim(claimant);
}

async function trackerLink(page: Page): Promise<string> {
  const link = await page.getByRole('link', { name: 'Urmăriți dosarul' }).getAttribute('href');
  if (link === null) throw new Error('The finish page has no link to the tracker.');
  return link;
}

/** Begins the review; the status, the timeline and the tracker follow. */
async function movesOn(handler: Page) {
  const steps = handler.getByRole('region', { name: 'Pasul următor' });
  await steps.getByRole('button', { name: 'Începe verificarea' }).click();
  await handler.getByRole('dialog').getByRole('button', { name: 'Începe verificarea' }).click();
  await expect(handler.getByRole('list', { name: 'Istoric' })).toContainText('Stare nouă:');
}

async function printsTimeline(handler: Page) {
  const printing = handler.context().waitForEvent('page');
  const address = await handler.getByRole('link', { name: /Tipărește istoricul/ }).getAttribute('href');
  // What a person sees is the browser's own dialog; the page tells when it would open.
  await handler.context().addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
  });
  await handler.evaluate((url) => window.open(url), (address ?? '').replace('?preview=1', ''));
  const print = await printing;
  await print.waitForEvent('close');
  expect(print.isClosed()).toBe(true);
}
