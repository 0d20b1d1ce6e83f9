import { browseClaimantMessages, writeTrackerMessage, findTrackerCaseData } from '@dosar/api-client/client';
import { mock, problem } from '@dosar/api-client/testing';
import { aTrackerEvent, now, server } from '@dosar/testing';
import { idOf } from '@dosar/testing/samples';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { rememberOpenedCase } from '../tracker/opened-case.ts';
import { answerAsUsual, newVisit, openTracker, trackerTokens } from '../tracker/tracker-fixture.tsx';
import { MessagesOfCase } from './messages-of-case.tsx';

const address = '/status/DM26R0000001?org_code=demo';

const answered = {
  id: idOf('other', 1),
  is_own: false,
  text: 'Vine joi.\n<script>alert(1)</script>',
  author_name: 'Ana Ionescu',
  system_time: now,
};

beforeEach(() => {
  answerAsUsual();
  server.use(mock(findTrackerCaseData, { status: 200, body: { currentEvent: aTrackerEvent() } }));
});

function openCase() {
  const session = newVisit();
  session.adopt(trackerTokens());
  rememberOpenedCase('demo', 'DM26R0000001');
  return openTracker(address, { session, caseParts: [MessagesOfCase] });
}

test('R14 domain 2.13 the claimant reads the answer as text and writes on; what was sent stands there', async () => {
  const bodies: unknown[] = [];
  server.use(
    mock(browseClaimantMessages, { status: 200, body: { items: [answered] } }),
    mock(writeTrackerMessage, ({ body }) => {
      bodies.push(body);
      const own = {
        id: idOf('other', 2),
        is_own: true,
        text: body.text,
        author_name: null,
        system_time: now,
      };
      return { status: 201, body: { items: [answered, own] } };
    }),
  );
  const { user } = openCase();
  expect(await screen.findByText('<script>alert(1)</script>')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send the message' }));
  expect(screen.getByText('Write the message.')).toBeVisible();
  await user.type(screen.getByLabelText('Your message'), 'Mulțumesc');
  await user.click(screen.getByRole('button', { name: 'Send the message' }));
  expect(await screen.findByText('Your message has been sent.')).toBeVisible();
  expect(screen.getByText('Mulțumesc')).toBeVisible();
  expect(screen.getByLabelText('Your message')).toHaveValue('');
  expect(bodies).toEqual([{ text: 'Mulțumesc' }]);
});

test('security 2.22 a refused message says why and stays in its field', async () => {
  server.use(
    mock(browseClaimantMessages, { status: 200, body: { items: [] } }),
    mock(writeTrackerMessage, problem(409, 'conflict')),
  );
  const { user } = openCase();
  await user.type(await screen.findByLabelText('Your message'), 'Încă ceva');
  await user.click(screen.getByRole('button', { name: 'Send the message' }));
  expect(await screen.findByText(/You have written often in the last hour/)).toBeVisible();
  expect(screen.getByLabelText('Your message')).toHaveValue('Încă ceva');
});

test('whoever cannot write sees no messages', async () => {
  server.use(mock(browseClaimantMessages, problem(404, 'not_found')));
  openCase();
  expect(await screen.findByRole('heading', { name: 'Constatare programată' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Messages' })).toBeNull();
});
