import { addNote, browseTimeline, getAssignment, transitionAssignment } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import {
  anAssignment,
  aProfile,
  aTimelineEvent,
  aTimelinePage,
  aTransition,
  people,
  renderFeature,
  server,
} from '@dosar/testing';
import { claimFileSections } from '@dosar/areas/claims';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { AssignmentPage } from './assignment-page.tsx';

const { header } = anAssignment();
const title = { id: 'test.photos', defaultMessage: 'Photos' };
const photos = claimFileSections.entry({
  id: 'photos',
  title,
  order: 1,
  isFor: () => true,
  Section: ({ claimFileNo }) => <p>The photos of {claimFileNo}</p>,
});
const ofManagers = claimFileSections.entry({
  id: 'secret',
  title,
  order: 2,
  isFor: ({ roles }) => roles.includes('claims.manager'),
  Section: () => <p>For managers</p>,
});
const openFile = (profile = aProfile()) =>
  renderFeature(<AssignmentPage />, {
    profile,
    contributions: [photos, ofManagers],
    path: '/workflow/getById/:claimFileNo/:assignmentId',
    at: `/workflow/getById/${header.claim_file_no}/${header.assignment_id}`,
  });

beforeEach(() => {
  localStorage.clear();
  server.use(
    mock(getAssignment, { status: 200, body: anAssignment() }),
    mock(browseTimeline, { status: 200, body: aTimelinePage(1) }),
  );
});

test('the file shows its header, its timeline and the sections that other areas bring for whoever reads', async () => {
  openFile();
  expect(await screen.findByRole('heading', { name: /Claim file DM26R0000001/ })).toBeVisible();
  expect(await screen.findByText('Am vorbit cu păgubitul, trimite pozele mâine.')).toBeVisible();
  expect(screen.getByText('The photos of DM26R0000001')).toBeVisible();
  expect(screen.queryByText('For managers')).toBeNull();
});

test('a note appears in the timeline', async () => {
  const events = [aTimelineEvent()];
  server.use(
    mock(browseTimeline, () => ({ status: 200, body: aTimelinePage(events) })),
    mock(addNote, ({ body }) => {
      const added = aTimelineEvent({ body: body.body }, 2);
      events.unshift(added);
      return { status: 201, body: added };
    }),
  );
  const { user } = openFile();
  await user.type(await screen.findByLabelText('Internal note'), 'Called the garage');
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  await waitFor(() => expect(screen.getByLabelText('Internal note')).toHaveValue(''));
  expect(await screen.findByText('Called the garage')).toBeVisible();
});

test('half a note is still there after a reload', async () => {
  const { user, unmount } = openFile();
  await user.type(await screen.findByLabelText('Internal note'), 'Half a no');
  unmount();
  openFile();
  expect(await screen.findByLabelText('Internal note')).toHaveValue('Half a no');
});

test('a draft waits for its writer, and nobody else on the same computer sees it', async () => {
  const first = openFile();
  await first.user.type(await screen.findByLabelText('Internal note'), 'Half a no');
  first.unmount();

  const other = openFile(aProfile({}, people.maria));
  expect(await screen.findByLabelText('Internal note')).toHaveValue('');
  other.unmount();

  openFile(aProfile({ impersonated_by_user_id: people.ana.userId }, people.radu));
  expect(await screen.findByLabelText('Internal note')).toHaveValue('Half a no');
});

test('a note that could not be saved stays in the field, with the reason beside it', async () => {
  server.use(mock(addNote, problem(503, 'database_unavailable')));
  const { user } = openFile();
  await user.type(await screen.findByLabelText('Internal note'), 'Keep me');
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  expect(await screen.findByText(/The note was not saved/)).toBeVisible();
  expect(screen.getByLabelText('Internal note')).toHaveValue('Keep me');
});

test('a note whose answer was lost is sent again under its key, another text under another', async () => {
  const keys: (string | null)[] = [];
  server.use(
    mock(addNote, ({ headers }) => {
      keys.push(headers.get('Idempotency-Key'));
      return problem(503, 'database_unavailable');
    }),
  );
  const write = async (text: string) => {
    const { user, unmount } = openFile();
    if (text) await user.type(await screen.findByLabelText('Internal note'), text);
    await user.click(await screen.findByRole('button', { name: 'Add note' }));
    await screen.findByText(/The note was not saved/);
    unmount();
  };
  await write('Called the garage');
  await write('');
  await write(' twice');

  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
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

test('a step that a colleague overtook says so and shows the present state', async () => {
  server.use(mock(transitionAssignment, problem(412, 'stale_row_version')));
  const { user } = openFile();
  await user.click(await screen.findByRole('button', { name: 'Acceptă' }));
  expect(await screen.findByText('A colleague changed this task meanwhile')).toBeVisible();
});

test('a step that is not possible yet names what is missing', async () => {
  const missing = [{ code: 'police_report', name: 'Proces-verbal', section: null }];
  const transitions = [aTransition({ allowed: false, missing })];
  server.use(mock(getAssignment, { status: 200, body: anAssignment({ transitions }) }));
  openFile();
  expect(await screen.findByText('“Acceptă” still needs: Proces-verbal.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Acceptă' })).not.toBeInTheDocument();
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

test('ux 126 a file that cannot be read anew stays as it was read, with what is being typed', async () => {
  const { user, queryClient } = openFile();
  await user.type(await screen.findByLabelText('Internal note'), 'Half a no');
  server.use(
    mock(getAssignment, problem(503, 'database_unavailable')),
    mock(browseTimeline, problem(503, 'database_unavailable')),
  );
  await act(() => queryClient.invalidateQueries());
  expect(await screen.findByText(/The service is interrupted/)).toBeVisible();
  expect(screen.getByRole('heading', { name: /Claim file DM26R0000001/ })).toBeVisible();
  expect(screen.getByText('Am vorbit cu păgubitul, trimite pozele mâine.')).toBeVisible();
  expect(screen.getByLabelText('Internal note')).toHaveValue('Half a no');
});

test.each([
  [400, 'validation_failed'],
  [404, 'not_found'],
  [403, 'forbidden'],
] as const)('a file that is not there for me (%i) says so, with the ways on', async (status, code) => {
  server.use(mock(getAssignment, problem(status, code) as never));
  openFile();
  expect(await screen.findByText(/^Claim file DM\w+ is not here$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find a claim file' })).toHaveAttribute('href', '/search');
});
