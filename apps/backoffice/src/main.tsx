import { takeArrival } from '@dosar/account-feature';
import { isAskedEarly } from '@dosar/api-client';
import { chosenLocale, fetchMessages } from '@dosar/i18n';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { messageUrls } from 'virtual:dosar/messages';
import { createAppWorld } from './app-world.ts';
import { App } from './app.tsx';
import { firstPageIsHere, queriesAreAnswered } from './first-page.ts';
import { addAreaRoutes, fetchAreaRoutes, routesOf } from './routes.tsx';
import { createSessions } from './sessions.ts';
import { startPage } from './start.ts';

// First of all: a token must not stand in the address while anything is asked of a server.
takeArrival();
const sessions = createSessions();
const world = createAppWorld(sessions, startPage(sessions));
// Before the router starts the queries of the page, which take the answer.
const isAnsweredSoon = isAskedEarly();
const router = createBrowserRouter(routesOf(world), { patchRoutesOnNavigation: addAreaRoutes(world) });
const root = document.querySelector('#root');
if (!root) throw new Error('index.html has no #root');

const source = fetchMessages(messageUrls);

// Nothing awaits at the top: the code of the pages imports that of this file, and would wait for it.
void firstPageIsHere(router, {
  texts: source(chosenLocale()),
  answers: () => (isAnsweredSoon ? queriesAreAnswered(world.queryClient) : undefined),
}).then(() => {
  createRoot(root).render(
    <StrictMode>
      <App router={router} world={world} source={source} />
    </StrictMode>,
  );
  // Whoever signs in needs them next; on every other page they are here. Where they do not come, that page asks again.
  void fetchAreaRoutes().catch(() => undefined);
});
