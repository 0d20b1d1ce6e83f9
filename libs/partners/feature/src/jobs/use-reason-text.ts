import { useAmounts } from '@dosar/i18n/amounts';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { messages } from './make-messages.ts';
import { messages as quality } from './quality-messages.ts';

type Reason = Schema<'ProposalReason'>;

/** Gives the words for what speaks for or against a partner: a tick before the former, a dash before the latter. */
export function useReasonText(): (reason: Reason) => string {
  const { formatMessage: t, formatNumber } = useIntl();
  const { lei } = useAmounts();
  return ({ code, is_good: isGood, value }) => {
    const words = {
      county: () => t(isGood ? messages.county : messages.countyNot),
      brand: () => t(isGood ? messages.brand : messages.brandNot),
      category: () => t(isGood ? messages.category : messages.categoryNot),
      capacity: () => (isGood ? t(messages.capacity, { value: value ?? 0 }) : t(messages.capacityNot)),
      start: () => (value === null ? t(messages.startUnknown) : t(messages.start, { value })),
      rate: () => t(isGood ? messages.rate : messages.rateNot, { amount: lei(value ?? 0) }),
      contract: () => t(messages.contract, { value: value ?? 0 }),
      in_shop: () => t(quality.inShop, { value: value ?? 0 }),
      grade: () =>
        t(quality.grade, { value: formatNumber((value ?? 0) / 100, { maximumFractionDigits: 1 }) }),
      late: () => t(isGood ? quality.inTime : quality.late, { value: value ?? 0 }),
    };
    return `${isGood ? '✓' : '–'} ${words[code]()}`;
  };
}
