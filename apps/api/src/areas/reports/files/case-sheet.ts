import { counties } from '@dosar/kernel/counties';
import { formatLocalDate } from '@dosar/kernel/dates';
import { formatInstant } from '@dosar/kernel/zone';
import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { CaseRow } from '../cases/cases-repository.ts';
import type { Report } from '../extension-points.ts';
import { findPolicyNames } from '../run/policy-names-repository.ts';
import type { FileRequest } from './report-file-repository.ts';

/** A value with its type, as a spreadsheet keeps it apart. */
export type SheetCell = { kind: 'text' | 'date'; value: string } | { kind: 'number' | 'lei'; value: number };

/** A table of cases: its columns, how a case becomes a line, and what it is made of. */
export type CaseSheet = {
  state: string;
  /** What its files are called after the report. */
  word: string;
  sheetName: string;
  parametersName: string;
  columns: { title: string; width: number }[];
  lineOf: (row: CaseRow) => SheetCell[];
  parameters: [label: string, value: string][];
};

const words = {
  sheet: { ro: 'Dosare', en: 'Files' },
  parameters: { ro: 'Parametri', en: 'Parameters' },
  file: { ro: 'Dosar', en: 'File' },
  day: { ro: 'Ziua', en: 'Day' },
  policy: { ro: 'Poliță', en: 'Policy' },
  county: { ro: 'Județ', en: 'County' },
  about: { ro: 'Despre', en: 'About' },
  days: { ro: 'Durata, zile', en: 'Time, days' },
  hours: { ro: 'Durata, ore', en: 'Time, hours' },
  lei: { ro: 'Lei', en: 'Lei' },
  report: { ro: 'Raport', en: 'Report' },
  what: { ro: 'Ce conține', en: 'What it has' },
  period: { ro: 'Perioada', en: 'Period' },
  definition: { ro: 'Cum se numără', en: 'How it is counted' },
  exportedBy: { ro: 'Exportat de', en: 'Exported by' },
  exportedAt: { ro: 'Exportat la', en: 'Exported at' },
} as const;

/** The table of all cases of a report, in the language in which it was asked for. */
export async function caseSheet(
  tx: Transaction<Database>,
  orgId: string,
  report: Report,
  { language, parameters, period }: FileRequest,
  { userName, now }: { userName: string; now: Date },
): Promise<CaseSheet> {
  const say = (word: keyof typeof words) => words[word][language];
  const lasts = report.drill?.lasts;
  const subjects = await report.drill?.about?.(tx, orgId, language);
  const policies = await findPolicyNames(tx, language);
  const countyNames: ReadonlyMap<string, string> = new Map(counties.map(({ code, name }) => [code, name]));
  const facts: [keyof typeof words, string | undefined][] = [
    ['report', report.name[language]],
    ['what', report.drill?.title[language]],
    ['period', `${formatLocalDate(period.from)} – ${formatLocalDate(period.to)}`],
    ['policy', parameters.policy_type && policies.get(parameters.policy_type)],
    ['county', parameters.county_code && countyNames.get(parameters.county_code)],
    ['definition', report.definition[language]],
    ['exportedBy', userName],
    ['exportedAt', formatInstant(now)],
  ];
  const text = (value: string | undefined): SheetCell => ({ kind: 'text', value: value ?? '' });
  return {
    state: report.state,
    // Names of files are English, whoever asks for them: a program that collects them finds them again.
    word: 'files',
    sheetName: say('sheet'),
    parametersName: say('parameters'),
    columns: [
      { title: say('file'), width: 18 },
      { title: say('day'), width: 12 },
      { title: say('policy'), width: 22 },
      { title: say('county'), width: 18 },
      { title: say('about'), width: 30 },
      ...(lasts === undefined ? [] : [{ title: say(lasts), width: 14 }]),
      { title: say('lei'), width: 14 },
    ],
    lineOf: (row) => [
      text(row.claim_file_no),
      { kind: 'date', value: row.happened_on },
      text(policies.get(row.policy_type_code)),
      text(countyNames.get(row.county_code)),
      text(subjects?.get(row.subject)),
      ...(lasts === undefined ? [] : [{ kind: 'number' as const, value: row.value }]),
      { kind: 'lei', value: Number(row.amount_bani) / 100 },
    ],
    parameters: facts.flatMap(([word, value]) => (value ? [[say(word), value]] : [])),
  };
}
