import type { ReceivedOffer } from '@dosar/api-client/client';
import { useAmounts } from '@dosar/i18n/amounts';
import { useFormats } from '@dosar/i18n/light';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

/** What is paid of an offer although it is or was contested. */
export function UndisputedPayment({ offer: { undisputed } }: { offer: ReceivedOffer }) {
  const { formatMessage: t } = useIntl();
  const { date } = useFormats();
  const { lei } = useAmounts();
  if (undisputed === null) return null;
  const amount = lei(undisputed.amount_bani);
  return (
    <p>
      {undisputed.paid_on === null
        ? t(messages.undisputedOnWay, { amount })
        : t(messages.undisputedPaid, { amount, day: date(undisputed.paid_on) })}
    </p>
  );
}
