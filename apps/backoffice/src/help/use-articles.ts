import { useLocale } from '@dosar/i18n';
import { useQuery } from '@tanstack/react-query';
import { loadArticles } from './load-articles.ts';
import { help } from './topics.ts';

/** The help in the language of the page. */
export function useArticles() {
  const [locale] = useLocale();
  return useQuery({
    queryKey: ['help', locale],
    queryFn: () => loadArticles(help, locale),
    staleTime: Number.POSITIVE_INFINITY,
    // It comes from the origin of the page, so a failed request means that there is no network: the error shows without retries.
    networkMode: 'always',
    retry: false,
  });
}
