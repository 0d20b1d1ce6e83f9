import { explainedBy, type AreaRoutes } from '@dosar/areas';
import { Navigate, type RouteObject } from 'react-router';
import type { AppWorld } from './app-areas.ts';
import { RouteError } from './errors/route-error.tsx';
import { Home, Moved } from './redirects.tsx';
import { FirstPageLoading, RootLayout } from './root-layout.tsx';
import { GuestArea } from './shell/guest-area.tsx';
import { loadStaffLayout } from './shell/load-staff-layout.tsx';
import { Nowhere, NowhereLayout, ToNowhere } from './shell/nowhere.tsx';
import { PublicLayout } from './shell/public-layout.tsx';

/** Every address of the back office. Its areas bring them; here stand the layouts around them. */
export function routesOf(world: AppWorld): RouteObject[] {
  const ofAreas = world.areas.map(({ routes }) => routes?.(world) ?? {});
  const every = (kind: Exclude<keyof AreaRoutes, 'moved'>) =>
    ofAreas.flatMap((routes) => routes[kind] ?? []).map(withErrorBoundary);
  const loadLayout = () => loadStaffLayout(world.areas);
  const moved = ofAreas.flatMap((routes) => Object.entries(routes.moved ?? {}));
  return [
    {
      element: <RootLayout sessions={world.sessions} />,
      children: [
        {
          ErrorBoundary: RouteError,
          HydrateFallback: FirstPageLoading,
          children: [
            { index: true, element: <Navigate replace to="/home" /> },
            { path: 'home', element: <Home /> },
            ...moved.map(([path, to]) => ({ path, element: <Moved to={to} /> })),
            {
              element: <PublicLayout />,
              children: [
                ...every('open'),
                ...every('guest'),
                {
                  path: 'assignments/:assignmentType/guest/:assignmentKey',
                  element: <GuestArea />,
                  children: every('guestOfAssignment'),
                },
              ],
            },
            { lazy: { Component: loadLayout }, children: every('secured') },
            {
              path: 'guest',
              element: <NowhereLayout loadStaffLayout={loadLayout} />,
              children: [explainedBy('getting-around', { index: true, element: <Nowhere /> })],
            },
            { path: '*', element: <ToNowhere /> },
          ],
        },
      ],
    },
  ];
}

/** A page that breaks leaves what is around it alone. */
function withErrorBoundary(route: RouteObject): RouteObject {
  if (route.index === true) return { ErrorBoundary: RouteError, ...route };
  return { ErrorBoundary: RouteError, ...route, children: route.children?.map(withErrorBoundary) };
}
