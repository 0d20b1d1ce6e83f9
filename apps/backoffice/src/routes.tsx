import { profileRoutes, WrongAddress } from '@dosar/account-feature';
import type { HandOver } from '@dosar/auth';
import { loadMoreIcon } from '@dosar/design-system';
import { fnolGuestRoutes } from '@dosar/fnol-feature';
import { Navigate, type RouteObject } from 'react-router';
import { RouteError } from './errors/route-error.tsx';
import { explainedBy } from './help/topics.ts';
import { Home, Moved } from './redirects.tsx';
import { FirstPageLoading, RootLayout } from './root-layout.tsx';
import type { Sessions } from './sessions.ts';
import { GuestArea } from './shell/guest-area.tsx';
import { NotAvailablePage } from './shell/not-available-page.tsx';
import { Nowhere, NowhereLayout, ToNowhere } from './shell/nowhere.tsx';
import { PublicLayout } from './shell/public-layout.tsx';

const notYet = (...paths: string[]): RouteObject[] =>
  paths.map((path) => ({ path, element: <NotAvailablePage /> }));

// Every list is made anew: a router marks in its routes what it has fetched.

/** Pages that anybody may open. */
const publicRoutes = (handOver: HandOver | undefined): RouteObject[] => [
  { path: 'home', element: <Home /> },
  explainedBy(
    'sign-in',
    {
      path: 'login',
      lazy: { Component: async () => (await import('@dosar/account-feature/login')).LoginPage },
    },
    {
      path: 'logincallback',
      lazy: {
        async Component() {
          const { LoginCallbackPage } = await import('@dosar/account-feature/login-callback');
          return () => <LoginCallbackPage handOver={handOver} />;
        },
      },
    },
    {
      path: 'one-time-password',
      lazy: {
        Component: async () => (await import('@dosar/account-feature/one-time-password')).OneTimePasswordPage,
      },
    },
    {
      path: 'renew-password',
      lazy: {
        Component: async () => (await import('@dosar/account-feature/renew-password')).RenewPasswordPage,
      },
    },
  ),
];

/** Pages that a link opens without a login; each area brings its own. */
const guestRoutes = (): RouteObject[] => [
  { path: 'guest/claim_statement/:orgKey', element: <Moved to="/guest/claim_notification/:orgKey" /> },
  explainedBy('claim-notification', ...fnolGuestRoutes()),
  explainedBy(
    'guest-link',
    {
      path: 'guest/:assignmentType/:assignmentKey',
      lazy: { Component: async () => (await import('@dosar/account-feature/guest-entry')).GuestEntryPage },
    },
    { path: 'guest/*', element: <WrongAddress /> },
    {
      path: 'assignments/:assignmentType/guest/:assignmentKey',
      element: <GuestArea />,
      children: [
        {
          index: true,
          lazy: {
            Component: async () =>
              (await import('@dosar/assignments-feature/guest-assignment')).GuestAssignmentPage,
          },
        },
      ],
    },
    ...notYet('workflow/guest/doc_request/:key'),
  ),
];

/** Pages of the staff (R8); each area brings its own. */
const securedRoutes = (): RouteObject[] => [
  explainedBy('dashboard', {
    path: 'assignments/shortlist',
    lazy: { Component: async () => (await import('./dashboard-page.tsx')).DashboardPage },
  }),
  explainedBy('worklist', {
    // One page for all lists, so that it stays while somebody goes from one to the next (R10).
    lazy: { Component: async () => (await import('@dosar/assignments-feature/worklist')).WorklistPage },
    children: ['assignments/worklist', 'assignments/list/:list'].map((path) => ({ path, element: null })),
  }),
  explainedBy('claim-file', {
    path: 'workflow/getById/:claimFileNo/:assignmentId',
    lazy: { Component: async () => (await import('./claim-file-page.tsx')).ClaimFilePage },
  }),
  explainedBy('search', {
    path: 'search',
    lazy: { Component: async () => (await import('@dosar/assignments-feature/search')).SearchPage },
  }),
  explainedBy('preview', {
    lazy: { Component: async () => (await import('./preview-page.tsx')).ClaimFilePreviewPage },
    children: ['preview', 'preview/:claimFileNo'].map((path) => ({ path, element: null })),
  }),
  explainedBy('profile', ...profileRoutes()),
  explainedBy(
    'getting-around',
    { path: 'assignments', element: <Moved to="/assignments/worklist" /> },
    { path: 'workflow', element: <Moved to="/assignments/worklist" /> },
    { path: 'user', element: <Moved to="/user/profile" /> },
    ...notYet(
      'assignments/assessment/search',
      'manager-area',
      'time-off',
      'time-off/my-absences',
      'reports',
      'reports/:report',
      'config',
      'config/partners',
      'config/statuses/help',
      'config/appointment-locations',
      'special-customers',
    ),
  ),
];

/** Every address of the back office; `handOver` is what the page was opened with at `/logincallback`. */
export const routesOf = (sessions: Sessions, handOver?: HandOver): RouteObject[] => [
  {
    element: <RootLayout sessions={sessions} />,
    children: [
      {
        ErrorBoundary: RouteError,
        HydrateFallback: FirstPageLoading,
        children: [
          { index: true, element: <Navigate replace to="/home" /> },
          { element: <PublicLayout />, children: [...publicRoutes(handOver), ...guestRoutes()] },
          { path: 'worklist', element: <Moved to="/assignments/worklist" /> },
          { path: 'shortlist', element: <Moved to="/assignments/shortlist" /> },
          { path: 'assessment-new', element: <Moved to="/assignments/assessment/search" /> },
          {
            lazy: {
              async Component() {
                // Bar and menu are full of icons: drawn once they are here, not each on its own.
                const [{ SecuredLayout }] = await Promise.all([
                  import('./shell/secured-layout.tsx'),
                  loadMoreIcon().catch(() => undefined),
                ]);
                return SecuredLayout;
              },
            },
            // A page that breaks leaves the menu around it alone.
            children: [{ ErrorBoundary: RouteError, children: securedRoutes() }],
          },
          {
            path: 'guest',
            element: <NowhereLayout />,
            children: [explainedBy('getting-around', { index: true, element: <Nowhere /> })],
          },
          { path: '*', element: <ToNowhere /> },
        ],
      },
    ],
  },
];
