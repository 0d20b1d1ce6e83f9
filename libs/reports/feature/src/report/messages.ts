import type { Schema } from '@dosar/openapi';
import { defineMessage, defineMessages } from 'react-intl';

type Parameters = Schema<'ReportParameters'>;

export const messages = {
  ...defineMessages({
    failed: {
      id: 'reports.report.failed',
      description: 'A report could not be read',
      defaultMessage: 'The report cannot be shown now',
    },
    empty: {
      id: 'reports.report.empty',
      description: 'A report without cases in its period',
      defaultMessage: 'Nothing to count in this period',
    },
    emptyText: {
      id: 'reports.report.emptyText',
      description: 'Below that',
      defaultMessage: 'Choose a longer period or take off what narrows the report.',
    },
    period: {
      id: 'reports.report.period',
      description: 'Parameter: first and last day',
      defaultMessage: 'Period',
    },
    compare: {
      id: 'reports.report.compare',
      description: 'Parameter: what the period is compared with',
      defaultMessage: 'Compared with',
    },
    policy: {
      id: 'reports.report.policy',
      description: 'Parameter: kind of policy',
      defaultMessage: 'Policy',
    },
    county: { id: 'reports.report.county', description: 'Parameter: county', defaultMessage: 'County' },
    all: {
      id: 'reports.report.all',
      description: 'Parameter: every policy, every county',
      defaultMessage: 'all',
    },
    otherDays: {
      id: 'reports.report.otherDays',
      description: "Menu of periods: opens a window for days of one's own",
      defaultMessage: 'other days…',
    },
    daysTitle: {
      id: 'reports.report.daysTitle',
      description: 'Title of the window that asks for days',
      defaultMessage: 'Which days?',
    },
    from: { id: 'reports.report.from', description: 'Field: first day', defaultMessage: 'From' },
    to: { id: 'reports.report.to', description: 'Field: last day', defaultMessage: 'To' },
    show: { id: 'reports.report.show', description: 'Button: shows these days', defaultMessage: 'Show' },
    wrongOrder: {
      id: 'reports.report.wrongOrder',
      description: 'The last day is before the first',
      defaultMessage: 'The last day comes before the first one.',
    },
    tooLong: {
      id: 'reports.report.tooLong',
      description: 'The days are too far apart',
      defaultMessage: 'Three years at most.',
    },
    inTheFuture: {
      id: 'reports.report.inTheFuture',
      description: 'The first day has not come',
      defaultMessage: 'Reports end with yesterday.',
    },
    formats: {
      id: 'reports.report.formats',
      description: 'Names the menu of other kinds of files',
      defaultMessage: 'Other formats',
    },
    by: { id: 'reports.report.by', description: 'Parameter: what the rows are', defaultMessage: 'By' },
    chart: {
      id: 'reports.report.chart',
      description: 'Shows the figures as a chart',
      defaultMessage: 'Chart',
    },
    table: {
      id: 'reports.report.table',
      description: 'Shows the figures as a table',
      defaultMessage: 'Table',
    },
    view: {
      id: 'reports.report.view',
      description: 'Names the choice between chart and table',
      defaultMessage: 'How the figures are shown',
    },
    time: {
      id: 'reports.report.time',
      description: 'First column of the table of the chart: weeks or months',
      defaultMessage: 'Time',
    },
    counted: {
      id: 'reports.report.counted',
      description: 'Before the definition of a figure',
      defaultMessage: 'How it is counted.',
    },
    small: {
      id: 'reports.report.small',
      description: 'Too few cases for a comparison',
      defaultMessage: 'too few cases for a comparison',
    },
    keys: {
      id: 'reports.report.keys',
      description: 'How the keys work in a chart whose bars open',
      defaultMessage: 'Arrow keys: read · Enter: the files',
    },
    readKeys: {
      id: 'reports.report.readKeys',
      description: 'How the keys work in a chart whose bars do not open',
      defaultMessage: 'Arrow keys: read',
    },
    sameAnswer: {
      id: 'reports.report.sameAnswer',
      description: 'Below the table',
      defaultMessage: 'Figure, chart and table come from one answer.',
    },
    reckoning: {
      id: 'reports.report.reckoning',
      description: 'Over the old figures, while new ones take longer than a second',
      defaultMessage: 'Reckoning the figures…',
    },
    exportXlsx: {
      id: 'reports.report.exportXlsx',
      description: 'Saves the table as a spreadsheet',
      defaultMessage: 'Export XLSX',
    },
    exportPdf: {
      id: 'reports.report.exportPdf',
      description: 'Saves the report on paper',
      defaultMessage: 'PDF',
    },
    exportCsv: {
      id: 'reports.report.exportCsv',
      description: 'Saves the table as a file of values',
      defaultMessage: 'CSV',
    },
    close: {
      id: 'reports.report.close',
      description: 'Closes the files beside the chart',
      defaultMessage: 'Close',
    },
    file: { id: 'reports.report.file', description: 'Column: the claim file', defaultMessage: 'File' },
    about: {
      id: 'reports.report.about',
      description: 'Column: what the case is about, such as a cause',
      defaultMessage: 'About',
    },
    value: {
      id: 'reports.report.value',
      description: 'Column: how long it took, in days or hours',
      defaultMessage: 'Took',
    },
    lei: { id: 'reports.report.lei', description: 'Column: the amount in lei', defaultMessage: 'Lei' },
    casesLive: {
      id: 'reports.report.casesLive',
      description:
        'Above the files that were open at the end of a day: why they can be others than the figure counted',
      defaultMessage:
        'Read from the files as they are now. One that was closed, reopened or changed after that day can differ from the figure.',
    },
    casesFailed: {
      id: 'reports.report.casesFailed',
      description: 'The files behind a bar could not be read',
      defaultMessage: 'The files cannot be shown now',
    },
  }),
  compareName: defineMessage<{ compare: NonNullable<Parameters['compare']> }>({
    id: 'reports.report.compareName',
    description: 'What the period is compared with',
    defaultMessage:
      '{compare, select, before {the period before} year {the same weeks a year ago} other {nothing}}',
  }),
  days: defineMessage<{ from: string; to: string }>({
    id: 'reports.report.days',
    description: 'First and last day',
    defaultMessage: '{from} – {to}',
  }),
  against: defineMessage<{ change: string; before: string }>({
    id: 'reports.report.against',
    description: 'How the figure has changed against the period before',
    defaultMessage: '{change} against {before}',
  }),
  asOf: defineMessage<{ moment: string }>({
    id: 'reports.report.asOf',
    description: 'When the figures were written down',
    defaultMessage: 'As of {moment}.',
  }),
  comparedTotal: defineMessage<{ name: string }>({
    id: 'reports.report.comparedTotal',
    description: 'Legend of the marks: a figure in the compared period',
    defaultMessage: '{name}, compared period',
  }),
  aboveBars: defineMessage<{ name: string }>({
    id: 'reports.report.aboveBars',
    description: 'Legend: what is written above the bars',
    defaultMessage: 'above: {name}',
  }),
  openList: defineMessage<{ count: number }>({
    id: 'reports.report.openList',
    description: 'Opens the files in the worklist',
    defaultMessage: '{count, plural, one {Open the file in Tasks} other {Open the # files in Tasks}}',
  }),
  casesSum: defineMessage<{ count: number }>({
    id: 'reports.report.casesSum',
    description: 'How many cases a bar stands for',
    defaultMessage: '{count, plural, one {# case} other {# cases}}',
  }),
  casesPart: defineMessage<{ shown: number; count: number }>({
    id: 'reports.report.casesPart',
    description: 'Only some of the cases are shown',
    defaultMessage: 'The first {shown} of {count}; the list in Tasks has all.',
  }),
  corrected: defineMessage<{ day: string; moment: string; reason: string }>({
    id: 'reports.report.corrected',
    description: 'Below the table: a day that was written down again, and why',
    defaultMessage: '{day} was corrected on {moment}: {reason}',
  }),
};
