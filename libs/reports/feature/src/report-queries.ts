import {
  apiQuery,
  browseReportCases,
  browseReportFigures,
  browseReports,
  runReport,
} from '@dosar/api-client';
import type { Schema } from '@dosar/openapi';

/** Categories with the reports that the user may run. */
export const menuQuery = apiQuery(browseReports, {});

/** Every report with its figure of last week. */
export const figuresQuery = apiQuery(browseReportFigures, {});

/** A report with its parameters. */
export const reportQuery = (state: string, body: Schema<'ReportParameters'>) =>
  apiQuery(runReport, { params: { path: { state } }, body });

/** The files behind a bar or row. */
export const casesQuery = (state: string, body: Schema<'ReportDrill'>) =>
  apiQuery(browseReportCases, { params: { path: { state } }, body });
