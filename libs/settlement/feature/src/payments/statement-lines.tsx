import { addressOfAssignment } from '@dosar/areas/claims';
import { Box, Grid, StatusChip, Text, type Phase } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { useAmounts } from '@dosar/i18n/amounts';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { outcomeMessages, statementMessages as messages } from './statement-messages.ts';

type Line = Schema<'ReadStatement'>['lines'][number];

const phases: Record<Line['outcome'], Phase> = {
  matches: 'active',
  paid: 'done',
  paid_already: 'done',
  amount_differs: 'late',
  unknown: 'cancelled',
  several: 'late',
  incoming: 'cancelled',
  in_the_future: 'late',
  not_payable: 'late',
  above_reserve: 'late',
};

/** The lines of a statement: those that pay an order first, then those that want a look, then the rest. */
export function StatementLines({ lines }: { lines: readonly Line[] }) {
  const weight = ({ outcome }: Line) => ['active', 'late', 'done', 'cancelled'].indexOf(phases[outcome]);
  const sorted = [...lines].sort((one, other) => weight(one) - weight(other));
  return (
    <div>
      {sorted.map((line, index) => (
        <LineOfStatement key={index} line={line} />
      ))}
    </div>
  );
}

function LineOfStatement({ line }: { line: Line }) {
  const { formatMessage: t } = useIntl();
  const { date } = useFormats();
  const { amount, lei } = useAmounts();
  const { order, outcome } = line;
  return (
    <Grid
      gap="2"
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) 13rem 8rem' }}
      borderTopWidth="1px"
      borderColor="border"
      paddingBlock="2"
    >
      <Box minWidth="0" overflowWrap="anywhere">
        {order && (
          <Box fontWeight="strong">
            {order.payee_name}
            {' · '}
            {order.assignment_id === null ? (
              order.reference
            ) : (
              <Link
                to={`${addressOfAssignment({ claim_file_no: order.claim_file_no, assignment_id: order.assignment_id })}/money`}
              >
                {order.reference}
              </Link>
            )}
          </Box>
        )}
        <Text tone="muted" size="sm">{`${date(line.booked_on)} · ${line.text}`}</Text>
        {outcome === 'amount_differs' && order && (
          <Text size="sm">{t(messages.stillOpen, { amount: lei(order.open_bani) })}</Text>
        )}
      </Box>
      <Box gridColumn={{ base: '1', md: '2' }} gridRow={{ base: '2', md: '1' }}>
        <StatusChip label={t(outcomeMessages[outcome])} phase={phases[outcome]} variant="chip" />
      </Box>
      <Box
        fontVariantNumeric="tabular-nums"
        whiteSpace="nowrap"
        fontWeight="strong"
        textAlign="end"
        gridColumn={{ base: '2', md: '3' }}
        gridRow="1"
      >
        {amount(line.amount_bani)}
      </Box>
    </Grid>
  );
}
