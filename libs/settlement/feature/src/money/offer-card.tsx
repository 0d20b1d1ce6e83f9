import { Banner, Card, Flex, Heading, Link, Stack, StatusChip, Text, type Phase } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { useAmounts } from '@dosar/i18n/amounts';
import { useIntl } from 'react-intl';
import { AmountLine } from './amount-line.tsx';
import { lineMessages } from './line-messages.ts';
import { messages } from './messages.ts';
import type { Money, Offer } from './money-query.ts';
import { noteExceptionMessages } from './note-exception-messages.ts';
import { stateMessages } from './state-messages.ts';

const phases: Record<Offer['state'], Phase> = {
  draft: 'active',
  asked: 'waiting',
  approved: 'active',
  issued: 'waiting',
  accepted: 'done',
  contested: 'late',
  replaced: 'cancelled',
};

/** The newest offer line by line, with what the claimant made of it. */
export function OfferCard({ money }: { money: Money }) {
  const { formatMessage: t } = useIntl();
  const { amount } = useAmounts();
  const [offer, ...earlier] = money.offers;
  return (
    <Card>
      <Stack gap="3">
        <Flex gap="3" alignItems="center" flexWrap="wrap">
          <Heading as="h2" size="md">
            {offer ? t(messages.offerNo, { no: offer.offer_no }) : t(messages.offer)}
          </Heading>
          {offer && (
            <StatusChip label={t(stateMessages[offer.state])} phase={phases[offer.state]} variant="chip" />
          )}
        </Flex>
        {offer ? (
          <>
            <div>
              {offer.lines.map((line, index) => (
                <AmountLine
                  key={index}
                  name={t(lineMessages[line.code])}
                  detail={line.note}
                  amount={amount(line.amount_bani)}
                />
              ))}
              {offer.penalty_bani > 0 && (
                <AmountLine name={t(messages.compensation)} amount={amount(offer.compensation_bani)} isSum />
              )}
              <AmountLine name={t(messages.toOffer)} amount={amount(offer.amount_bani)} isSum />
            </div>
            {offer.note_exception !== null && (
              <Text size="sm">
                {t(messages.withoutNote, {
                  why: t(noteExceptionMessages[offer.note_exception.code]),
                  reason: offer.note_exception.reason,
                })}
              </Text>
            )}
            <OfferAnswer offer={offer} />
            {earlier.length > 0 && (
              <Text tone="muted" size="sm">
                {t(messages.earlier, {
                  list: earlier
                    .map(
                      (one) => `${one.offer_no}: ${amount(one.amount_bani)} (${t(stateMessages[one.state])})`,
                    )
                    .join(', '),
                })}
              </Text>
            )}
          </>
        ) : (
          <Text tone="muted">{t(messages.noOffer)}</Text>
        )}
      </Stack>
    </Card>
  );
}

function OfferAnswer({ offer }: { offer: Offer }) {
  const { formatMessage: t } = useIntl();
  const { dateTime } = useFormats();
  return (
    <>
      {offer.decision_note !== null && (
        <Text size="sm">{t(messages.decisionNote, { note: offer.decision_note })}</Text>
      )}
      {offer.viewed_at !== null && (
        <Text tone="muted" size="sm">
          {t(messages.viewed, { time: dateTime(offer.viewed_at) })}
        </Text>
      )}
      {offer.state === 'contested' && (
        <Banner tone="warning" title={t(messages.contested)}>
          {offer.contest_note}
          {offer.wants_undisputed && ` ${t(messages.wantsUndisputed)}`}
        </Banner>
      )}
      <ObjectionDocuments offer={offer} />
      {offer.document_id !== null && (
        <Link href={`documents?document=${offer.document_id}`}>{t(messages.letter)}</Link>
      )}
    </>
  );
}

/** What came with the objection, each a way to look at it. */
function ObjectionDocuments({ offer: { contest_documents: documents } }: { offer: Offer }) {
  const { formatMessage: t } = useIntl();
  if (documents.length === 0) return null;
  return (
    <section>
      <Text size="sm" tone="muted">
        {t(messages.cameWithObjection)}
      </Text>
      <Stack as="ul" gap="1" listStyleType="none">
        {documents.map(({ document_id: id, file_name: name }) => (
          <li key={id}>
            <Link href={`documents?document=${id}`}>{name}</Link>
          </li>
        ))}
      </Stack>
    </section>
  );
}
