import { LocaleProvider, type MessageSource } from '@dosar/i18n';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { LastResort } from './errors/last-resort.tsx';

export type AppProps = { router: DataRouter; queryClient: QueryClient; source: MessageSource };

/** The back office: its language, its cache and its pages. */
export function App({ router, queryClient, source }: AppProps) {
  return (
    <LastResort>
      <LocaleProvider source={source}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </LocaleProvider>
    </LastResort>
  );
}
