import { Banner, Box, Heading, Stack, Text } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { useAmounts } from '@dosar/i18n/amounts';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { NextLine } from './next-line.tsx';
import { Contact, OfferFile } from './offer-file.tsx';
import { OfferLetter } from './offer-letter.tsx';
import type { ReceivedOffer } from './open-offer.tsx';
import { UndisputedPayment } from './undisputed-payment.tsx';

const millionthsOfPercent = 10_000;

/** The offer after it was accepted: how much, by when, into which account, and what happens until then. */
export function AnsweredOffer({ offer }: { offer: ReceivedOffer }) {
  const { formatMessage: t } = useIntl();
  const { dateTime, weekdayDate, date, number } = useFormats();
  const { lei } = useAmounts();
  const { paid, pay_by: payBy, payment_term: term } = offer;
  const isPaid = paid !== null && paid.amount_bani >= offer.amount_bani;
  return (
    <Stack gap="5">
      <Banner tone="success" title={t(isPaid ? messages.paidTitle : messages.acceptedTitle)} live>
        {paid !== null &&
          `${t(messages.paidOn, { amount: lei(paid.amount_bani), day: date(paid.paid_on) })} `}
        {offer.answered_at !== null && t(messages.acceptedOn, { time: dateTime(offer.answered_at) })}
      </Banner>
      <div>
        <OfferFile offer={offer} />
        <Heading as="h1" size="xl">
          {lei(offer.amount_bani)}
        </Heading>
        {!isPaid && payBy !== null && (
          <Box fontWeight="strong">{t(messages.youGetBy, { day: weekdayDate(payBy) })}</Box>
        )}
        {offer.iban_masked !== null && (
          <Text tone="muted">{t(messages.into, { account: offer.iban_masked })}</Text>
        )}
        {paid === null && <UndisputedPayment undisputed={offer.undisputed} />}
      </div>
      {!isPaid && (
        <section>
          <Heading as="h2" size="md">
            {t(messages.next)}
          </Heading>
          <NextLine when={t(messages.today)} what={t(messages.agreed)} detail={t(messages.agreedHow)} />
          <NextLine when="" what={t(messages.check)} detail={t(messages.checkWho)} />
          <NextLine
            when={payBy === null ? '' : date(payBy)}
            what={t(messages.inAccount)}
            detail={
              term === null
                ? t(messages.inAccountByPolicy)
                : t(messages.inAccountHow, {
                    penalty: `${number(term.penalty_ppm / millionthsOfPercent)}\u00a0%`,
                  })
            }
          />
        </section>
      )}
      <Text tone="muted">{t(messages.hidden)}</Text>
      <OfferLetter offer={offer} />
      <Contact offer={offer} />
    </Stack>
  );
}
