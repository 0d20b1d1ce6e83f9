import { startsQuery, type PageWorld } from '@dosar/areas';
import type { RouteObject } from 'react-router';

/** R11: what belongs to the signed-in person, each part with its own address. */
export const profileRoute = (world: PageWorld): RouteObject => ({
  path: 'user/profile',
  lazy: { Component: async () => (await import('./profile-page.tsx')).ProfilePage },
  children: [
    {
      index: true,
      lazy: {
        Component: async () => (await import('../own-data/own-data-page.tsx')).OwnDataPage,
        loader: async () =>
          startsQuery(world, (await import('../own-data/own-account-query.ts')).startOwnAccount),
      },
    },
    {
      path: 'preferences',
      lazy: { Component: async () => (await import('../preferences/preferences-page.tsx')).PreferencesPage },
    },
    {
      path: 'sessions',
      lazy: {
        Component: async () => (await import('../sessions/sessions-page.tsx')).SessionsPage,
        loader: async () => startsQuery(world, (await import('../sessions/sessions-query.ts')).startSessions),
      },
    },
  ],
});
