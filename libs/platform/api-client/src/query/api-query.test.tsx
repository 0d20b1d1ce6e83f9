import {
  QueryClient,
  QueryClientProvider,
  useInfiniteQuery,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import {
  addNote,
  browseColors,
  browseTimeline,
  browseWorklist,
  getVersion,
} from '../generated/operations.ts';
import { mock, problem } from '../testing/index.ts';
import { ownNetwork } from '../testing/network.ts';
import { apiMutation } from './api-mutation.ts';
import { apiPages, apiQuery, queriesOf } from './api-query.ts';
import { forgetReferenceLists, referenceQuery } from './reference-query.ts';

const network = ownNetwork();
const version = { version: '1.2.3', build: null, envLabel: 'Test', envLabelColor: '#000000' };
const note = { assignment_id: 'a', body: 'Called', visibility: 'internal' } as const;

let client: QueryClient;
beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
});
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);

test('a screen reads an operation with its parameters', async () => {
  network.use(mock(getVersion, { status: 200, body: version }));

  const { result } = renderHook(() => useQuery(apiQuery(getVersion)), { wrapper });

  await waitFor(() => expect(result.current.data).toEqual(version));
});

test('a refusal reaches the screen as a problem', async () => {
  network.use(mock(getVersion, problem(503, 'database_unavailable')));

  const { result } = renderHook(() => useQuery(apiQuery(getVersion)), { wrapper });

  await waitFor(() => expect(result.current.error).toMatchObject({ code: 'database_unavailable' }));
});

test('the queries of one or several areas are found together, those of others are not', () => {
  const worklist = apiQuery(browseWorklist, { body: { filter_keys: 0, category_code: 'active' } });
  const found = (filters: ReturnType<typeof queriesOf>) =>
    client
      .getQueryCache()
      .findAll(filters)
      .map((query) => query.queryKey[1]);
  client.setQueryData(worklist.queryKey, {
    items: [],
    next_cursor: null,
    total: { count: 0, capped: false },
  });
  client.setQueryData(apiQuery(getVersion).queryKey, version);

  expect(found(queriesOf('config'))).toEqual(['getVersion']);
  expect(found(queriesOf('claims', 'worklist'))).toEqual(['browseWorklist']);
  expect(found(queriesOf('worklist', 'config'))).toEqual(['browseWorklist', 'getVersion']);
});

test('a list is read page by page until there is no cursor', async () => {
  network.use(
    mock(browseTimeline, ({ query }) => {
      const after = query.get('after');
      return {
        status: 200,
        body: {
          items: [],
          previous_cursor: null,
          counts: [],
          pinned: [],
          next_cursor: after === null ? 'second' : null,
        },
      };
    }),
  );
  const pages = apiPages(browseTimeline, (after) => ({
    params: { path: { assignment_key: 'abcd' }, query: { after } },
  }));
  const { result } = renderHook(() => useInfiniteQuery(pages), { wrapper });
  await waitFor(() => expect(result.current.hasNextPage).toBe(true));

  await act(() => result.current.fetchNextPage());

  await waitFor(() => expect(result.current.hasNextPage).toBe(false));
  expect(result.current.data?.pages.map((page) => page.next_cursor)).toEqual(['second', null]);
});

test('every intention has its own key, and its retries the same', async () => {
  const keys: (string | null)[] = [];
  network.use(
    mock(
      addNote,
      ({ headers }) => (keys.push(headers.get('Idempotency-Key')), problem(503, 'database_unavailable')),
    ),
  );
  const { result } = renderHook(() => useMutation({ ...apiMutation(addNote), retry: 1, retryDelay: 0 }), {
    wrapper,
  });
  const add = () => act(() => result.current.mutateAsync({ body: note }).catch(() => undefined));

  await add();
  await add();

  expect(keys).toHaveLength(4);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect([keys[0], keys[2]]).toEqual([keys[1], keys[3]]);
  expect(keys[0]).not.toBe(keys[2]);
});

test('a screen may bring the key of an intention that outlives it', async () => {
  const keys: (string | null)[] = [];
  network.use(
    mock(addNote, ({ headers }) => (keys.push(headers.get('Idempotency-Key')), problem(404, 'not_found'))),
  );
  const { result } = renderHook(() => useMutation(apiMutation(addNote)), { wrapper });

  await act(() =>
    result.current
      .mutateAsync({ params: { header: { 'Idempotency-Key': 'kept-in-draft-01' } }, body: note })
      .catch(() => undefined),
  );

  expect(keys).toEqual(['kept-in-draft-01']);
});

test('a reference list is asked for once in a session and language', async () => {
  let requests = 0;
  const colors = [{ code: 'red', name: 'Roșu', color: '#ff0000' }];
  network.use(mock(browseColors, () => ((requests += 1), { status: 200, body: colors })));
  const read = async (language: string) => {
    localStorage.setItem('dosar.locale', language);
    return new QueryClient().fetchQuery(referenceQuery(browseColors));
  };

  expect([await read('ro'), await read('ro')]).toEqual([colors, colors]);
  expect(requests).toBe(1);
  await read('en');
  expect(requests).toBe(2);
  forgetReferenceLists();
  await read('ro');
  expect(requests).toBe(3);
});
