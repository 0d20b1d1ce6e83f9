import { api, dataOf } from '@dosar/api-client';
import { Text } from '@dosar/design-system';
import { useAnswers, useZodForm } from '@dosar/forms';
import { amountAnswer, baniOf, typedAmount } from '@dosar/forms/amount';
import { useAmounts } from '@dosar/i18n/amounts';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import type { Money, Offer } from '../money/money-query.ts';
import type { WindowProps } from '../money/open-window.ts';
import { messages } from './messages.ts';
import { AmountField, MoneyDialog } from './money-dialog.tsx';
import { orderMessages } from './order-messages.ts';

type Payable = NonNullable<Money['payable']>;
type OrderDialogProps = WindowProps & { offer: Offer; payable: Payable };

/** Orders what an accepted offer says to be paid, less what was ordered before as undisputed. */
export function OrderDialog({ money, offer, payable, onClose }: OrderDialogProps) {
  const { formatMessage: t } = useIntl();
  const { lei } = useAmounts();
  const form = useZodForm({ schema: z.object({}), defaultValues: {} });
  const isAbove = payable.amount_bani + payable.counted_bani > money.payment_authority_bani;
  return (
    <MoneyDialog
      form={form}
      title={t(messages.orderTitle)}
      submitLabel={t(messages.order)}
      done={isAbove ? messages.approvalAsked : messages.ordered}
      onClose={onClose}
      send={() =>
        dataOf(
          api.POST('/api/settlement/orderPayment/{offer_id}', {
            params: { path: { offer_id: offer.offer_id } },
            body: { money_version: money.money_version },
          }),
        )
      }
    >
      <Text>
        {t(messages.orderLead, {
          amount: lei(payable.amount_bani),
          payee: offer.payee_name ?? offer.recipient_name,
          account: offer.iban_masked ?? '–',
        })}
      </Text>
      {payable.deducted_bani > 0 && (
        <Text>
          {t(orderMessages.deducted, {
            offered: lei(offer.amount_bani),
            before: lei(payable.deducted_bani),
          })}
        </Text>
      )}
      {isAbove && <Text>{t(messages.orderAbove)}</Text>}
    </MoneyDialog>
  );
}

const undisputedSchema = z.object({ amount: amountAnswer({ least: 1 }) });

/** Orders what nobody contests of an offer, so that the claimant has it while the rest is talked about. */
export function UndisputedDialog({ money, offer, payable, onClose }: OrderDialogProps) {
  const { formatMessage: t } = useIntl();
  const { lei } = useAmounts();
  const recipient = money.recipients.find(({ party_id: id }) => id === offer.recipient_party_id);
  const form = useZodForm({
    schema: undisputedSchema,
    defaultValues: { amount: typedAmount(payable.amount_bani) },
  });
  return (
    <MoneyDialog
      form={form}
      title={t(orderMessages.undisputedTitle)}
      submitLabel={t(messages.order)}
      done={messages.ordered}
      onClose={onClose}
      send={({ amount }) =>
        dataOf(
          api.POST('/api/settlement/orderPayment/{offer_id}', {
            params: { path: { offer_id: offer.offer_id } },
            body: { amount_bani: amount, money_version: money.money_version },
          }),
        )
      }
    >
      <Text>{t(orderMessages.undisputedLead)}</Text>
      <AmountField name="amount" hint={t(orderMessages.atMost, { amount: lei(payable.amount_bani) })} />
      <Text>
        {t(orderMessages.into, { payee: offer.recipient_name, account: recipient?.iban_masked ?? '–' })}
      </Text>
      <AboveNote money={money} countedBani={payable.counted_bani} />
    </MoneyDialog>
  );
}

/** Says that somebody else decides, once the typed amount is above what the reader may order alone. */
function AboveNote({ money, countedBani }: { money: Money; countedBani: number }) {
  const { formatMessage: t } = useIntl();
  const { amount } = useAnswers<{ amount: string }>();
  const isAbove = (baniOf(amount) ?? 0) + countedBani > money.payment_authority_bani;
  return isAbove ? <Text>{t(messages.orderAbove)}</Text> : null;
}
