import { Box, Button, Card, Flex, Heading, Stack, StatusChip, Text } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { useAmounts } from '@dosar/i18n/amounts';
import { useIntl } from 'react-intl';
import { blockMessages } from './block-messages.ts';
import { messages } from './messages.ts';
import type { Money, PartnerOrder } from './money-query.ts';
import type { MoneyRights } from './money-rights.ts';
import type { OpenWindow } from './open-window.ts';
import { orderPhases } from './order-card.tsx';
import { partnerOrderMessages } from './partner-order-messages.ts';
import { stateMessages } from './state-messages.ts';

type Props = { money: Money; rights: MoneyRights; onOpen: (window: OpenWindow) => void };

/** What partners have invoiced for the file: to whom, how much, and what of it is paid. */
export function PartnerOrdersCard({ money, rights, onOpen }: Props) {
  const { formatMessage: t } = useIntl();
  const { lei } = useAmounts();
  if (money.partner_orders.length === 0) return null;
  return (
    <Card>
      <Stack gap="3">
        <Heading as="h2" size="md">
          {t(partnerOrderMessages.title)}
        </Heading>
        <Text>{t(partnerOrderMessages.cost, { amount: lei(money.partner_bani ?? 0) })}</Text>
        {money.partner_orders.map((order) => (
          <OrderOfPartner key={order.payment_order_id} order={order} rights={rights} onOpen={onOpen} />
        ))}
      </Stack>
    </Card>
  );
}

const open: readonly PartnerOrder['state'][] = ['ordered', 'exported', 'returned'];
const cancellable: readonly PartnerOrder['state'][] = ['asked', 'ordered', 'returned'];

function OrderOfPartner({ order, rights, onOpen }: { order: PartnerOrder } & Omit<Props, 'money'>) {
  const { formatMessage: t } = useIntl();
  const { date } = useFormats();
  const { lei } = useAmounts();
  const corrected = new Set(order.payments.map(({ corrects_payment_id: id }) => id));
  const isHeld = order.payment_blocks.length > 0;
  return (
    <Stack gap="2">
      <Flex gap="3" justifyContent="space-between" flexWrap="wrap">
        <Box fontWeight="strong" overflowWrap="anywhere">
          {order.payee_name}
        </Box>
        <StatusChip label={t(stateMessages[order.state])} phase={orderPhases[order.state]} variant="chip" />
      </Flex>
      <Text size="sm" tone="muted">
        {t(partnerOrderMessages.invoice, { number: order.invoice_number })}
        {` · ${order.reference} · ${order.iban_masked}`}
      </Text>
      <Text>{t(messages.paidOf, { paid: lei(order.paid_bani), amount: lei(order.amount_bani) })}</Text>
      {order.payments.map((payment) => (
        <Flex key={payment.payment_id} gap="3" alignItems="center" justifyContent="space-between">
          <Box fontVariantNumeric="tabular-nums">
            {`${date(payment.paid_on)} · ${lei(payment.amount_bani)}`}
            {payment.amount_bani < 0 && ` · ${t(messages.corrected)}: ${payment.reason ?? ''}`}
          </Box>
          {rights.mayPay && payment.amount_bani > 0 && !corrected.has(payment.payment_id) && (
            <Button variant="quiet" disabled={isHeld} onClick={() => onOpen({ kind: 'correct', payment })}>
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
      <Flex gap="2" flexWrap="wrap">
        {rights.mayPay && open.includes(order.state) && (
          <Button disabled={isHeld} onClick={() => onOpen({ kind: 'pay', order })}>
            {t(messages.recordPayment)}
          </Button>
        )}
        {rights.mayOrder && cancellable.includes(order.state) && order.paid_bani === 0 && (
          <Button variant="quiet" onClick={() => onOpen({ kind: 'cancel', order })}>
            {t(messages.cancelOrder)}
          </Button>
        )}
      </Flex>
    </Stack>
  );
}
