/**
 * `npm run doctor`: one table of what is wrong with settings, database and surroundings, and how to mend it. Changes nothing, works while
 * the server runs, and ends with 1 when something is bad.
 */
import { examine } from '../doctor/examine.ts';
import { findingsTable } from '../doctor/finding.ts';

const findings = await examine(process.env);
console.log(findingsTable(findings));
if (findings.some(({ verdict }) => verdict === 'bad')) process.exitCode = 1;
