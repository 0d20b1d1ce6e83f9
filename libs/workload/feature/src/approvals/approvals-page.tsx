import { isApiProblem, useProblemText } from '@dosar/api-client';
import {
  ActionBar,
  Box,
  Button,
  EmptyState,
  ErrorState,
  Grid,
  LoadingState,
  PageTitle,
  Text,
  useSelection,
} from '@dosar/design-system';
import { formatLei } from '@dosar/kernel/money';
import type { Schema } from '@dosar/openapi';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { ApprovalPanel } from './approval-panel.tsx';
import { ApprovalTable } from './approval-table.tsx';
import { inboxQuery } from '../workload-queries.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import { messages } from './messages.ts';
import { useDecide } from './use-decide.ts';

/** What waits for the decision of a manager (M4): the list, and beside it the request that is read. */
export function ApprovalsPage() {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const inbox = useQuery(inboxQuery);
  const [search, setSearch] = useSearchParams();
  const openId = search.get('approval') ?? undefined;
  const open = (id: string | undefined) =>
    setSearch(id === undefined ? {} : { approval: id }, { preventScrollReset: true });

  if (inbox.isError)
    return (
      <ErrorState
        title={t(messages.failed)}
        description={problemText(inbox.error)}
        errorId={isApiProblem(inbox.error) ? inbox.error.errorId : undefined}
        onRetry={() => void inbox.refetch()}
      />
    );
  return (
    <>
      <PageTitle title={t(messages.title)} />
      {inbox.data ? (
        <Inbox inbox={inbox.data} openId={openId} onOpen={open} />
      ) : (
        <LoadingState shape="rows" count={8} />
      )}
    </>
  );
}

type InboxProps = {
  inbox: Schema<'ApprovalInbox'>;
  openId: string | undefined;
  onOpen: (id: string | undefined) => void;
};

function Inbox({ inbox, openId, onOpen }: InboxProps) {
  const { formatMessage: t } = useIntl();
  const { approvals } = inbox;
  const decide = useDecide();
  const [isRefusing, setRefusing] = useState(false);
  const selected = useSelection(approvals.map((row) => row.approval_id));
  // What the reader may not decide can be looked at, and is left out of what is done to several at once.
  const chosen = approvals.filter(
    (row) => selected.selection.selected.has(row.approval_id) && row.right.code === 'may_decide',
  );
  const sum = chosen.reduce((total, row) => total + (row.amount_bani ?? 0), 0);
  const send = (decision: Pick<Schema<'ApprovalDecision'>, 'outcome' | 'cause' | 'note'>) =>
    decide.mutate(
      {
        body: {
          decisions: chosen.map(({ approval_id, row_version }) => ({
            approval_id,
            row_version,
            ...decision,
          })),
        },
      },
      { onSuccess: () => selected.clear() },
    );
  if (approvals.length === 0 && openId === undefined)
    return (
      <EmptyState kind="nothing-yet" title={t(messages.nothing)} description={t(messages.nothingText)} />
    );
  return (
    <Grid
      gap="4"
      gridTemplateColumns={{
        base: 'minmax(0, 1fr)',
        lg: openId === undefined ? 'minmax(0, 1fr)' : 'minmax(0, 1.4fr) minmax(24rem, 1fr)',
      }}
      alignItems="start"
    >
      <Box display={openId === undefined ? 'block' : { base: 'none', lg: 'block' }} minWidth="0">
        {chosen.length > 0 && (
          <ActionBar selected={{ ...selected, count: chosen.length }}>
            <Text as="span">{formatLei(sum)}</Text>
            <Button
              variant="primary"
              icon="check"
              loading={decide.isPending}
              onClick={() => send({ outcome: 'approved' })}
            >
              {t(messages.approveSome, { count: chosen.length })}
            </Button>
            <Button onClick={() => setRefusing(true)}>{t(messages.refuseOpen)}</Button>
          </ActionBar>
        )}
        <ApprovalTable approvals={approvals} selection={selected.selection} openId={openId} onOpen={onOpen} />
        {inbox.count > approvals.length && (
          <Text tone="muted">{t(messages.capped, { shown: approvals.length, count: inbox.count })}</Text>
        )}
      </Box>
      {openId !== undefined && (
        <ApprovalPanel key={openId} approvalId={openId} onClose={() => onOpen(undefined)} />
      )}
      <DecisionDialog
        open={isRefusing}
        count={chosen.length}
        onClose={() => setRefusing(false)}
        onDecide={(decision) => {
          setRefusing(false);
          send(decision);
        }}
      />
    </Grid>
  );
}
