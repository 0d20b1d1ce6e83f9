import { api, dataOf } from '@dosar/api-client';
import { LookupField } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { useAmounts } from '@dosar/i18n/amounts';
import type { Schema } from '@dosar/openapi';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { decisionMessages } from './decision-messages.ts';

type Order = Schema<'OpenOrder'>;
type AnotherOrderProps = { line: Schema<'StatementLine'>; onChoose: (order: Order) => void };

/** Looks for a payment order by claim file, payee, amount or account. */
export function AnotherOrder({ line, onChoose }: AnotherOrderProps) {
  const { formatMessage: t } = useIntl();
  const { date } = useFormats();
  const { amount, lei } = useAmounts();
  const found = useRef<readonly Order[]>([]);
  const find = async (q: string, signal: AbortSignal) => {
    const { items } = await dataOf(api.POST('/api/settlement/browseOpenOrders', { body: { q }, signal }));
    found.current = items;
    return items.map((order) => ({
      value: order.payment_order_id,
      label: `${order.reference} · ${order.payee_name} · ${lei(order.open_bani)}`,
      hint:
        order.payment_blocks.length > 0
          ? t(decisionMessages.ownOrder)
          : t(decisionMessages.orderedOn, { day: date(order.ordered_on), account: order.iban_masked }),
      disabled: order.payment_blocks.length > 0,
    }));
  };
  return (
    <LookupField
      label={t(decisionMessages.another)}
      hint={t(decisionMessages.anotherHint, { amount: amount(Math.abs(line.amount_bani ?? 0)) })}
      find={find}
      chosen={undefined}
      onChoose={(choice) => {
        const order = found.current.find(({ payment_order_id: id }) => id === choice?.value);
        if (order !== undefined) onChoose(order);
      }}
    />
  );
}
