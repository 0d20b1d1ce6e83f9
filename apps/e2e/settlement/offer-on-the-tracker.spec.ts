import { formatLocalDate } from '@dosar/kernel/dates';
import { localDateOf } from '@dosar/kernel/zone';
import { signedIn } from '../support/caller.ts';
import { photo } from '../support/claim-story.ts';
import { opensTracker } from '../support/claimant.ts';
import { presses } from '../support/by-keyboard.ts';
import { expectNoSidewaysScroll } from '../support/expect-no-sideways-scroll.ts';
import { expectReadable } from '../support/expect-readable.ts';
import { expect, test } from '../support/journey.ts';
import { outboxOf } from '../support/outbox.ts';
import { ibanOf } from '../support/own-claims.ts';
import { changeMoney, moneyOf, offeredClaim } from './offer-story.ts';

const estimate = { name: 'deviz propriu.png', mimeType: 'image/png', buffer: photo };

test.use({ viewport: { width: 360, height: 800 } });

test('R14 R12 X9 a claimant contests an offer on the tracker with an estimate of their own, then accepts it and sees it paid', async ({
  page,
  baseURL,
  trackerOrigin,
}) => {
  const staffOrigin = baseURL ?? '';
  const ana = await signedIn(staffOrigin, 'ana.ionescu');
  const claim = await offeredClaim(staffOrigin, ana);
  const address = `${trackerOrigin}/status/${claim.claimFileNo}?org_code=demo`;
  const offer = page.getByRole('region', { name: 'Oferta noastră' });

  // A browser without a window has refused beforehand: this one has not, and whatever asks it leaves a mark behind.
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'default' });
    Notification.requestPermission = () => {
      document.documentElement.dataset['asked'] = 'yes';
      return Promise.resolve('default');
    };
  });

  await test.step('the link of the message opens it on a page of its own', async () => {
    const links = (await outboxOf(staffOrigin, claim.email)).map(
      ({ body }) => /\/workflow\/guest\/offer\/[\w-]+/.exec(body)?.[0],
    );
    await page.goto(staffOrigin + links.find(Boolean));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vă oferim 5.000,00 lei');
    await expectReadable(page, 'offer');
    await presses(page, 'button', /^Accept oferta$/);
    await expect(page.getByText('IBAN-ul nu este valid.')).toBeVisible();
  });
  await test.step('the offer stands in the opened case, with its lines and its letter', async () => {
    await opensTracker({ page, email: claim.email }, staffOrigin, address);
    await expect(offer.getByText('Vă oferim 5.000,00 lei')).toBeVisible();
    await offer.getByRole('button', { name: 'De unde vine suma' }).click();
    await expect(offer.getByText('deviz agreat')).toBeVisible();
    const saved = page.waitForEvent('download');
    await offer.getByRole('button', { name: 'Salvați oferta ca PDF' }).click();
    expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);
    await expectNoSidewaysScroll(page);
  });
  await test.step('notices on this device are offered with a reason, and nobody is asked before the button', async () => {
    const button = page.getByRole('button', { name: 'Anunțați-mă pe acest dispozitiv' });
    await button.scrollIntoViewIfNeeded();
    await expect(page.getByText(/^Când dosarul are o noutate/)).toBeVisible();
    await expect(page.locator('html[data-asked]')).toHaveCount(0);
    await button.click();
    await expect(page.locator('html[data-asked]')).toHaveCount(1);
    await expect(page.getByText(/^Încă nu ați ales nimic/)).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
  await test.step('the claimant does not agree and sends an own estimate along', async () => {
    await offer.getByRole('button', { name: 'Nu sunt de acord' }).click();
    await offer.getByRole('button', { name: 'Trimiteți contestația' }).click();
    await expect(offer.getByText('Alegeți cel puțin una.')).toBeVisible();
    await offer.getByLabel('Lipsește o avarie').check();
    await offer.getByLabel('Spuneți pe scurt de ce').fill('Lipsește farul din stânga.');
    await expect(offer.getByText('cel mult 10 fișiere, fiecare de până la 25 MB')).toBeVisible();
    const file = offer.locator('input[type=file]');
    await file.setInputFiles({ name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('farul') });
    await expect(offer.getByText('Se pot trimite doar fotografii și fișiere PDF.')).toBeVisible();
    await file.setInputFiles(estimate);
    await expect(offer.getByText('Adăugat')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await offer.getByRole('button', { name: 'Trimiteți contestația' }).click();
    await expect(offer.getByText(`Trimise odată cu ea: ${estimate.name}.`)).toBeVisible();
  });
  await test.step('Ana sees the estimate at the objection', async () => {
    const [contested] = (await moneyOf(ana, claim.assignmentId)).offers;
    expect(contested).toMatchObject({
      state: 'contested',
      contest_documents: [{ file_name: estimate.name }],
    });
  });
  await test.step('the claimant accepts after all', async () => {
    const another = offer.getByRole('button', { name: 'Alt cont' });
    const account = offer.getByLabel('Contul în care plătim (IBAN)');
    await expect(another.or(account)).toBeVisible();
    if (await another.isVisible()) await another.click();
    await account.fill('RO49 AAAA 1B31 0075 9384 0001');
    await offer.getByRole('button', { name: 'Accept oferta' }).click();
    await expect(offer.getByText('Acesta nu este un IBAN valabil.')).toBeVisible();
    await account.fill(ibanOf(claim.claimFileNo));
    await offer.getByRole('button', { name: 'Accept oferta' }).click();
    await expect(offer.getByText('Ați acceptat oferta')).toBeVisible();
    await expect(page.getByText('Termen legal: plătim până').first()).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
  await test.step('once it is paid, the case says how much and when', async () => {
    const today = localDateOf(new Date());
    await changeMoney(ana, claim.assignmentId, `changeReserve/${claim.assignmentId}`, {
      coverage_code: 'vehicle',
      amount_bani: 600_000,
      reason: 'Ofertă acceptată',
    });
    const { orders } = await changeMoney(ana, claim.assignmentId, `orderPayment/${claim.offerId}`, {});
    const irina = await signedIn(staffOrigin, 'irina.neagu');
    await changeMoney(irina, claim.assignmentId, `recordPayment/${orders[0]?.payment_order_id}`, {
      amount_bani: 500_000,
      paid_on: today,
    });
    await page.reload();
    await expect(offer.getByText(`Pe ${formatLocalDate(today)} v-am plătit 5.000,00 lei.`)).toBeVisible();
  });
});
