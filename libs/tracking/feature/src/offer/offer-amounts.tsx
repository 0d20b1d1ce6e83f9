import type { ReceivedOffer } from '@dosar/api-client/client';
import { AmountList, Disclosure } from '@dosar/design-system/public';
import { useAmounts } from '@dosar/i18n/amounts';
import { useIntl } from 'react-intl';
import { lineMessages } from './line-messages.ts';
import { messages } from './messages.ts';

/** What the claimant gets, and, folded away, what the sum follows from. */
export function OfferAmounts({ offer }: { offer: ReceivedOffer }) {
  const { formatMessage: t } = useIntl();
  const { amount } = useAmounts();
  const sum = { name: t(messages.youGet), amount: amount(offer.amount_bani), isSum: true };
  const late = { name: t(messages.late), amount: `+ ${amount(offer.penalty_bani)}` };
  return (
    <>
      <AmountList
        rows={[
          { name: t(messages.compensation), amount: amount(offer.compensation_bani) },
          ...(offer.penalty_bani > 0 ? [late] : []),
          sum,
        ]}
      />
      <Disclosure label={t(messages.origin)}>
        <AmountList
          rows={[
            ...offer.lines.map(({ code, note, amount_bani: bani }) => ({
              name: t(lineMessages[code]),
              detail: note,
              amount: amount(bani),
            })),
            sum,
          ]}
        />
      </Disclosure>
    </>
  );
}
