import { browseGuestMessages, writeGuestMessage } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import type { Schema } from '@dosar/openapi';
import { aGuestProfile, idOf, now, renderFeature, server } from '@dosar/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GuestMessages } from './guest-messages.tsx';

const answer: Schema<'ClaimantMessages'>['items'][number] = {
  ...{ id: idOf('other', 91), is_own: false, author_name: 'Ana Ionescu', system_time: now },
  text: 'Pe factură trebuie CUI-ul.\n<b>Mulțumim</b>',
};

const open = () =>
  renderFeature(<GuestMessages />, {
    profile: aGuestProfile(),
    path: '/assignments/:assignmentType/guest/:assignmentKey',
    at: '/assignments/assessment/guest/demo-guest-assignment-key-01',
  });

test('S19 a guest writes to the handler and reads the answer as text', async () => {
  const sent: object[] = [];
  server.use(
    mock(browseGuestMessages, { status: 200, body: { items: [answer] } }),
    mock(writeGuestMessage, ({ body, path }) => {
      sent.push({ ...path, ...body });
      const own = { ...answer, id: idOf('other', 92), is_own: true, author_name: null, text: body.text };
      return { status: 201, body: { items: [answer, own] } };
    }),
  );
  const { user } = open();
  expect((await screen.findByRole('listitem')).textContent).toContain('<b>Mulțumim</b>Ana Ionescu');
  await user.click(screen.getByRole('button', { name: 'Send the message' }));
  expect(await screen.findByText('Write the message.')).toBeVisible();
  await user.type(screen.getByLabelText('Your message'), 'Ce CUI?');
  await user.click(screen.getByRole('button', { name: 'Send the message' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  expect(sent).toEqual([{ assignment_key: 'demo-guest-assignment-key-01', text: 'Ce CUI?' }]);
  expect(screen.getByLabelText('Your message')).toHaveValue('');
});

test('S19 a message that was not taken stays in its field with the reason; a link for nobody has no messages', async () => {
  server.use(
    mock(browseGuestMessages, { status: 200, body: { items: [] } }),
    mock(writeGuestMessage, problem(409, 'conflict')),
  );
  const { user, unmount } = open();
  await user.type(await screen.findByLabelText('Your message'), 'Ce CUI?');
  await user.click(screen.getByRole('button', { name: 'Send the message' }));
  expect(await screen.findByText(/^You have written often/)).toBeVisible();
  expect(screen.getByLabelText('Your message')).toHaveValue('Ce CUI?');
  unmount();

  let reads = 0;
  server.use(
    mock(browseGuestMessages, () => {
      reads += 1;
      return problem(404, 'not_found');
    }),
  );
  open();
  await waitFor(() => expect(reads).toBeGreaterThan(0));
  expect(screen.queryByRole('heading', { name: 'Messages' })).toBeNull();
});
