import { Heading, Link, Text } from '@dosar/design-system';
import { formatPhone } from '@dosar/kernel/phones';
import { formatPlate } from '@dosar/kernel/plates';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

/** Which case and which car an offer is about. */
export function OfferFile({ offer }: { offer: Pick<Schema<'ReceivedOffer'>, 'claim_file_no' | 'plate'> }) {
  const { formatMessage: t } = useIntl();
  const { claim_file_no: number, plate } = offer;
  return (
    <Text tone="muted" size="sm">
      {[t(messages.file, { number }), plate && formatPlate(plate)].filter(Boolean).join(' · ')}
    </Text>
  );
}

/** Whom to ask, and where the claim is followed. */
export function Contact({ offer }: { offer: Schema<'ReceivedOffer'> }) {
  const { formatMessage: t } = useIntl();
  return (
    <section>
      <Heading as="h2" size="md">
        {t(messages.who)}
      </Heading>
      <Text>
        {offer.contact_name}
        {offer.contact_phone !== null && (
          <>
            {', '}
            <Link href={`tel:${offer.contact_phone}`}>{formatPhone(offer.contact_phone)}</Link>
          </>
        )}
      </Text>
      <Link href={offer.tracker_url}>{t(messages.tracker)}</Link>
    </section>
  );
}
