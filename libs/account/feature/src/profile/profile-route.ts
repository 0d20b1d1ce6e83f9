import { lazyPage, type PageWorld } from '@dosar/areas';
import type { RouteObject } from 'react-router';

/** R11: what belongs to the signed-in person, each part with its own address. */
export const profileRoute = (world: PageWorld): RouteObject => ({
  path: 'user/profile',
  lazy: { Component: async () => (await import('./profile-page.tsx')).ProfilePage },
  children: [
    {
      index: true,
      lazy: lazyPage(world, async () => (await import('../own-data/own-data-route.ts')).route),
    },
    {
      path: 'preferences',
      lazy: { Component: async () => (await import('../preferences/preferences-page.tsx')).PreferencesPage },
    },
    {
      path: 'sessions',
      lazy: lazyPage(world, async () => (await import('../sessions/sessions-route.ts')).route),
    },
  ],
});
