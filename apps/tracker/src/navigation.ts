import { caseAddress, trackerPlace, type TrackerPlace } from '@dosar/tracking-feature';

const listeners = new Set<() => void>();

let shown: { address: string; place: TrackerPlace } | undefined;

/** Where the visitor is; the same object until the address changes. */
export function currentPlace(): TrackerPlace {
  if (shown?.address !== location.href) shown = { address: location.href, place: trackerPlace(location) };
  return shown.place;
}

/** Calls `listener` when the visitor goes somewhere else in the tracker. */
export function onPlaceChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

/** Goes to an address of the tracker without loading the page again. */
export function openAddress(address: string): void {
  history.pushState(null, '', address);
  window.scrollTo(0, 0);
  for (const listener of listeners) listener();
}

/** Gives a case that was opened in another spelling its one address, the one worth a bookmark. */
export function tidyAddress(): void {
  const { pathname, search } = location;
  const place = trackerPlace(location);
  if (place.page !== 'case') return;
  const [tidyPath = ''] = caseAddress(place.caseNo, '').split('?');
  if (tidyPath !== pathname) history.replaceState(null, '', `${tidyPath}${search}`);
}
