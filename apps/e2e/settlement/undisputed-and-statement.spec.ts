import { localDateOf } from '@dosar/kernel/zone';
import { openAs } from '../account/login-page.ts';
import { signedIn, type Caller } from '../support/caller.ts';
import { expectNoSidewaysScroll } from '../support/expect-no-sideways-scroll.ts';
import { expect, test } from '../support/journey.ts';
import { ibanOf } from '../support/own-claims.ts';
import { changeMoney, moneyOf, offeredClaim } from './offer-story.ts';

/** A claim whose claimant does not agree with an offer of 5.000,00 lei, with enough in reserve. */
async function contestedClaim(origin: string, ana: Caller) {
  const claim = await offeredClaim(origin, ana);
  const change = (call: string, body: object) => changeMoney(ana, claim.assignmentId, call, body);
  await change(`recordAnswer/${claim.offerId}`, {
    is_accepted: false,
    note: 'Lipsește farul.',
    iban: ibanOf(claim.claimFileNo),
  });
  await change(`changeReserve/${claim.assignmentId}`, {
    coverage_code: 'vehicle',
    amount_bani: 600_000,
    reason: 'Ofertă contestată',
  });
  return claim;
}

/** No payment is booked before the day of its order. */
const today = localDateOf(new Date());

/** The statement of an invented bank: the payment of an order, and a fee. */
const statementWith = (reference: string) => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>
<GrpHdr><MsgId>M-118</MsgId><CreDtTm>2026-01-05T18:00:00</CreDtTm></GrpHdr>
<Stmt><Id>EX-${reference}</Id><Acct><Id><IBAN>RO49AAAA1B31007593840000</IBAN></Id><Ccy>RON</Ccy></Acct>
<Ntry><NtryRef>0001</NtryRef><Amt Ccy="RON">4500.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
<BookgDt><Dt>${today}</Dt></BookgDt><NtryDtls><TxDtls><Refs><EndToEndId>${reference}</EndToEndId></Refs>
<RltdPties><Cdtr><Pty><Nm>Anghel Raluca</Nm></Pty></Cdtr></RltdPties></TxDtls></NtryDtls></Ntry>
<Ntry><NtryRef>0002</NtryRef><Amt Ccy="RON">12.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
<BookgDt><Dt>${today}</Dt></BookgDt><AddtlNtryInf>Comision</AddtlNtryInf></Ntry>
</Stmt></BkToCstmrStmt></Document>`;

test.use({ viewport: { width: 1440, height: 900 } });

test('M4 R12 what nobody contests is ordered at once, and the statement of the bank marks it as paid', async ({
  page,
  baseURL,
}) => {
  const ana = await signedIn(baseURL ?? '', 'ana.ionescu');
  const claim = await contestedClaim(baseURL ?? '', ana);
  await test.step('Ana, who recorded the objection, is told that a colleague orders', async () => {
    await openAs(page, 'ana.ionescu', `${claim.address}/money`);
    await expect(page.getByText('plata o ordonă un coleg').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Plătește partea necontestată' })).toBeDisabled();
  });
  await test.step('Maria compares the account that Ana typed with the paper, and confirms it', async () => {
    await openAs(page, 'maria.stan', `${claim.address}/money`);
    await expect(page.getByRole('button', { name: 'Plătește partea necontestată' })).toBeDisabled();
    await page.getByRole('button', { name: 'Confirmă contul' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirmă contul' });
    await dialog.getByLabel('Cu ce l-ați comparat?').fill('Extras de cont, pe hârtie');
    await dialog.getByRole('button', { name: 'Confirmă contul' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(/^Confirmat de Maria Stan/)).toBeVisible();
  });
  await test.step('Maria orders the undisputed part', async () => {
    await expect(page.getByText('Din oferta contestată, 5.000,00 lei nu se contestă')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Plătește partea necontestată' }).click();
    const dialog = page.getByRole('dialog', { name: 'Plătește partea necontestată' });
    await dialog.getByLabel('Sumă, lei').fill('4.500,00');
    await dialog.getByRole('button', { name: 'Ordonă plata' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Partea necontestată din oferta 1')).toBeVisible();
    await expect(page.getByText('Contestată', { exact: true }).first()).toBeVisible();
  });
  const { orders } = await moneyOf(ana, claim.assignmentId);
  const reference = orders[0]?.reference ?? '';
  const statement = {
    name: `extras-${reference}.xml`,
    mimeType: 'application/xml',
    buffer: Buffer.from(statementWith(reference)),
  };
  const frame = page.getByRole('dialog', { name: 'Importă un extras bancar' });
  const choose = async (file: typeof statement) => {
    await page.getByRole('button', { name: 'Importă un extras' }).click();
    await frame.locator('input[type=file]').setInputFiles(file);
  };
  await test.step('a file that is no statement says why', async () => {
    await openAs(page, 'irina.neagu', '/payments');
    await choose({ ...statement, name: 'lista.csv', buffer: Buffer.from('Nume;Oraș\nAna;Cluj\n') });
    await expect(frame.getByText('Nu s-au găsit titlurile pentru dată, sumă și detalii.')).toBeVisible();
    await frame.getByRole('button', { name: 'Alt fișier' }).click();
  });
  await test.step('Irina reads in the camt.053 of the bank what it pays, and records it', async () => {
    await frame.locator('input[type=file]').setInputFiles(statement);
    await expect(frame.getByText('Potrivit', { exact: true })).toBeVisible();
    await frame.getByRole('button', { name: /^Continuă cu/ }).click();
    await expect(page.getByRole('heading', { name: /^Extras din/ })).toBeVisible();
    await expect(page.getByText('Ciornă, nimic înregistrat')).toBeVisible();
    await page.getByRole('button', { name: new RegExp(reference) }).click();
    await expect(page.getByText('Ordinul devine plătit, iar rezerva scade cu suma.')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Înregistrează un rând' }).click();
    await expect(page.getByText('O plată de 4.500,00 lei este înregistrată')).toBeVisible();
    await expect(page.getByText('Niciun rând de înregistrat')).toBeVisible();
  });
  await test.step('the same statement again pays nothing, also on a phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openAs(page, 'irina.neagu', '/payments');
    await choose(statement);
    await expect(frame.getByText('Înregistrat dinainte')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await frame.getByRole('button', { name: /^Continuă cu/ }).click();
    await page.getByRole('button', { name: 'Înregistrat dinainte 1' }).click();
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: new RegExp(reference) }).click();
    await expect(page.getByText('Acest transfer este deja înregistrat. Nu se întâmplă nimic.')).toBeVisible();
  });
  const after = await moneyOf(ana, claim.assignmentId);
  expect(after).toMatchObject({ paid_bani: 450_000, orders: [{ state: 'paid', is_undisputed: true }] });
});
