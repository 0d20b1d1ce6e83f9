// Generated from openapi/ by `npm run generate`. Do not edit.

import type { Operation } from '../client/operation.ts';

/** Report categories and the reports the caller may run. */
export const browseReports: Operation<'browseReports'> = {
  id: 'browseReports',
  tag: 'reports',
  method: 'GET',
  path: '/api/report/browse',
  access: { callers: ['staff'], feature: 'reports' },
};

/** Each report that the caller may run with its figure of the last full week and the twelve weeks before. */
export const browseReportFigures: Operation<'browseReportFigures'> = {
  id: 'browseReportFigures',
  tag: 'reports',
  method: 'GET',
  path: '/api/report/browseFigures',
  access: { callers: ['staff'], feature: 'reports' },
};

/** Figure, chart and table of a report, all from one answer. */
export const runReport: Operation<'runReport'> = {
  id: 'runReport',
  tag: 'reports',
  method: 'POST',
  path: '/api/report/run/{state}',
  access: { callers: ['staff'], feature: 'reports' },
};

/** The claim files behind a bar or a row of a report. */
export const browseReportCases: Operation<'browseReportCases'> = {
  id: 'browseReportCases',
  tag: 'reports',
  method: 'POST',
  path: '/api/report/browseCases/{state}',
  access: { callers: ['staff'], feature: 'reports', refuses: ['preview_only'] },
};

/** The table of a report as a file. */
export const exportReport: Operation<'exportReport'> = {
  id: 'exportReport',
  tag: 'reports',
  method: 'POST',
  path: '/api/report/export/{state}',
  access: { callers: ['staff'], feature: 'reports', refuses: ['preview_only'] },
};
