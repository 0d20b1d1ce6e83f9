import { formatAmount } from '@dosar/kernel/money';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { writeHundredths } from '../lines/line-values.ts';
import { figureMessages } from './figure-messages.ts';
import { rateChangeMessages as messages } from './rate-change-messages.ts';

/** Tells which rates have changed since a note was reckoned, each with what it was and what it is. */
export function useRateChangesText(): (changes: readonly Schema<'RateChange'>[]) => string {
  const { formatMessage: t } = useIntl();
  const textOf = ({ rate, before, after }: Schema<'RateChange'>) =>
    rate === 'discount'
      ? t(messages.discount, { before: writeHundredths(before), after: writeHundredths(after) })
      : t(messages.hourly, {
          rate: t(figureMessages[`${rate}_bani`]),
          before: formatAmount(before),
          after: formatAmount(after),
        });
  return (changes) => t(messages.changed, { changes: changes.map(textOf).join(', ') });
}
