export { ownReports } from './definitions/own-reports.ts';
export { makeFileJob } from './files/make-file-job.ts';
export { runReport } from './run/browse-reports.ts';
export { correctDays, fillDays, sumUpMonths } from './snapshot/operate-snapshots.ts';
