import {
  browseAssessments,
  browseItemHistory,
  getAssessmentNote,
  takeOverInspection,
} from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import type { Schema } from '@dosar/openapi';
import { renderFeature, server } from '@dosar/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { aNoteLine, aNoteStart, anOpenedNote } from '../note/note-fixture.ts';
import { AssessmentSearchPage } from './assessment-search-page.tsx';

const assignmentId = '0190b6a0-0000-7000-8000-00000000a001';

afterEach(() => vi.unstubAllGlobals());

/** What stands beside the list of an inspection without a note. */
const noNote = () =>
  mock(getAssessmentNote, { status: 200, body: { start: aNoteStart(), note: null, versions: [] } });

const row: Schema<'AssessmentRow'> = {
  assignment_id: assignmentId,
  claim_file_no: 'DM26R0000094',
  assignment_type_name: 'Inspection',
  status_name: 'Scheduled',
  status_color: '#00796b',
  category_code: 'active',
  row_version: 1,
  plate: 'CJ32XAF',
  vin: null,
  vehicle_name: 'Škoda Fabia',
  claimant_name: 'Anghel Raluca',
  assessor_name: 'Elena Rusu',
  is_mine: true,
  due_at: '2026-11-25T08:00:00.000Z',
  system_time: '2026-11-20T08:00:00.000Z',
  note_state: null,
  supplement_no: null,
  photo_count: 3,
  matched_by: null,
  action: 'begin',
  visit: null,
};

test('R7 an assessor sees the own inspections, each with its next step, and finds others by plate', async () => {
  server.use(
    noNote(),
    mock(browseAssessments, { status: 200, body: { found: [], today: [], mine: [row], others: [] } }),
  );
  const { user } = renderFeature(<AssessmentSearchPage />);
  const mine = within(await screen.findByRole('region', { name: 'Mine' }));
  expect(mine.getByRole('link', { name: 'Begin: DM26R0000094' })).toHaveAttribute(
    'href',
    `/assignments/assessment/note/${assignmentId}`,
  );
  await user.type(screen.getByRole('searchbox', { name: 'Find an inspection' }), 'b879wda');
  expect(await screen.findByText('Nothing found')).toBeInTheDocument();
});

test('R7 the visits of today stand first by their hour, and a colleague’s inspection is taken over with a reason', async () => {
  const visit = {
    starts_at: '2026-11-25T08:00:00.000Z',
    ends_at: '2026-11-25T08:45:00.000Z',
    place_name: 'Militari',
  };
  const today = { ...row, visit };
  const theirs: typeof row = {
    ...row,
    assignment_id: '0190b6a0-0000-7000-8000-00000000a002',
    claim_file_no: 'DM26R0000095',
    assessor_name: 'Dan Petrescu',
    is_mine: false,
    action: 'take_over',
  };
  const sent: unknown[] = [];
  server.use(
    noNote(),
    mock(browseAssessments, { status: 200, body: { found: [], today: [today], mine: [], others: [theirs] } }),
    mock(takeOverInspection, ({ body }) => {
      sent.push(body);
      return problem(412, 'stale_row_version');
    }),
  );
  const { user } = renderFeature(<AssessmentSearchPage />);
  const list = within(await screen.findByRole('region', { name: 'Mine, today' }));
  expect(list.getByText('10:00 – 10:45')).toBeInTheDocument();
  expect(list.getByText('Militari')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Take over: DM26R0000095' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Take over the inspection of DM26R0000095' }),
  );
  expect(dialog.getByText(/^Dan Petrescu gets an e-mail/)).toBeInTheDocument();
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Dan is away');
  await user.click(dialog.getByRole('button', { name: 'Take over' }));
  await expect.poll(() => sent).toEqual([{ reason: 'Dan is away', row_version: 1 }]);
});

test('R7 beside the list stands what fills itself in and what is to be checked, and why a row was found', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const vin = 'UU1HSDJ9G54321987';
  const found = [
    { ...row, vin, matched_by: 'plate' as const },
    { ...row, vin, assignment_id: '0190b6a0-0000-7000-8000-00000000a003', matched_by: 'same_vin' as const },
  ];
  server.use(
    mock(browseAssessments, { status: 200, body: { found, today: [], mine: [], others: [] } }),
    mock(getAssessmentNote, {
      status: 200,
      body: {
        ...anOpenedNote({
          lines: [{ ...aNoteLine(1), history_count: 3 }],
          findings: [
            {
              finding_key: 'odometer_backwards',
              rule: 'odometer_backwards',
              severity: 'warning',
              item_guid: null,
              ignored_reason: null,
              kilometres: 1_900,
              day: '2026-03-14',
              claim_file_no: 'DM25C0000412',
            },
          ],
        }),
        start: aNoteStart({ vin: null }),
      },
    }),
  );
  const { user } = renderFeature(<AssessmentSearchPage />, { at: '/?q=cj32xaf' });
  const list = within(await screen.findByRole('region', { name: 'Found' }));
  expect(list.getByText('1 by number plate, and 1 of the same VIN')).toBeInTheDocument();
  expect(list.getByText('same VIN')).toBeInTheDocument();
  const pane = within(await screen.findByRole('complementary', { name: 'DM26R0000094' }));
  expect(await pane.findByText('rates of Auto Rapid')).toBeInTheDocument();
  expect(pane.getByText(/^The odometer shows less than the 1,900 km/)).toBeInTheDocument();
  expect(pane.getByText('The chassis number (VIN) is not known')).toBeInTheDocument();
  expect(pane.getByText(/^Photos to take: front left corner/)).toBeInTheDocument();
  // A part that other files of the vehicle name leads to them.
  expect(pane.getByText(/, in 3 other files of this VIN$/)).toBeInTheDocument();
  server.use(mock(browseItemHistory, { status: 200, body: [] }));
  await user.click(pane.getByRole('button', { name: /^History of / }));
  const history = within(await screen.findByRole('dialog'));
  expect(await history.findByText(/no connected files/)).toBeInTheDocument();
});

test('R7 ux 36 what is typed is recognised, the arrows choose a row, Enter begins and Escape empties the field', async () => {
  const found = [
    { ...row, matched_by: 'plate' as const },
    {
      ...row,
      assignment_id: '0190b6a0-0000-7000-8000-00000000a003',
      claim_file_no: 'DM26R0000099',
      matched_by: 'plate' as const,
    },
  ];
  server.use(
    noNote(),
    mock(browseAssessments, { status: 200, body: { found, today: [], mine: [], others: [] } }),
  );
  const { user, router } = renderFeature(<AssessmentSearchPage />, { at: '/?q=cj32xaf' });
  const field = await screen.findByRole('searchbox', { name: 'Find an inspection' });
  expect(screen.getByText('number plate · CJ 32 XAF')).toBeVisible();
  await screen.findByRole('region', { name: 'Found' });
  await user.type(field, '{ArrowDown}{Enter}');
  await expect.poll(() => router.state.location.pathname).toContain('00000000a003');
});

test('R7 Escape empties the search, as does its button', async () => {
  server.use(
    noNote(),
    mock(browseAssessments, { status: 200, body: { found: [], today: [], mine: [], others: [] } }),
  );
  const { user } = renderFeature(<AssessmentSearchPage />, { at: '/?q=cj32xaf' });
  const field = await screen.findByRole('searchbox', { name: 'Find an inspection' });
  await user.type(field, '{Escape}');
  expect(field).toHaveValue('');
  await user.type(field, 'b123');
  await user.click(screen.getByRole('button', { name: 'Empty the search' }));
  expect(field).toHaveValue('');
  expect(screen.queryByRole('button', { name: 'Empty the search' })).toBeNull();
});
