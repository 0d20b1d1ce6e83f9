import type { Schema } from '@dosar/openapi';
import { idOf } from '../cast/identity.ts';
import { people } from '../cast/people.ts';

const weeks = [
  [31, '2026-07-27', '2026-08-02', 55, 3],
  [32, '2026-08-03', '2026-08-09', 57, 4],
  [33, '2026-08-10', '2026-08-16', 52, 2],
  [34, '2026-08-17', '2026-08-23', 48, 1],
  [35, '2026-08-24', '2026-08-30', 54, 3],
  [36, '2026-08-31', '2026-09-06', 64, 2],
  [37, '2026-09-07', '2026-09-13', 67, 4],
  [38, '2026-09-14', '2026-09-20', 65, 3],
  [39, '2026-09-21', '2026-09-27', 69, 3],
  [40, '2026-09-28', '2026-10-04', 66, 4],
  [41, '2026-10-05', '2026-10-11', 59, 8],
  [42, '2026-10-12', '2026-10-18', 70, 4],
  [43, '2026-10-19', '2026-10-25', 74, 2],
] as const;

const period = { from: '2026-07-27', to: '2026-10-25' };
const earlier = [58, 61, 53, 50, 56, 61, 64, 66, 70, 66, 69, 68, 71];

const valuesOf = (inTime: number, late: number, penalty: number) => [
  inTime + late,
  inTime,
  late,
  (inTime / (inTime + late)) * 100,
  penalty,
];

const aRow = (
  key: string,
  label: string,
  [inTime, late, penalty]: [number, number, number],
): Schema<'ReportLine'> => ({
  key,
  label,
  ...period,
  values: valuesOf(inTime, late, penalty),
  compared: valuesOf(inTime - 4, late + 2, penalty),
});

/** What the page of a report shows: thirteen weeks of legal answers by county. */
export function aReport(more: Partial<Schema<'ReportAnswer'>> = {}): Schema<'ReportAnswer'> {
  return {
    state: 'legal-answer',
    name: 'Răspuns în termenul legal',
    category_name: 'Termene și lege',
    finding: 'S41: cele mai multe întârzieri (8), din 43 în toată perioada',
    finding_more: '% la timp: între 88,1 % (S41) și 98,0 % (S34)',
    definition:
      'Cereri la care oferta sau refuzul motivat a plecat în perioadă, în cel mult 30 de zile calendaristice de la cerere. Legea 132/2017, art. 21.',
    as_of: '2026-10-25T22:30:00Z',
    is_being_counted: false,
    period,
    compared_period: { from: '2026-04-27', to: '2026-07-26' },
    parameters: { last: 'weeks_13', by: 'county', compare: 'before' },
    dimensions: [
      { code: 'county', name: 'județe' },
      { code: 'policy_type', name: 'polițe' },
    ],
    columns: [
      { key: 'answered', title: 'Răspunsuri', unit: 'count', tone: 'plain' },
      { key: 'in_time', title: 'La timp', unit: 'count', tone: 'plain' },
      { key: 'late', title: 'Cu întârziere', unit: 'count', tone: 'bad' },
      { key: 'share', title: '% la timp', unit: 'percent', tone: 'plain' },
      { key: 'penalty', title: 'Penalități, lei', unit: 'bani', tone: 'bad' },
    ],
    figure_column: 'share',
    stacked_columns: ['in_time', 'late'],
    above_column: 'share',
    figure: { value: 94.9, before: 92.8, change: 2.1, is_better: true, is_small: false },
    lines: weeks.map(([week, from, to, inTime, late], index) => ({
      key: from,
      label: `S${week}`,
      from,
      to,
      values: valuesOf(inTime, late, late * 5_000),
      compared: valuesOf((earlier[index] ?? 60) - 4, 4, 20_000),
    })),
    rows: [
      aRow('B', 'București', [299, 13, 92_140]),
      aRow('CJ', 'Cluj', [136, 5, 21_410]),
      aRow('IS', 'Iași', [112, 6, 28_875]),
      aRow('TM', 'Timiș', [169, 10, 23_985]),
      aRow('CT', 'Constanța', [84, 9, 48_630]),
    ],
    total: aRow('', 'Total', [800, 43, 215_040]),
    corrections: [],
    cases_column: 'late',
    is_empty: false,
    is_stock: false,
    ...more,
  };
}

/** The files behind a bar of that report. */
export function someReportCases(): Schema<'ReportCases'> {
  return {
    title: 'Răspunsuri cu întârziere',
    value_unit: 'days',
    count: 8,
    file_count: 8,
    amount_bani: 61_240,
    cases: [9, 6, 4, 4, 3, 2, 1, 1].map((days, index) => ({
      claim_file_no: `DM26R00000${41 + index}`,
      assignment_id: idOf('assignment', index + 1),
      happened_on: '2026-10-08',
      about: index % 2 === 0 ? 'Deviz întârziat' : 'Realocare',
      value: days,
      amount_bani: days * 2_040,
    })),
    worklist: 'legal_late:2026-10-05:2026-10-11:::',
  };
}

type FiguresOfReport = Schema<'ReportFigures'>['reports'][number];

const aFigure = (
  more: Pick<
    FiguresOfReport,
    'state' | 'name' | 'category' | 'category_name' | 'finding' | 'unit' | 'figure'
  >,
): FiguresOfReport => ({ ...more, trend: [94, 93, 95, 96, 94, 97, 94, 95, 96, 94, 88, 95, 97] });

/** The list of reports with their figures of last week. */
export function someReportFigures(): Schema<'ReportFigures'> {
  return {
    period: { from: '2026-10-19', to: '2026-10-25' },
    before: { from: '2026-10-12', to: '2026-10-18' },
    as_of: '2026-10-25T22:30:00Z',
    is_being_counted: false,
    registers: [
      { code: 'petition', count: 3 },
      { code: 'recovery', count: 1 },
    ],
    not_open: { names: ['Bani', 'Vizite'], given_by: ['Călin Dobre'] },
    reports: [
      aFigure({
        state: 'legal-answer',
        name: 'Răspuns în termenul legal',
        category: 'law',
        category_name: 'Termene și lege',
        finding: 'Cu întârziere: 2 din 76 răspunsuri',
        unit: 'percent',
        figure: { value: 97.4, before: 94.6, change: 2.8, is_better: true, is_small: false },
      }),
      aFigure({
        state: 'sla',
        name: 'SLA pe activități',
        category: 'law',
        category_name: 'Termene și lege',
        finding: 'Cu termenul depășit: 18 din 155',
        unit: 'percent',
        figure: { value: 88.4, before: 89.6, change: -1.2, is_better: false, is_small: false },
      }),
      aFigure({
        state: 'intake',
        name: 'Intrări și închideri',
        category: 'flow',
        category_name: 'Flux și durată',
        finding: 'Primite: 171, închise: 179; stocul scade',
        unit: 'count',
        figure: { value: -8, before: 3, change: -11, is_better: true, is_small: false },
      }),
      aFigure({
        state: 'document-requests',
        name: 'Cereri de documente',
        category: 'contact',
        category_name: 'Parteneri și comunicare',
        finding: 'Documente judecate: 4; refuzate: 0',
        unit: 'days',
        figure: { value: 3, before: 2, change: null, is_better: null, is_small: true },
      }),
    ],
  };
}

/** A report that is sent every Monday. */
export function aReportSchedule(more: Partial<Schema<'ReportSchedule'>> = {}): Schema<'ReportSchedule'> {
  return {
    report_schedule_id: idOf('other', 41),
    state: 'legal-answer',
    name: 'Răspuns în termenul legal',
    parameters: { last: 'weeks_13', by: 'county' },
    timing: { frequency: 'weekly', weekday: 1, month_day: 1, send_time: '07:30' },
    formats: ['xlsx', 'pdf'],
    readers: [people.maria, people.calin].map(({ userId, fullName }) => ({
      user_id: userId,
      full_name: fullName,
    })),
    status: 'active',
    next_run_at: '2026-11-02T05:30:00Z',
    runs: [
      {
        ran_at: '2026-10-26T05:30:00Z',
        finding: 'S41: cele mai multe întârzieri (8), din 43 în toată perioada',
        reader_count: 2,
        delivered_count: 2,
        failed_count: 0,
        left_out: [],
      },
      {
        ran_at: '2026-10-19T05:30:00Z',
        finding: 'S41: cele mai multe întârzieri (8), din 41 în toată perioada',
        reader_count: 1,
        delivered_count: 1,
        failed_count: 0,
        left_out: ['Călin Dobre'],
      },
    ],
    row_version: 1,
    ...more,
  };
}

/** What somebody keeps of reports: a star, sets of parameters, and what is sent. */
export function someOwnReports(more: Partial<Schema<'OwnReports'>> = {}): Schema<'OwnReports'> {
  const aSet = (number: number, name: string, parameters: Schema<'ReportParameters'>, isOwn = true) => ({
    report_set_id: idOf('other', 50 + number),
    state: 'legal-answer',
    name,
    is_own: isOwn,
    is_shared: !isOwn,
    owner_name: isOwn ? people.maria.fullName : people.calin.fullName,
    parameters,
  });
  return {
    favourites: ['legal-answer'],
    sets: [
      aSet(1, 'Trimestrul, pe județe', { last: 'weeks_13', by: 'county', compare: 'before' }),
      aSet(2, 'Luna trecută, Cluj', { last: 'month', by: 'policy_type', county_code: 'CJ' }),
      aSet(3, 'De la începutul anului', { last: 'year', by: 'county' }, false),
    ],
    schedules: [aReportSchedule()],
    ...more,
  };
}

/** A file of all cases that is made in the background. */
export function aReportFile(more: Partial<Schema<'ReportFile'>> = {}): Schema<'ReportFile'> {
  return {
    report_file_id: idOf('other', 60),
    report: 'legal-answer',
    name: 'Răspuns în termenul legal',
    format: 'xlsx',
    state: 'running',
    done: 124_000,
    total: 200_000,
    size: null,
    created_at: '2026-10-26T08:00:00Z',
    expires_at: '2026-11-02T08:00:00Z',
    ...more,
  };
}
