import { useAmounts } from '@dosar/i18n/amounts';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { figureMessages } from './figure-messages.ts';
import { rateChangeMessages as messages } from './rate-change-messages.ts';

/** Tells which rates have changed since a note was reckoned, each with what it was and what it is. */
export function useRateChangesText(): (changes: readonly Schema<'RateChange'>[]) => string {
  const { formatMessage: t } = useIntl();
  const { amount, hundredths } = useAmounts();
  const textOf = ({ rate, before, after }: Schema<'RateChange'>) =>
    rate === 'discount'
      ? t(messages.discount, { before: hundredths(before), after: hundredths(after) })
      : t(messages.hourly, {
          rate: t(figureMessages[`${rate}_bani`]),
          before: amount(before),
          after: amount(after),
        });
  return (changes) => t(messages.changed, { changes: changes.map(textOf).join(', ') });
}
