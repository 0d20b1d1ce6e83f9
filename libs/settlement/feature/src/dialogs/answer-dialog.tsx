import { api, dataOf } from '@dosar/api-client';
import { RadioGroupField, TextAreaField, TextField } from '@dosar/design-system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Offer } from '../money/money-query.ts';
import type { WindowProps } from '../money/open-window.ts';
import { messages } from './messages.ts';
import { MoneyDialog } from './money-dialog.tsx';
import { useMoneyChange } from './use-money-change.ts';

/** Records what the claimant answered on paper or by telephone. */
export function AnswerDialog({ money, offer, onClose }: WindowProps & { offer: Offer }) {
  const { formatMessage: t } = useIntl();
  const recipient = money.recipients.find(({ party_id: id }) => id === offer.recipient_party_id);
  const known = recipient?.iban_masked ?? null;
  const [isAccepted, setAccepted] = useState(true);
  const [iban, setIban] = useState('');
  const [payee, setPayee] = useState(offer.recipient_name);
  const [note, setNote] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isWhole = isAccepted ? known !== null || iban.trim().length >= 15 : note.trim().length >= 3;
  const change = useMoneyChange({
    onClose,
    send: () =>
      dataOf(
        api.POST('/api/settlement/recordAnswer/{offer_id}', {
          params: { path: { offer_id: offer.offer_id } },
          body: {
            is_accepted: isAccepted,
            ...(isAccepted && iban.trim() !== '' && { iban: iban.trim() }),
            ...(isAccepted && payee.trim().length >= 2 && { payee_name: payee.trim().slice(0, 70) }),
            ...(!isAccepted && { note: note.trim(), contest_reasons: ['other' as const] }),
            money_version: money.money_version,
          },
        }),
      ),
  });
  return (
    <MoneyDialog
      title={t(messages.answerTitle)}
      act={t(messages.record)}
      change={change}
      isWhole={isWhole}
      onIncomplete={() => setChecked(true)}
      onClose={onClose}
    >
      <RadioGroupField
        label={t(messages.answer)}
        name="answer"
        value={isAccepted ? 'accepts' : 'contests'}
        onValueChange={(value) => setAccepted(value === 'accepts')}
        choices={[
          { value: 'accepts', label: t(messages.accepts) },
          { value: 'contests', label: t(messages.contests) },
        ]}
      />
      {isAccepted ? (
        <>
          <TextField
            label={t(messages.iban)}
            hint={known === null ? t(messages.ibanNeeded) : t(messages.ibanKnown, { masked: known })}
            value={iban}
            maxLength={50}
            autoComplete="off"
            onChange={({ target }) => setIban(target.value)}
            error={isChecked && !isWhole ? t(messages.ibanWrong) : undefined}
          />
          <TextField
            label={t(messages.payee)}
            value={payee}
            maxLength={70}
            onChange={({ target }) => setPayee(target.value)}
          />
        </>
      ) : (
        <TextAreaField
          label={t(messages.why)}
          value={note}
          maxLength={2000}
          onChange={({ target }) => setNote(target.value)}
          error={isChecked && !isWhole ? t(messages.reasonMissing) : undefined}
        />
      )}
    </MoneyDialog>
  );
}
