import { Button, Flex, Stack, Text } from '@dosar/design-system';
import { useAmounts } from '@dosar/i18n/amounts';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { accountMessages } from './account-messages.ts';
import { messages } from './messages.ts';
import { blockMessages } from './block-messages.ts';
import type { Money, Offer } from './money-query.ts';
import type { MoneyRights } from './money-rights.ts';
import type { OpenWindow } from './open-window.ts';

type NextMoneyStepsProps = {
  money: Money;
  rights: MoneyRights;
  onOpen: (window: OpenWindow) => void;
};

/** What comes next for the money of the file: the first button is the next step. */
export function NextMoneySteps({ money, rights, onOpen }: NextMoneyStepsProps) {
  const { formatMessage: t } = useIntl();
  const { lei } = useAmounts();
  const [offer] = money.offers;
  const limit = money.offer_authority_bani;
  const isAbove = offer?.state === 'draft' && offer.amount_bani > limit;
  const steps = [...accountSteps(money), ...stepsOf(money, offer, isAbove)].filter(({ window }) =>
    isFor(window, rights),
  );
  const blocks = steps.flatMap(({ blockedBy }) => blockedBy ?? []);
  if (steps.length === 0) return null;
  return (
    <Stack gap="2">
      <Flex gap="2" flexWrap="wrap">
        {steps.map(({ label, window, blockedBy = [] }, index) => (
          <Button
            key={label.id}
            variant={index === 0 ? 'primary' : 'secondary'}
            disabled={blockedBy.length > 0}
            onClick={() => onOpen(window)}
          >
            {t(label)}
          </Button>
        ))}
      </Flex>
      {blocks.map((block) => (
        <Text key={block} tone="muted" size="sm">
          {t(blockMessages[block])}
        </Text>
      ))}
      {isAbove && rights.mayOffer && (
        <Text tone="muted" size="sm">
          {t(messages.aboveAuthority, { by: lei(offer.amount_bani - limit), limit: lei(limit) })}
        </Text>
      )}
    </Stack>
  );
}

type Block = keyof typeof blockMessages;
type Step = {
  label: MessageDescriptor & { id: string };
  window: OpenWindow;
  /** Why the reader cannot take the step; its button says so before it is pressed. */
  blockedBy?: readonly Block[];
};

/** Whether a step is the reader's at all. */
function isFor({ kind }: OpenWindow, { mayOffer, mayOrder, mayConfirm, mayPay }: MoneyRights): boolean {
  if (kind === 'confirm_account' || kind === 'ask_claimant') return mayConfirm;
  if (kind === 'order' || kind === 'undisputed') return mayOrder;
  return kind === 'pay' ? mayPay : mayOffer;
}

/** What keeps an order from being given, but for the reserve: its button stands beside that of the reserve. */
const orderBlocks = ({ payment_blocks: blocks }: Money): Block[] =>
  blocks.filter((block) => block !== 'above_reserve');

const payStep = (order: Money['orders'][number]): Step => ({
  label: messages.recordPayment,
  window: { kind: 'pay', order },
  blockedBy: order.payment_blocks,
});

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
      return [
        ...undisputedSteps(money, offer),
        reckon,
        { label: messages.recordAnswer, window: { kind: 'answer', offer } },
      ];
    default:
      return [...paymentSteps(money, offer), reckon];
  }
}

/** The account that somebody typed waits for a second person, or the claimant, while something is to be paid into it. */
function accountSteps({ account, payable }: Money): Step[] {
  if (account === null || payable === null) return [];
  if (account.fault !== 'account_unconfirmed' && account.fault !== 'holder_differs') return [];
  const about = { offerId: payable.offer_id, account };
  const confirm: Step = { label: accountMessages.confirm, window: { kind: 'confirm_account', ...about } };
  // The claimant has said already what they typed themselves.
  const isOfClaimant = account.ask_blocks.includes('typed_by_claimant');
  const ask: Step = {
    label: accountMessages.ask,
    window: { kind: 'ask_claimant', ...about },
    blockedBy: account.ask_blocks.filter((block) => block !== 'typed_by_claimant'),
  };
  return [...(account.confirm_blocks.length > 0 ? [] : [confirm]), ...(isOfClaimant ? [] : [ask])];
}

/** What nobody contests is paid first: the claimant waits for it, and the law counts its days. */
function undisputedSteps(money: Money, offer: Offer): Step[] {
  const { orders, payable, payment_blocks: blocks } = money;
  const order = openOrder(orders);
  if (order) return [payStep(order)];
  if (!payable?.is_undisputed) return [];
  const pay: Step = {
    label: messages.payUndisputed,
    window: { kind: 'undisputed', offer, payable },
    blockedBy: orderBlocks(money),
  };
  return blocks.includes('above_reserve')
    ? [{ label: messages.raiseReserve, window: { kind: 'reserve' } }, pay]
    : [pay];
}

/** The order that money can be recorded for. */
const openOrder = (orders: Money['orders']) =>
  orders.find(({ state }) => state === 'ordered' || state === 'exported');

function paymentSteps(money: Money, offer: Offer): Step[] {
  const { orders, payable, payment_blocks: blocks } = money;
  const order = openOrder(orders);
  const pay: Step[] = order ? [payStep(order)] : [];
  if (payable === null) return pay;
  const give: Step = {
    label: messages.orderPayment,
    window: { kind: 'order', offer, payable },
    blockedBy: orderBlocks(money),
  };
  if (blocks.includes('above_reserve'))
    return [{ label: messages.raiseReserve, window: { kind: 'reserve' } }, give, ...pay];
  return [give, ...pay];
}
