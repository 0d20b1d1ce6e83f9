import { formatLocalDate } from '@dosar/kernel/dates';
import { formatInstant } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import type { Language } from '#src/kernel/http/request-language.ts';

/** The table of a report as every format writes it: a label, then a number for each column. */
export type ReportTable = {
  titles: string[];
  units: Schema<'ReportUnit'>[];
  rows: { label: string; values: (number | null)[] }[];
  parameters: [label: string, value: string][];
};

const words = {
  report: { ro: 'Raport', en: 'Report' },
  period: { ro: 'Perioada', en: 'Period' },
  compared: { ro: 'Comparat cu', en: 'Compared with' },
  by: { ro: 'Pe', en: 'By' },
  policy: { ro: 'Poliță', en: 'Policy' },
  county: { ro: 'Județ', en: 'County' },
  asOf: { ro: 'Date la', en: 'As of' },
  definition: { ro: 'Cum se numără', en: 'How it is counted' },
  exportedBy: { ro: 'Exportat de', en: 'Exported by' },
  exportedAt: { ro: 'Exportat la', en: 'Exported at' },
} as const;

const unitNames: Partial<Record<Schema<'ReportUnit'>, Record<Language, string>>> = {
  days: { ro: 'zile', en: 'days' },
  hours: { ro: 'ore', en: 'hours' },
};

/** What a column of numbers is called: titles name lei and shares by themselves, and counts are of what the title says. */
function withUnit(title: string, unit: Schema<'ReportUnit'>, language: Language): string {
  if (unit === 'percent') return title.includes('%') ? title : `${title}, %`;
  const name = unitNames[unit]?.[language];
  return name === undefined ? title : `${title}, ${name}`;
}

/** The table of an answer: the same columns, order and figures. Amounts are lei, as people read them. */
export function tableOf(
  answer: Schema<'ReportAnswer'>,
  { language, userName, now }: { language: Language; userName: string; now: Date },
): ReportTable {
  const { columns, rows, total, parameters, period, compared_period: compared } = answer;
  const by = answer.dimensions.find(({ code }) => code === parameters.by)?.name ?? '';
  const days = ({ from, to }: Schema<'ReportPeriod'>) => `${formatLocalDate(from)} – ${formatLocalDate(to)}`;
  const facts: [keyof typeof words, string | undefined][] = [
    ['report', answer.name],
    ['period', days(period)],
    ['compared', compared ? days(compared) : undefined],
    ['by', by],
    ['policy', parameters.policy_type],
    ['county', parameters.county_code],
    ['asOf', answer.as_of === null ? undefined : formatInstant(new Date(answer.as_of))],
    ['definition', answer.definition],
    ['exportedBy', userName],
    ['exportedAt', formatInstant(now)],
  ];
  const values = (line: Schema<'ReportLine'>) =>
    line.values.map((value, index) =>
      value !== null && columns[index]?.unit === 'bani' ? value / 100 : value,
    );
  return {
    titles: [
      by.charAt(0).toLocaleUpperCase(language) + by.slice(1),
      ...columns.map(({ title, unit }) => withUnit(title, unit, language)),
    ],
    units: columns.map(({ unit }) => unit),
    rows: [...rows, total].map((line) => ({ label: line.label, values: values(line) })),
    parameters: facts.flatMap(([word, value]) => (value ? [[words[word][language], value]] : [])),
  };
}
