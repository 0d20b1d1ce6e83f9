import { beforeLocaleIsShown } from '@dosar/i18n';
import { notifyManager, QueryClient, type Query } from '@tanstack/react-query';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Holds words of the server, which come in the language that they are asked for in. */
      isInLanguage?: true;
      /** The language to ask in, where that is not the one of the page. */
      language?: string;
      /** The newest of its kind is there again when the page is loaded without a network. */
      isKeptOffline?: true;
    };
  }
}

/** Marks a query whose answer the server writes in the language of the page. */
export const inLanguageOfPage = { isInLanguage: true } as const;

/** Marks a query like `inLanguageOfPage` whose newest answer people need when they have no network. */
export const keptOffline = { ...inLanguageOfPage, isKeptOffline: true } as const;

/**
 * Turns all that was read from the server to another language, together with the rest of the page.
 *
 * What is in sight is read again beforehand, aside, and takes its place at once. What could not be had in time goes, and
 * so does all that is out of sight: it is read again where it is wanted.
 */
export function followLanguage(queryClient: QueryClient): () => void {
  // Screens hear of data before the next drawing, not after it: data and texts that change together are seen together.
  notifyManager.setScheduler(queueMicrotask);
  return beforeLocaleIsShown(async (language, signal) => {
    const inSight = queriesInLanguage(queryClient).filter((query) => query.isActive());
    const asked = inSight.map((query) => ({ query, version: query.state.dataUpdateCount }));
    const answers = await Promise.all(
      asked.map(async ({ query, version }) => ({
        query,
        version,
        data: await readAside(query, language, signal),
      })),
    );
    return () => {
      const read = new Map(answers.map((answer) => [answer.query, answer]));
      for (const query of queriesInLanguage(queryClient)) replace(queryClient, query, read.get(query));
    };
  });
}

type Answer = { data: unknown; version: number };

function queriesInLanguage(queryClient: QueryClient): Query[] {
  return queryClient.getQueryCache().findAll({ predicate: ({ meta }) => meta?.isInLanguage === true });
}

/** What a query holds in another language; `undefined` where that cannot be had. */
async function readAside({ options, queryKey, state, meta }: Query, language: string, signal: AbortSignal) {
  const aside = new QueryClient();
  const stop = () => void aside.cancelQueries();
  signal.addEventListener('abort', stop);
  // Of a list, as many pages are read as are in sight.
  aside.setQueryData(queryKey, state.data);
  try {
    return await aside.fetchQuery({
      ...options,
      queryKey,
      meta: { ...meta, language },
      staleTime: 0,
      initialData: undefined,
    });
  } catch {
    return undefined;
  } finally {
    signal.removeEventListener('abort', stop);
    aside.clear();
  }
}

function replace(queryClient: QueryClient, query: Query, answer: Answer | undefined): void {
  const { queryKey, state } = query;
  const exactly = { queryKey, exact: true };
  if (answer?.data === undefined) {
    if (query.isActive()) void queryClient.resetQueries(exactly);
    else queryClient.removeQueries(exactly);
    return;
  }
  queryClient.setQueryData(queryKey, answer.data);
  // Read in the language of before, or changed since: what is on its way now begins anew.
  const isOvertaken = state.fetchStatus !== 'idle' || state.dataUpdateCount !== answer.version;
  if (isOvertaken) void queryClient.invalidateQueries(exactly);
}
