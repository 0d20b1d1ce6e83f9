import type { ReceivedOffer } from '@dosar/api-client/client';
import { Section } from '@dosar/design-system/public';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { AcceptedOffer } from './accepted-offer.tsx';
import { ContestOffer } from './contest-offer.tsx';
import { messages } from './messages.ts';
import { OpenOffer } from './open-offer.tsx';

type ShownOfferProps = { offer: ReceivedOffer; onChanged: () => void };

/** An offer with what can be answered to it. */
export function ShownOffer({ offer, onChanged }: ShownOfferProps) {
  const { formatMessage: t } = useIntl();
  const [isContesting, setContesting] = useState(false);
  const changed = () => {
    setContesting(false);
    onChanged();
  };
  return (
    <Section id="offer" title={t(messages.title)}>
      {offer.state === 'accepted' && <AcceptedOffer offer={offer} onConfirmed={changed} />}
      {offer.state !== 'accepted' && isContesting && (
        <ContestOffer offer={offer} onBack={() => setContesting(false)} onContested={changed} />
      )}
      {offer.state !== 'accepted' && !isContesting && (
        <OpenOffer offer={offer} onContest={() => setContesting(true)} onAccepted={changed} />
      )}
    </Section>
  );
}
