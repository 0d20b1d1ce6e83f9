/** What the keys of recent searches begin with; the person follows. */
export const searchesKey = 'dosar.recent-searches.';

/** Forgets what was searched for in this tab; signing out does. */
export function forgetSearches(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(searchesKey)) sessionStorage.removeItem(key);
  }
}
