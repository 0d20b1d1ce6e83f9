import type { ReceivedOffer } from '@dosar/api-client/client';
import { useFormats } from '@dosar/i18n/light';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { useLei } from './use-lei.ts';

/** What is paid of an offer although it is or was contested. */
export function UndisputedPayment({ offer: { undisputed } }: { offer: ReceivedOffer }) {
  const { formatMessage: t } = useIntl();
  const { date } = useFormats();
  const { lei } = useLei();
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
