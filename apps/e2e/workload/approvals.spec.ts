import type { Schema } from '@dosar/openapi';
import { openAs } from '../account/login-page.ts';
import { changeMoney, moneyOf } from '../settlement/offer-story.ts';
import { callerOf, signedIn } from '../support/caller.ts';
import { expectNoSidewaysScroll } from '../support/expect-no-sideways-scroll.ts';
import { expect, test } from '../support/journey.ts';
import { aClaimInValuation } from '../support/own-claims.ts';

/** Ana reckons an offer above her limit on a claim of this journey's own, and asks for its approval. */
async function anaAsks(origin: string, note: string): Promise<string> {
  const ana = await signedIn(origin, 'ana.ionescu');
  const { claim_file_no: number, assignment_id: id } = await aClaimInValuation(origin, ana);
  const { recipients } = await moneyOf(ana, id);
  const { offers } = await changeMoney(ana, id, `saveOffer/${id}`, {
    recipient_party_id: recipients[0]?.party_id,
    lines: [
      { code: 'repair', note: 'deviz Auto Rapid v2', amount_bani: 15_000_00 },
      { code: 'vat', note: '21 %', amount_bani: 3_150_00 },
    ],
    note_exception: { code: 'invoice', reason: 'Factura reparației este la dosar' },
  });
  await changeMoney(ana, id, `askOfferApproval/${offers[0]?.offer_id ?? ''}`, { note });
  return number;
}

test('M4 R8 Maria reads where an amount comes from and sends one request back, then approves the next', async ({
  page,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const number = await anaAsks(origin, 'Bara avea o fisură');
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, 'maria.stan', '/manager-area/approvals');
  await expect(page.getByRole('heading', { level: 1, name: 'De aprobat' })).toBeVisible();
  await page.getByText(number).first().click();
  const request = page.getByRole('region', { name: /Ofertă de 18\.150,00 lei/ });
  // The letter beside the sum names the line too.
  await expect(request.getByRole('term').getByText('deviz Auto Rapid v2')).toBeVisible();
  await expect(request.getByText('Ana Ionescu: 7.000,00 lei')).toBeVisible();
  await expect(request.getByText('dvs.: 25.000,00 lei')).toBeVisible();
  await expect(request.getByText('Bara avea o fisură')).toBeVisible();
  await expectNoSidewaysScroll(page);

  await test.step('on a phone a refusal says what has to change', async () => {
    await page.setViewportSize({ width: 360, height: 800 });
    await expectNoSidewaysScroll(page);
    await request.getByRole('button', { name: 'Refuză…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Refuză cu motiv' });
    await dialog.getByRole('button', { name: 'Întoarce' }).click();
    await expect(dialog.getByText('Spuneți în câteva cuvinte ce trebuie schimbat.')).toBeVisible();
    await dialog.getByText('Lipsește o reducere').click();
    await dialog.getByRole('textbox', { name: /Ce trebuie schimbat/ }).fill('Farul avea un suport rupt.');
    await dialog.getByRole('button', { name: 'Întoarce' }).click();
    await expect(page.getByText('Întors la cel care a cerut.').first()).toBeVisible();
  });
  await test.step('Ana reads it in an e-mail', async () => {
    const { items } = await callerOf(origin).get<{ items: Schema<'OutboxItem'>[] }>(
      '/api/dev/outbox?to=ana.ionescu@demo.example',
    );
    const told = items.find(({ subject }) => subject?.includes(number));
    expect(told?.body).toContain('Farul avea un suport rupt.');
  });

  await test.step('the next one is approved', async () => {
    const next = await anaAsks(origin, 'Vă rog');
    await page.goto('/manager-area/approvals');
    await page.getByText(next).first().click();
    await page.getByRole('button', { name: 'Aprobă 18.150,00 lei' }).click();
    await expect(page.getByText('Aprobat.').first()).toBeVisible();
    await expect(page.getByText('A fost aprobată.')).toBeVisible();
  });
});
