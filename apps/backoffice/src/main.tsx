import { fetchMessages, LocaleProvider } from '@dosar/i18n';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { messageUrls } from 'virtual:dosar/messages';
import { LastResort } from './errors/last-resort.tsx';
import { routes } from './routes.tsx';
import { startPage } from './start.ts';

const queryClient = startPage();
const router = createBrowserRouter(routes);
const source = fetchMessages(messageUrls);
const root = document.querySelector('#root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <LastResort>
      <LocaleProvider source={source}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </LocaleProvider>
    </LastResort>
  </StrictMode>,
);
