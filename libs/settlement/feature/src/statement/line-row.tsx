import { Box, Grid, StatusChip, Text } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { useAmounts } from '@dosar/i18n/amounts';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { outcomeMessages, outcomePhases } from './outcome-messages.ts';

type Line = Schema<'StatementLine'>;
type LineRowProps = { line: Line; isChosen: boolean; onChoose: () => void };

/** A line of the statement in its list; pressing it shows what is known of it. */
export function LineRow({ line, isChosen, onChoose }: LineRowProps) {
  const { formatMessage: t } = useIntl();
  const { date } = useFormats();
  const { line_no: no, outcome, orders, booked_on: day, fault } = line;
  const said =
    line.return_reason === null ? line.text : t(messages.returnReason, { reason: line.return_reason });
  const mark =
    line.decision === null || outcome === 'recorded'
      ? null
      : line.decision.kind === 'left_out'
        ? messages.leftOut
        : messages.decided;
  const [order] = orders;
  const found =
    orders.length === 1 && order ? order.reference : t(messages.ordersFound, { count: orders.length });
  return (
    <Box as="li" borderBottomWidth="1px">
      <Grid
        asChild
        width="full"
        textAlign="start"
        columnGap="3"
        paddingBlock="2"
        paddingInline="2"
        cursor="pointer"
        alignItems="start"
        gridTemplateColumns={{
          base: '2.5rem minmax(0, 1fr) auto',
          md: '2.5rem minmax(0, 1fr) 8.5rem 9.5rem 12.5rem',
        }}
        css={{ _hover: { background: 'hover' }, '&[aria-pressed=true]': { background: 'brandSubtle' } }}
      >
        <button type="button" aria-pressed={isChosen} onClick={onChoose}>
          <Text as="span" tone="muted">
            {no}
          </Text>
          <Box as="span" minWidth="0" overflowWrap="anywhere">
            <Box as="span" display="block">
              {line.counterparty || (fault === null ? said.slice(0, 60) : t(messages.unreadLine))}
            </Box>
            <Text as="span" tone="muted" size="sm" lineClamp="2">
              {[
                day === null ? '–' : date(day),
                fault === null ? said : t(messages.lineFault, { fault }),
              ].join(' · ')}
            </Text>
          </Box>
          <LineAmount line={line} />
          <Text as="span" size="sm" gridColumn={{ base: '2', md: 'auto' }} overflowWrap="anywhere">
            {found}
          </Text>
          <Box as="span" gridColumn={{ base: '2 / -1', md: 'auto' }}>
            <StatusChip label={t(outcomeMessages[outcome])} phase={outcomePhases[outcome]} />
            {mark && (
              <Text as="span" tone="muted" size="sm">
                {` · ${t(mark)}`}
              </Text>
            )}
          </Box>
        </button>
      </Grid>
    </Box>
  );
}

/** What a line moves; the currency stands with it when it is not the lei of the orders. */
export function LineAmount({
  line: { amount_bani: bani, currency },
}: {
  line: Pick<Line, 'amount_bani' | 'currency'>;
}) {
  const { amount } = useAmounts();
  return (
    <Box as="span" fontVariantNumeric="tabular-nums" whiteSpace="nowrap" fontWeight="strong" textAlign="end">
      {bani === null ? '?' : amount(bani)}
      {currency !== null && currency !== 'RON' && ` ${currency}`}
    </Box>
  );
}
