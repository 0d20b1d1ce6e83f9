// The target `every-test-ran`: each test file on disk stands in the report of a test target. Tests that were left out are named.
import { findSkipped, findUnreported } from './nothing-silent.ts';
import { listReports, readReport } from './read-report.ts';

const reports = listReports().map(readReport);
const forgotten = findUnreported(reports);
const skipped = findSkipped(reports);

for (const title of skipped) console.log(`skipped: ${title}`);
for (const file of forgotten) console.error(`${file} was not run by any target`);
console.log(`${reports.length} reports, ${forgotten.length} test files that did not run`);
process.exitCode = forgotten.length > 0 ? 1 : 0;
