import { addNote, browseColleagues, browseTimeline, editNote, pinTimelineEntry } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import { timelineKinds } from '@dosar/areas/claims';
import { aTimelineEvent, aTimelinePage, idOf, people, renderFeature, server } from '@dosar/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { NoteForm } from '../composer/note-form.tsx';
import { Timeline } from './timeline.tsx';

const file = { claimFileNo: 'DM26R0000001', assignmentId: idOf('assignment', 1), assignmentKey: 'key-0001' };
const note = aTimelineEvent({ body: 'Deviz agreat' });
const sms = aTimelineEvent({ kind: 'sms', title: 'SMS trimis', body: 'Lipsește acordul' }, 2);
const counts = [
  { kind: 'note', count: 1 },
  { kind: 'sms', count: 1 },
] as const;

beforeEach(() => localStorage.clear());

const open = (at = '/file') =>
  renderFeature(
    <>
      <Timeline file={file} />
      <NoteForm assignmentId={file.assignmentId} />
    </>,
    {
      path: '/file',
      at,
      contributions: [
        timelineKinds.entry({ kind: 'sms', icon: 'sms', tone: 'sms', group: 'messages' }),
        timelineKinds.entry({ kind: 'email', icon: 'email', tone: 'email', group: 'messages' }),
      ],
    },
  );

test('ux 25 the tabs name how many there are of each kind, and ask for those alone', async () => {
  const asked: (string | null)[] = [];
  server.use(
    mock(browseTimeline, ({ query }) => {
      asked.push(query.get('kinds'));
      const items = query.get('kinds') === null ? [note, sms] : [sms];
      return { status: 200, body: aTimelinePage(items, { counts: [...counts] }) };
    }),
  );
  const { user, router } = open();
  await user.click(await screen.findByRole('button', { name: 'Messages 1' }));
  await waitFor(() => expect(screen.queryByText('Deviz agreat')).not.toBeInTheDocument());
  expect(screen.getByText('Lipsește acordul')).toBeVisible();
  expect(asked.at(-1)).toBe('sms,email');
  expect(router.state.location.search).toBe('?show=messages');
});

test('ux 25 a search that finds nothing leads back to everything', async () => {
  server.use(
    mock(browseTimeline, ({ query }) => ({
      status: 200,
      body: aTimelinePage(query.get('q') === null ? [note] : [], { counts: [...counts] }),
    })),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Search in the timeline' }));
  await user.type(screen.getByLabelText('Search in the timeline', { selector: 'input' }), 'fotografii');
  expect(await screen.findByText('Nothing like that in this file')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show everything' }));
  expect(await screen.findByText('Deviz agreat')).toBeVisible();
});

test('ux 26 a link to an entry asks for the page around it and marks it', async () => {
  const asked: (string | null)[] = [];
  server.use(
    mock(browseTimeline, ({ query }) => {
      asked.push(query.get('around'));
      return { status: 200, body: aTimelinePage([note, sms]) };
    }),
  );
  open(`/file#entry-${sms.id}`);
  const marked = (await screen.findByText('Lipsește acordul')).closest('li');
  expect(marked).toHaveAttribute('data-marked');
  await waitFor(() => expect(marked).toHaveFocus());
  expect(asked).toEqual([sms.id]);
});

test('ux 26 a link to an entry that is gone says so, and shows the rest', async () => {
  server.use(
    mock(browseTimeline, ({ query }) =>
      query.get('around') === null ? { status: 200, body: aTimelinePage([note]) } : problem(404, 'not_found'),
    ),
  );
  const { user } = open(`/file#entry-${sms.id}`);
  expect(await screen.findByText(/entry of this link is not in the file/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /again/ }));
  expect(await screen.findByText('Deviz agreat')).toBeVisible();
});

test('ux 39 the time of an entry is relative, with the exact moment for the pointer and the focus', async () => {
  const system_time = new Date(Date.now() - 3 * 60_000).toISOString();
  server.use(mock(browseTimeline, { status: 200, body: aTimelinePage([aTimelineEvent({ system_time })]) }));
  open();
  const time = await screen.findByRole('link', { name: /^3 minutes ago, \d\d\.\d\d\.\d{4} \d\d:\d\d$/ });
  expect(time).toHaveTextContent('3 minutes ago');
  expect(time).toHaveAttribute('data-exact', expect.stringMatching(/^\d\d\.\d\d\.\d{4} \d\d:\d\d$/));
});

test('an entry is pinned for everybody, and stands above the timeline', async () => {
  let pinned = [] as (typeof note)[];
  server.use(
    mock(browseTimeline, () => ({
      status: 200,
      body: aTimelinePage([note], { pinned, counts: [...counts] }),
    })),
    mock(pinTimelineEntry, ({ path, body }) => {
      expect([path.timeline_event_id, body.is_pinned]).toEqual([note.id, true]);
      pinned = [{ ...note, is_pinned: true }];
      return { status: 200, body: { success: true } };
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Pin for everybody' }));
  expect(await screen.findByRole('region', { name: 'Pinned' })).toHaveTextContent('Deviz agreat');
});

test('a colleague is mentioned by an at sign and the first letters of the name', async () => {
  const { userId, fullName } = people.maria;
  const sent: object[] = [];
  server.use(
    mock(browseTimeline, { status: 200, body: aTimelinePage([note]) }),
    mock(browseColleagues, { status: 200, body: [{ user_id: userId, full_name: fullName }] }),
    mock(addNote, ({ body }) => {
      sent.push(body);
      return { status: 201, body: note };
    }),
  );
  const { user } = open();
  await user.type(await screen.findByLabelText('Internal note'), 'Aprobi, @mar');
  expect(await screen.findByRole('option', { name: fullName })).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Enter}');
  expect(screen.getByLabelText('Internal note')).toHaveValue(`Aprobi, @${fullName} `);
  await user.selectOptions(screen.getByLabelText('Who reads it'), 'managers');
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ visibility: 'managers', mentioned_user_ids: [userId] });
});

test('a new note of one’s own is corrected in its window', async () => {
  const facts = { row_version: 1, edited_at: null, editable_until: '2099-01-01T00:00:00Z', mentions: [] };
  server.use(
    mock(browseTimeline, { status: 200, body: aTimelinePage([{ ...note, note: facts }]) }),
    mock(editNote, ({ body }) => {
      expect(body).toMatchObject({ body: 'Deviz respins', row_version: 1 });
      return { status: 200, body: note };
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Correct the note' }));
  const window = within(await screen.findByRole('dialog'));
  await user.clear(window.getByLabelText('Internal note'));
  await user.type(window.getByLabelText('Internal note'), 'Deviz respins');
  await user.click(window.getByRole('button', { name: 'Save the note' }));
  expect(await screen.findByText('Note corrected')).toBeVisible();
});
