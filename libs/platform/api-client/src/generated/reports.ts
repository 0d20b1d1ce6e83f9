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

/** Make a file of all claim files behind a report, in the background. */
export const startReportFile: Operation<'startReportFile'> = {
  id: 'startReportFile',
  tag: 'reports',
  method: 'POST',
  path: '/api/report/startFile/{state}',
  idempotent: true,
  access: { callers: ['staff'], feature: 'reports', refuses: ['preview_only'] },
};

/** The caller's files of reports that still exist, newest first. */
export const browseReportFiles: Operation<'browseReportFiles'> = {
  id: 'browseReportFiles',
  tag: 'reports',
  method: 'GET',
  path: '/api/report/browseFiles',
  access: { callers: ['staff'], feature: 'reports', refuses: ['preview_only'] },
};

/** One of the caller's files of reports. */
export const downloadReportFile: Operation<'downloadReportFile'> = {
  id: 'downloadReportFile',
  tag: 'reports',
  method: 'GET',
  path: '/api/report/downloadFile/{report_file_id}',
  access: { callers: ['staff'], feature: 'reports', refuses: ['preview_only'] },
};

/** The caller's favourites, the sets of parameters that the caller can use, and what the caller has sent by e-mail. */
export const browseOwnReports: Operation<'browseOwnReports'> = {
  id: 'browseOwnReports',
  tag: 'reports',
  method: 'GET',
  path: '/api/report/browseOwn',
  access: { callers: ['staff'], feature: 'reports' },
};

/** Put a report among the caller's favourites, or take it away. */
export const setReportFavourite: Operation<'setReportFavourite'> = {
  id: 'setReportFavourite',
  tag: 'reports',
  method: 'POST',
  path: '/api/report/setFavourite/{state}',
  access: { callers: ['staff'], feature: 'reports', refuses: ['impersonating'] },
};

/** Save parameters of a report under a name. */
export const createReportSet: Operation<'createReportSet'> = {
  id: 'createReportSet',
  tag: 'reports',
  method: 'POST',
  path: '/api/report/createSet',
  idempotent: true,
  access: { callers: ['staff'], feature: 'reports', refuses: ['impersonating'] },
};

/** Forget one of the caller's sets of parameters. */
export const deleteReportSet: Operation<'deleteReportSet'> = {
  id: 'deleteReportSet',
  tag: 'reports',
  method: 'POST',
  path: '/api/report/deleteSet/{report_set_id}',
  access: { callers: ['staff'], feature: 'reports', refuses: ['impersonating'] },
};

/** Colleagues who may run a report and have an e-mail address. */
export const browseReportReaders: Operation<'browseReportReaders'> = {
  id: 'browseReportReaders',
  tag: 'reports',
  method: 'GET',
  path: '/api/report/browseReaders/{state}',
  access: { callers: ['staff'], feature: 'reports', refuses: ['preview_only'] },
};

/** The next three times at which a report would be sent. */
export const previewReportSchedule: Operation<'previewReportSchedule'> = {
  id: 'previewReportSchedule',
  tag: 'reports',
  method: 'POST',
  path: '/api/report/previewSchedule',
  access: { callers: ['staff'], feature: 'reports' },
};

/** Send a report by e-mail again and again. */
export const scheduleReport: Operation<'scheduleReport'> = {
  id: 'scheduleReport',
  tag: 'reports',
  method: 'POST',
  path: '/api/report/schedule',
  idempotent: true,
  access: { callers: ['staff'], feature: 'reports', refuses: ['impersonating'] },
};

/** Change when, how and to whom one of the caller's reports is sent, or pause it. */
export const changeReportSchedule: Operation<'changeReportSchedule'> = {
  id: 'changeReportSchedule',
  tag: 'reports',
  method: 'POST',
  path: '/api/report/changeSchedule/{report_schedule_id}',
  access: { callers: ['staff'], feature: 'reports', refuses: ['impersonating'] },
};

/** Send one of the caller's scheduled reports now, to the caller alone. */
export const sendReportSchedule: Operation<'sendReportSchedule'> = {
  id: 'sendReportSchedule',
  tag: 'reports',
  method: 'POST',
  path: '/api/report/sendSchedule/{report_schedule_id}',
  access: { callers: ['staff'], feature: 'reports', refuses: ['impersonating'] },
};

/** Do not send one of the caller's reports any more. */
export const deleteReportSchedule: Operation<'deleteReportSchedule'> = {
  id: 'deleteReportSchedule',
  tag: 'reports',
  method: 'POST',
  path: '/api/report/deleteSchedule/{report_schedule_id}',
  access: { callers: ['staff'], feature: 'reports', refuses: ['impersonating'] },
};
