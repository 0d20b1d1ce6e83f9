import { randomUUID } from 'node:crypto';
import { localDateOf } from '@dosar/kernel/zone';
import type { Browser, Page } from '@playwright/test';
import { openAs } from '../account/login-page.ts';
import { opensTracker } from '../support/claimant.ts';
import { expectNoSidewaysScroll } from '../support/expect-no-sideways-scroll.ts';
import { expect, test, watchRefusals } from '../support/journey.ts';
import { outboxOf } from '../support/outbox.ts';
import { addressOfFile, aReachableClaimInValuation, ibanOf } from '../support/own-claims.ts';

const shopName = 'Auto Service Nord';
const paper = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n%%EOF\n'),
});

test('M8 R11 B7 a shop is chosen, accepts, writes to the handler, agrees on its estimate, repairs, is paid by the bank and sees it, and the claimant hears of it', async ({
  page,
  browser,
  baseURL,
  trackerOrigin,
  refusals,
}) => {
  test.setTimeout(300_000);
  const origin = baseURL ?? '';
  const damage = `Aripă dreapta spate, far ${randomUUID().slice(0, 8)}`;
  const number = `NRD ${randomUUID().slice(0, 6)}`;
  const { work, email } = await aReachableClaimInValuation(origin, 'ana.ionescu');
  const claimFileNo = work.claim_file_no;
  const open = (username: string, address: string, width = 1440) =>
    opens(browser, refusals, { username, address: `${origin}${address}`, width });

  await test.step('Petru writes another account of the shop, which Maria approves', async () => {
    const petru = await open('petru.lazar', '/config/partners');
    await asksForAccount(petru, ibanOf(claimFileNo));
    const maria = await open('maria.stan', '/manager-area/approvals');
    await approves(maria, new RegExp(`Contul unui partener.*${shopName}`), new RegExp(`^Plătim ${shopName}`));
    await petru.reload();
    await expect(petru.getByLabel('Partener', { exact: true }).getByText(/așteaptă aprobarea/)).toBeHidden();
  });

  const ana = await open('ana.ionescu', addressOfFile(work));
  await test.step('Ana chooses the shop in the file: nothing is chosen before, each proposal says why', async () => {
    await opensSection(ana, /^Parteneri/);
    await ana.getByRole('button', { name: 'Cere unui partener' }).click();
    const dialog = ana.getByRole('dialog', { name: 'Cere o lucrare unui partener' });
    const nord = dialog.getByRole('radio', { name: new RegExp(`^${shopName}`) });
    await expect(nord).toBeVisible();
    await expect(
      dialog.getByRole('group', { name: /^Cine o face/ }).getByRole('radio', { checked: true }),
    ).toHaveCount(0);
    await expect(dialog.getByText('✓ lucrează în județ').first()).toBeVisible();
    await nord.check();
    await dialog.getByRole('button', { name: 'ales de păgubit' }).click();
    await expect(dialog.getByLabel('Motivul alegerii')).toHaveValue('ales de păgubit');
    await dialog.getByLabel('Avarii', { exact: true }).fill(damage);
    await dialog.getByRole('button', { name: 'Trimite', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(ana.getByText(`E rândul partenerului ${shopName}`)).toBeVisible();
  });

  const shop = await open('nord.mihai', '/partner', 360);
  const pane = shop.getByLabel('Lucrare', { exact: true });
  await test.step('the shop accepts on a phone, and the claimant is told of the day', async () => {
    await expect(shop.getByRole('region', { name: 'Lucrări acceptate' })).toBeVisible();
    await expectNoSidewaysScroll(shop);
    await shop.getByRole('article').filter({ hasText: damage }).getByRole('button').first().click();
    await pane.getByRole('button', { name: 'Acceptă' }).click();
    const dialog = shop.getByRole('dialog', { name: 'Acceptă' });
    await dialog.getByLabel('Gata pe').fill('14.08.2099');
    await dialog.getByRole('button', { name: 'Acceptă' }).click();
    await expect(pane.getByText('14.08.2099').first()).toBeVisible();
    await expectNoSidewaysScroll(shop);
    const letter = await letterTo(origin, email, `Lucrarea a fost acceptată, ${claimFileNo}`);
    expect(letter).toContain(`${shopName} a acceptat lucrarea „Reparație”, gata la 14.08.2099.`);
  });

  await test.step('the shop writes to the handler, and finds the job in its calendar, on a phone and at a desk', async () => {
    await pane.getByLabel('Mesajul dumneavoastră').fill('Mașina intră luni la ora 9.');
    await pane.getByRole('region', { name: 'Mesaje' }).getByRole('button', { name: 'Trimite' }).click();
    await expect(pane.getByRole('list').getByText('Mașina intră luni la ora 9.')).toBeVisible();
    await expectNoSidewaysScroll(shop);
    await looksAtCalendar(shop);
  });

  await test.step('Ana sends the first estimate back with a reason, and approves the second', async () => {
    await sendsEstimate(shop, '9400');
    await ana.reload();
    await ana.getByRole('button', { name: 'Cere corectarea devizului' }).click();
    const dialog = ana.getByRole('dialog', { name: 'Cere corectarea devizului' });
    await dialog.getByLabel('Motiv').fill('Farul se plătește o dată.');
    await dialog.getByRole('button', { name: 'Cere corectarea devizului' }).click();
    await expect(dialog).toBeHidden();
    await shop.reload();
    await expect(pane.getByText('de corectat')).toBeVisible();
    await expect(pane.getByText(/Farul se plătește o dată\./).first()).toBeVisible();
    await sendsEstimate(shop, '9300', 'Aripă dreapta spate; 5.000\nFar; 4.000\nEmblemă; 300');
    await ana.reload();
    await ana.getByRole('button', { name: 'Aprobă devizul' }).click();
    const lines = ana.getByRole('dialog', { name: 'Aprobă devizul' });
    await lines.getByLabel('Răspuns la Emblemă').selectOption({ label: 'refuzat' });
    await lines.getByLabel('De ce, Emblemă').fill('Nu e din această daună.');
    await expect(lines.getByText(/^Agreat în total: 9\.000,00/)).toBeVisible();
    await lines.getByRole('button', { name: 'Aprobă devizul' }).click();
    await expect(lines).toBeHidden();
    await expect(ana.getByRole('term').filter({ hasText: 'Agreat' })).toBeVisible();
  });

  await test.step('the shop works, waits for parts, is done and sends its invoice', async () => {
    await shop.reload();
    await expect(pane.getByText('refuzat: Nu e din această daună.')).toBeVisible();
    await expectNoSidewaysScroll(shop);
    await pane.getByRole('button', { name: 'Începe lucrul' }).click();
    await pane.getByRole('button', { name: 'Așteptăm piese' }).click();
    const parts = shop.getByRole('dialog', { name: 'Așteptăm piese' });
    await parts.getByLabel('Piesele vin pe').fill('10.08.2099');
    await parts.getByRole('button', { name: 'Trimite' }).click();
    await expect(parts).toBeHidden();
    await pane.getByRole('button', { name: 'Au venit piesele' }).click();
    await expect(pane.getByRole('button', { name: 'Au venit piesele' })).toBeHidden();
    await pane.getByRole('button', { name: 'Marchează gata' }).click();
    await pane.getByRole('button', { name: 'Trimite factura' }).click();
    const dialog = shop.getByRole('dialog', { name: 'Trimite factura' });
    await dialog.getByLabel('Numărul facturii').fill(number);
    await dialog.getByLabel('Total în lei, cu TVA').fill('9120');
    await dialog.getByLabel(/^Rânduri, cu TVA/).fill('Aripă dreapta spate; 5.000\nFar; 4.120');
    await dialog.locator('input[type=file]').first().setInputFiles(paper('factura.pdf'));
    await expectNoSidewaysScroll(shop);
    await dialog.getByRole('button', { name: 'Trimite' }).click();
    await expect(pane.getByText('Asigurătorul o verifică.')).toBeVisible();
    await expectNoSidewaysScroll(shop);
  });

  await test.step('the claimant reads that the car is ready, and follows the link to the tracker', async () => {
    await page.setViewportSize({ width: 360, height: 800 });
    const letter = await letterTo(origin, email, `Lucrarea este gata, ${claimFileNo}`);
    expect(letter).toContain(`Lucrarea „Reparație” este gata la ${shopName}.`);
    const address = /\S+\/status\/\S+/.exec(letter)?.[0] ?? '';
    expect(address.startsWith(trackerOrigin)).toBe(true);
    await opensTracker({ page, email }, origin, address);
    await expect(page.getByText(claimFileNo).first()).toBeVisible();
    await expectNoSidewaysScroll(page);
  });

  await test.step('Ana keeps the money ready and sends the invoice to be paid, saying why it may differ', async () => {
    await keepsReady(ana, '9.200,00');
    await opensSection(ana, /^Parteneri/);
    await expect(ana.getByText(/^\+120,00/)).toBeVisible();
    await expect(ana.getByText(/^Far: agreat 4\.000,00 lei, facturat 4\.120,00 lei$/)).toBeVisible();
    await ana.getByRole('button', { name: 'Trimite la plată' }).click();
    const dialog = ana.getByRole('dialog', { name: 'Trimite la plată' });
    await dialog.getByLabel('De ce se acceptă diferența').fill('O clemă în plus, arătată în fotografie.');
    await dialog.getByRole('button', { name: 'Trimite la plată' }).click();
    await expect(dialog).toBeHidden();
    await expect(ana.getByText('E rândul plăților')).toBeVisible();
  });

  const reference = await test.step('Maria approves the order, which is above the limit of Ana', async () => {
    const maria = await open('maria.stan', '/manager-area/approvals');
    await approves(maria, new RegExp(`Plată.*${claimFileNo}`), /Plat|Plăt/);
    await opensSection(ana, /^Bani/);
    const card = await ana.getByText(new RegExp(`^Factura ${number} · `)).innerText();
    return /[A-Z]{2}\d\d[A-Z]\d{7}-\d+/.exec(card)?.[0] ?? '';
  });

  await test.step('Irina reads in the statement of the bank what paid it', async () => {
    const irina = await open('irina.neagu', '/payments');
    await irina.getByRole('button', { name: 'Importă un extras' }).click();
    const frame = irina.getByRole('dialog', { name: 'Importă un extras bancar' });
    await frame.locator('input[type=file]').setInputFiles({
      name: `extras-${reference}.xml`,
      mimeType: 'application/xml',
      buffer: Buffer.from(statementWith(reference)),
    });
    await frame.getByRole('button', { name: /^Continuă cu/ }).click();
    await expect(irina.getByRole('heading', { name: /^Extras din/ })).toBeVisible();
    await irina.getByRole('button', { name: new RegExp(reference) }).click();
    await expect(irina.getByText('Ordinul devine plătit, iar rezerva scade cu suma.')).toBeVisible();
    await irina.getByRole('button', { name: 'Înregistrează un rând' }).click();
    await expect(irina.getByText('O plată de 9.120,00 lei este înregistrată')).toBeVisible();
  });

  await test.step('the job is paid for Ana and for the shop, which sees when', async () => {
    await opensSection(ana, /^Parteneri/);
    await ana.reload();
    await expect(ana.getByText('Plătită', { exact: true }).first()).toBeVisible();
    await expect(ana.getByText('E rândul plăților')).toBeHidden();
    await shop.reload();
    const invoice = pane.getByRole('region', { name: 'Factură' });
    await expect(invoice.getByText(new RegExp(`${number}.*9\\.120,00`))).toBeVisible();
    await expect(invoice.getByText(/^Plătită pe /)).toBeVisible();
    await expect(pane.getByRole('button', { name: 'Trimite factura' })).toHaveCount(0);
    await expectNoSidewaysScroll(shop);
  });
});

type Seat = { username: string; address: string; width: number };

/** Somebody with a browser of their own. */
async function opens(
  browser: Browser,
  refusals: string[],
  { username, address, width }: Seat,
): Promise<Page> {
  const context = await browser.newContext({ locale: 'ro-RO', viewport: { width, height: 800 } });
  watchRefusals(context, refusals);
  const page = await context.newPage();
  await openAs(page, username, address);
  return page;
}

async function asksForAccount(page: Page, iban: string) {
  await page.getByRole('searchbox', { name: 'Nume, CUI, oraș' }).fill(shopName);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('row', { name: new RegExp(shopName) }).click();
  const pane = page.getByLabel('Partener', { exact: true });
  await pane.getByRole('button', { name: /^(?:Schimbă contul|Adaugă un cont)$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Cont' });
  await dialog.getByLabel('IBAN', { exact: true }).fill(iban);
  await dialog.getByRole('button', { name: 'Cere aprobarea' }).click();
  await expect(dialog).toBeHidden();
  await expect(pane.getByText(/așteaptă aprobarea/)).toBeVisible();
}

/** Opens a request of the list, and approves what its pane says. */
async function approves(page: Page, row: RegExp, title: RegExp) {
  await page.getByRole('row', { name: row }).first().click();
  const request = page.getByRole('region', { name: title });
  await request
    .getByRole('button', { name: /^Aprobă/ })
    .first()
    .click();
  await expect(page.getByText('Aprobat.').first()).toBeVisible();
}

const opensSection = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Secțiuni' }).getByRole('link', { name }).click();

async function sendsEstimate(page: Page, lei: string, lines = '') {
  const pane = page.getByLabel('Lucrare', { exact: true });
  await pane.getByRole('button', { name: 'Trimite devizul' }).click();
  const dialog = page.getByRole('dialog', { name: 'Trimite devizul' });
  await dialog.getByLabel('Total în lei, cu TVA').fill(lei);
  await dialog.getByLabel(/^Rânduri, cu TVA/).fill(lines);
  await dialog
    .locator('input[type=file]')
    .first()
    .setInputFiles(paper(`deviz-${lei}.pdf`));
  await dialog.getByRole('button', { name: 'Trimite' }).click();
  await expect(pane.getByText('în verificare')).toBeVisible();
}

/** Closes the open job, looks at the calendar at both widths, and opens the job again. */
async function looksAtCalendar(page: Page) {
  const job = page.url();
  await page.getByLabel('Lucrare', { exact: true }).getByRole('button', { name: 'Închide lucrarea' }).click();
  await page.getByRole('button', { name: 'Calendar' }).click();
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole('group', { name: 'Lucrările după ziua promisă' })).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
  await page.goto(job);
}

async function keepsReady(page: Page, lei: string) {
  await opensSection(page, /^Bani/);
  await page.getByRole('button', { name: 'Schimbă, cu motiv' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Schimbă rezerva' });
  await dialog.getByLabel('Sumă, lei').fill(lei);
  await dialog.getByLabel('Motiv').fill('Factura service-ului');
  await dialog.getByRole('button', { name: 'Salvează' }).click();
  await expect(dialog).toBeHidden();
}

/** What the claimant reads in the letter with a subject, once it has left. */
async function letterTo(origin: string, email: string, subject: string): Promise<string> {
  let body: string | undefined;
  await expect
    .poll(async () => {
      body = (await outboxOf(origin, email)).find((letter) => letter.subject === subject)?.body;
      return body;
    }, subject)
    .toBeDefined();
  return body ?? '';
}

/** No payment is booked before the day of its order. */
const today = localDateOf(new Date());

/** The statement of an invented bank with the payment of an order. */
const statementWith = (reference: string) => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>
<GrpHdr><MsgId>M-120</MsgId><CreDtTm>${today}T18:00:00</CreDtTm></GrpHdr>
<Stmt><Id>EX-${reference}</Id><Acct><Id><IBAN>RO49AAAA1B31007593840000</IBAN></Id><Ccy>RON</Ccy></Acct>
<Ntry><NtryRef>0001</NtryRef><Amt Ccy="RON">9120.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
<BookgDt><Dt>${today}</Dt></BookgDt><NtryDtls><TxDtls><Refs><EndToEndId>${reference}</EndToEndId></Refs>
<RltdPties><Cdtr><Pty><Nm>${shopName}</Nm></Pty></Cdtr></RltdPties></TxDtls></NtryDtls></Ntry>
</Stmt></BkToCstmrStmt></Document>`;
