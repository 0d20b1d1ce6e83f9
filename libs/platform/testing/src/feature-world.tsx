import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { apiQueryDefaults } from '@dosar/api-client';
import { ContributionsContext, type Contribution, type PageWorld } from '@dosar/areas';
import { SessionProvider, type Profile, type Session } from '@dosar/auth';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router';
import { aProfile } from './factories/account.ts';
import { aSessionOf } from './test-session.ts';

/** What may differ from the usual: Ana is signed in and looks at one page. */
export type FeatureOptions = {
  /** Who is signed in; `null` for nobody. */
  profile?: Profile | null;
  /** Another session than the usual one, for a page that keeps something of its session on the device. */
  sid?: string;
  /** Address at which the page is opened, with query and fragment. */
  at?: string;
  /** Pattern of that address, for pages that read parameters from it. */
  path?: string;
  /** Parts of the page that are routes below it. */
  parts?: RouteObject[];
  /** Pages that the shown one leads to. */
  otherRoutes?: RouteObject[];
  /** What areas add at the extension points of the page; nothing unless given. */
  contributions?: readonly Contribution[];
};

/** What a page of the back office finds around it, beside its looks and its language. */
export type FeatureWorld = {
  session: Session;
  queryClient: QueryClient;
  router: ReturnType<typeof createMemoryRouter>;
  contributions: readonly Contribution[];
};

/** Puts a page, or the given routes, into a world of their own. */
export function aFeatureWorld(page: ReactNode | RouteObject[], options: FeatureOptions = {}): FeatureWorld {
  const {
    profile = aProfile(),
    sid,
    at = '/',
    path = '*',
    parts,
    otherRoutes = [],
    contributions = [],
  } = options;
  const routes = isRoutes(page) ? page : [{ path, element: page, ...(parts && { children: parts }) }];
  return {
    session: aSessionOf(profile ?? undefined, sid),
    queryClient: new QueryClient({ defaultOptions: withoutRetries() }),
    router: createMemoryRouter([...routes, ...otherRoutes], { initialEntries: [at] }),
    contributions,
  };
}

/** Shows the page of a world. */
export function FeaturePage({ session, queryClient, router, contributions }: FeatureWorld) {
  return (
    <SessionProvider session={session}>
      <QueryClientProvider client={queryClient}>
        <ContributionsContext value={contributions}>
          <RouterProvider router={router} />
        </ContributionsContext>
      </QueryClientProvider>
    </SessionProvider>
  );
}

function isRoutes(page: ReactNode | RouteObject[]): page is RouteObject[] {
  return Array.isArray(page);
}

function withoutRetries() {
  // A second try would make every test of a failure wait for it.
  const { queries, mutations } = apiQueryDefaults;
  return { queries: { ...queries, retry: false }, mutations: { ...mutations, retry: false } };
}

/** What the routes of an area are made with, for tests of pages whose loaders are not looked at. */
export function aPageWorld(contributions: readonly Contribution[] = []): PageWorld {
  return { queryClient: new QueryClient(), profileAt: () => undefined, contributions };
}
