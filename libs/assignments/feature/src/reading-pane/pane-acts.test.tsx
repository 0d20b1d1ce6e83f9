import { browseOfferedTransitions, getAssignment, transitionAssignment } from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import type { ActOnFile } from '@dosar/areas/worklist';
import { anAssignment, aTransition, renderFeature, server } from '@dosar/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { PaneActs } from './pane-acts.tsx';

const assignment = anAssignment({
  row_version: 7,
  transitions: [
    aTransition({ code: 'refuse', name: 'Refuză', allowed: false }),
    aTransition(),
    aTransition({ code: 'other', name: 'Reia' }),
  ],
});

let sent: unknown[];
let told: ActOnFile[];
beforeEach(() => {
  localStorage.clear();
  sent = [];
  told = [];
  server.use(
    mock(browseOfferedTransitions, { status: 200, body: [] }),
    mock(transitionAssignment, ({ body }) => {
      sent.push(body);
      const { assignment_id: id } = assignment.header;
      return {
        status: 200 as const,
        body: {
          assignment_id: id,
          status_code: 'accepted',
          status_name: 'Acceptat',
          status_color: '#2e7d32',
          category_code: 'active' as const,
          row_version: 8,
          assignment_change_id: id,
          undo_until: null,
        },
      };
    }),
  );
});

const open = () => renderFeature(<PaneActs assignment={assignment} onActed={(act) => told.push(act)} />);

test('the key E takes the next step that is possible and tells the list, which goes on', async () => {
  const { user } = open();
  await screen.findByRole('button', { name: /^Acceptă/ });
  await user.keyboard('e');
  await waitFor(() => expect(told).toEqual([{ text: 'new status: Acceptat', isStaying: false }]));
  expect(sent).toEqual([{ transition_code: 'accept', row_version: 7 }]);
});

test('the key S asks for another status, and nothing is sent before it is chosen', async () => {
  const { user } = open();
  await screen.findByRole('button', { name: /^Acceptă/ });
  await user.keyboard('s');
  expect(await screen.findByRole('dialog', { name: /status/i })).toBeVisible();
  expect(sent).toEqual([]);
});

test('M9 what the status means is read beside the list, without leaving it', async () => {
  const helped = {
    ...assignment,
    status: { ...assignment.status, help_html: '<p>Sunați păgubitul.</p>' },
  };
  server.use(mock(getAssignment, { status: 200, body: helped }));
  const { user } = open();
  const { status_name: status } = assignment.header;
  await user.click(await screen.findByRole('button', { name: `What does “${status}” mean?` }));
  expect(await screen.findByText('Sunați păgubitul.')).toBeVisible();
  expect(told).toEqual([]);
});
