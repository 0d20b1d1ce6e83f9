import {
  apiQuery,
  getAssignment,
  previewTransition,
  transitionAssignment,
  undoAssignmentChange,
} from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import { anAssignment, aTransition, renderFeature, server } from '@dosar/testing';
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { TransitionPanel } from './transition-panel.tsx';

const { header } = anAssignment();
const path = { claim_file_no: header.claim_file_no, assignment_id: header.assignment_id };

/** An open file in short: its status and the steps on from there. */
function OpenFile() {
  const { data } = useQuery(apiQuery(getAssignment, { params: { path } }));
  return (
    data && (
      <>
        <h1>{data.header.status_name}</h1>
        <TransitionPanel assignment={data} />
      </>
    )
  );
}

const openFile = () => renderFeature(<OpenFile />);

beforeEach(() => {
  localStorage.clear();
  server.use(mock(getAssignment, { status: 200, body: anAssignment() }));
});

test('a step sends the version that was read, and the file shows the new status', async () => {
  let status = 'În lucru';
  server.use(
    mock(getAssignment, () => ({
      status: 200,
      body: anAssignment({ row_version: 7 }, { status_name: status }),
    })),
    mock(transitionAssignment, ({ body }) => {
      expect(body).toEqual({ transition_code: 'accept', row_version: 7 });
      status = 'Acceptat';
      const { assignment_id } = header;
      const moved = { status_code: 'accepted', status_name: status, status_color: '#2e7d32' };
      const kept = { assignment_change_id: header.assignment_id, undo_until: null };
      return {
        status: 200 as const,
        body: { assignment_id, ...moved, ...kept, category_code: 'active' as const, row_version: 8 },
      };
    }),
  );
  const { user } = openFile();
  await user.click(await screen.findByRole('button', { name: 'Acceptă' }));
  expect(await screen.findByText('Acceptat')).toBeVisible();
});

test('B14: what cannot be undone is shown before: what happens, what is sent, and to whom', async () => {
  const effects = [
    { code: 'move_tracker', text: 'Arată păgubitului noua etapă' },
    { code: 'send_letter', text: 'Trimite păgubitului motivele în scris' },
  ];
  const transitions = [
    aTransition({ effects, undoable: false, reason_required: true, sends_messages: true }),
    aTransition({ code: 'plain', name: 'Reia' }),
  ];
  const said: object[] = [];
  server.use(
    mock(getAssignment, { status: 200, body: anAssignment({ transitions }) }),
    mock(previewTransition, {
      status: 200,
      body: {
        messages: [
          {
            kind: 'email',
            recipient_name: 'Maria Popa',
            address: 'maria@example.com',
            subject: 'Răspuns la cerere',
            body: 'Motivele noastre: {{reason}}',
            attachments: [],
          },
        ],
        warnings: [],
      },
    }),
    mock(transitionAssignment, ({ body }) => {
      said.push(body);
      return problem(422, 'rule_refused');
    }),
  );
  const { user } = openFile();
  await user.click(await screen.findByRole('button', { name: 'Acceptă' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Trimite păgubitului motivele în scris')).toBeVisible();
  expect(dialog.getByText('Cannot be undone')).toBeVisible();
  expect(await dialog.findByText('E-mail to Maria Popa, maria@example.com')).toBeVisible();
  await user.type(dialog.getByLabelText(/Reason/), 'Poliță expirată');
  expect(dialog.getByText('Motivele noastre: Poliță expirată')).toBeVisible();
  expect(said).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Acceptă' }));
  await waitFor(() => expect(said).toMatchObject([{ reason: 'Poliță expirată' }]));
});

test('B14: a step after which the task waits asks on whom', async () => {
  const transitions = [aTransition({ reason_required: true, asks: ['waiting_on'] })];
  const said: object[] = [];
  server.use(
    mock(getAssignment, { status: 200, body: anAssignment({ transitions }) }),
    mock(transitionAssignment, ({ body }) => {
      said.push(body);
      return problem(422, 'rule_refused');
    }),
  );
  const { user } = openFile();
  await user.click(await screen.findByRole('button', { name: 'Acceptă' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/Reason/), 'Dosar penal');
  await user.click(dialog.getByRole('button', { name: 'Acceptă' }));
  expect((await dialog.findAllByText('Choose on whom it waits.'))[0]).toBeVisible();
  expect(said).toEqual([]);
  await user.selectOptions(dialog.getByLabelText(/On whom it waits/), 'police');
  await user.click(dialog.getByRole('button', { name: 'Acceptă' }));
  await waitFor(() => expect(said).toMatchObject([{ reason: 'Dosar penal', waiting_on: 'police' }]));
});

test('B14: what is missing for a step leads to where it is mended', async () => {
  const other = anAssignment().header.claim_file_id;
  const missing = [{ code: 'no_open_assignments', name: 'Constatare', section: null, assignment_id: other }];
  const transitions = [aTransition({ allowed: false, missing })];
  server.use(mock(getAssignment, { status: 200, body: anAssignment({ transitions }) }));
  openFile();
  expect(await screen.findByRole('link', { name: 'Constatare' })).toHaveAttribute(
    'href',
    `/workflow/getById/${header.claim_file_no}/${other}`,
  );
});

test('a step that told nobody is taken back from its notice', async () => {
  const changeId = header.claim_file_id;
  const undone: string[] = [];
  const { assignment_id } = header;
  server.use(
    mock(transitionAssignment, {
      status: 200,
      body: {
        assignment_id,
        status_code: 'accepted',
        status_name: 'Acceptat',
        status_color: '#2e7d32',
        category_code: 'active',
        row_version: 8,
        assignment_change_id: changeId,
        undo_until: '2099-01-01T00:00:00Z',
      },
    }),
    mock(undoAssignmentChange, (request) => {
      undone.push(request.path.assignment_change_id);
      const item = { assignment_id, claim_file_no: null, code: null, holder: null, row_version: 9 };
      return {
        status: 200,
        body: {
          assignment_change_id: changeId,
          action: 'status',
          undo_until: null,
          items: [{ ...item, outcome: 'done' as const }],
        },
      };
    }),
  );
  const { user } = openFile();
  await user.click(await screen.findByRole('button', { name: 'Acceptă' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('The status is as before')).toBeVisible();
  expect(undone).toEqual([changeId]);
});

test('a step that a colleague overtook says so and shows the present state', async () => {
  server.use(mock(transitionAssignment, problem(412, 'stale_row_version')));
  const { user } = openFile();
  await user.click(await screen.findByRole('button', { name: 'Acceptă' }));
  expect(await screen.findByText('A colleague changed this task meanwhile')).toBeVisible();
});

test('a step that is not possible yet names what is missing', async () => {
  const missing = [{ code: 'police_report', name: 'Proces-verbal', section: null, assignment_id: null }];
  const transitions = [aTransition({ allowed: false, missing })];
  server.use(mock(getAssignment, { status: 200, body: anAssignment({ transitions }) }));
  openFile();
  expect(await screen.findByText(/“Acceptă” still needs: Proces-verbal/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Acceptă' })).toBeDisabled();
});

test('a step with a reason asks for it before anything is sent', async () => {
  const transitions = [aTransition({ reason_required: true })];
  const reasons: (string | undefined)[] = [];
  server.use(
    mock(getAssignment, { status: 200, body: anAssignment({ transitions }) }),
    mock(transitionAssignment, ({ body }) => {
      reasons.push(body.reason);
      return problem(422, 'rule_refused');
    }),
  );
  const { user } = openFile();
  await user.click(await screen.findByRole('button', { name: 'Acceptă' }));
  const dialog = within(await screen.findByRole('dialog'));
  const confirm = dialog.getByRole('button', { name: 'Acceptă' });
  await user.click(confirm);
  expect(await screen.findByText('Say why.')).toBeVisible();
  expect(reasons).toEqual([]);
  await user.type(dialog.getByLabelText(/Reason/), 'Agreed by phone');
  await user.click(confirm);
  await waitFor(() => expect(reasons).toEqual(['Agreed by phone']));
});

test('a reason that was not accepted need not be written again', async () => {
  const transitions = [aTransition({ reason_required: true })];
  server.use(
    mock(getAssignment, { status: 200, body: anAssignment({ transitions }) }),
    mock(transitionAssignment, problem(503, 'database_unavailable')),
  );
  const { user, unmount } = openFile();
  await user.click(await screen.findByRole('button', { name: 'Acceptă' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/Reason/), 'Agreed by phone');
  await user.click(dialog.getByRole('button', { name: 'Acceptă' }));
  await screen.findByRole('alert');
  unmount();

  const again = openFile();
  await again.user.click(await screen.findByRole('button', { name: 'Acceptă' }));
  expect(await screen.findByLabelText(/Reason/)).toHaveValue('Agreed by phone');
});

test('on a phone the only step is one press away also when it cannot be taken yet', async () => {
  const missing = [{ code: 'late', name: 'Au trecut 30 de zile', section: null, assignment_id: null }];
  const reopen = aTransition({ code: 'reopen', name: 'Redeschide', allowed: false, missing });
  const { user } = renderFeature(
    <TransitionPanel assignment={anAssignment({ transitions: [reopen] })} look="docked" />,
  );
  expect(screen.queryByRole('button', { name: 'Redeschide' })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'More' }));
  const sheet = await screen.findByRole('dialog', { name: 'Next step' });
  expect(within(sheet).getByRole('button', { name: 'Redeschide' })).toBeDisabled();
});
