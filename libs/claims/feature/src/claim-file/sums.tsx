import { StateFact } from '@dosar/claim-parts';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

/** The sums that the file has; one that is not known yet is left out. */
export function Sums({ file }: { file: Schema<'ClaimFileFacts'> }) {
  const { formatMessage: t } = useIntl();
  const lei = useLei();
  const sums = [
    // Where both are known, the agreed sum counts.
    [messages.estimated, file.estimated_amount, file.agreed_amount === null ? 'everywhere' : 'widest'],
    [messages.agreed, file.agreed_amount, 'everywhere'],
    [messages.paid, file.paid_amount, 'wide'],
    [messages.reserve, file.reserve_amount, 'everywhere'],
  ] as const;
  return sums.map(([term, amount, extent]) =>
    amount === null ? null : (
      <StateFact key={term.id} place="sum" extent={extent} term={t(term)}>
        {lei(amount)}
      </StateFact>
    ),
  );
}

function useLei() {
  const { formatNumber } = useIntl();
  return (amount: number) =>
    `${formatNumber(amount, { minimumFractionDigits: 2, maximumFractionDigits: 2 })} lei`;
}
