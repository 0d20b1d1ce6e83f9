import {
  browseOwnReports,
  browsePolicyTypes,
  browseReportCases,
  browseReportFiles,
  browseReportReaders,
  previewReportSchedule,
  runReport,
} from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import type { Schema } from '@dosar/openapi';
import {
  aProfile,
  aReport,
  aReportFile,
  aReportSchedule,
  idOf,
  inFeature,
  people,
  someOwnReports,
  someReportCases,
} from '@dosar/testing/samples';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { delay } from 'msw';
import { userEvent, within } from 'storybook/test';
import { ReportPage } from './report-page.tsx';

const nothingKept: Schema<'OwnReports'> = { favourites: [], sets: [], schedules: [] };

type Shown = { report?: Schema<'ReportAnswer'>; own?: Schema<'OwnReports'>; files?: Schema<'ReportFile'>[] };

const network = ({ report = aReport(), own = someOwnReports(), files = [] }: Shown = {}) => [
  mock(runReport, { status: 200, body: report }),
  mock(browseOwnReports, { status: 200, body: own }),
  mock(browseReportFiles, { status: 200, body: files }),
  mock(browsePolicyTypes, { status: 200, body: [] }),
  mock(browseReportCases, { status: 200, body: someReportCases() }),
  mock(browseReportReaders, { status: 200, body: aReportSchedule().readers }),
  mock(previewReportSchedule, {
    status: 200,
    body: [
      { at: '2026-11-02T05:30:00Z', instead_of: null },
      { at: '2026-11-09T05:30:00Z', instead_of: null },
      { at: '2026-12-02T05:30:00Z', instead_of: '2026-11-30' },
    ],
  }),
];

/** The page of a manager at the address that the story names. */
const asMaria: Decorator = (story, context) =>
  inFeature({
    profile: aProfile({}, people.maria),
    path: '/reports/:state',
    at: String(context.parameters['at'] ?? '/reports/legal-answer'),
  })(story);
const onAPhone = { viewport: { value: 'phone', isRotated: false } };

export default {
  title: 'Reports/Report',
  component: ReportPage,
  decorators: [asMaria],
  parameters: { network: network() },
} satisfies Meta<typeof ReportPage>;

type Story = StoryObj<typeof ReportPage>;
type Play = NonNullable<Story['play']>;

/** Opens a menu or a window by its button. */
const press =
  (name: RegExp): Play =>
  async ({ canvasElement }) =>
    userEvent.click(await within(canvasElement).findByRole('button', { name }));

export const Finding: Story = {};

export const FindingOnAPhone: Story = { globals: onAPhone };

export const FilesBehindABar: Story = {
  parameters: { at: '/reports/legal-answer?open=2026-10-05' },
};

export const FilesBehindABarOnAPhone: Story = { ...FilesBehindABar, globals: onAPhone };

export const AsATable: Story = { parameters: { at: '/reports/legal-answer?as=table' } };

export const Corrected: Story = {
  parameters: {
    network: network({
      report: aReport({
        corrections: [
          { day: '2026-10-07', reason: 'Două răspunsuri lipseau', corrected_at: '2026-10-20T08:00:00Z' },
        ],
      }),
    }),
  },
};

export const SmallNumber: Story = {
  parameters: {
    network: network({
      report: aReport({
        finding: 'Cu întârziere: 1 din 7 răspunsuri',
        finding_more: '',
        figure: { value: 85.7, before: 100, change: null, is_better: null, is_small: true },
      }),
    }),
  },
};

export const Nothing: Story = {
  parameters: {
    network: network({ report: aReport({ is_empty: true, lines: [], rows: [] }), own: nothingKept }),
  },
};

export const Loading: Story = {
  parameters: {
    network: [
      mock(runReport, async () => {
        await delay('infinite');
        return problem(503, 'overloaded');
      }),
      ...network(),
    ],
  },
};

export const NotReadable: Story = {
  parameters: { network: [mock(runReport, problem(503, 'database_unavailable')), ...network()] },
};

export const ChoosingAPeriod: Story = { play: press(/^(Perioada|Period)/) };

export const ChoosingACountyOnAPhone: Story = { globals: onAPhone, play: press(/^(Județ|County)/) };

export const SavingParameters: Story = { play: press(/^(Salvează parametrii|Save parameters)$/) };

export const NothingKept: Story = { parameters: { network: network({ own: nothingKept }) } };

export const Scheduling: Story = { play: press(/^(Programează|Schedule)$/) };

export const SchedulingOnAPhone: Story = { ...Scheduling, globals: onAPhone };

export const ScheduleStopped: Story = {
  parameters: {
    network: network({
      own: someOwnReports({ schedules: [aReportSchedule({ status: 'stopped', next_run_at: null })] }),
    }),
  },
};

export const FilesInWork: Story = {
  parameters: {
    network: network({
      files: [
        aReportFile(),
        aReportFile({ report_file_id: idOf('other', 61), format: 'csv', state: 'queued', done: 0 }),
        aReportFile({
          report_file_id: idOf('other', 62),
          state: 'ready',
          done: 200_000,
          size: 9_000_000,
        }),
        aReportFile({ report_file_id: idOf('other', 63), format: 'csv', state: 'failed', done: 0 }),
      ],
    }),
  },
};

export const FilesInWorkOnAPhone: Story = { ...FilesInWork, globals: onAPhone };
