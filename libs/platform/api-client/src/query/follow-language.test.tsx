import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormattedMessage } from 'react-intl';
import { LightLocaleProvider, useLightLocale, type Locale } from '@dosar/i18n/light';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { getTimelineAssignment } from '../generated/operations.ts';
import { mock, problem } from '../testing/index.ts';
import { ownNetwork } from '../testing/network.ts';
import { apiQuery } from './api-query.ts';
import { followLanguage } from './follow-language.ts';

const network = ownNetwork();
const greeting: Record<Locale, string> = { ro: 'Bună ziua', en: 'Good day' };
const names: Record<string, string> = { ro: 'Constatare', en: 'Inspection' };
const query = apiQuery(getTimelineAssignment, { params: { path: { assignment_key: 'abcd' } } });
const lookup = {
  claim_file_no: 'DM26R0000001',
  assignment_no: '1',
  name: '',
  id: 'a',
  is_case_master: false,
};

let client: QueryClient;
beforeEach(() => {
  localStorage.setItem('dosar.locale', 'ro');
  client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 10_000 } } });
});

function answerInLanguage() {
  network.use(
    mock(getTimelineAssignment, ({ headers }) => ({
      status: 200,
      body: { ...lookup, name: names[headers.get('Accept-Language') ?? ''] ?? 'no language' },
    })),
  );
}

const heading = () => document.querySelector('h1')?.textContent;

function Page() {
  const [, choose] = useLightLocale();
  const { data } = useQuery(query);
  return (
    <main>
      <h1>
        <FormattedMessage id="greeting" /> {data?.name}
      </h1>
      <button onClick={() => choose('en')}>English</button>
    </main>
  );
}

/** Every heading that could be read, one after the other. */
function openPage(): string[] {
  const seen: string[] = [];
  onTestFinished(followLanguage(client));
  render(
    <QueryClientProvider client={client}>
      <LightLocaleProvider source={(locale) => ({ locale, messages: { greeting: greeting[locale] } })}>
        <Page />
      </LightLocaleProvider>
    </QueryClientProvider>,
  );
  const watch = new MutationObserver(() => seen.push(heading() ?? ''));
  watch.observe(document.body, { subtree: true, childList: true, characterData: true });
  onTestFinished(() => watch.disconnect());
  return seen;
}

test('B16 the words of the server and of the page change to the other language together', async () => {
  answerInLanguage();
  const seen = openPage();
  await waitFor(() => expect(heading()).toBe('Bună ziua Constatare'));

  await userEvent.click(screen.getByRole('button', { name: 'English' }));
  await waitFor(() => expect(heading()).toBe('Good day Inspection'));
  expect(seen).not.toContain('Good day Constatare');
  expect(seen).not.toContain('Bună ziua Inspection');
});

test('what cannot be had in the other language goes from the page', async () => {
  answerInLanguage();
  openPage();
  await waitFor(() => expect(heading()).toBe('Bună ziua Constatare'));

  network.use(mock(getTimelineAssignment, problem(503, 'database_unavailable')));
  await userEvent.click(screen.getByRole('button', { name: 'English' }));
  await waitFor(() => expect(heading()).toBe('Good day '));
});

test('what is out of sight is read again where it is wanted, and what is no word of the server stays', async () => {
  answerInLanguage();
  await client.prefetchQuery({ ...query, queryFn: () => ({ ...lookup, name: 'Constatare' }) });
  client.setQueryData(['signed in'], 'as somebody');
  onTestFinished(followLanguage(client));
  render(
    <LightLocaleProvider source={(locale) => ({ locale, messages: { greeting: greeting[locale] } })}>
      <Choice />
    </LightLocaleProvider>,
  );

  await userEvent.click(screen.getByRole('button', { name: 'English' }));
  await screen.findByText('Good day');
  expect(client.getQueryData(query.queryKey)).toBeUndefined();
  expect(client.getQueryData(['signed in'])).toBe('as somebody');
});

function Choice() {
  const [, choose] = useLightLocale();
  return (
    <>
      <FormattedMessage id="greeting" />
      <button onClick={() => choose('en')}>English</button>
    </>
  );
}
