import type { Schema } from '@dosar/openapi';
import { QueryClient, QueryClientProvider, useQueries, useQuery } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { streamChanges } from '../generated/operations.ts';
import { mock } from '../testing/index.ts';
import { ownNetwork } from '../testing/network.ts';
import { followNews } from './follow-news.ts';
import { readNews, type LiveNews } from './live-news.ts';
import { useFileChanges } from './use-file-changes.ts';

const network = ownNetwork();
const [file, another] = ['01900000-0000-7000-8000-0000000000f1', '01900000-0000-7000-8000-0000000000f2'];
const listening: LiveNews = { event: 'listening', data: { isAgain: false } };
const radu: Schema<'Presence'> = {
  assignment_id: '01900000-0000-7000-8000-0000000000a1',
  user_id: '01900000-0000-7000-8000-0000000000b1',
  full_name: 'Radu Marin',
  activity: 'editing',
};
afterEach(() => void Reflect.deleteProperty(navigator, 'locks'));

const chunks = (...texts: string[]) =>
  new Response(texts.join('')).body ?? new ReadableStream<Uint8Array<ArrayBuffer>>();

test('news are read however the line cuts them, and what this page does not know is passed over', async () => {
  const heard: LiveNews[] = [];
  const presence = `event: presence\ndata: ${JSON.stringify(radu)}\n\n`;
  const text = `: connected\n\n${presence}event: later\ndata: {}\n\n`;
  await readNews(chunks(text.slice(0, 25), text.slice(25)), (news) => heard.push(news));
  expect(heard).toEqual([listening, { event: 'presence', data: radu }]);
});

test('the tab that holds the lock listens, passes on what it hears, and stops when it is left', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const signals: AbortSignal[] = [];
  const request = (_name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) => {
    signals.push(signal);
    return work();
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  network.use(
    mock(streamChanges, {
      status: 200,
      body: new Blob([`event: presence\ndata: ${JSON.stringify(radu)}\n\n`]),
    }),
  );
  const other = new BroadcastChannel('dosar.live');
  const passedOn: unknown[] = [];
  other.onmessage = ({ data }) => passedOn.push(data);
  const heard: LiveNews[] = [];

  const stop = followNews((news) => heard.push(news));
  expect(signals).toEqual([]);
  vi.advanceTimersByTime(3_000);
  vi.useRealTimers();
  await waitFor(() => expect(heard).toEqual([{ event: 'presence', data: radu }]));
  await waitFor(() => expect(passedOn).toEqual(heard));
  stop();
  expect(signals[0]?.aborted).toBe(true);
  other.close();
});

/** A page that another tab of the browser tells the news, with one query of each area in sight. */
function aPage(followed: { claimFileId?: string; areas: ('claims' | 'settlement' | 'workload')[] }) {
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: () => new Promise(() => undefined) },
  });
  const client = new QueryClient();
  const asked: string[] = [];
  const { unmount } = renderHook(
    () => {
      useQueries({
        queries: ['claims', 'settlement', 'workload'].map((area) => ({
          queryKey: [area, 'x', {}],
          queryFn: () => asked.push(area),
        })),
      });
      useQuery({
        queryKey: ['claims', 'picture'],
        queryFn: () => asked.push('picture'),
        staleTime: Infinity,
      });
      useFileChanges({ ...followed, isQuiet: true });
    },
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    },
  );
  const tab = new BroadcastChannel('dosar.live');
  return {
    asked,
    tell: (news: LiveNews) => tab.postMessage(news),
    leave() {
      unmount();
      tab.close();
    },
  };
}
const changed = (id: string, ...areas: ('claims' | 'settlement')[]): LiveNews => ({
  event: 'files',
  data: { changes: [{ claim_file_id: id, areas }], more: false },
});

test('an open file reads what its areas show again when it changes, and nothing for another file', async () => {
  const page = aPage({ claimFileId: file, areas: ['claims'] });
  await waitFor(() => expect(page.asked).toHaveLength(4));
  await waitFor(() => {
    page.tell(changed(another, 'settlement'));
    page.tell(changed(file, 'settlement'));
    expect(page.asked.length).toBeGreaterThan(4);
  });
  expect(new Set(page.asked.slice(4))).toEqual(new Set(['claims', 'settlement']));
  page.leave();
});

test('a list of many files is read again some seconds after one of them changed in its area', async () => {
  const page = aPage({ areas: ['settlement'] });
  await waitFor(() => expect(page.asked).toHaveLength(4));
  await waitFor(
    () => {
      page.tell(changed(another, 'claims'));
      page.tell(changed(another, 'settlement'));
      expect(page.asked.slice(4)).toEqual(['settlement']);
    },
    { timeout: 8_000 },
  );
  page.leave();
}, 10_000);

test('a page reads again what it shows when the line is there again after it was lost', async () => {
  const page = aPage({ claimFileId: file, areas: ['workload'] });
  await waitFor(() => expect(page.asked).toHaveLength(4));
  await waitFor(() => {
    page.tell({ event: 'listening', data: { isAgain: true } });
    expect(page.asked.slice(4)).toContain('workload');
  });
  page.leave();
});
