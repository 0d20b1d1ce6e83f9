import { addressOfAssignment } from '@dosar/areas/claims';
import { Box, DescriptionList, Heading, Stack, Text } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { useAmounts } from '@dosar/i18n/amounts';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { LineDecision } from './line-decision.tsx';
import { LineAmount } from './line-row.tsx';
import { messages } from './messages.ts';
import { afterMessages, outcomeMessages } from './outcome-messages.ts';

type Line = Schema<'StatementLine'>;

/** Which line it is. */
export function LineTitle({ line }: { line: Line }) {
  const { formatMessage: t } = useIntl();
  return (
    <Heading as="h2" size="md">
      {t(messages.lineTitle, { no: line.line_no, outcome: t(outcomeMessages[line.outcome]).toLowerCase() })}
    </Heading>
  );
}

/** What the bank writes of a line, what was found, what happens with it, and what can be decided about it. */
export function LineDetail({ line }: { line: Line }) {
  const { formatMessage: t } = useIntl();
  const { date } = useFormats();
  const { outcome, fault } = line;
  return (
    <Stack gap="4" paddingBlock="3">
      <Text overflowWrap="anywhere">
        <LineAmount line={line} />
        {[line.counterparty, line.booked_on === null ? '' : date(line.booked_on)]
          .filter(Boolean)
          .map((said) => ` · ${said}`)
          .join('')}
      </Text>
      <section>
        <Heading as="h3" size="md">
          {t(messages.bankWrites)}
        </Heading>
        <Box
          as="pre"
          fontFamily="mono"
          fontSize="sm"
          whiteSpace="pre-wrap"
          overflowWrap="anywhere"
          maxHeight="12rem"
          overflowY="auto"
          borderWidth="1px"
          borderRadius="md"
          padding="2"
          marginTop="1"
          tabIndex={0}
          aria-label={t(messages.bankWrites)}
        >
          {line.raw}
        </Box>
        {fault !== null && <Text marginTop="1">{t(messages.lineFault, { fault })}</Text>}
      </section>
      {line.orders.length > 0 && <FoundOrders line={line} />}
      <section>
        <Heading as="h3" size="md">
          {t(messages.after)}
        </Heading>
        <Text marginTop="1">{t(afterMessages[outcome])}</Text>
      </section>
      <LineDecision line={line} />
    </Stack>
  );
}

function FoundOrders({ line }: { line: Line }) {
  const { formatMessage: t } = useIntl();
  const { date } = useFormats();
  const { amount } = useAmounts();
  return (
    <section>
      <Heading as="h3" size="md">
        {t(messages.found)}
      </Heading>
      <Stack gap="3" marginTop="1">
        {line.orders.map((order) => (
          <div key={order.payment_order_id}>
            <Text fontWeight="strong">{order.reference}</Text>
            <DescriptionList
              layout="pairs"
              facts={[
                {
                  term: t(messages.file),
                  value:
                    order.assignment_id === null ? (
                      order.claim_file_no
                    ) : (
                      <Link
                        to={`${addressOfAssignment({ claim_file_no: order.claim_file_no, assignment_id: order.assignment_id })}/money`}
                      >
                        {order.claim_file_no}
                      </Link>
                    ),
                },
                { term: t(messages.payee), value: `${order.payee_name} · ${order.iban_masked}` },
                {
                  term: t(messages.open),
                  value: t(messages.openOf, {
                    open: amount(order.open_bani),
                    amount: amount(order.amount_bani),
                  }),
                },
                ...(order.paid_on === null ? [] : [{ term: t(messages.paidOn), value: date(order.paid_on) }]),
              ]}
            />
          </div>
        ))}
      </Stack>
    </section>
  );
}
