import { takeArrival } from '@dosar/account-feature';
import { chosenLocale, fetchMessages } from '@dosar/i18n';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { messageUrls } from 'virtual:dosar/messages';
import { App } from './app.tsx';
import { firstPageIsHere } from './first-page.ts';
import { routesOf } from './routes.tsx';
import { createSessions, profileOf } from './sessions.ts';
import { startPage } from './start.ts';
import { takeFirstRows } from './take-first-rows.ts';

// First of all: a token must not stand in the address while anything is asked of a server.
const handOver = takeArrival();
const sessions = createSessions();
const queryClient = startPage(sessions);
const router = createBrowserRouter(routesOf(sessions, handOver));
const root = document.querySelector('#root');
if (!root) throw new Error('index.html has no #root');

const texts = fetchMessages(messageUrls);
const parts = [texts(chosenLocale()), takeFirstRows(queryClient, profileOf(sessions))];

// Nothing awaits at the top: the code of the pages imports that of this file, and would wait for it.
void firstPageIsHere(router, parts).then(() =>
  createRoot(root).render(
    <StrictMode>
      <App router={router} queryClient={queryClient} source={texts} />
    </StrictMode>,
  ),
);
