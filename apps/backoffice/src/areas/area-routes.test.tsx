import { QueryClient } from '@tanstack/react-query';
import { createMemoryRouter, type RouteObject } from 'react-router';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createAppWorld } from '../app-world.ts';
import { addAreaRoutes, routesOf } from '../routes.tsx';
import { createSessions } from '../sessions.ts';

const pages: RouteObject[] = [
  { path: 'search', element: null },
  { path: 'file/:number', element: null },
];

function aRouter(at: string, load: () => Promise<RouteObject[]>) {
  const sessions = createSessions();
  const world = createAppWorld(sessions, new QueryClient());
  const router = createMemoryRouter(routesOf(world), {
    initialEntries: [at],
    patchRoutesOnNavigation: addAreaRoutes(world, load),
  });
  onTestFinished(() => {
    router.dispose();
    sessions.staff.close();
    sessions.guest.close();
  });
  router.initialize();
  return router;
}

const pathOf = (router: ReturnType<typeof aRouter>) => router.state.matches.at(-1)?.route.path;

test('who signs in fetches nothing about the areas', async () => {
  const load = vi.fn(async () => pages);
  const router = aRouter('/login', load);
  await vi.waitFor(() => expect(router.state.initialized).toBe(true));
  await router.navigate('/renew-password');
  expect(load).not.toHaveBeenCalled();
});

test('the pages of the areas come with the first of them, and once', async () => {
  const load = vi.fn(async () => pages);
  const router = aRouter('/login', load);
  await router.navigate('/search');
  expect(pathOf(router)).toBe('search');
  await router.navigate('/file/1');
  await router.navigate('/file/2');
  expect(pathOf(router)).toBe('file/:number');
  expect(load).toHaveBeenCalledOnce();
});

test('somebody who goes elsewhere meanwhile arrives there', async () => {
  const { promise, resolve } = Promise.withResolvers<RouteObject[]>();
  const router = aRouter('/login', async () => promise);
  const first = router.navigate('/search');
  const second = router.navigate('/file/1');
  resolve(pages);
  await Promise.all([first, second]);
  expect(pathOf(router)).toBe('file/:number');
  await router.navigate('/search');
  expect(pathOf(router)).toBe('search');
});

test('where they cannot be fetched the page says so, and the next one tries again', async () => {
  const load = vi.fn(async () => pages).mockRejectedValueOnce(new TypeError('no network'));
  const router = aRouter('/login', load);
  await router.navigate('/search');
  expect(router.state.errors).toEqual({ pages: new TypeError('no network') });
  await router.navigate('/file/1');
  expect(pathOf(router)).toBe('file/:number');
});
