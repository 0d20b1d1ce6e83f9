import {
  acceptReceivedOffer,
  confirmReceivedAccount,
  contestReceivedOffer,
  uploadDocument,
} from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import { anUploadedDocument, aReceivedOffer, renderFeature, server } from '@dosar/testing';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ContestForm } from './contest-form.tsx';
import { AccountToConfirm } from './account-to-confirm.tsx';
import { AnsweredOffer } from './answered-offer.tsx';
import { OpenOffer } from './open-offer.tsx';

const offer = aReceivedOffer();

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
  expect(await screen.findByText(/not a valid IBAN/)).toBeInTheDocument();
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

test('R12 a file comes along with an objection; what is neither photo nor PDF is refused with the reason', async () => {
  const sent: unknown[] = [];
  server.use(
    mock(uploadDocument, { status: 201, body: anUploadedDocument({ id: 'estimate' }) }),
    mock(contestReceivedOffer, ({ body }) => {
      sent.push(body);
      return { status: 201 as const, body: { ...offer, state: 'contested' as const } };
    }),
  );
  const { user, container } = renderFeature(<ContestForm offer={offer} />);
  await user.click(await screen.findByRole('checkbox', { name: 'The price of a part' }));
  await user.type(screen.getByLabelText('Tell us briefly why'), 'Farul costă mai mult.');
  expect(screen.getByText(/at most 10 files of up to 25 MB each/)).toBeVisible();
  const input = container.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('The form has no place for files.');
  const adds = (name: string, type: string) =>
    fireEvent.change(input, { target: { files: [new File(['bytes'], name, { type })] } });
  adds('note.txt', 'text/plain');
  expect(await screen.findByText(/This kind of file is not accepted/)).toBeVisible();
  adds('deviz.png', 'image/png');
  expect(await screen.findByText('Added')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send the objection' }));
  await expect.poll(() => sent).toMatchObject([{ contest_reasons: ['price'], document_ids: ['estimate'] }]);
});

test('R12 after an objection the page names the files that came with it', async () => {
  const documents = [{ document_id: 'estimate', file_name: 'deviz.png' }];
  renderFeature(<OpenOffer offer={{ ...offer, state: 'contested', contest_documents: documents }} />);
  expect(await screen.findByText(/Sent with it: deviz\.png\./)).toBeVisible();
});

test('R12 until when it is paid, and what a delay costs, is what the law of the claim says', async () => {
  const later = { pay_by: '2026-12-14', payment_term: { days: 20, penalty_ppm: 3500 } };
  renderFeature(<OpenOffer offer={{ ...offer, ...later }} />);
  expect(await screen.findByText('The money, within 20 days')).toBeInTheDocument();
  renderFeature(<AnsweredOffer offer={{ ...offer, ...later, state: 'accepted' }} />);
  expect(await screen.findByText(/we add 0\.35\s%\sa day/)).toBeInTheDocument();
});

test('R12 where no law says until when, the page names the policy and no days', async () => {
  const byPolicy = { pay_by: null, payment_term: null };
  renderFeature(<OpenOffer offer={{ ...offer, ...byPolicy }} />);
  expect(await screen.findByText('The money, in the time that your policy says')).toBeInTheDocument();
  expect(screen.queryByText(/if you accept today/)).toBeNull();
  renderFeature(<AnsweredOffer offer={{ ...offer, ...byPolicy, state: 'accepted' }} />);
  expect(await screen.findByText('in the time that your policy says')).toBeInTheDocument();
  expect(screen.queryByText(/we add/)).toBeNull();
});

test('M4 a claimant says of the account that staff typed that it is theirs', async () => {
  const account_to_confirm = { payee_name: 'Anghel Raluca', iban_masked: 'RO******************0000' };
  const accepted = aReceivedOffer({ state: 'accepted', answered_at: '2026-03-03T09:00:00.000Z' });
  let confirmed = 0;
  server.use(
    mock(confirmReceivedAccount, () => {
      confirmed += 1;
      return { status: 201 as const, body: accepted };
    }),
  );
  const { user } = renderFeature(<AccountToConfirm account={account_to_confirm} />);
  expect(await screen.findByText('RO******************0000')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Yes, it is my account' }));
  await expect.poll(() => confirmed).toBe(1);
});
