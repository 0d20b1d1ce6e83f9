import { beforeAll, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { assignmentCalls } from '#src/testing/assignment-calls.ts';
import { aClaim } from '#src/testing/world/a-claim.ts';
import { moneyCalls, sentOffer } from '../testing/money-calls.ts';

const api = startTestApi();
let ana: ReturnType<typeof moneyCalls>;
let work: ReturnType<typeof assignmentCalls>;

beforeAll(async () => {
  const headers = await api.tokenFor('ana.ionescu');
  ana = moneyCalls(api, headers);
  work = assignmentCalls(api, headers);
});

const lines = [{ code: 'repair', amount_bani: 400_000 }];

async function aFile(claim: Awaited<ReturnType<typeof aClaim>>) {
  const { assignment_id } = await claim.main();
  return {
    assignment_id,
    claim_file_id: claim.claimFileId,
    claim_file_no: claim.claimFileNo,
    claimant_party_id: claim.claimantPartyId,
  };
}

test('M4 an offer waits for a closed note until somebody names why there is none', async () => {
  const file = await aFile(await aClaim(api).valued());
  const save = (more: object) =>
    ana.change('saveOffer', file.assignment_id, {
      lines,
      recipient_party_id: file.claimant_party_id,
      ...more,
    });
  await save({ note_exception: undefined });
  const [offer] = (await ana.money(file.assignment_id)).offers;
  const id = offer?.offer_id ?? '';
  const change = async (act: string) => {
    const { money_version } = await ana.money(file.assignment_id);
    return ana.post(`${act}/${id}`, {
      money_version,
      ...(act === 'askOfferApproval' && { note: 'Rog aprobare' }),
    });
  };
  for (const act of ['issueOffer', 'askOfferApproval']) {
    const refused = await change(act);
    expect(refused.statusCode, act).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'money_rule', context: { reason: 'note_missing' } });
  }
  const step = (await work.detail(file)).transitions.find(({ code }) => code === 'issue_offer');
  expect(step?.missing).toMatchObject([{ code: 'offer_has_note', section: 'money' }]);

  await save({ offer_id: id, note_exception: { code: 'invoice', reason: ' Factura 12 ' } });
  expect((await ana.money(file.assignment_id)).offers[0]?.note_exception).toEqual({
    code: 'invoice',
    reason: 'Factura 12',
  });
  expect((await change('issueOffer')).statusCode).toBe(201);
});

test('M4 an offer rests on the note that an assessor closed, and names no exception', async () => {
  const file = await aFile(await aClaim(api).valued().assessed());
  expect((await ana.money(file.assignment_id)).has_closed_note).toBe(true);
  await ana.change('saveOffer', file.assignment_id, {
    lines,
    recipient_party_id: file.claimant_party_id,
    note_exception: undefined,
  });
  const { offers, money_version } = await ana.money(file.assignment_id);
  expect((await ana.post(`issueOffer/${offers[0]?.offer_id}`, { money_version })).statusCode).toBe(201);
});

test('M4 the inspection that an offer makes needless closes itself with the reason', async () => {
  const claim = await aClaim(api).valued();
  const inspection = await claim.work('assessment');
  expect(inspection.status_code).toBe('to_schedule');
  await sentOffer(ana, await aFile(claim));
  expect(await claim.work('assessment')).toMatchObject({
    assignment_id: inspection.assignment_id,
    status_code: 'cancelled',
  });
  const { items } = await work.timeline(await claim.main());
  expect(items.find(({ title }) => title === 'Stare nouă: Anulată')).toMatchObject({
    activity: { assignment_id: inspection.assignment_id },
    body: expect.stringContaining('reparație plătită pe factură') as unknown,
  });
});

test('M4 a refused claim needs no inspection either', async () => {
  const claim = await aClaim(api).valued();
  await claim.step('claim_handling', 'reject', 'maria.stan', { reason: 'Polița era expirată' });
  expect((await claim.work('assessment')).status_code).toBe('cancelled');
});

test('M4 nothing is ordered of a suspended claim', async () => {
  const claim = await aClaim(api).valued().offered(400_000).contested().reserved(400_000);
  await claim.step('claim_handling', 'suspend', undefined, { reason: 'Dosar penal', waiting_on: 'police' });
  const { payment_blocks: blocks } = await ana.money((await claim.main()).assignment_id);
  expect(blocks).toContain('wrong_status');
});
