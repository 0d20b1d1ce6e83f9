import type { RouteTable } from '#src/kernel/http/route-table.ts';
import { browseReportCases } from './cases/browse-cases.ts';
import { exportReport } from './export/export-report.ts';
import { browseReportFigures, browseReports, runReport } from './run/browse-reports.ts';

/** The handlers of the area. */
export function reportsRoutes(): RouteTable<'reports'> {
  return { browseReportCases, browseReportFigures, browseReports, exportReport, runReport };
}
