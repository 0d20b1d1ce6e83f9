import { formatLocalDate } from '@dosar/kernel/dates';
import { useAmounts } from '@dosar/i18n/amounts';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { termWords } from './policy-words.ts';

type Terms = Pick<Schema<'PolicyTerms'>, 'coverages' | 'valid_from' | 'valid_until'>;

/** What a policy says, in words: its days, and what it covers. */
export function usePolicyText() {
  const { formatMessage: t } = useIntl();
  const { lei } = useAmounts();
  return {
    days: ({ valid_from: from, valid_until: until }: Terms) =>
      `${formatLocalDate(from)} – ${formatLocalDate(until)}`,
    covers: ({ coverages }: Terms) =>
      coverages
        .flatMap(({ coverage_code: code, limit_bani: limit, deductible_bani: deductible }) => [
          limit === null
            ? t(termWords[code])
            : t(termWords.upTo, { what: t(termWords[code]), amount: lei(limit) }),
          ...(deductible > 0 ? [t(termWords.deductible, { amount: lei(deductible) })] : []),
        ])
        .join(' · '),
  };
}
