import { LocaleProvider, type MessageSource } from '@dosar/i18n';
import { QueryClientProvider } from '@tanstack/react-query';
import type { DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { AppWorld } from './app-world.ts';
import { LastResort } from './errors/last-resort.tsx';

export type AppProps = { router: DataRouter; world: AppWorld; source: MessageSource };

/** The back office: its language, its cache and its pages. */
export function App({ router, world, source }: AppProps) {
  return (
    <LastResort>
      <LocaleProvider source={source}>
        <QueryClientProvider client={world.queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </LocaleProvider>
    </LastResort>
  );
}
