import { locales } from '@dosar/i18n';
import { aProfile } from '@dosar/testing';
import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { isValidElement } from 'react';
import { Navigate, type RouteObject } from 'react-router';
import { texts } from 'virtual:dosar/test-messages';
import { beforeEach, describe, expect, test } from 'vitest';
import { aQuietServer, openApp } from '../app-fixture.tsx';
import { Home, Moved } from '../redirects.tsx';
import { createAppWorld } from '../app-world.ts';
import { areaRoutesOf } from '../areas/area-routes.tsx';
import { routesOf } from '../routes.tsx';
import { createSessions } from '../sessions.ts';
import { loadArticles } from './load-articles.ts';
import { help } from './topics.ts';
import { topicOf } from './use-help-topic.ts';

beforeEach(aQuietServer);

const leadsElsewhere = ({ element }: RouteObject) =>
  isValidElement(element) && [Navigate, Moved, Home].some((redirect) => redirect === element.type);

/** Every route that ends an address, with what the routes above it are marked with. */
function ends(routes: readonly RouteObject[], above: readonly unknown[] = []): [RouteObject, unknown[]][] {
  return routes.flatMap((route) => {
    const handles = [...above, route.handle];
    return route.children ? ends(route.children, handles) : [[route, handles]];
  });
}

const helpButton = () => screen.findByRole('button', { name: 'Help for this page' });
const panel = (title: string) => screen.findByRole('dialog', { name: title });

test('ux 130 every page has a topic of the help', () => {
  const sessions = createSessions();
  const world = createAppWorld(sessions, new QueryClient());
  const unexplained = ends([...routesOf(world), ...areaRoutesOf(world)])
    .filter(([route, handles]) => !leadsElsewhere(route) && !handles.some(topicOf))
    .map(([{ path }]) => path);
  expect(unexplained).toEqual([]);
  sessions.staff.close();
  sessions.guest.close();
});

describe.each(locales)('ux 130 in the language %s', (locale) => {
  test('every topic has an article, and every article a topic', async () => {
    const articles = await loadArticles(help, locale);
    expect([...articles.keys()].toSorted()).toEqual([...help.topics].toSorted());
    for (const { title, html } of articles.values()) {
      expect(title).not.toBe('');
      expect(html).toMatch(/^<p>.*<h2>.*<li>/s);
    }
  });

  test('the words that an article quotes are those of the pages', async () => {
    const words = JSON.stringify(Object.values(texts[locale]));
    const articles = await loadArticles(help, locale);
    const quoted = [...articles.values()].flatMap(({ html }) =>
      // The formatter breaks the lines of an article anywhere.
      [...html.matchAll(/[„“]([^“”]+)”/g)].map(([, text = '']) => text.replaceAll(/\s+/g, ' ')),
    );
    expect(quoted.length).toBeGreaterThan(20);
    expect(quoted.filter((text) => !words.includes(text))).toEqual([]);
  });
});

test('ux 130 the button opens the topic of the page, and the others from there; Escape leads back', async () => {
  const { user, router } = openApp('/user/profile/preferences', aProfile());
  await user.click(await helpButton());
  expect(router.state.location.search).toBe('?help=profile');
  const profile = await panel('My profile');
  await user.click(await within(profile).findByRole('link', { name: 'Tasks' }));
  await waitFor(async () => expect(await panel('Tasks')).toHaveTextContent('nearest deadline'));
  expect(router.state.location).toMatchObject({
    pathname: '/user/profile/preferences',
    search: '?help=worklist',
  });

  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.search).toBe('');
});

test('ux 130 visitors have the help at the same place, about their page only', async () => {
  const { user } = openApp('/login');
  await user.click(await helpButton());
  const article = await panel('Signing in');
  expect(await within(article).findByText(/five wrong passwords/)).toBeVisible();
  expect(within(article).queryByRole('navigation')).toBeNull();
});

test('ux 130 an article is found in the command palette', async () => {
  const { user } = openApp('/user/profile/preferences', aProfile());
  await user.click(await screen.findByRole('button', { name: /^Find a claim file/ }));
  await user.type(await screen.findByRole('combobox', { name: 'Page, action or claim file' }), 'finding way');
  await user.click(await screen.findByRole('option', { name: /^Finding your way in Dosar/ }));
  expect(await panel('Finding your way in Dosar')).toHaveTextContent('Ctrl+K');
});
