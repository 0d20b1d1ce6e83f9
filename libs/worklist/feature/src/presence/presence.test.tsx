import { browsePresence, reportPresence } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import type { Schema } from '@dosar/openapi';
import { idOf, people, renderFeature, server } from '@dosar/testing';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { ColleaguesHere } from './colleagues-here.tsx';

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
