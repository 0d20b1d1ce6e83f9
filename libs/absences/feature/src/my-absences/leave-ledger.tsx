import { Box, Text } from '@dosar/design-system';
import { formatDate } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { daysText } from '../leave-text.ts';
import { messages } from './balance-messages.ts';

const kinds = {
  entitled: messages.entryEntitled,
  carried: messages.entryCarried,
  taken: messages.entryTaken,
  returned: messages.entryReturned,
  lapsed: messages.entryLapsed,
};

type LeaveLedgerProps = Pick<Schema<'OwnAbsences'>, 'balance' | 'absences' | 'types'>;

/** Each change of the balance, the newest first, with what was left after it (ux 71). */
export function LeaveLedger({ balance, absences }: LeaveLedgerProps) {
  const { formatMessage: t } = useIntl();
  return (
    <Box overflowX="auto">
      <Box
        as="table"
        width="full"
        fontVariantNumeric="tabular-nums"
        css={{
          '& td, & th': { padding: '2', borderBottomWidth: '1px', borderColor: 'border', textAlign: 'start' },
        }}
      >
        <thead>
          <tr>
            <th scope="col">{t(messages.ledgerDays)}</th>
            <th scope="col">{t(messages.ledgerWhat)}</th>
            <th scope="col">{t(messages.ledgerChange)}</th>
            <th scope="col">{t(messages.ledgerLeft)}</th>
          </tr>
        </thead>
        <tbody>
          {balance.ledger.toReversed().map((entry) => {
            const absence = absences.find((known) => known.absence_id === entry.absence_id);
            const who = absence?.decided_by_name;
            return (
              <tr key={`${entry.kind}${entry.date_from}${entry.absence_id ?? ''}`}>
                <td>
                  {entry.date_from === entry.date_to
                    ? formatDate(entry.date_from)
                    : `${formatDate(entry.date_from)} – ${formatDate(entry.date_to)}`}
                </td>
                <td>
                  {t(kinds[entry.kind], { year: balance.year - 1 })}
                  {entry.kind === 'taken' && who != null && (
                    <Text as="span" tone="muted">
                      {` ${t(messages.approvedBy, { name: who })}`}
                    </Text>
                  )}
                </td>
                <Box as="td" color={entry.half_days > 0 ? 'success' : 'text'}>
                  {entry.half_days > 0 ? `+${daysText(entry.half_days)}` : daysText(entry.half_days)}
                </Box>
                <td>
                  <b>{daysText(entry.left)}</b>
                </td>
              </tr>
            );
          })}
        </tbody>
      </Box>
    </Box>
  );
}
