import { api, apiPages, browseStatementLines, dataOf, queriesOf, useQueryFailure } from '@dosar/api-client';
import {
  Banner,
  Box,
  Button,
  EmptyState,
  ErrorState,
  FilterTabs,
  Flex,
  Grid,
  LoadingState,
  SidePanel,
  Text,
  notify,
  useIsNarrow,
  useIsPhone,
} from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { useAmounts } from '@dosar/i18n/amounts';
import type { Schema } from '@dosar/openapi';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { useRefusalText } from '../dialogs/use-refusal-text.ts';
import { decisionMessages } from './decision-messages.ts';
import { LineDetail, LineTitle } from './line-detail.tsx';
import { LineRow } from './line-row.tsx';
import { messages } from './messages.ts';
import { outcomeMessages, outcomesInOrder } from './outcome-messages.ts';

type Counted = Schema<'CountedStatement'>;

/** As many lines as the server records in one call. */
const mostAtOnce = 200;

/** The lines of a statement that was read, what is decided about them, and the act that records them. */
export function StatementWork({ counted }: { counted: Counted }) {
  const { formatMessage: t } = useIntl();
  const { number } = useFormats();
  const [search, setSearch] = useSearchParams();
  const outcome = outcomesInOrder.find((known) => known === search.get('outcome'));
  const tabs = outcomesInOrder.flatMap((id) => {
    const count = counted.counts.find((known) => known.outcome === id)?.count;
    return count === undefined && id !== outcome
      ? []
      : [{ id, label: t(outcomeMessages[id]), count: number(count ?? 0) }];
  });
  return (
    <>
      <FilterTabs
        label={t(messages.tabs)}
        tabs={[{ id: '', label: t(messages.all), count: number(counted.statement.line_count) }, ...tabs]}
        selected={outcome ?? ''}
        onSelect={(id) => setSearch(id === '' ? {} : { outcome: id }, { replace: true })}
      />
      <Lines key={outcome ?? ''} statementId={counted.statement.bank_statement_id} outcome={outcome} />
      <RecordBar counted={counted} />
    </>
  );
}

type LinesProps = {
  statementId: string;
  outcome: Schema<'LineOutcome'> | undefined;
};

function Lines({ statementId, outcome }: LinesProps) {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  // Beside the list there is room for a line from 1280 px on.
  const isBelowLaptop = useIsNarrow();
  const isNarrow = useIsPhone() || isBelowLaptop;
  const [chosenNo, setChosenNo] = useState<number>();
  const found = useInfiniteQuery(
    apiPages(browseStatementLines, (after) => ({
      params: {
        path: { bank_statement_id: statementId },
        query: { ...(outcome && { outcome }), ...(after !== undefined && { after }) },
      },
    })),
  );
  if (found.isError) return <ErrorState title={t(messages.failed)} {...failureOf(found)} />;
  if (!found.data) return <LoadingState shape="rows" count={8} />;
  const lines = found.data.pages.flatMap(({ items }) => items);
  const chosen = lines.find(({ line_no: no }) => no === chosenNo) ?? (isNarrow ? undefined : lines[0]);
  if (lines.length === 0) return <EmptyState kind="nothing-yet" title={t(messages.noLines)} />;
  const detail = chosen && <LineDetail key={`${chosen.line_no}-${chosen.decision_version}`} line={chosen} />;
  return (
    <Grid
      gap="4"
      gridTemplateColumns={isNarrow ? 'minmax(0, 1fr)' : 'minmax(0, 1fr) 24rem'}
      alignItems="start"
    >
      <div>
        <Box as="ul" listStyleType="none" aria-label={t(messages.lines)}>
          {lines.map((line) => (
            <LineRow
              key={line.line_no}
              line={line}
              isChosen={line.line_no === chosen?.line_no}
              onChoose={() => setChosenNo(line.line_no)}
            />
          ))}
        </Box>
        {found.hasNextPage && (
          <Box marginTop="3">
            <Button loading={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
              {t(messages.more)}
            </Button>
          </Box>
        )}
      </div>
      {!isNarrow && chosen && (
        <Box
          as="section"
          position="sticky"
          top="calc(var(--dosar-sticky-top, 0px) + 1rem)"
          borderInlineStartWidth="1px"
          paddingInlineStart="4"
          // An open list of the pane covers the bar for recording below it.
          css={{ '&:has([aria-expanded=true])': { zIndex: 'dropdown' } }}
        >
          <LineTitle line={chosen} />
          {detail}
        </Box>
      )}
      {isNarrow && (
        <SidePanel
          open={chosen !== undefined}
          title={chosen && <LineTitle line={chosen} />}
          onClose={() => setChosenNo(undefined)}
        >
          {detail}
        </SidePanel>
      )}
    </Grid>
  );
}

/** How many lines will be recorded, and the button that does it. */
function RecordBar({ counted: { statement, decisions } }: { counted: Counted }) {
  const { formatMessage: t } = useIntl();
  const { lei } = useAmounts();
  const refusalText = useRefusalText();
  const queryClient = useQueryClient();
  const count = decisions.to_record;
  const record = useMutation({
    mutationFn: () =>
      dataOf(
        api.POST('/api/settlement/importStatement', {
          body: {
            bank_statement_id: statement.bank_statement_id,
            decisions_version: decisions.version,
          },
        }),
      ),
    onSuccess: ({
      recorded_count: paid,
      recorded_bani: bani,
      returned_count: returned,
      reopened_count: reopened,
    }) => {
      if (paid > 0) notify.success(t(messages.done, { count: paid, sum: lei(bani) }));
      if (returned > 0) notify.success(t(messages.doneReturned, { count: returned }));
      if (reopened > 0) notify.warning(t(decisionMessages.reopened, { count: reopened }));
    },
    // Also after a refusal: what lines mean may have changed meanwhile.
    onSettled: () =>
      queryClient.invalidateQueries(queriesOf('settlement', 'claims', 'assignments', 'worklist', 'workload')),
  });
  return (
    <Box
      position="sticky"
      bottom="calc(env(safe-area-inset-bottom, 0px) + var(--dosar-bottom-bar, 0px))"
      zIndex="bar"
      background="surface"
      borderTopWidth="1px"
      paddingBlock="3"
      marginTop="4"
    >
      {record.isError && (
        <Banner tone="danger" live>
          {refusalText(record.error)}
        </Banner>
      )}
      <Flex gap="3" alignItems="center" justifyContent="space-between" flexWrap="wrap">
        <Text aria-live="polite">
          {t(messages.toRecord, { count })}
          {count > mostAtOnce && ` · ${t(messages.inSteps, { most: mostAtOnce })}`}
          {decisions.waiting > 0 && ` · ${t(decisionMessages.waiting, { count: decisions.waiting })}`}
        </Text>
        {count > 0 && (
          <Button variant="primary" loading={record.isPending} onClick={() => record.mutate()}>
            {t(messages.record, { count: Math.min(count, mostAtOnce) })}
          </Button>
        )}
      </Flex>
    </Box>
  );
}
