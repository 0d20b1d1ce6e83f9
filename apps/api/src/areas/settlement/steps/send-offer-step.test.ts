import type { Schema } from '@dosar/openapi';
import { expect, test } from 'vitest';
import { assignmentCalls } from '#src/testing/assignment-calls.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { fileToValue, moneyCalls } from '../testing/money-calls.ts';

const api = startTestApi();

test('B14: the step “Trimite oferta” waits for an offer, shows what leaves and to whom, and sends just that', async () => {
  const headers = await api.tokenFor('ana.ionescu');
  const [ana, money] = [assignmentCalls(api, headers), moneyCalls(api, headers)];
  const work = await fileToValue(api);
  const step = async () => (await ana.detail(work)).transitions.find(({ code }) => code === 'issue_offer');
  expect(await step()).toMatchObject({
    allowed: false,
    missing: [{ code: 'offer_prepared' }, { code: 'offer_has_note' }],
  });

  const lines = [{ code: 'repair', note: 'deviz', amount_bani: 400_000 }];
  await money.change('saveOffer', work.assignment_id, { lines, recipient_party_id: work.claimant_party_id });
  expect(await step()).toMatchObject({ allowed: true, sends_messages: true });
  const preview = await ana.post(`/api/assignment/previewTransition/${work.assignment_id}`, {
    transition_code: 'issue_offer',
  });
  const [shown] = preview.json<Schema<'TransitionPreview'>>().messages;
  expect(shown?.body).toContain('4.000,00');
  expect(shown).toMatchObject({ kind: 'email', attachments: [`Oferta ${work.claim_file_no}-1.pdf`] });

  const { row_version } = await ana.detail(work);
  const sent = await ana.transition(work, { transition_code: 'issue_offer', row_version });
  expect(sent.json()).toMatchObject({ status_code: 'offer_issued' });
  const letters = (await api.outbox()).filter(
    ({ to, body }) => to === shown?.address && body.includes('4.000,00'),
  );
  expect(letters).toHaveLength(1);
});
