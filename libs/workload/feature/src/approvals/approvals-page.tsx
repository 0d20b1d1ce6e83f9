import { useQueryFailure } from '@dosar/api-client';
import { useFileChanges } from '@dosar/api-client/live';
import {
  ActionBar,
  Box,
  Button,
  EmptyState,
  ErrorState,
  Flex,
  Grid,
  LoadingState,
  PageTabs,
  PageTitle,
  Text,
  useIsQuiet,
  useSelection,
} from '@dosar/design-system';
import { useAmounts } from '@dosar/i18n/amounts';
import type { Schema } from '@dosar/openapi';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { ApprovalPanel } from './approval-panel.tsx';
import { ApprovalTable } from './approval-table.tsx';
import { inboxQuery } from '../workload-queries.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import { messages as kindMessages } from './kind-messages.ts';
import { messages } from './messages.ts';
import { useDecide } from './use-decide.ts';
import { useOpenCase } from './use-open-case.ts';
import { useWalkKeys } from './use-decision-keys.ts';

const shownAreas = ['workload'] as const;

/** What waits for the decision of a manager (M4): the list, and beside it the request that is read. */
export function ApprovalsPage() {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const inbox = useQuery(inboxQuery);
  useFileChanges({ areas: shownAreas, isQuiet: useIsQuiet() });
  const [search, setSearch] = useSearchParams();
  const openId = search.get('approval') ?? undefined;
  const kind = search.get('kind') ?? undefined;
  const open = (id: string | undefined) =>
    setSearch(
      { ...(kind !== undefined && { kind }), ...(id !== undefined && { approval: id }) },
      { preventScrollReset: true },
    );

  if (inbox.isError) return <ErrorState title={t(messages.failed)} {...failureOf(inbox)} />;
  return (
    <>
      <PageTitle title={t(messages.title)} />
      {inbox.data ? (
        <Inbox inbox={inbox.data} kind={kind} openId={openId} onOpen={open} />
      ) : (
        <LoadingState shape="rows" count={8} />
      )}
    </>
  );
}

type InboxProps = {
  inbox: Schema<'ApprovalInbox'>;
  /** Only what is of this kind. */
  kind: string | undefined;
  openId: string | undefined;
  onOpen: (id: string | undefined) => void;
};

function Inbox({ inbox, kind, openId, onOpen }: InboxProps) {
  const { formatMessage: t } = useIntl();
  const { lei } = useAmounts();
  const kinds = kindsOf(inbox.approvals);
  // The last one of a kind was decided: all the others are shown.
  const shownKind = kinds.some((known) => known.kind === kind) ? kind : undefined;
  const approvals = inbox.approvals.filter((row) => shownKind === undefined || row.kind === shownKind);
  const decide = useDecide();
  const [isRefusing, setRefusing] = useState(false);
  const selected = useSelection(approvals.map((row) => row.approval_id));
  const { shownId, close } = useOpenCase(approvals, openId, onOpen);
  useWalkKeys(approvals, shownId, onOpen);
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
        lg: shownId === undefined ? 'minmax(0, 1fr)' : 'minmax(0, 1fr) minmax(24rem, 1.7fr)',
      }}
      alignItems="start"
    >
      <Box display={shownId === undefined ? 'block' : { base: 'none', lg: 'block' }} minWidth="0">
        {kinds.length > 1 && <Kinds kinds={kinds} shown={shownKind} count={inbox.approvals.length} />}
        {/* On a phone the bar stands below the rows, in reach of a thumb. */}
        <Flex flexDirection="column">
          <ApprovalTable
            approvals={approvals}
            selection={selected.selection}
            openId={shownId}
            onOpen={onOpen}
          />
          {chosen.length > 0 && (
            <ActionBar selected={{ ...selected, count: chosen.length }}>
              {sum > 0 && <Text as="span">{lei(sum)}</Text>}
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
        </Flex>
        {inbox.count > inbox.approvals.length && (
          <Text tone="muted">
            {t(messages.capped, { shown: inbox.approvals.length, count: inbox.count })}
          </Text>
        )}
      </Box>
      {shownId !== undefined && <ApprovalPanel key={shownId} approvalId={shownId} onClose={close} />}
      <DecisionDialog
        open={isRefusing}
        count={chosen.length}
        isAboutAmount={chosen.every((row) => row.amount_bani !== null)}
        canBeReturned={chosen.every((row) => row.can_be_returned)}
        onClose={() => setRefusing(false)}
        onDecide={(decision) => {
          setRefusing(false);
          send(decision);
        }}
      />
    </Grid>
  );
}

type Kind = { kind: string; name: string; count: number };

/** The kinds of what waits, the most frequent first. */
function kindsOf(approvals: readonly Schema<'ApprovalRow'>[]): Kind[] {
  const kinds = new Map<string, Kind>();
  for (const { kind, kind_name: name } of approvals)
    kinds.set(kind, { kind, name, count: (kinds.get(kind)?.count ?? 0) + 1 });
  return [...kinds.values()].toSorted((one, other) => other.count - one.count);
}

/** Leads to what waits of one kind, or of all. */
function Kinds({
  kinds,
  shown,
  count,
}: {
  kinds: readonly Kind[];
  shown: string | undefined;
  count: number;
}) {
  const { formatMessage: t } = useIntl();
  const current = (isShown: boolean) => (isShown ? ('page' as const) : undefined);
  return (
    <PageTabs label={t(kindMessages.kinds)}>
      <RouterLink to={{ search: '' }} aria-current={current(shown === undefined)}>
        {t(kindMessages.kindWithCount, { name: t(kindMessages.all), count })}
      </RouterLink>
      {kinds.map((one) => (
        <RouterLink
          key={one.kind}
          to={{ search: `?kind=${one.kind}` }}
          aria-current={current(shown === one.kind)}
        >
          {t(kindMessages.kindWithCount, { name: one.name, count: one.count })}
        </RouterLink>
      ))}
    </PageTabs>
  );
}
