import { api, dataOf } from '@dosar/api-client';
import { Text } from '@dosar/design-system';
import { FormTextField, useZodForm } from '@dosar/forms';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { accountMessages as messages } from '../money/account-messages.ts';
import type { PaidAccount } from '../money/money-query.ts';
import type { WindowProps } from '../money/open-window.ts';
import { reasonAnswer } from './money-answers.ts';
import { MoneyDialog } from './money-dialog.tsx';

const schema = z.object({ note: reasonAnswer });

type ConfirmAccountDialogProps = WindowProps & { offerId: string; account: PaidAccount };

/** Confirms the account that somebody else typed, and says what it was compared with. */
export function ConfirmAccountDialog({ money, offerId, account, onClose }: ConfirmAccountDialogProps) {
  const { formatMessage: t } = useIntl();
  const form = useZodForm({ schema, defaultValues: { note: '' } });
  return (
    <MoneyDialog
      form={form}
      title={t(messages.confirm)}
      submitLabel={t(messages.confirm)}
      done={messages.done}
      onClose={onClose}
      send={({ note }) =>
        dataOf(
          api.POST('/api/settlement/confirmAccount/{offer_id}', {
            params: { path: { offer_id: offerId } },
            body: { note, money_version: money.money_version },
          }),
        )
      }
    >
      <Text>{t(messages.confirmLead, { account: account.iban_masked, holder: account.payee_name })}</Text>
      {account.is_holder_other && (
        <Text>{t(messages.otherHolder, { holder: account.payee_name, payee: account.recipient_name })}</Text>
      )}
      <FormTextField
        name="note"
        label={t(messages.comparedWith)}
        hint={t(messages.comparedWithHint)}
        maxLength={300}
      />
    </MoneyDialog>
  );
}

const nothing = z.object({});

/** Asks the claimant to confirm the account, by a message with the link of the offer. */
export function AskClaimantDialog({ money, offerId, account, onClose }: ConfirmAccountDialogProps) {
  const { formatMessage: t } = useIntl();
  const form = useZodForm({ schema: nothing, defaultValues: {} });
  const offer = money.offers.find(({ offer_id: id }) => id === offerId);
  const recipient = money.recipients.find(({ party_id: id }) => id === offer?.recipient_party_id);
  return (
    <MoneyDialog
      form={form}
      title={t(messages.ask)}
      submitLabel={t(messages.ask)}
      done={messages.asked}
      onClose={onClose}
      send={() =>
        dataOf(
          api.POST('/api/settlement/askAccountConfirmation/{offer_id}', {
            params: { path: { offer_id: offerId } },
            body: { money_version: money.money_version },
          }),
        )
      }
    >
      <Text>
        {t(messages.askLead, {
          account: account.iban_masked,
          to: recipient?.email ?? recipient?.phone ?? '–',
        })}
      </Text>
    </MoneyDialog>
  );
}
