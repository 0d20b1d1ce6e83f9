import { browseDocRequests } from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import { aDocRequest, aWorklistRow, renderFeature, server } from '@dosar/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RequestsInPane } from './requests-in-pane.tsx';

function show(requests: ReturnType<typeof aDocRequest>[]) {
  const asked: string[] = [];
  server.use(
    mock(browseDocRequests, ({ path }) => {
      asked.push(path.assignment_id);
      return { status: 200, body: requests };
    }),
  );
  return { asked, ...renderFeature(<RequestsInPane row={aWorklistRow()} />) };
}

test('R8 R12 beside the list stand what was asked for, since when, until when and the next reminder', async () => {
  show([
    aDocRequest({
      recipient_name: 'Raluca Anghel',
      sent_at: '2026-11-02T08:00:00.000Z',
      due_date: '2026-11-09',
      reminders: [
        { due_at: '2026-11-05T07:00:00.000Z', is_moved: false, state: 'sent' },
        { due_at: '2026-11-07T07:00:00.000Z', is_moved: false, state: 'planned' },
      ],
    }),
  ]);
  const request = await screen.findByRole('region', { name: 'Documents requested from Raluca Anghel' });
  expect(request).toHaveTextContent('since 02.11.2026 · by 09.11.2026 · next reminder 07.11.2026 09:00');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Extras de contMissing',
    'Permis de conducereRefused: Lipsește spatele.',
  ]);
  expect(screen.getByRole('link', { name: /Raluca Anghel/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/documents$/),
  );
});

test('a request that is over or was withdrawn takes no room', async () => {
  const { asked, container } = show([
    aDocRequest({ status: 'accepted' }),
    aDocRequest({ status: 'cancelled' }, 2),
  ]);
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(container.querySelector('section')).toBeNull();
});

test('without a planned reminder it says so', async () => {
  show([aDocRequest({ reminders: [] })]);
  expect(await screen.findByText(/no reminder planned/)).toBeVisible();
});
