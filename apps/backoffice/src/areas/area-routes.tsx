import {
  ContributionsContext,
  explainedBy,
  type AreaManifest,
  type AreaRoutes,
  type Contribution,
} from '@dosar/areas';
import { Outlet, type RouteObject } from 'react-router';
import type { AppWorld } from '../app-world.ts';
import { withErrorBoundary } from '../errors/with-error-boundary.ts';
import { areas as everyArea } from '../generated/areas.ts';
import { Moved } from '../redirects.tsx';
import { GuestArea } from '../shell/guest-area.tsx';
import { loadStaffLayout } from '../shell/load-staff-layout.tsx';
import { Nowhere, NowhereLayout } from '../shell/nowhere.tsx';
import { PublicLayout } from '../shell/public-layout.tsx';

/**
 * Every address of the back office but those of the sign-in. The areas bring them; here stand the layouts around them.
 *
 * All areas of the product unless a test says otherwise. Called once for a page that is open: from then on areas forget
 * with it whoever signs out.
 */
export function areaRoutesOf(world: AppWorld, areas: readonly AreaManifest[] = everyArea): RouteObject[] {
  const contributions = areas.flatMap((area) => area.contributions ?? []);
  forgetWithSessions(world, areas);

  const ofAreas = areas.map(({ routes }) => routes?.({ ...world, contributions }) ?? {});
  const every = (kind: Exclude<keyof AreaRoutes, 'moved'>) =>
    ofAreas.flatMap((routes) => routes[kind] ?? []).map(withErrorBoundary);
  const loadLayout = () => loadStaffLayout(areas);
  const moved = ofAreas.flatMap((routes) => Object.entries(routes.moved ?? {}));
  return [
    {
      element: <WithContributions contributions={contributions} />,
      children: [
        ...moved.map(([path, to]) => ({ path, element: <Moved to={to} /> })),
        {
          element: <PublicLayout />,
          children: [
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
        {
          element: <NowhereLayout loadStaffLayout={loadLayout} isUnknown />,
          children: [explainedBy('getting-around', { path: '*', element: <Nowhere /> })],
        },
      ],
    },
  ];
}

/** What areas add to each other's pages, for the pages themselves. */
function WithContributions({ contributions }: { contributions: readonly Contribution[] }) {
  return (
    <ContributionsContext value={contributions}>
      <Outlet />
    </ContributionsContext>
  );
}

/** What one person has read is not for the next one. */
function forgetWithSessions({ sessions }: AppWorld, areas: readonly AreaManifest[]): void {
  for (const session of [sessions.staff, sessions.guest])
    session.signedOut.listen(() => {
      for (const { forget } of areas) forget?.();
    });
}
