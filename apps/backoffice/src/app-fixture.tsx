import {
  browseClaimDrafts,
  browseCounties,
  browseLargeChanges,
  browseNotifications,
  browseOwnReports,
  browseSavedViews,
  browseShortlist,
  browseStatuses,
  browseWorklist,
  browseQuestions,
  getLegalClocks,
  getMyBrowser,
  getVersion,
  logout,
  saveWorklistFilter,
  getOwnVisit,
  getStartChecklist,
} from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import type { AreaManifest } from '@dosar/areas';
import { disconnectApi, type Profile } from '@dosar/auth';
import { aBrowserConfig, aShortlist, authTokens, aVersion, aWorklistPage, server } from '@dosar/testing';
import { render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDefaultStore } from 'jotai';
import { createMemoryRouter } from 'react-router';
import { texts } from 'virtual:dosar/test-messages';
import { expect, onTestFinished } from 'vitest';
import { createAppWorld } from './app-world.ts';
import { App } from './app.tsx';
import { areaRoutesOf } from './areas/area-routes.tsx';
import { areas } from './generated/areas.ts';
import { serverErrorAtom } from './page-state.ts';
import { addAreaRoutes, routesOf } from './routes.tsx';
import { createSessions } from './sessions.ts';
import { startPage } from './start.ts';

/** The answers that the first pages of the staff ask for; English unless a test says otherwise. */
export function aQuietServer(): void {
  localStorage.setItem('dosar.locale', 'en');
  server.use(
    mock(getOwnVisit, {
      status: 200,
      body: {
        visit: null,
        held: null,
        can_book: false,
        claim_file_no: 'DM26R0000001',
        plate: null,
        contact_name: null,
        contact_phone: null,
        reached_at: null,
        answer: null,
        county_code: null,
      },
    }),
    mock(getStartChecklist, { status: 200, body: { lines: [], done_count: 0 } }),
    mock(getVersion, { status: 200, body: aVersion() }),
    mock(getMyBrowser, { status: 200, body: aBrowserConfig() }),
    mock(browseWorklist, { status: 200, body: aWorklistPage(0) }),
    mock(browseShortlist, { status: 200, body: aShortlist({ tiles: [], deadlines: [], recent: [] }) }),
    mock(browseClaimDrafts, { status: 200, body: [] }),
    mock(browseStatuses, { status: 200, body: [] }),
    mock(browseCounties, { status: 200, body: [] }),
    mock(browseLargeChanges, { status: 200, body: [] }),
    mock(browseNotifications, { status: 200, body: [] }),
    mock(browseOwnReports, { status: 200, body: { favourites: [], sets: [], schedules: [] } }),
    mock(browseQuestions, { status: 200, body: [] }),
    mock(getLegalClocks, { status: 200, body: { clocks: [], causes: [] } }),
    mock(browseSavedViews, { status: 200, body: [] }),
    mock(saveWorklistFilter, { status: 200, body: { success: true } }),
    mock(logout, { status: 200, body: { success: true } }),
  );
}

/** Opens an address in the whole app, as `profile` or as nobody; `otherAreas` come beside those of the product. */
export function openApp(at: string, profile?: Profile, otherAreas: readonly AreaManifest[] = []) {
  const sessions = createSessions();
  if (profile) sessions.staff.adopt(authTokens(profile));
  const queryClient = startPage(sessions);
  const world = createAppWorld(sessions, queryClient);
  const router = createMemoryRouter(routesOf(world), {
    initialEntries: [at],
    patchRoutesOnNavigation: addAreaRoutes(world, async () => areaRoutesOf(world, [...areas, ...otherAreas])),
  });
  onTestFinished(() => {
    sessions.staff.close();
    sessions.guest.close();
    queryClient.clear();
    disconnectApi();
    getDefaultStore().set(serverErrorAtom, undefined);
  });
  render(<App router={router} world={world} source={(locale) => ({ locale, messages: texts[locale] })} />);
  return { sessions, router, user: userEvent.setup() };
}

/** Waits until the page stands at an address. */
export async function arrivesAt(address: string, router: ReturnType<typeof openApp>['router']) {
  await waitFor(() => {
    const { pathname, search, hash } = router.state.location;
    expect(pathname + search + hash).toBe(address);
  });
}
