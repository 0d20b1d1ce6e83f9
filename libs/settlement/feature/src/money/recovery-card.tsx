import { Box, Button, Card, Flex, Heading, Stack, StatusChip, Text, type Phase } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { useAmounts } from '@dosar/i18n/amounts';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { AmountLine } from './amount-line.tsx';
import { messages } from './messages.ts';
import type { Money, Recovery } from './money-query.ts';
import type { OpenWindow } from './open-window.ts';
import { recoveryMessages } from './recovery-messages.ts';

const states: Record<Recovery['state'], { label: MessageDescriptor; phase: Phase }> = {
  noted: { label: recoveryMessages.stateNoted, phase: 'active' },
  claimed: { label: recoveryMessages.stateClaimed, phase: 'waiting' },
  received: { label: recoveryMessages.stateReceived, phase: 'done' },
  given_up: { label: recoveryMessages.stateGivenUp, phase: 'cancelled' },
};

type RecoveryCardProps = { money: Money; onOpen: ((window: OpenWindow) => void) | undefined };

/** What is to come back of the claim: from whoever is liable, or for what is left of the vehicle. */
export function RecoveryCard({ money, onOpen }: RecoveryCardProps) {
  const { formatMessage: t } = useIntl();
  const { lei } = useAmounts();
  const { recoveries, recovered_bani: recovered, paid_bani: paid } = money;
  const expected = (money.recourse_bani ?? 0) + (money.residual_bani ?? 0);
  return (
    <Card>
      <Stack gap="3">
        <Flex gap="3" justifyContent="space-between" alignItems="center" flexWrap="wrap">
          <Heading as="h2" size="md">
            {t(recoveryMessages.title)}
          </Heading>
          {onOpen && <Button onClick={() => onOpen({ kind: 'recovery' })}>{t(recoveryMessages.add)}</Button>}
        </Flex>
        {recoveries.length === 0 ? (
          <Text tone="muted">{t(recoveryMessages.none)}</Text>
        ) : (
          <>
            {recoveries.map((recovery) => (
              <RecoveryOfFile key={recovery.recovery_id} recovery={recovery} onOpen={onOpen} />
            ))}
            <div>
              <AmountLine name={t(recoveryMessages.expected)} amount={lei(expected)} isSum />
              <AmountLine name={t(messages.recovered)} amount={lei(recovered ?? 0)} />
              {paid !== null && paid > 0 && (
                <AmountLine name={t(recoveryMessages.net)} amount={lei(paid - (recovered ?? 0))} />
              )}
            </div>
          </>
        )}
      </Stack>
    </Card>
  );
}

type RecoveryOfFileProps = { recovery: Recovery } & Pick<RecoveryCardProps, 'onOpen'>;

function RecoveryOfFile({ recovery, onOpen }: RecoveryOfFileProps) {
  const { formatMessage: t } = useIntl();
  const { date } = useFormats();
  const { lei } = useAmounts();
  const { state, expected_bani: expected, received_bani: received } = recovery;
  const { label, phase } = states[state];
  return (
    <Stack gap="2">
      <Flex gap="3" justifyContent="space-between" flexWrap="wrap">
        <Box fontWeight="strong">{recovery.debtor_name}</Box>
        <StatusChip label={t(label)} phase={phase} variant="chip" />
      </Flex>
      <Text size="sm" tone="muted">
        {`${t(messages[recovery.kind])} · ${t(recoveryMessages[recovery.ground_code])}. ${recovery.ground_note}`}
      </Text>
      <Text>
        {t(recoveryMessages.receivedOf, { received: lei(received), expected: lei(expected) })}
        {recovery.claimed_on !== null &&
          ` · ${t(recoveryMessages.claimedOn, { date: date(recovery.claimed_on) })}`}
      </Text>
      {recovery.give_up_reason !== null && (
        <Text size="sm">{t(recoveryMessages.givenUp, { reason: recovery.give_up_reason })}</Text>
      )}
      <Receipts recovery={recovery} onOpen={onOpen} />
      {onOpen && state !== 'given_up' && (
        <Flex gap="2" flexWrap="wrap">
          {state !== 'received' && (
            <Button onClick={() => onOpen({ kind: 'receipt', recovery })}>
              {t(recoveryMessages.receive)}
            </Button>
          )}
          {state === 'noted' && (
            <Button onClick={() => onOpen({ kind: 'claim', recovery })}>{t(recoveryMessages.claim)}</Button>
          )}
          <Button variant="quiet" onClick={() => onOpen({ kind: 'recovery', recovery })}>
            {t(recoveryMessages.change)}
          </Button>
          {state !== 'received' && (
            <Button variant="quiet" onClick={() => onOpen({ kind: 'give_up', recovery })}>
              {t(recoveryMessages.giveUp)}
            </Button>
          )}
        </Flex>
      )}
    </Stack>
  );
}

function Receipts({ recovery: { receipts, state }, onOpen }: RecoveryOfFileProps) {
  const { formatMessage: t } = useIntl();
  const { date } = useFormats();
  const { lei } = useAmounts();
  const corrected = new Set(receipts.map(({ corrects_receipt_id: id }) => id));
  return receipts.map((receipt) => (
    <Flex key={receipt.recovery_receipt_id} gap="3" alignItems="center" justifyContent="space-between">
      <Box fontVariantNumeric="tabular-nums">
        {`${date(receipt.received_on)} · ${lei(receipt.amount_bani)}`}
        {receipt.amount_bani < 0 && ` · ${t(messages.corrected)}: ${receipt.reason ?? ''}`}
      </Box>
      {onOpen &&
        state !== 'given_up' &&
        receipt.amount_bani > 0 &&
        !corrected.has(receipt.recovery_receipt_id) && (
          <Button variant="quiet" onClick={() => onOpen({ kind: 'correct_receipt', receipt })}>
            {t(messages.correct)}
          </Button>
        )}
    </Flex>
  ));
}
