import { browsePresence, reportPresence, streamChanges } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import type { Schema } from '@dosar/openapi';
import { idOf, people, renderFeature, server } from '@dosar/testing';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ColleaguesHere } from './colleagues-here.tsx';
import { followNews } from './follow-news.ts';
import { readNews, type LiveNews } from './live-news.ts';

// Each test has a file of its own: the one before may still be saying goodbye.
let assignmentId: string;
let radu: Schema<'Presence'>;
let number = 0;
const raduAt = (id: string): Schema<'Presence'> => ({
  assignment_id: id,
  user_id: people.radu.userId,
  full_name: people.radu.fullName,
  activity: 'editing',
});
let said: string[];
let here: Schema<'Presence'>[];

beforeEach(() => {
  number += 1;
  assignmentId = idOf('assignment', number);
  radu = raduAt(assignmentId);
  said = [];
  here = [radu];
  server.use(
    mock(reportPresence, ({ body }) => {
      if (body.assignment_id === assignmentId) said.push(body.activity);
      return { status: 200 as const, body: [] };
    }),
    mock(browsePresence, () => ({ status: 200 as const, body: here })),
  );
});
afterEach(() => void Reflect.deleteProperty(navigator, 'locks'));

test('ux 20 R4 colleagues who have the file open are shown with what they do', async () => {
  renderFeature(<ColleaguesHere header={{ assignment_id: assignmentId }} isWriting={false} />);
  expect(await screen.findByRole('list', { name: 'Also here now' })).toBeVisible();
  expect(screen.getByRole('img', { name: /Radu Marin/ })).toBeVisible();
});

function Writer() {
  const [isWriting, setIsEditing] = useState(false);
  return (
    <>
      <button onClick={() => setIsEditing(true)}>Write</button>
      <ColleaguesHere header={{ assignment_id: assignmentId }} isWriting={isWriting} />
    </>
  );
}

test('ux 20 the server hears that I look, that I write, and that I have left', async () => {
  const { user, unmount } = renderFeature(<Writer />);
  await waitFor(() => expect(said).toEqual(['viewing']));
  await user.click(screen.getByRole('button', { name: 'Write' }));
  await waitFor(() => expect(said).toEqual(['viewing', 'editing']));
  unmount();
  await waitFor(() => expect(said).toEqual(['viewing', 'editing', 'left']));
});

test('a presence that cannot be fetched costs nothing but the faces', async () => {
  server.use(mock(browsePresence, problem(503, 'database_unavailable')));
  renderFeature(
    <>
      <p>The file</p>
      <ColleaguesHere header={{ assignment_id: assignmentId }} isWriting={false} />
    </>,
  );
  await waitFor(() => expect(said).toEqual(['viewing']));
  expect(screen.getByText('The file')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Also here now' })).toBeNull();
});

const chunks = (...texts: string[]) =>
  new Response(texts.join('')).body ?? new ReadableStream<Uint8Array<ArrayBuffer>>();

test('news are read however the line cuts them, and what this page does not know is passed over', async () => {
  const heard: LiveNews[] = [];
  const presence = `event: presence\ndata: ${JSON.stringify(radu)}\n\n`;
  const text = `: connected\n\n${presence}event: later\ndata: {}\n\n`;
  await readNews(chunks(text.slice(0, 25), text.slice(25)), (news) => heard.push(news));
  expect(heard).toEqual([{ event: 'presence', data: radu }]);
});

test('the tab that holds the lock listens, passes on what it hears, and stops when it is left', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const signals: AbortSignal[] = [];
  const request = (_name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) => {
    signals.push(signal);
    return work();
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  server.use(
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
