import { Text } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { useAmounts } from '@dosar/i18n/amounts';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

/** What the claimant has got, or gets, of the offer although it is or was contested. */
export function UndisputedPayment({ undisputed }: Pick<Schema<'ReceivedOffer'>, 'undisputed'>) {
  const { formatMessage: t } = useIntl();
  const { date } = useFormats();
  const { lei } = useAmounts();
  if (undisputed === null) return null;
  const { amount_bani: bani, paid_on: paidOn } = undisputed;
  return (
    <Text>
      {paidOn === null
        ? t(messages.undisputedOnWay, { amount: lei(bani) })
        : t(messages.undisputedPaid, { amount: lei(bani), day: date(paidOn) })}
    </Text>
  );
}
