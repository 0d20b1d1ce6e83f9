// `npm run spec:coverage`: the checklist rows that no test title names.
// `-- --required` (the committed list) or `-- --required R1,R4` fails when one of those is among them.
import { readChecklist, requiredRows } from './checklist/checklist.ts';
import { rowsNamedIn } from './checklist/rows-named.ts';
import { readTitles } from './checklist/titles.ts';

const [flag, list] = process.argv.slice(2);
const checklist = readChecklist();
const named = rowsNamedIn(readTitles(), checklist);
const open = checklist.filter((row) => !named.has(row));

console.log(`${named.size} of ${checklist.length} rows are named by tests. Not named:`);
for (const group of new Set(open.map((row) => row.charAt(0)))) {
  console.log(`  ${open.filter((row) => row.startsWith(group)).join(' ')}`);
}

if (flag === '--required') {
  const required = list?.split(',') ?? requiredRows();
  const missing = required.filter((row) => !named.has(row));
  if (missing.length > 0) console.error(`Required and missing: ${missing.join(' ')}`);
  process.exitCode = missing.length > 0 ? 1 : 0;
}
