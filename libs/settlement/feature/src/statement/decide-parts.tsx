import { Banner, Box, Button, Flex, Stack, Text, TextField } from '@dosar/design-system';
import { isLocale } from '@dosar/i18n';
import { readAmount, useAmounts } from '@dosar/i18n/amounts';
import type { Schema } from '@dosar/openapi';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { AnotherOrder } from './another-order.tsx';
import { decisionMessages } from './decision-messages.ts';
import { fittingParts, isToDecide, leftOf, proposedParts } from './decisions.ts';
import { messages } from './messages.ts';
import type { useDecideLine } from './use-decide-line.ts';

type Line = Schema<'StatementLine'>;
type Order = Schema<'OrderOfLine'>;
type DecidePartsProps = { line: Line; decide: ReturnType<typeof useDecideLine> };

/** How much of a line pays which order: those that it names, and others that somebody looks for. */
export function DecideParts({ line, decide }: DecidePartsProps) {
  const { formatMessage: t } = useIntl();
  const [chosen, setChosen] = useState<readonly Order[]>([]);
  const [isSearching, setSearching] = useState(false);
  const orders = [...chosen, ...(isToDecide(line) ? line.orders : [])];
  const choose = (order: Order) => {
    setSearching(false);
    if (!orders.some(({ payment_order_id: id }) => id === order.payment_order_id))
      setChosen([order, ...chosen]);
  };
  return (
    <Stack gap="3">
      {orders.length > 0 && (
        <Amounts
          key={orders.map(({ payment_order_id: id }) => id).join()}
          line={line}
          orders={orders}
          decide={decide}
        />
      )}
      {isSearching ? (
        <AnotherOrder line={line} onChoose={choose} />
      ) : (
        <Box>
          <Button icon="search" onClick={() => setSearching(true)}>
            {t(decisionMessages.findAnother)}
          </Button>
        </Box>
      )}
    </Stack>
  );
}

function Amounts({ line, orders, decide }: DecidePartsProps & { orders: readonly Order[] }) {
  const { formatMessage: t, locale } = useIntl();
  const { amount } = useAmounts();
  const [typed, setTyped] = useState(() =>
    proposedParts(line, orders).map((part) => amount(part.amount_bani)),
  );
  const [isRefused, setRefused] = useState(false);
  const read = orders.map(({ payment_order_id }, index) => ({
    payment_order_id,
    amount_bani: readAmount(typed[index] || '0', isLocale(locale) ? locale : 'ro') ?? -1,
  }));
  const confirm = () => {
    const parts = fittingParts(line, orders, read);
    setRefused(parts === undefined);
    if (parts !== undefined) decide.mutate({ kind: 'pays', parts });
  };
  return (
    <Stack gap="3">
      {orders.map((order, index) => (
        <TextField
          key={order.payment_order_id}
          label={`${order.reference} · ${t(messages.partOf)}`}
          hint={`${order.payee_name} · ${order.iban_masked}`}
          inputMode="decimal"
          value={typed[index] ?? ''}
          onChange={({ target }) => setTyped(typed.map((old, at) => (at === index ? target.value : old)))}
        />
      ))}
      <Difference line={line} orders={orders} parts={read} />
      {isRefused && (
        <Banner tone="danger" live>
          {t(messages.tooMuch)}
        </Banner>
      )}
      <Flex>
        <Button variant="primary" loading={decide.isPending} onClick={confirm}>
          {t(messages.confirm)}
        </Button>
      </Flex>
    </Stack>
  );
}

type DifferenceProps = { line: Line; orders: readonly Order[]; parts: Schema<'LinePart'>[] };

/** Names what does not fit: what stays open of an order, and what of the line pays no order. */
function Difference({ line, orders, parts }: DifferenceProps) {
  const { formatMessage: t } = useIntl();
  const { lei } = useAmounts();
  const left = leftOf(line, parts);
  const open = orders.flatMap(({ payment_order_id: id, reference, open_bani: bani }) => {
    const paid = parts.find((part) => part.payment_order_id === id)?.amount_bani ?? 0;
    return paid > 0 && paid < bani
      ? [t(decisionMessages.leftOpen, { reference, sum: lei(bani - paid) })]
      : [];
  });
  const said = [...open, ...(left > 0 ? [t(decisionMessages.overPaid, { sum: lei(left) })] : [])];
  return (
    <div aria-live="polite">
      {said.map((text) => (
        <Text key={text}>{text}</Text>
      ))}
    </div>
  );
}
