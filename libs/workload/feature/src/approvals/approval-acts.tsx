import { useProblemText } from '@dosar/api-client';
import { Banner, Box, Button, Flex, Text, useIsPhone } from '@dosar/design-system';
import { useAmounts } from '@dosar/i18n/amounts';
import type { Schema } from '@dosar/openapi';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Deciders } from './approval-table.tsx';
import { DecisionDialog } from './decision-dialog.tsx';
import { askingMessages } from './asking-messages.ts';
import { messages } from './messages.ts';
import { useDecide } from './use-decide.ts';
import { useDecisionKeys } from './use-decision-keys.ts';

type ApprovalActsProps = {
  approval: Schema<'ApprovalDetail'>;
  /** A question is being written. */
  isAsking: boolean;
  onAsk: () => void;
};

/** The decision; on a phone its buttons stay at the foot, in reach of a thumb. */
export function ApprovalActs({ approval, isAsking, onAsk }: ApprovalActsProps) {
  const { formatMessage: t } = useIntl();
  const { lei } = useAmounts();
  const problemText = useProblemText();
  const decide = useDecide();
  const isPhone = useIsPhone();
  const [isRefusing, setRefusing] = useState(false);
  const { approval_id, row_version, amount_bani: amount, right } = approval;
  const send = (decision: Pick<Schema<'ApprovalDecision'>, 'outcome' | 'cause' | 'note'>) =>
    decide.mutate({ body: { decisions: [{ approval_id, row_version, ...decision }] } });
  const mayReturn = right.code === 'may_decide' || right.code === 'over_authority';
  const isOpen = approval.status === 'asked';
  const mayAsk = isOpen && approval.subject_id !== null && right.code !== 'own_request';
  const approve = () => send({ outcome: 'approved' });
  useDecisionKeys({
    approve: isOpen && right.code === 'may_decide' ? approve : undefined,
    refuse: isOpen && mayReturn ? () => setRefusing(true) : undefined,
    ask: mayAsk ? onAsk : undefined,
  });
  return (
    <Box
      position="sticky"
      bottom="var(--dosar-bottom-bar, 0px)"
      padding="3"
      borderTopWidth="1px"
      background="surfaceRaised"
      borderBottomRadius="md"
    >
      {decide.isError && (
        <Banner tone="danger" title={t(messages.notDecided)} live onDismiss={decide.reset}>
          {problemText(decide.error)}
        </Banner>
      )}
      {isOpen ? (
        <Flex gap="2" alignItems="center" justifyContent="flex-end" flexWrap="wrap">
          <Text tone="muted" size="sm" flex="1 1 100%">
            {right.code === 'may_decide' ? (
              approval.afterwards
            ) : (
              <>
                {t(messages[right.code])}. <Deciders names={right.decided_by} />
              </>
            )}
          </Text>
          {mayAsk && !isAsking && (
            <Box flex="none">
              <Button onClick={onAsk}>{t(askingMessages.ask)}</Button>
            </Box>
          )}
          {mayReturn && (
            <Box flex="none">
              <Button onClick={() => setRefusing(true)}>{t(messages.refuseOpen)}</Button>
            </Box>
          )}
          {right.code === 'may_decide' && (
            <Box flex={{ base: '1', md: 'none' }}>
              <Button variant="primary" wide={isPhone} loading={decide.isPending} onClick={approve}>
                {amount === null ? t(messages.approve) : t(messages.approveAmount, { amount: lei(amount) })}
              </Button>
            </Box>
          )}
        </Flex>
      ) : (
        <Text>{t(messages.status, { status: approval.status })}</Text>
      )}
      <DecisionDialog
        open={isRefusing}
        count={1}
        askedBy={approval.asked_by_name}
        legalDueDate={approval.legal_due_date}
        isAboutAmount={amount !== null}
        canBeReturned={approval.can_be_returned}
        onClose={() => setRefusing(false)}
        onDecide={(decision) => {
          setRefusing(false);
          send(decision);
        }}
      />
    </Box>
  );
}
