import {
  apiQuery,
  browseOwnReports,
  browsePolicyTypes,
  browseReportCases,
  browseReportFigures,
  browseReportFiles,
  browseReportReaders,
  browseReports,
  previewReportSchedule,
  runReport,
} from '@dosar/api-client';
import type { Schema } from '@dosar/openapi';

/** Categories with the reports that the user may run. */
export const menuQuery = apiQuery(browseReports, {});

/** Every report with its figure of last week. */
export const figuresQuery = apiQuery(browseReportFigures, {});

/** Favourites, sets of parameters, and what is sent by e-mail. */
export const ownReportsQuery = apiQuery(browseOwnReports, {});

/** Files of all cases that the user asked for. */
export const filesQuery = apiQuery(browseReportFiles, {});

/** Kinds of policies, by which a report can be narrowed. */
export const policyTypesQuery = apiQuery(browsePolicyTypes, {});

/** A report with its parameters. */
export const reportQuery = (state: string, body: Schema<'ReportParameters'>) =>
  apiQuery(runReport, { params: { path: { state } }, body });

/** The files behind a bar or row. */
export const casesQuery = (state: string, body: Schema<'ReportDrill'>) =>
  apiQuery(browseReportCases, { params: { path: { state } }, body });

/** Colleagues to whom a report can be sent. */
export const readersQuery = (state: string) => apiQuery(browseReportReaders, { params: { path: { state } } });

/** The next times at which a report would be sent. */
export const momentsQuery = (body: Schema<'ReportTiming'>) => apiQuery(previewReportSchedule, { body });
