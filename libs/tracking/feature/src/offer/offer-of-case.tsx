import { api, dataOf, inLanguage, isApiProblem } from '@dosar/api-client/client';
import { Button, Notice, Section, useLoaded } from '@dosar/design-system/public';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { CasePart } from '../case-view/case-part.ts';
import { AcceptedOffer } from './accepted-offer.tsx';
import { ContestOffer } from './contest-offer.tsx';
import { messages } from './messages.ts';
import { OpenOffer } from './open-offer.tsx';

/** The offer of the opened case: how much, where it comes from, and the answer to it. Nothing where there is none. */
export const OfferOfCase: CasePart = function OfferOfCase({ onChanged }) {
  const { formatMessage: t } = useIntl();
  const [isContesting, setContesting] = useState(false);
  const [changes, setChanges] = useState(0);
  const { loaded, reload } = useLoaded(`offer ${changes}`, ({ signal, language }) =>
    dataOf(api.GET('/api/settlement/getReceivedOffer', { signal, ...inLanguage(language) })),
  );
  if (loaded.status === 'failed')
    return isApiProblem(loaded.cause) && loaded.cause.status === 404 ? null : (
      <Section title={t(messages.title)}>
        <Notice tone="error" title={t(messages.notRead)} />
        <Button onClick={reload}>{t(messages.tryAgain)}</Button>
      </Section>
    );
  if (loaded.status !== 'ready') return null;
  const offer = loaded.value;
  const changed = () => {
    setContesting(false);
    setChanges(changes + 1);
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
};
