import { addressOfAssignment } from '@dosar/areas/claims';
import {
  Banner,
  Box,
  Button,
  CheckboxField,
  DescriptionList,
  Heading,
  Stack,
  Text,
  TextField,
} from '@dosar/design-system';
import { isLocale, useFormats } from '@dosar/i18n';
import { readAmount, useAmounts } from '@dosar/i18n/amounts';
import type { Schema } from '@dosar/openapi';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import {
  fittingParts,
  isRecordedByItself,
  isToDecide,
  proposedParts,
  withLeftOut,
  withParts,
  type Decisions,
} from './decisions.ts';
import { LineAmount } from './line-row.tsx';
import { messages } from './messages.ts';
import { afterMessages, outcomeMessages } from './outcome-messages.ts';

type Line = Schema<'StatementLine'>;
type LineDetailProps = { line: Line; decisions: Decisions; onDecide: (decisions: Decisions) => void };

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
export function LineDetail({ line, decisions, onDecide }: LineDetailProps) {
  const { formatMessage: t } = useIntl();
  const { date } = useFormats();
  const { line_no: no, outcome, fault } = line;
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
      {isRecordedByItself(line) && (
        <CheckboxField
          label={t(messages.recordThis)}
          checked={!decisions.leftOut.has(no)}
          onChange={({ target }) => onDecide(withLeftOut(decisions, no, !target.checked))}
        />
      )}
      {isToDecide(line) && <DecideParts line={line} decisions={decisions} onDecide={onDecide} />}
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

function DecideParts({ line, decisions, onDecide }: LineDetailProps) {
  const { formatMessage: t, locale } = useIntl();
  const { amount } = useAmounts();
  const { line_no: no } = line;
  const [typed, setTyped] = useState(() => proposedParts(line).map((part) => amount(part.amount_bani)));
  const [isRefused, setRefused] = useState(false);
  if (decisions.decided.has(no))
    return (
      <Box>
        <Button onClick={() => onDecide(withParts(decisions, no, undefined))}>{t(messages.takeBack)}</Button>
      </Box>
    );
  const confirm = () => {
    const read = line.orders.map(({ payment_order_id }, index) => ({
      payment_order_id,
      amount_bani: readAmount(typed[index] || '0', isLocale(locale) ? locale : 'ro') ?? -1,
    }));
    const parts = fittingParts(line, read);
    setRefused(parts === undefined);
    if (parts !== undefined) onDecide(withParts(decisions, no, parts));
  };
  return (
    <Stack gap="3">
      {line.orders.map((order, index) => (
        <TextField
          key={order.payment_order_id}
          label={`${order.reference} · ${t(messages.partOf)}`}
          inputMode="decimal"
          value={typed[index] ?? ''}
          onChange={({ target }) => setTyped(typed.map((old, at) => (at === index ? target.value : old)))}
        />
      ))}
      {isRefused && (
        <Banner tone="danger" live>
          {t(messages.tooMuch)}
        </Banner>
      )}
      <Box>
        <Button onClick={confirm}>{t(messages.confirm)}</Button>
      </Box>
    </Stack>
  );
}
