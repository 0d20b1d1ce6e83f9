import { isPersonalSearch } from '@dosar/kernel/recognised-search';
import { personOf, type Profile } from '@dosar/auth';
import { searchesKey } from './forget-searches.ts';

const mostKept = 6;

/** What somebody searched for last in this tab, the latest first. */
export function recentSearches(profile: Profile | undefined): string[] {
  if (!profile) return [];
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(searchesKey + personOf(profile)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((text) => typeof text === 'string') : [];
  } catch {
    return [];
  }
}

/** Remembers a search that led somewhere; numbers and addresses of people are never kept. */
export function rememberSearch(profile: Profile | undefined, text: string): void {
  if (!profile || isPersonalSearch(text)) return;
  const kept = [text, ...recentSearches(profile).filter((other) => other !== text)].slice(0, mostKept);
  try {
    sessionStorage.setItem(searchesKey + personOf(profile), JSON.stringify(kept));
  } catch {
    // Without storage nothing is recent.
  }
}
