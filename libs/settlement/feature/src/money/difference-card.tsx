import { Box, Button, Card, Flex, Heading, Stack, Text } from '@dosar/design-system';
import { useAmounts } from '@dosar/i18n/amounts';
import { useIntl } from 'react-intl';
import { AmountLine } from './amount-line.tsx';
import { differenceMessages as messages } from './difference-messages.ts';
import type { Money } from './money-query.ts';
import type { OpenWindow } from './open-window.ts';

type DifferenceCardProps = {
  money: Money;
  /** For finance, who names differences. */
  onOpen: ((window: OpenWindow) => void) | undefined;
};

/** Accepted less paid, and what the ledger names of it; shown once something was accepted and paid, or named. */
export function DifferenceCard({ money, onOpen }: DifferenceCardProps) {
  const { formatMessage: t } = useIntl();
  const { amount } = useAmounts();
  const { difference_bani: named, unnamed_difference_bani: unnamed, difference_blocks: blocks } = money;
  if (!hasDifference(money)) return null;
  const accepted = money.offers.find(({ state }) => state === 'accepted');
  return (
    <Card>
      <Stack gap="2">
        <Flex gap="3" justifyContent="space-between" alignItems="center" flexWrap="wrap">
          <Heading as="h2" size="md">
            {t(messages.heading)}
          </Heading>
          {onOpen && (
            <Button disabled={blocks.length > 0} onClick={() => onOpen({ kind: 'difference' })}>
              {t(messages.name)}
            </Button>
          )}
        </Flex>
        <Box>
          {accepted && <AmountLine name={t(messages.accepted)} amount={amount(accepted.amount_bani)} />}
          <AmountLine name={t(messages.paid)} amount={amount(money.paid_bani ?? 0)} />
          {named !== null && named !== 0 && (
            <AmountLine
              name={t(named > 0 ? messages.unpaid : messages.excess)}
              amount={amount(Math.abs(named))}
            />
          )}
          {unnamed !== null && unnamed !== 0 && (
            <AmountLine isSum name={t(messages.agreesNotYet)} amount={amount(unnamed)} />
          )}
        </Box>
        {unnamed !== null && (
          <Text tone="muted" size="sm">
            {t(unnamed === 0 ? messages.agrees : messages.closes)}
          </Text>
        )}
        {onOpen &&
          blocks.map((block) => (
            <Text key={block} tone="muted" size="sm">
              {t(messages[block])}
            </Text>
          ))}
      </Stack>
    </Card>
  );
}

/** Whether sums disagree: something is named, or money has come to rest at another sum than the accepted one. */
function hasDifference({
  difference_bani: named,
  unnamed_difference_bani: unnamed,
  ...money
}: Money): boolean {
  if (named !== null && named !== 0) return true;
  const isOnItsWay = money.payable !== null || money.orders.some(isBeforePayment);
  return unnamed !== null && unnamed !== 0 && !isOnItsWay;
}

/** Whether an order is still to be paid as a whole. */
const isBeforePayment = ({ state, paid_bani: paid }: Money['orders'][number]) =>
  state !== 'cancelled' && state !== 'paid' && paid === 0;
