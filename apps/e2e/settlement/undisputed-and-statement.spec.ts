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
  await test.step('Maria orders the undisputed part', async () => {
    await openAs(page, 'maria.stan', `${claim.address}/money`);
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
    name: `extras-${reference}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `Data;Detalii;Suma\r\n05.01.2026;Plata ${reference};-4.500,00\r\n05.01.2026;Comision;-12,00\r\n`,
    ),
  };
  await test.step('Irina reads in the statement what it pays, and records it', async () => {
    await openAs(page, 'irina.neagu', '/payments');
    await page.getByRole('button', { name: 'Importă un extras' }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ ...statement, buffer: Buffer.from('Data;Detalii;Suma\n05.01.2026;=1+1;-1,00\n') });
    await expect(dialog.getByText('Rândul 2 are o formulă.')).toBeVisible();
    await dialog.locator('input[type=file]').setInputFiles(statement);
    await expect(dialog.getByText('Un rând din 2 plătește un ordin: 4.500,00 lei')).toBeVisible();
    await expect(dialog.getByText('Fără ordin')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await dialog.getByRole('button', { name: 'Înregistrează o plată' }).click();
    await expect(dialog.getByText('O plată de 4.500,00 lei este înregistrată')).toBeVisible();
    await dialog.getByRole('button', { name: 'Închide' }).last().click();
    await expect(page.getByText(statement.name)).toBeVisible();
  });
  await test.step('the same statement again pays nothing', async () => {
    await page.getByRole('button', { name: 'Importă un extras' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('input[type=file]').setInputFiles(statement);
    await expect(dialog.getByText('Niciunul dintre cele 2 rânduri nu plătește un ordin')).toBeVisible();
    await expect(dialog.getByText('Plătită deja')).toBeVisible();
  });
  const after = await moneyOf(ana, claim.assignmentId);
  expect(after).toMatchObject({ paid_bani: 450_000, orders: [{ state: 'paid', is_undisputed: true }] });
});
