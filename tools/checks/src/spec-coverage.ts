// `npm run spec:coverage`: the checklist rows that no test title names.
// `--required`, the target of that name: fails when no test that passed names a row of tools/checks/required-rows.txt.
import { readChecklist, requiredRows } from './checklist/checklist.ts';
import { rowsNamedIn } from './checklist/rows-named.ts';
import { readTitles } from './checklist/titles.ts';
import { passedTitles } from './reports/nothing-silent.ts';
import { listReports, readReport } from './reports/read-report.ts';

const checklist = readChecklist();
const named = rowsNamedIn(readTitles(), checklist);
const open = checklist.filter((row) => !named.has(row));

console.log(`${named.size} of ${checklist.length} rows are named by tests. Not named:`);
for (const group of new Set(open.map((row) => row.charAt(0)))) {
  console.log(`  ${open.filter((row) => row.startsWith(group)).join(' ')}`);
}

if (process.argv.includes('--required')) {
  const passed = rowsNamedIn(passedTitles(listReports().map(readReport)), checklist);
  const missing = requiredRows().filter((row) => !passed.has(row));
  for (const row of missing) console.error(`no passed test names ${row}`);
  process.exitCode = missing.length > 0 ? 1 : 0;
}
