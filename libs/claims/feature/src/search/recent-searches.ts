import { personOf, type Profile } from '@dosar/auth';
import { isTexts, keptAtom } from '@dosar/design-system';
import { isPersonalSearch } from '@dosar/claims-domain';
import { getDefaultStore, useAtomValue } from 'jotai';
import { searchesKey } from './forget-searches.ts';

const mostKept = 6;

const recentAtom = (profile: Profile | undefined) =>
  keptAtom<readonly string[]>(searchesKey + (profile ? personOf(profile) : 'nobody'), {
    initial: [],
    isValid: isTexts,
    inTab: true,
  });

/** What somebody searched for last in this tab, the latest first. */
export function useRecentSearches(profile: Profile | undefined): readonly string[] {
  return useAtomValue(recentAtom(profile));
}

/** Remembers a search that led somewhere; numbers and addresses of people are never kept. */
export function rememberSearch(profile: Profile | undefined, text: string): void {
  if (!profile || isPersonalSearch(text)) return;
  const withThis = (texts: readonly string[]) =>
    [text, ...texts.filter((other) => other !== text)].slice(0, mostKept);
  getDefaultStore().set(recentAtom(profile), withThis);
}
