import {
  addNote,
  apiPages,
  browseActivityTypes,
  browseSearch,
  browseTimeline,
  browseWorklist,
  getAssignment,
  takeBackNote,
} from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import {
  aFileActivity,
  anAssignment,
  aPageWorld,
  aProfile,
  aTimelineEvent,
  aTimelinePage,
  aWorklistPage,
  people,
  renderFeature,
  server,
  someFindings,
} from '@dosar/testing';
import { claimFileHeaderFacts, claimFileSections } from '@dosar/areas/claims';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { area } from '../area.tsx';

const { header } = anAssignment();
const title = { id: 'test.photos', defaultMessage: 'Photos' };
const photos = claimFileSections.entry({
  id: 'photos',
  title,
  icon: 'description',
  order: 1,
  isFor: () => true,
  Section: ({ claimFileNo }) => <p>The photos of {claimFileNo}</p>,
});
const ofManagers = claimFileSections.entry({
  id: 'secret',
  title,
  icon: 'description',
  order: 2,
  isFor: ({ roles }) => roles.includes('claims.manager'),
  Section: () => <p>For managers</p>,
});
const taskState = claimFileHeaderFacts.entry({
  place: 'fact',
  order: 30,
  Fact: ({ header: { status_name: status } }) => <p>{status}</p>,
});
const contributions = [photos, ofManagers, taskState, ...(area.contributions ?? [])];
const address = `/workflow/getById/${header.claim_file_no}/${header.assignment_id}`;
const openFile = (profile = aProfile(), at = address) =>
  renderFeature(area.routes?.(aPageWorld(contributions)).secured ?? [], { profile, contributions, at });

beforeEach(() => {
  localStorage.clear();
  server.use(
    mock(getAssignment, { status: 200, body: anAssignment() }),
    mock(browseTimeline, { status: 200, body: aTimelinePage(1) }),
  );
});

test('the file opens at its timeline, and each section that is for the reader has an address', async () => {
  const { user, router } = openFile();
  expect(await screen.findByRole('heading', { name: /Claim file DM26R0000001/ })).toBeVisible();
  expect(await screen.findByText('Am vorbit cu păgubitul, trimite pozele mâine.')).toBeVisible();
  const sections = within(screen.getByRole('navigation', { name: 'Sections' }));
  expect(sections.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Timeline3',
    'Photos',
    'People1',
    'Vehicles1',
    'Tasks2',
  ]);
  await user.click(sections.getByRole('link', { name: 'Photos' }));
  expect(await screen.findByText('The photos of DM26R0000001')).toBeVisible();
  expect(router.state.location.pathname).toBe(`${address}/photos`);
});

test('a file that a list knows shows its header and its timeline before it is read', async () => {
  const { promise: neverRead } = Promise.withResolvers<never>();
  server.use(
    mock(getAssignment, async () => neverRead),
    mock(browseSearch, { status: 200, body: someFindings() }),
  );
  const { queryClient, router } = openFile(aProfile(), '/search');
  const { queryKey } = apiPages(browseWorklist, () => ({
    body: { category_code: 'active' as const, filter_keys: 0 },
  }));
  queryClient.setQueryData(queryKey, { pages: [aWorklistPage(1)], pageParams: [undefined] });
  await act(() => router.navigate(address));
  expect(await screen.findByRole('heading', { name: /Claim file DM26R0000001/ })).toBeVisible();
  expect(screen.getByText('În lucru')).toBeVisible();
  expect(await screen.findByText('Am vorbit cu păgubitul, trimite pozele mâine.')).toBeVisible();
});

test('a section that is not for the reader leads to the timeline', async () => {
  const { router } = openFile(aProfile(), `${address}/secret`);
  expect(await screen.findByText('Am vorbit cu păgubitul, trimite pozele mâine.')).toBeVisible();
  expect(screen.queryByText('For managers')).toBeNull();
  expect(router.state.location.pathname).toBe(address);
});

test('the activities of the file stand as a tree, late ones with how late', async () => {
  const onTime = aFileActivity({ due_at: '2999-01-01T10:00:00Z' });
  const late = aFileActivity({ is_case_master: false, due_at: '2020-01-01T10:00:00Z' }, 2);
  server.use(
    mock(getAssignment, { status: 200, body: anAssignment({ activities: [onTime, late] }) }),
    mock(browseActivityTypes, { status: 200, body: [{ code: 'inspection', name: 'Constatare' }] }),
  );
  openFile(aProfile(), `${address}/activities`);
  const tree = within(await screen.findByRole('list', { name: 'Tasks' }));
  const [main, second] = tree.getAllByRole('link');
  expect(main).toHaveAttribute('aria-current', 'true');
  expect(main).toHaveTextContent('Avizare daunăÎn lucru · Ana Ionescu');
  expect(second?.textContent).toMatch(/În lucru · overdue [\d,]+ days/);
});

test('ux 20 the open file follows its changes, and what is being typed stays', async () => {
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: () => new Promise(() => undefined) },
  });
  // Another tab of the browser listens and passes on what it hears.
  const tab = new BroadcastChannel('dosar.live');
  onTestFinished(() => {
    tab.close();
    Reflect.deleteProperty(navigator, 'locks');
  });
  const { user } = openFile();
  const note = await screen.findByLabelText('Internal note');
  await user.type(note, 'Half a note');
  expect(screen.queryByText('Plată ordonată')).toBeNull();
  const ordered = { ...header, status_name: 'Plată ordonată' };
  server.use(mock(getAssignment, { status: 200, body: anAssignment({ header: ordered }) }));
  await waitFor(() => {
    const changes = [{ claim_file_id: header.claim_file_id, areas: ['settlement'] }];
    tab.postMessage({ event: 'files', data: { changes, more: false } });
    expect(screen.getByText('Plată ordonată')).toBeVisible();
  });
  expect(note).toHaveValue('Half a note');
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

test('a note on the wrong file is taken back from its notice', async () => {
  const events = [aTimelineEvent()];
  const takenBack: string[] = [];
  server.use(
    mock(browseTimeline, () => ({ status: 200, body: aTimelinePage(events) })),
    mock(addNote, ({ body }) => {
      const added = aTimelineEvent({ body: body.body }, 2);
      events.unshift(added);
      return { status: 201, body: added };
    }),
    mock(takeBackNote, ({ path }) => {
      takenBack.push(path.timeline_event_id);
      events.shift();
      return { status: 200, body: { success: true } };
    }),
  );
  const { user } = openFile();
  await user.type(await screen.findByLabelText('Internal note'), 'Wrong file');
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Note removed')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Wrong file')).not.toBeInTheDocument());
  expect(takenBack).toEqual([aTimelineEvent({}, 2).id]);
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
