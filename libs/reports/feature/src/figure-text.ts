import type { Formats } from '@dosar/i18n';
import { useAmounts } from '@dosar/i18n/amounts';
import type { Schema } from '@dosar/openapi';
import { useFormats } from '@dosar/i18n';
import { useIntl } from 'react-intl';
import { figureMessages } from './figure-messages.ts';

type Unit = Schema<'ReportUnit'>;

/** How figures are written, and how they have changed. */
export function useFigures() {
  const { formatMessage: t } = useIntl();
  const { amount, lei } = useAmounts();
  const formats: Formats = useFormats();
  const decimals = (value: number) => formats.number(value, 1);
  /** Without its unit, as it stands above a bar. */
  const cell = (value: number | null | undefined, unit: Unit): string => {
    if (value === null || value === undefined) return '–';
    if (unit === 'bani') return amount(value);
    if (unit === 'percent') return decimals(value);
    return formats.number(value);
  };
  /** With its unit, as it stands alone. */
  const alone = (value: number | null | undefined, unit: Unit): string => {
    if (value === null || value === undefined) return '–';
    if (unit === 'percent') return `${decimals(value)} %`;
    if (unit === 'bani') return lei(value);
    if (unit === 'days') return t(figureMessages.days, { count: value });
    if (unit === 'hours') return t(figureMessages.hours, { count: value });
    return formats.number(value);
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
