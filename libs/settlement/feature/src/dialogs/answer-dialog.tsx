import { api, dataOf } from '@dosar/api-client';
import {
  FormRadioGroupField,
  FormTextAreaField,
  FormTextField,
  optionalText,
  reason,
  requiredChoice,
  useAnswers,
  useZodForm,
} from '@dosar/forms';
import { ibanAnswer } from '@dosar/forms/iban';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import type { Offer } from '../money/money-query.ts';
import type { WindowProps } from '../money/open-window.ts';
import { messages } from './messages.ts';
import { MoneyDialog } from './money-dialog.tsx';

const answerSchema = (isAccountKnown: boolean) =>
  z
    .object({
      answer: requiredChoice(['accepts', 'contests']),
      iban: ibanAnswer,
      payee_name: optionalText({ max: 70 }),
      note: optionalText({ max: 2000 }),
    })
    .check(
      z.refine(({ answer, iban }) => answer === 'contests' || isAccountKnown || iban !== '', {
        path: ['iban'],
        error: reason('iban_invalid'),
      }),
      z.refine(({ answer, note }) => answer === 'accepts' || note.length >= 3, {
        path: ['note'],
        error: reason('reason_missing'),
      }),
    );

/** Records what the claimant answered on paper or by telephone. */
export function AnswerDialog({ money, offer, onClose }: WindowProps & { offer: Offer }) {
  const { formatMessage: t } = useIntl();
  const recipient = money.recipients.find(({ party_id: id }) => id === offer.recipient_party_id);
  const known = recipient?.iban_masked ?? null;
  const form = useZodForm({
    schema: answerSchema(known !== null),
    defaultValues: { answer: 'accepts', iban: '', payee_name: offer.recipient_name, note: '' },
  });
  return (
    <MoneyDialog
      form={form}
      title={t(messages.answerTitle)}
      submitLabel={t(messages.record)}
      onClose={onClose}
      send={({ answer, iban, payee_name, note }) =>
        dataOf(
          api.POST('/api/settlement/recordAnswer/{offer_id}', {
            params: { path: { offer_id: offer.offer_id } },
            body: {
              is_accepted: answer === 'accepts',
              ...(answer === 'accepts' && iban !== '' && { iban }),
              ...(answer === 'accepts' && payee_name.length >= 2 && { payee_name }),
              ...(answer === 'contests' && { note, contest_reasons: ['other' as const] }),
              money_version: money.money_version,
            },
          }),
        )
      }
    >
      <AnswerFields known={known} />
    </MoneyDialog>
  );
}

function AnswerFields({ known }: { known: string | null }) {
  const { formatMessage: t } = useIntl();
  const { answer } = useAnswers<{ answer: string }>();
  return (
    <>
      <FormRadioGroupField
        label={t(messages.answer)}
        name="answer"
        choices={[
          { value: 'accepts', label: t(messages.accepts) },
          { value: 'contests', label: t(messages.contests) },
        ]}
      />
      {answer === 'accepts' ? (
        <>
          <FormTextField
            name="iban"
            label={t(messages.iban)}
            hint={known === null ? t(messages.ibanNeeded) : t(messages.ibanKnown, { masked: known })}
            maxLength={50}
            autoComplete="off"
          />
          <FormTextField name="payee_name" label={t(messages.payee)} maxLength={70} />
        </>
      ) : (
        <FormTextAreaField name="note" label={t(messages.why)} maxLength={2000} />
      )}
    </>
  );
}
