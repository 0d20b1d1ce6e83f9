import type { Schema } from '@dosar/openapi';
import type { Language } from '#src/kernel/http/request-language.ts';
import { enoughCases } from '../definitions/shares.ts';
import type { Report, Sums } from '../extension-points.ts';
import { writtenFigure } from './written-figure.ts';

type Line = Schema<'ReportLine'>;

type Shown = { sums: Sums; lines: readonly Line[]; rows: readonly Line[]; language: Language };

/** What the figures say in a sentence, and the weakest or strongest time in another one. */
export function factsOf(report: Report, { sums, lines, rows, language }: Shown) {
  const column = (key: string) => {
    const index = report.columns.findIndex((one) => one.key === key);
    const found = report.columns[index];
    if (!found) throw new Error(`${report.state} has no column ${key}.`);
    return { ...found, index };
  };
  const write = (key: string, value: number | null) => writtenFigure(value, column(key).unit, language);
  // The most is said of one among others that have less: of one alone, or of two alike, it says nothing.
  const highest = (among: readonly Line[], key: string) => {
    const { index } = column(key);
    const [first, second] = among
      .filter((line) => (line.values[index] ?? 0) > 0)
      .toSorted((a, b) => (b.values[index] ?? 0) - (a.values[index] ?? 0));
    if (first === undefined || second === undefined || first.values[index] === second.values[index])
      return undefined;
    return { label: first.label, value: write(key, first.values[index] ?? null) };
  };
  if (report.columns.every(({ of }) => (of(sums) ?? 0) === 0))
    return { finding: nothingCounted[language], more: '' };
  let isKnown = true;
  const finding = report.finding({
    now: (key) => {
      const value = column(key).of(sums);
      isKnown &&= value !== null;
      return write(key, value);
    },
    value: (key) => column(key).of(sums),
    peak: (key) => highest(lines, key),
    top: (key) => highest(rows, key),
  })[language];
  // A sentence around a figure that nobody can reckon yet says nothing: then it is what was counted.
  const counted = column(report.cases);
  const said = isKnown ? finding : `${counted.title[language]}: ${write(report.cases, counted.of(sums))}`;
  return { finding: said, more: timeOf(report, lines, { column, write, language }) };
}

/** Of nothing there is nothing to praise, and nothing to fear. */
const nothingCounted: Record<Language, string> = {
  ro: 'Nimic de numărat în perioada aleasă',
  en: 'Nothing to count in this period',
};

type Words = {
  column: (key: string) => { index: number; title: Record<Language, string> };
  write: (key: string, value: number | null) => string;
  language: Language;
};

/** The least and the most of the figure, with their weeks or months. */
function timeOf({ figure }: Report, lines: readonly Line[], { column, write, language }: Words): string {
  const { index, title } = column(figure);
  const known = lines.filter((line) => (line.values[index] ?? null) !== null);
  const sorted = known.toSorted((a, b) => (a.values[index] ?? 0) - (b.values[index] ?? 0));
  const [least, most] = [sorted[0], sorted.at(-1)];
  if (!least || !most || least.values[index] === most.values[index]) return '';
  const [low, high] = [least, most].map(
    (line) => `${write(figure, line.values[index] ?? null)} (${line.label})`,
  );
  return language === 'ro'
    ? `${title.ro}: între ${low ?? ''} și ${high ?? ''}`
    : `${title.en}: between ${low ?? ''} and ${high ?? ''}`;
}

/** The one figure of a report against the period before. */
export function figureOf(report: Report, sums: Sums, before: Sums | undefined): Schema<'ReportFigure'> {
  const find = (key: string) => report.columns.find((column) => column.key === key);
  const rounded = (value: number | null | undefined) =>
    value === null || value === undefined ? null : Math.round(value * 100) / 100;
  const value = rounded(find(report.figure)?.of(sums));
  const earlier = before ? rounded(find(report.figure)?.of(before)) : null;
  const isSmall =
    before !== undefined && [sums, before].some((of) => (find(report.cases)?.of(of) ?? 0) < enoughCases);
  const change = value === null || earlier === null || isSmall ? null : rounded(value - earlier);
  return {
    value,
    before: earlier,
    change,
    is_better:
      change === null || change === 0 || report.better === undefined
        ? null
        : report.better === 'more'
          ? change > 0
          : change < 0,
    is_small: isSmall,
  };
}
