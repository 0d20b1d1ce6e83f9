import { signInRoutes } from '@dosar/account-feature/sign-in-routes';
import { Navigate, Outlet, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router';
import type { AppWorld } from './app-world.ts';
import { RouteError } from './errors/route-error.tsx';
import { withErrorBoundary } from './errors/with-error-boundary.ts';
import { Home } from './redirects.tsx';
import { FirstPageLoading, RootLayout } from './root-layout.tsx';
import { PublicLayout } from './shell/public-layout.tsx';

const pages = 'pages';

/** What the app opens with: the sign-in, and the frame around every page. The pages of the areas join it when asked for. */
export function routesOf({ sessions }: AppWorld): RouteObject[] {
  return [
    {
      element: <RootLayout sessions={sessions} />,
      children: [
        {
          id: pages,
          // With a path, so that an address whose page is not known yet finds what is shown meanwhile.
          path: '/',
          element: <Outlet />,
          ErrorBoundary: RouteError,
          HydrateFallback: FirstPageLoading,
          children: [
            { index: true, element: <Navigate replace to="/home" /> },
            { path: 'home', element: <Home /> },
            { element: <PublicLayout />, children: [withErrorBoundary(signInRoutes())] },
          ],
        },
      ],
    },
  ];
}

/** Fetches the code that the pages of all areas are described by. */
export const fetchAreaRoutes = () => import('./areas/area-routes.tsx');

const areaRoutes = async (world: AppWorld) => (await fetchAreaRoutes()).areaRoutesOf(world);

/**
 * Adds the pages of the areas with the first address that is not one of the sign-in, as the router asks for what it does
 * not know: whoever signs in does not wait for what all areas say about themselves.
 */
export function addAreaRoutes(
  world: AppWorld,
  load: (world: AppWorld) => Promise<RouteObject[]> = areaRoutes,
): PatchRoutesOnNavigationFunction {
  let areThere = false;
  return async ({ patch, signal }) => {
    if (areThere) return;
    const routes = await load(world);
    // A navigation that was given up adds nothing; the next one does, or has done so meanwhile.
    if (areThere || signal.aborted) return;
    areThere = true;
    patch(pages, routes);
  };
}
