import { formatLei } from '@dosar/kernel/money';
import type { Schema } from '@dosar/openapi';
import type { Language } from '#src/kernel/http/request-language.ts';

type Words = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

const unitWords: Record<'days' | 'hours', Record<Language, Words>> = {
  days: { ro: { one: 'zi', few: 'zile', other: 'de zile' }, en: { one: 'day', other: 'days' } },
  hours: { ro: { one: 'oră', few: 'ore', other: 'de ore' }, en: { one: 'hour', other: 'hours' } },
};

const inEnglish = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A figure as people read it, with its unit and the minus sign that the pages show. */
export function writtenFigure(value: number | null, unit: Schema<'ReportUnit'>, language: Language): string {
  if (value === null) return '–';
  return figureText(value, unit, language).replace(/^-/, '−');
}

function figureText(value: number, unit: Schema<'ReportUnit'>, language: Language): string {
  if (unit === 'bani') return language === 'ro' ? formatLei(value) : `${inEnglish.format(value / 100)} lei`;
  const places = unit === 'percent' ? 1 : 0;
  const text = new Intl.NumberFormat(language, {
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  }).format(value);
  if (unit === 'percent') return `${text} %`;
  if (unit === 'count') return text;
  const forms = unitWords[unit][language];
  return `${text} ${forms[new Intl.PluralRules(language).select(value)] ?? forms.other}`;
}
