import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { openAs } from '../account/login-page.ts';
import {
  choosesPolicy,
  describesVehicle,
  opensClaimNotification,
  saysWhenAndWhere,
  saysWhoReports,
  sendsClaim,
  tellsWhatHappened,
} from '../support/claimant.ts';
import { expectNoSidewaysScroll } from '../support/expect-no-sideways-scroll.ts';
import { opensFromWorklist } from '../support/handler.ts';
import { expect, test, watchRefusals } from '../support/journey.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

test.use(phone);

const isAt = (page: Page, heading: string) =>
  expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
const taps = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).tap();

/** Draws a line on the pad of the page with one finger. */
async function drawsByTouch(page: Page) {
  const pad = page.locator('[data-scope=signature-pad][data-part=control]');
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (box === null) throw new Error('There is no place to draw on.');
  const finger = await page.context().newCDPSession(page);
  const touches = (part: number) => [
    { x: box.x + box.width * (0.2 + part * 0.5), y: box.y + box.height * (part % 0.2 < 0.1 ? 0.3 : 0.6) },
  ];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: touches(0) });
  for (let part = 0.1; part < 1; part += 0.1)
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: touches(part) });
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** The page is without faults and as wide as the phone. */
async function fitsThePhone(page: Page, place: string) {
  await expectNoSidewaysScroll(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${place}: ${id} ${nodes[0]?.html}`)).toEqual([]);
}

/** Goes through the own column, ticks what the car was doing and comes to the signature. */
async function fillsInColumn(page: Page, circumstance: string) {
  await isAt(page, 'Când și unde s-a întâmplat?');
  await taps(page, 'Continuă');
  await isAt(page, 'Mașina și asigurarea dumneavoastră');
  await taps(page, 'Continuă');
  await isAt(page, 'Cine conducea?');
  await taps(page, 'Continuă');
  await isAt(page, 'Ce făcea mașina dumneavoastră?');
  await fitsThePhone(page, 'circumstances');
  await page.getByRole('checkbox', { name: circumstance }).check();
  await taps(page, 'Continuă');
  await isAt(page, 'Unde este lovită mașina dumneavoastră?');
  await taps(page, 'Continuă');
  await isAt(page, 'Desenați ce s-a întâmplat');
  await taps(page, 'Continuă');
  await isAt(page, 'Semnați');
}

async function signs(page: Page) {
  await drawsByTouch(page);
  await fitsThePhone(page, 'signature');
  await taps(page, 'Semnează constatarea');
  await expect(page.getByText('Ați semnat. Dacă se schimbă ceva, semnați din nou.')).toBeVisible();
}

test('R5 S19 two drivers fill in and sign the accident statement with a finger, each on the own phone, from the last page of the report to the file', async ({
  browser,
  page,
  refusals,
}) => {
  test.setTimeout(180_000);
  const claimant = { page, email: `statement.${Date.now()}@example.com` };
  await opensClaimNotification(claimant);
  await tellsWhatHappened(claimant, 'M-a lovit din spate la semafor.');
  await saysWhoReports(claimant);
  await choosesPolicy(claimant);
  await saysWhenAndWhere(claimant);
  await describesVehicle(claimant, `cj ${10 + (Date.now() % 89)} sta`);
  const number = await sendsClaim(claimant);

  await taps(page, 'Completează constatarea');
  await fillsInColumn(page, '1 Staționa sau era oprit');
  await expect(page.getByText('Mai întâi ambii șoferi bifează ce făcea mașina lor.')).toBeVisible();
  await taps(page, 'Cod QR pentru șoferul B');
  const link = await page.getByText(/\/workflow\/guest\/accident_statement\//).textContent();

  const context = await browser.newContext({ ...phone, locale: 'ro-RO', serviceWorkers: 'block' });
  watchRefusals(context, refusals);
  const other = await context.newPage();
  await other.goto(link ?? '');
  await fillsInColumn(other, '8 Lovea din spate: același sens, aceeași bandă');
  await expect(other.getByRole('region', { name: 'Cealaltă mașină' })).toContainText(
    '1 Staționa sau era oprit',
  );
  await signs(other);

  await taps(page, 'Verifică din nou');
  await signs(page);

  const clerk = await (
    await browser.newContext({
      locale: 'ro-RO',
      serviceWorkers: 'block',
      viewport: { width: 1440, height: 900 },
    })
  ).newPage();
  await openAs(clerk, 'ana.ionescu');
  await opensFromWorklist(clerk, number, 'Avizare de daună');
  await clerk.goto(`${clerk.url()}/statement`);
  const drawings = clerk.getByRole('img', { name: 'semnat pe telefon' });
  await expect(drawings).toHaveCount(2);
  for (const drawing of await drawings.all())
    expect(await drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});
