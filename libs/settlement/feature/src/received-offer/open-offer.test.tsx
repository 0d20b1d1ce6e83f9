import { acceptReceivedOffer, contestReceivedOffer } from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import { renderFeature, server } from '@dosar/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ContestForm } from './contest-form.tsx';
import { OpenOffer, type ReceivedOffer } from './open-offer.tsx';

const offer: ReceivedOffer = {
  claim_file_no: 'DM26R0000075',
  plate: 'B879WDA',
  language: 'ro',
  state: 'issued',
  lines: [
    { code: 'repair', note: 'deviz v2', amount_bani: 686_700 },
    { code: 'penalty', amount_bani: 41_202 },
  ],
  compensation_bani: 686_700,
  penalty_bani: 41_202,
  amount_bani: 727_902,
  payee_name: 'Anghel Raluca',
  iban_masked: null,
  issued_at: '2026-11-23T08:00:00.000Z',
  answered_at: null,
  answer_by: '2027-01-22',
  pay_by: '2026-12-03',
  undisputed: null,
  paid: null,
  contest_documents: [],
  has_letter: false,
  contact_name: 'Ana Ionescu',
  contact_phone: null,
  tracker_url: 'https://tracker.example/status/DM26R0000075',
};

test('R12 a claimant accepts with an account; without one nothing is sent', async () => {
  const sent: unknown[] = [];
  server.use(
    mock(acceptReceivedOffer, ({ body }) => {
      sent.push(body);
      return { status: 201 as const, body: { ...offer, state: 'accepted' as const } };
    }),
  );
  const { user } = renderFeature(<OpenOffer offer={offer} />);
  await user.click(await screen.findByRole('button', { name: 'Accept the offer' }));
  expect(await screen.findByText(/no valid IBAN/)).toBeInTheDocument();
  expect(sent).toEqual([]);
  await user.type(screen.getByLabelText('Account (IBAN)'), 'RO49 AAAA 1B31 0075 9384 0000');
  await user.click(screen.getByRole('button', { name: 'Accept the offer' }));
  await expect
    .poll(() => sent)
    .toEqual([{ iban: 'RO49 AAAA 1B31 0075 9384 0000', payee_name: 'Anghel Raluca' }]);
});

test('the penalty for the delay stands apart from the compensation', async () => {
  renderFeature(<OpenOffer offer={{ ...offer, iban_masked: 'RO******************0000' }} />);
  expect(await screen.findByText('Because we were late')).toBeInTheDocument();
  expect(screen.getByText('RO******************0000')).toBeInTheDocument();
});

test('R12 a claimant who contests reads what is paid meanwhile', async () => {
  const undisputed = { amount_bani: 686_700, paid_on: '2026-11-24' };
  renderFeature(<OpenOffer offer={{ ...offer, state: 'contested', undisputed }} />);
  expect(await screen.findByText(/paid you 6[.,]867[.,]00 lei that nobody contests/)).toBeInTheDocument();
});

test('R12 a claimant who does not agree says what is wrong; nothing typed is lost until then', async () => {
  const sent: unknown[] = [];
  server.use(
    mock(contestReceivedOffer, ({ body }) => {
      sent.push(body);
      return { status: 201 as const, body: { ...offer, state: 'contested' as const } };
    }),
  );
  const { user } = renderFeature(<ContestForm offer={offer} />);
  await user.type(await screen.findByLabelText('Tell us briefly why'), 'Lipsește farul.');
  await user.click(screen.getByRole('button', { name: 'Send the objection' }));
  expect(sent).toEqual([]);
  expect(screen.getByLabelText('Tell us briefly why')).toHaveValue('Lipsește farul.');

  await user.click(screen.getAllByRole('checkbox')[2] ?? document.body);
  await user.click(screen.getByRole('button', { name: 'Send the objection' }));
  await expect
    .poll(() => sent)
    .toEqual([
      {
        contest_reasons: ['missing_damage'],
        note: 'Lipsește farul.',
        wants_undisputed: true,
        document_ids: [],
      },
    ]);
});
