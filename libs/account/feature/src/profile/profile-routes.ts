import type { RouteObject } from 'react-router';

/** The addresses of the profile page; fetched when they are opened. */
export const profileRoutes = (): RouteObject[] => [
  {
    path: 'user/profile',
    lazy: { Component: async () => (await import('./profile-page.tsx')).ProfilePage },
    children: [
      {
        index: true,
        lazy: { Component: async () => (await import('../own-data/own-data-page.tsx')).OwnDataPage },
      },
      {
        path: 'preferences',
        lazy: {
          Component: async () => (await import('../preferences/preferences-page.tsx')).PreferencesPage,
        },
      },
      {
        path: 'sessions',
        lazy: { Component: async () => (await import('../sessions/sessions-page.tsx')).SessionsPage },
      },
      {
        path: 'branding',
        lazy: { Component: async () => (await import('../branding/branding-page.tsx')).BrandingPage },
      },
    ],
  },
];
