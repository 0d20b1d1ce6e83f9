import type { ReceivedOffer } from '@dosar/api-client/client';
import { Button, Notice } from '@dosar/design-system/public';
import { useAmounts } from '@dosar/i18n/amounts';
import { useFormats } from '@dosar/i18n/light';
import { useIntl } from 'react-intl';
import { AcceptOffer } from './accept-offer.tsx';
import { AccountToConfirm } from './account-to-confirm.tsx';
import { messages } from './messages.ts';
import { OfferAmounts } from './offer-amounts.tsx';
import { OfferLetter } from './offer-letter.tsx';
import { UndisputedPayment } from './undisputed-payment.tsx';

type OpenOfferProps = { offer: ReceivedOffer; onContest: () => void; onAccepted: () => void };

/** The offer before it is accepted. */
export function OpenOffer({ offer, onContest, onAccepted }: OpenOfferProps) {
  const { formatMessage: t } = useIntl();
  const { weekdayDate, list } = useFormats();
  const { lei } = useAmounts();
  const isContested = offer.state === 'contested';
  return (
    <div className="dosar-stack">
      {isContested && (
        <Notice tone="info" title={t(messages.contestedTitle)}>
          <p>{t(messages.contestedLead)}</p>
          {offer.contest_documents.length > 0 && (
            <p>
              {t(messages.sentWith, {
                files: list(offer.contest_documents.map(({ file_name: name }) => name)),
              })}
            </p>
          )}
        </Notice>
      )}
      <UndisputedPayment offer={offer} />
      <AccountToConfirm offer={offer} onConfirmed={onAccepted} />
      <div>
        <p className="dosar-heading-2">{t(messages.weOffer, { amount: lei(offer.amount_bani) })}</p>
        <p className="dosar-hint">{t(messages.until, { day: weekdayDate(offer.answer_by) })}</p>
      </div>
      <OfferAmounts offer={offer} />
      <OfferLetter offer={offer} />
      <AcceptOffer offer={offer} onAccepted={onAccepted} />
      {!isContested && <Button onClick={onContest}>{t(messages.disagree)}</Button>}
      <p className="dosar-hint">
        {offer.pay_by === null
          ? t(messages.ifYesByPolicy)
          : t(messages.ifYes, { day: weekdayDate(offer.pay_by) })}
      </p>
      {!isContested && <p className="dosar-hint">{t(messages.ifNo)}</p>}
    </div>
  );
}
