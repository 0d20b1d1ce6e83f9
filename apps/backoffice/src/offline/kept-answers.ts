import { keptOffline } from '@dosar/api-client';
import type { Session, SessionState } from '@dosar/auth';
import { onlineManager, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';

const storageKey = 'dosar.staff.keptAnswers';
// A browser keeps five million characters for all pages of an origin in a tab.
const mostCharacters = 2_000_000;
// As long as a session lasts without a person: without a network nobody says that it is over.
const longestKept = 60 * 60_000;

/** What a page leaves for the next one in its tab; it belongs to one session. */
type Kept = { sid: string; at: number; answers: Answer[] };

type Answer = { queryKey: QueryKey; data: unknown; updatedAt: number };

/**
 * Keeps the newest list and record that were read, for a page that is loaded again without a network.
 *
 * They are in the storage of the tab, which goes with it, and are removed as soon as the session is over. A page that has a
 * network never takes them up; what was taken up is read again when the network is back. Returns how to stop.
 */
export function keepAnswers(queryClient: QueryClient, session: Session): () => void {
  const follow = (state: SessionState) => {
    if (state.status === 'starting') return;
    const kept = takeKept();
    if (state.status !== 'signedIn' || navigator.onLine || !isFor(state.sid, kept)) return;
    for (const answer of kept.answers) takeUp(queryClient, answer);
    readAgainWhenOnline(queryClient);
  };
  follow(session.state);
  const stopListening = session.stateChanged.listen(follow);

  const leave = () => {
    const { state } = session;
    if (state.status === 'signedIn')
      keep({ sid: state.sid, at: Date.now(), answers: newestAnswers(queryClient) });
  };
  const leaving = new AbortController();
  addEventListener('pagehide', leave, { signal: leaving.signal });
  const hide = () => document.visibilityState === 'hidden' && leave();
  document.addEventListener('visibilitychange', hide, { signal: leaving.signal });
  return () => {
    stopListening();
    leaving.abort();
  };
}

function isFor(sid: string, kept: Kept | undefined): kept is Kept {
  return kept?.sid === sid && Date.now() - kept.at <= longestKept;
}

function readAgainWhenOnline(queryClient: QueryClient): void {
  const stop = onlineManager.subscribe((isOnline) => {
    if (!isOnline) return;
    stop();
    void queryClient.invalidateQueries();
  });
}

function isKept({ meta, state }: Query): boolean {
  return meta?.isKeptOffline === true && state.data !== undefined;
}

/** Of each operation the answer that was read last. */
function newestAnswers(queryClient: QueryClient): Answer[] {
  const newest = new Map<unknown, Query>();
  for (const query of queryClient.getQueryCache().findAll({ predicate: isKept })) {
    const operation = query.queryKey[1];
    const other = newest.get(operation);
    if (!other || other.state.dataUpdatedAt <= query.state.dataUpdatedAt) newest.set(operation, query);
  }
  return [...newest.values()].map(({ queryKey, state }) => ({
    queryKey,
    data: state.data,
    updatedAt: state.dataUpdatedAt,
  }));
}

function takeUp(queryClient: QueryClient, { queryKey, data, updatedAt }: Answer): void {
  // What nobody looks at before the next reload is kept once more.
  queryClient.setQueryDefaults(queryKey, { meta: keptOffline });
  queryClient.setQueryData(queryKey, data, { updatedAt });
}

function keep(kept: Kept): void {
  const text = JSON.stringify(kept);
  try {
    if (text.length <= mostCharacters) sessionStorage.setItem(storageKey, text);
  } catch {
    // Storage is full or forbidden: without a network the next page has nothing to show, as before.
  }
}

/** Whatever the page takes up or not, nothing of it stays in the storage while the page is open. */
function takeKept(): Kept | undefined {
  try {
    const text = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    return text === null ? undefined : (JSON.parse(text) as Kept);
  } catch {
    return undefined;
  }
}
