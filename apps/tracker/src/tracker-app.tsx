import { useBrowserFact } from '@dosar/design-system/public';
import type { Session } from '@dosar/auth/session-core';
import { Tracker } from '@dosar/tracking-feature';
import { lazy } from 'react';
import { currentPlace, onPlaceChange, openAddress } from './navigation.ts';

const fetchParts = () => import('./case-parts.ts');

/** What is to be done, between the next step and the steps of the opened case; fetched with the first one that is opened. */
const caseParts = [
  lazy(async () => ({ default: (await fetchParts()).OfferOfCase })),
  lazy(async () => ({ default: (await fetchParts()).VisitOfCase })),
];

/** What can be read and chosen besides, after the documents. */
const laterParts = [
  lazy(async () => ({ default: (await fetchParts()).AccountOfCase })),
  lazy(async () => ({ default: (await fetchParts()).MessagesOfCase })),
  lazy(async () => ({ default: (await fetchParts()).ChoicesOfCase })),
  lazy(async () => ({ default: (await fetchParts()).SharesOfCase })),
];

/** The tracker at the address that the browser shows. */
export function TrackerApp({ session }: { session: Session }) {
  const place = useBrowserFact(onPlaceChange, currentPlace);
  return (
    <Tracker
      session={session}
      place={place}
      openAddress={openAddress}
      caseParts={caseParts}
      laterParts={laterParts}
    />
  );
}
