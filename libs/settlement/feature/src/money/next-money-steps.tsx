import { Button, Flex, Stack, Text } from '@dosar/design-system';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { messages } from './messages.ts';
import type { Money, Offer } from './money-query.ts';
import type { OpenWindow } from './open-window.ts';
import { useLei } from './use-lei.ts';

type NextMoneyStepsProps = { money: Money; onOpen: (window: OpenWindow) => void };

/** What comes next for the money of the file: the first button is the next step. */
export function NextMoneySteps({ money, onOpen }: NextMoneyStepsProps) {
  const { formatMessage: t } = useIntl();
  const { lei } = useLei();
  const [offer] = money.offers;
  const limit = money.offer_authority_bani;
  const isAbove = offer?.state === 'draft' && offer.amount_bani > limit;
  const steps = stepsOf(money, offer, isAbove);
  return (
    <Stack gap="2">
      <Flex gap="2" flexWrap="wrap">
        {steps.map(({ label, window }, index) => (
          <Button
            key={label.id}
            variant={index === 0 ? 'primary' : 'secondary'}
            onClick={() => onOpen(window)}
          >
            {t(label)}
          </Button>
        ))}
      </Flex>
      {isAbove && (
        <Text tone="muted" size="sm">
          {t(messages.aboveAuthority, { by: lei(offer.amount_bani - limit), limit: lei(limit) })}
        </Text>
      )}
    </Stack>
  );
}

type Step = { label: MessageDescriptor & { id: string }; window: OpenWindow };

function stepsOf(money: Money, offer: Offer | undefined, isAbove: boolean): Step[] {
  const reckon: Step = { label: messages.reckonOffer, window: { kind: 'offer' } };
  if (offer === undefined) return [reckon];
  const change: Step = { label: messages.changeOffer, window: { kind: 'offer', offer } };
  const send: Step = { label: messages.sendOffer, window: { kind: 'send', offer } };
  switch (offer.state) {
    case 'draft':
      return isAbove
        ? [{ label: messages.askApproval, window: { kind: 'approval', offer } }, change]
        : [send, change];
    case 'asked':
      return [change];
    case 'approved':
      return [send, change];
    case 'issued':
      return [{ label: messages.recordAnswer, window: { kind: 'answer', offer } }, reckon];
    case 'contested':
      return [reckon, { label: messages.recordAnswer, window: { kind: 'answer', offer } }];
    default:
      return [...paymentSteps(money, offer), reckon];
  }
}

function paymentSteps(money: Money, offer: Offer): Step[] {
  const order = money.orders.find(({ state }) => state !== 'cancelled' && state !== 'asked');
  if (order && order.state !== 'paid')
    return [{ label: messages.recordPayment, window: { kind: 'pay', order } }];
  if (money.payment_blocks.includes('already_ordered')) return [];
  if (money.payment_blocks.includes('above_reserve'))
    return [
      { label: messages.changeReserve, window: { kind: 'reserve' } },
      { label: messages.orderPayment, window: { kind: 'order', offer } },
    ];
  return [{ label: messages.orderPayment, window: { kind: 'order', offer } }];
}
