import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { aClaim } from '#src/testing/world/a-claim.ts';
import { confirmEmail } from '#src/testing/world/money-of-claim.ts';
import { moneyCalls, sentOffer } from '#src/areas/settlement/testing/money-calls.ts';
import { codeIn } from '../testing/code-in.ts';
import { formBrowser, readAloud } from '../testing/form-browser.ts';
import { useTracker } from '../tracker-test-client.ts';

const tracker = useTracker();
const { api } = tracker;
const iban = 'RO49 AAAA 1B31 0075 9384 0000';
let ana: ReturnType<typeof moneyCalls>;

beforeAll(async () => {
  ana = moneyCalls(api, await api.tokenFor('ana.ionescu'));
});

/** A case with an offer of 4.840,00 lei that its claimant has opened without scripts. */
async function offered(address: string) {
  const claim = await aClaim(api)
    .valued()
    .and((made) => confirmEmail(api, made));
  const { assignment_id: assignmentId } = await claim.main();
  const { claimFileId, claimFileNo, claimantPartyId } = claim;
  await sentOffer(ana, {
    assignment_id: assignmentId,
    claim_file_id: claimFileId,
    claim_file_no: claimFileNo,
    claimant_party_id: claimantPartyId,
  });
  const browser = formBrowser(api, { address });
  const asked = await browser.submit(await browser.open(`/status/${claimFileNo}?org_code=demo`), 'send');
  const [message] = await tracker.rows<{ body: string }>(
    'demo',
    (orgId) => sql`select body from outbox where org_id = ${orgId} and not_after > ${api.now()}
      order by system_time desc, outbox_id desc`,
  );
  const page = await browser.submit(asked, 'open', { code: codeIn(message?.body ?? '') });
  return { browser, page, stateOf: async () => (await ana.money(assignmentId)).offers[0] };
}

test('R14 an offer is read with where its amount comes from, and accepted once, however often its form is sent', async () => {
  const { browser, page, stateOf } = await offered('198.51.100.51');
  const lines = readAloud(page);
  expect(lines).toEqual(
    expect.arrayContaining(['Vă oferim 4.840,00 lei', 'De unde vine suma', 'Reparație, fără TVA', 'TVA']),
  );
  const accepted = await browser.submit(page, 'accept', { iban });
  expect(accepted.status).toBe(200);
  expect(readAloud(accepted).join(' ')).toContain('Ați acceptat oferta.');
  expect(accepted.body).not.toContain('value="accept"');
  expect(readAloud(accepted)).not.toContain('Răspundeți la ofertă');
  const once = await stateOf();
  await browser.submit(page, 'accept', { iban: 'RO09 BCYP 0000 0012 3456 7890' });
  expect(await stateOf()).toEqual(once);
});

test('R14 a wrong account and an objection without a reason come back with what was typed and why', async () => {
  const { browser, page, stateOf } = await offered('198.51.100.52');
  const wrong = await browser.submit(page, 'accept', { iban: 'RO49 "><b>', payee_name: 'Ion' });
  expect(wrong.status).toBe(422);
  expect(readAloud(wrong)).toContain('Contul (IBAN) nu este corect. Verificați-l și trimiteți din nou.');
  expect(wrong.body).toContain('value="RO49 &quot;&gt;&lt;b&gt;"');
  const silent = await browser.submit(page, 'contest', { note: 'Lipsește farul.' });
  expect(readAloud(silent)).toContain('Alegeți cel puțin un motiv și spuneți în câteva cuvinte de ce.');
  expect(silent.body).toContain('Lipsește farul.</textarea>');
  expect(await stateOf()).toMatchObject({ state: 'issued' });

  const contested = await browser.submit(silent, 'contest', { note: 'Lipsește farul.', reason_price: '1' });
  expect(contested.status).toBe(200);
  expect(await stateOf()).toMatchObject({ state: 'contested', contest_reasons: ['price'] });
  expect(readAloud(contested).join(' ')).toContain('Ne-ați spus că nu sunteți de acord.');
});

test('R14 an answer from a browser in which the case is not open changes nothing', async () => {
  const { browser, page, stateOf } = await offered('198.51.100.53');
  await browser.submit(page, 'close');
  const late = await browser.submit(page, 'accept', { iban });
  expect(readAloud(late)).toContain('Cereți codul de acces');
  expect(await stateOf()).toMatchObject({ state: 'issued' });
});
