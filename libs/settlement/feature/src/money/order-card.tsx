import {
  Box,
  Button,
  Card,
  Flex,
  Heading,
  Icon,
  Stack,
  StatusChip,
  Text,
  type Phase,
} from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { useAmounts } from '@dosar/i18n/amounts';
import { useIntl } from 'react-intl';
import { blockMessages } from './block-messages.ts';
import { messages } from './messages.ts';
import type { Money, PaymentOrder } from './money-query.ts';
import type { MoneyRights } from './money-rights.ts';
import type { OpenWindow } from './open-window.ts';
import { stateMessages } from './state-messages.ts';

/** How a payment order looks in each state. */
export const orderPhases: Record<PaymentOrder['state'], Phase> = {
  asked: 'waiting',
  ordered: 'active',
  exported: 'waiting',
  paid: 'done',
  returned: 'late',
  cancelled: 'cancelled',
};

type OrderCardProps = { money: Money; rights: MoneyRights; onOpen: (window: OpenWindow) => void };

/** The payment of the offer: first why it is blocked, then to whom, how much and what was paid of it. */
export function OrderCard({ money, rights, onOpen }: OrderCardProps) {
  const { formatMessage: t } = useIntl();
  const { lei } = useAmounts();
  const blocks = money.payment_blocks.filter(
    (block) => block !== 'already_ordered' && (rights.mayOrder || !ownWork.includes(block)),
  );
  const isOrdered = money.payment_blocks.includes('already_ordered');
  return (
    <Card>
      <Stack gap="3">
        <Flex gap="3" alignItems="center" flexWrap="wrap">
          <Heading as="h2" size="md">
            {t(messages.order)}
          </Heading>
          {!isOrdered && blocks.length > 0 && money.offers.length > 0 && (
            <StatusChip
              label={t(messages.blockedTitle, { count: blocks.length })}
              phase="waiting"
              variant="chip"
            />
          )}
        </Flex>
        {!isOrdered &&
          money.offers.length > 0 &&
          blocks.map((block) => (
            <Flex key={block} gap="2" alignItems="center">
              <Icon name="warning" />
              {t(blockMessages[block])}
            </Flex>
          ))}
        {!isOrdered && blocks.length === 0 && (
          <Text>
            {money.payable?.is_undisputed
              ? t(messages.readyUndisputed, { amount: lei(money.payable.amount_bani) })
              : t(messages.ready)}
          </Text>
        )}
        {money.orders.length === 0 && blocks.length > 0 && <Text tone="muted">{t(messages.noOrder)}</Text>}
        {money.orders.map((order) => (
          <OrderOfFile key={order.payment_order_id} order={order} rights={rights} onOpen={onOpen} />
        ))}
      </Stack>
    </Card>
  );
}

/** Blocks that only concern whoever may order. */
const ownWork: readonly Money['payment_blocks'][number][] = ['own_answer', 'own_account'];

type OrderOfFileProps = { order: PaymentOrder } & Omit<OrderCardProps, 'money'>;

function OrderOfFile({ order, rights, onOpen }: OrderOfFileProps) {
  const { formatMessage: t } = useIntl();
  const { date } = useFormats();
  const { lei } = useAmounts();
  const corrected = new Set(order.payments.map(({ corrects_payment_id: id }) => id));
  const mayCancel =
    rights.mayOrder && ['ordered', 'asked', 'returned'].includes(order.state) && order.paid_bani === 0;
  return (
    <Stack gap="2">
      <Flex gap="3" justifyContent="space-between" flexWrap="wrap">
        <Box fontWeight="strong">{order.payee_name}</Box>
        <StatusChip label={t(stateMessages[order.state])} phase={orderPhases[order.state]} variant="chip" />
      </Flex>
      <Text size="sm" tone="muted">{`${order.reference} · ${order.iban_masked}`}</Text>
      {order.is_undisputed && <Text size="sm">{t(messages.undisputedOf, { no: order.offer_no })}</Text>}
      {order.deducted_bani > 0 && (
        <Text size="sm">{t(messages.withoutUndisputed, { amount: lei(order.deducted_bani) })}</Text>
      )}
      <Text>{t(messages.paidOf, { paid: lei(order.paid_bani), amount: lei(order.amount_bani) })}</Text>
      {order.decision_note !== null && (
        <Text size="sm">{t(messages.decisionNote, { note: order.decision_note })}</Text>
      )}
      {order.payments.map((payment) => (
        <Flex key={payment.payment_id} gap="3" alignItems="center" justifyContent="space-between">
          <Box fontVariantNumeric="tabular-nums">
            {`${date(payment.paid_on)} · ${lei(payment.amount_bani)}`}
            {payment.amount_bani < 0 && ` · ${t(messages.corrected)}: ${payment.reason ?? ''}`}
          </Box>
          {rights.mayPay && payment.amount_bani > 0 && !corrected.has(payment.payment_id) && (
            <Button
              variant="quiet"
              disabled={order.payment_blocks.length > 0}
              onClick={() => onOpen({ kind: 'correct', payment })}
            >
              {t(messages.correct)}
            </Button>
          )}
        </Flex>
      ))}
      {rights.mayPay &&
        order.state !== 'cancelled' &&
        order.payment_blocks.map((block) => (
          <Text key={block} size="sm" tone="muted">
            {t(blockMessages[block])}
          </Text>
        ))}
      {mayCancel && (
        <Box>
          <Button onClick={() => onOpen({ kind: 'cancel', order })}>{t(messages.cancelOrder)}</Button>
        </Box>
      )}
    </Stack>
  );
}
