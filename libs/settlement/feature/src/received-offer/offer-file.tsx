import { Text } from '@dosar/design-system';
import { formatPlate } from '@dosar/kernel/plates';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import type { ReceivedOffer } from './open-offer.tsx';

/** Which case and which car an offer is about. */
export function OfferFile({ offer }: { offer: Pick<ReceivedOffer, 'claim_file_no' | 'plate'> }) {
  const { formatMessage: t } = useIntl();
  const { claim_file_no: number, plate } = offer;
  return (
    <Text tone="muted" size="sm">
      {[t(messages.file, { number }), plate && formatPlate(plate)].filter(Boolean).join(' · ')}
    </Text>
  );
}
