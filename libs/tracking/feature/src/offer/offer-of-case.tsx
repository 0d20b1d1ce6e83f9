import { api, dataOf, inLanguage, isApiProblem } from '@dosar/api-client/client';
import { Button, Notice, Section, useLoaded } from '@dosar/design-system/public';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import type { CasePart } from '../case-view/case-part.ts';
import { messages } from './messages.ts';

// Most cases have no offer: what shows one comes with the first.
const ShownOffer = lazy(async () => ({ default: (await import('./shown-offer.tsx')).ShownOffer }));

/** The offer of the opened case: how much, where it comes from, and the answer to it. Nothing where there is none. */
export const OfferOfCase: CasePart = function OfferOfCase({ onChanged }) {
  const { formatMessage: t } = useIntl();
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
    setChanges(changes + 1);
    onChanged();
  };
  return (
    <Suspense fallback={null}>
      <ShownOffer offer={offer} onChanged={changed} />
    </Suspense>
  );
};
