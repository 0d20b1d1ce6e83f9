import type { RouteTable } from '#src/kernel/http/route-table.ts';
import { browseReportCases } from './cases/browse-cases.ts';
import { exportReport } from './export/export-report.ts';
import { browseOwnReports, createReportSet, deleteReportSet, setReportFavourite } from './own/own-reports.ts';
import { browseReportFigures, browseReports, runReport } from './run/browse-reports.ts';
import {
  browseReportReaders,
  changeReportSchedule,
  deleteReportSchedule,
  previewReportSchedule,
  scheduleReport,
  sendReportSchedule,
} from './schedule/schedules.ts';
import type { SendNeeds } from './schedule/send-report.ts';
import {
  browseReportFiles,
  downloadReportFile,
  startReportFile,
  type DownloadNeeds,
} from './files/report-files.ts';

/** The handlers of the area. */
export function reportsRoutes(needs: SendNeeds & DownloadNeeds): RouteTable<'reports'> {
  return {
    browseOwnReports,
    browseReportCases,
    browseReportFigures,
    browseReportFiles,
    browseReportReaders,
    browseReports,
    changeReportSchedule,
    createReportSet,
    deleteReportSchedule,
    deleteReportSet,
    downloadReportFile: (call) => downloadReportFile(needs, call),
    exportReport,
    previewReportSchedule,
    runReport,
    scheduleReport,
    sendReportSchedule: (call) => sendReportSchedule(needs, call),
    setReportFavourite,
    startReportFile,
  };
}
