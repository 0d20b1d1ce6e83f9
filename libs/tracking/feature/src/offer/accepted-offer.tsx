import type { ReceivedOffer } from '@dosar/api-client/client';
import { Notice } from '@dosar/design-system/public';
import { useAmounts } from '@dosar/i18n/amounts';
import { useFormats } from '@dosar/i18n/light';
import { useIntl } from 'react-intl';
import { AccountToConfirm } from './account-to-confirm.tsx';
import { messages } from './messages.ts';
import { OfferAmounts } from './offer-amounts.tsx';
import { OfferLetter } from './offer-letter.tsx';

type AcceptedOfferProps = { offer: ReceivedOffer; onConfirmed: () => void };

/** The offer after it was accepted: how much, by when, and what was paid. */
export function AcceptedOffer({ offer, onConfirmed }: AcceptedOfferProps) {
  const { formatMessage: t } = useIntl();
  const { dateTime, date, weekdayDate } = useFormats();
  const { lei } = useAmounts();
  const { paid } = offer;
  const isPaid = paid !== null && paid.amount_bani >= offer.amount_bani;
  const answeredAt = offer.answered_at;
  return (
    <div className="dosar-stack">
      <Notice tone="success" title={isPaid ? t(messages.paidTitle) : t(messages.acceptedTitle)}>
        {paid !== null && (
          <p>{t(messages.paidOn, { amount: lei(paid.amount_bani), day: date(paid.paid_on) })}</p>
        )}
        {answeredAt !== null && <p>{t(messages.acceptedOn, { time: dateTime(answeredAt) })}</p>}
      </Notice>
      <div>
        <p className="dosar-heading-2">{lei(offer.amount_bani)}</p>
        {!isPaid && (
          <p className="dosar-strong">
            {offer.pay_by === null
              ? t(messages.payByPolicy)
              : t(messages.payBy, { day: weekdayDate(offer.pay_by) })}
          </p>
        )}
        {offer.iban_masked !== null && (
          <p className="dosar-hint">{t(messages.into, { account: offer.iban_masked })}</p>
        )}
      </div>
      <AccountToConfirm offer={offer} onConfirmed={onConfirmed} />
      <OfferAmounts offer={offer} />
      <OfferLetter offer={offer} />
      <p className="dosar-hint">{t(messages.hidden)}</p>
    </div>
  );
}
