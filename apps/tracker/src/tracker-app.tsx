import { useBrowserFact } from '@dosar/design-system/public';
import type { Session } from '@dosar/auth/session-core';
import { Tracker } from '@dosar/tracking-feature';
import { currentPlace, onPlaceChange, openAddress } from './navigation.ts';

/** The tracker at the address that the browser shows. */
export function TrackerApp({ session }: { session: Session }) {
  const place = useBrowserFact(onPlaceChange, currentPlace);
  return <Tracker session={session} place={place} openAddress={openAddress} />;
}
