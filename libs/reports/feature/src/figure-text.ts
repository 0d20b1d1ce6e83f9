import type { Formats } from '@dosar/i18n';
import { useAmounts } from '@dosar/i18n/amounts';
import type { Schema } from '@dosar/openapi';
import { useFormats } from '@dosar/i18n';
import { useIntl } from 'react-intl';
import { figureMessages } from './figure-messages.ts';

type Unit = Schema<'ReportUnit'>;

/** With the sign that stands before changes, too: a hyphen is shorter than it and may end a line. */
const withMinus = (text: string) => text.replace(/^-/, '−');

/** How figures are written, and how they have changed. */
export function useFigures() {
  const { formatMessage: t } = useIntl();
  const { amount, lei } = useAmounts();
  const formats: Formats = useFormats();
  const decimals = (value: number) => formats.number(value, 1);
  /** Without its unit, as it stands above a bar. */
  const cell = (value: number | null | undefined, unit: Unit): string => {
    if (value === null || value === undefined) return '–';
    if (unit === 'bani') return withMinus(amount(value));
    return withMinus(unit === 'percent' ? decimals(value) : formats.number(value));
  };
  /** With its unit, as it stands alone. */
  const alone = (value: number | null | undefined, unit: Unit): string => {
    if (value === null || value === undefined) return '–';
    if (unit === 'percent') return `${withMinus(decimals(value))} %`;
    if (unit === 'bani') return withMinus(lei(value));
    if (unit === 'days') return withMinus(t(figureMessages.days, { count: value }));
    if (unit === 'hours') return withMinus(t(figureMessages.hours, { count: value }));
    return withMinus(formats.number(value));
  };
  /** As it stands in a column: with its unit, but for lei, which its title names. */
  const inColumn = (value: number | null | undefined, unit: Unit): string =>
    unit === 'bani' ? cell(value, unit) : alone(value, unit);
  /** The change of a figure, with its sign. */
  const change = (value: number, unit: Unit): string => {
    const sign = value > 0 ? '+' : value < 0 ? '−' : '';
    const size = Math.abs(value);
    if (unit === 'percent') return t(figureMessages.points, { points: `${sign}${decimals(size)}` });
    return `${sign}${alone(size, unit)}`;
  };
  return { cell, alone, inColumn, change };
}
