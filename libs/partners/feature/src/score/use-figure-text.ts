import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { messages } from './score-messages.ts';

type Measure = Schema<'PartnerMeasure'>;

/** The figures of a score in the order in which they stand. */
export const measures = [
  'answer',
  'in_shop',
  'late',
  'estimate',
  'reopened',
  'grade',
] as const satisfies readonly Measure[];

/** Gives the figures of a score as they are read, and the difference between two of them with its sign. */
export function useFigureText() {
  const { formatMessage: t, formatNumber } = useIntl();
  const write = (measure: Measure, value: number, isChange: boolean): string => {
    const sign = {
      signDisplay: isChange || measure === 'late' || measure === 'estimate' ? 'exceptZero' : 'auto',
    } as const;
    const one = (number: number) => formatNumber(number, { maximumFractionDigits: 1, ...sign });
    switch (measure) {
      case 'answer':
        return t(messages.hours, { value: one(value) });
      case 'in_shop':
      case 'late':
        return t(messages.days, { count: Math.round(value * 10) / 10, value: one(value) });
      case 'grade':
        return isChange ? one(value / 100) : t(messages.gradeOf, { value: one(value / 100) });
      case 'estimate':
      case 'reopened':
        return formatNumber(value / 10_000, { style: 'percent', maximumFractionDigits: 1, ...sign });
    }
  };
  return {
    valueText: (measure: Measure, value: number) => write(measure, value, false),
    changeText: (measure: Measure, change: number) => write(measure, change, true),
  };
}
