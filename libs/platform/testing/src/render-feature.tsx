import { QueryClient } from '@tanstack/react-query';
import { apiQueryDefaults } from '@dosar/api-client';
import { configureApi } from '@dosar/api-client/call';
import type { Profile } from '@dosar/auth';
import type { Locale } from '@dosar/i18n';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router';
import { onTestFinished } from 'vitest';
import { aProfile } from './factories/account.ts';
import { FeatureWorld } from './feature-world.tsx';
import { aSessionOf } from './test-session.ts';

/** What may differ from the usual: Ana is signed in and reads English. */
export type FeatureOptions = {
  locale?: Locale;
  /** Who is signed in; `null` for nobody. */
  profile?: Profile | null;
  /** Address at which the page is opened, with query and fragment. */
  at?: string;
  /** Pattern of that address, for pages that read parameters from it. */
  path?: string;
  /** Pages that the tested one leads to. */
  otherRoutes?: RouteObject[];
};

/** Shows a page, or the given routes, among its real providers; answers come from the test's network. */
export function renderFeature(page: ReactNode | RouteObject[], options: FeatureOptions = {}) {
  const { locale = 'en', profile = aProfile(), at = '/', path = '*', otherRoutes = [] } = options;
  localStorage.setItem('dosar.locale', locale);
  const session = aSessionOf(profile ?? undefined);
  const queryClient = new QueryClient({ defaultOptions: withoutRetries() });
  const routes = isRoutes(page) ? page : [{ path, element: page }];
  const router = createMemoryRouter([...routes, ...otherRoutes], { initialEntries: [at] });
  onTestFinished(() => {
    session.close();
    queryClient.clear();
    configureApi({});
  });

  const view = render(
    <FeatureWorld session={session} queryClient={queryClient}>
      <RouterProvider router={router} />
    </FeatureWorld>,
  );
  return { ...view, user: userEvent.setup(), router, session, queryClient };
}

function isRoutes(page: ReactNode | RouteObject[]): page is RouteObject[] {
  return Array.isArray(page);
}

function withoutRetries() {
  // A second try would make every test of a failure wait for it.
  return { ...apiQueryDefaults, queries: { ...apiQueryDefaults.queries, retry: false } };
}
