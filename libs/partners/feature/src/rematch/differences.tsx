import { api, dataOf, queriesOf, useQueryFailure } from '@dosar/api-client';
import {
  ActionBar,
  Box,
  Button,
  ConfirmDialog,
  DataTable,
  ErrorState,
  FilterTabs,
  Flex,
  notify,
  useSelection,
} from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { messages as special } from '../special/special-messages.ts';
import { useCustomerRefusal } from '../special/use-customer-refusal.ts';
import { messages } from './rematch-messages.ts';
import { differencesQuery, type ShownChange } from './rematch-queries.ts';
import { useDifferenceColumns } from './use-difference-columns.tsx';

type Rematch = Schema<'Rematch'>;

/** What a check has found, to be applied as a whole or in part. */
export function Differences({ rematch }: { rematch: Rematch }) {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const columns = useDifferenceColumns();
  const [change, setChange] = useState<ShownChange>('all');
  const list = useInfiniteQuery({
    ...differencesQuery(rematch.special_rematch_id, change),
    placeholderData: keepPreviousData,
  });
  // The rows are read anew whenever some more of them are settled.
  const settled = rematch.applied_count + rematch.skipped_count;
  const shownSettled = useRef(settled);
  const { refetch } = list;
  useEffect(
    function readSettledRows() {
      if (shownSettled.current === settled) return;
      shownSettled.current = settled;
      void refetch();
    },
    [settled, refetch],
  );
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const selected = useSelection(rows.map((row) => row.claim_file_id));
  const chosen = rows.filter(
    (row) => row.state === 'open' && selected.selection.selected.has(row.claim_file_id),
  );
  const canApply = rematch.state === 'ready' && !rematch.is_outdated;
  const count = (id: ShownChange) =>
    id === 'all' ? rematch.gain_count + rematch.loss_count + rematch.change_count : rematch[`${id}_count`];
  return (
    <Box>
      <Flex gap="3" alignItems="center" justifyContent="space-between" flexWrap="wrap" marginBottom="2">
        <FilterTabs
          label={t(messages.tabs)}
          tabs={(['all', 'gain', 'loss', 'change'] as const).map((id) => ({
            id,
            label: t(messages[id]),
            count: String(count(id)),
          }))}
          selected={change}
          onSelect={(id) => {
            selected.clear();
            setChange((['gain', 'loss', 'change'] as const).find((one) => one === id) ?? 'all');
          }}
        />
        {canApply && rematch.open_count > 0 && <ApplyAll rematch={rematch} />}
      </Flex>
      {list.isError ? (
        <ErrorState {...failureOf(list)} />
      ) : (
        <Flex flexDirection="column">
          <DataTable
            caption={t(messages.caption)}
            columns={columns}
            rows={rows}
            rowKey={(row) => row.claim_file_id}
            loading={list.isPending}
            {...(canApply && { selection: selected.selection })}
          />
          {canApply && chosen.length > 0 && (
            <ActionBar selected={{ ...selected, count: chosen.length }}>
              <ApplySome
                rematch={rematch}
                files={chosen.map((row) => row.claim_file_id)}
                onDone={selected.clear}
              />
            </ActionBar>
          )}
        </Flex>
      )}
      {list.hasNextPage && (
        <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t(special.more)}
        </Button>
      )}
    </Box>
  );
}

function useApply(rematch: Rematch) {
  const refusalText = useCustomerRefusal();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (files: string[] | null) =>
      dataOf(
        api.POST('/api/specialCustomer/applyRematch/{special_rematch_id}', {
          params: { path: { special_rematch_id: rematch.special_rematch_id } },
          body: { claim_file_ids: files },
        }),
      ),
    onError: (error) => notify.warning(refusalText(error)),
    onSettled: () => queryClient.invalidateQueries(queriesOf('partners')),
  });
}

function ApplyAll({ rematch }: { rematch: Rematch }) {
  const { formatMessage: t } = useIntl();
  const apply = useApply(rematch);
  const [isAsked, setAsked] = useState(false);
  const label = t(messages.applyAll, { count: rematch.open_count });
  return (
    <>
      <Button variant="primary" icon="check" loading={apply.isPending} onClick={() => setAsked(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={label}
        confirmLabel={label}
        onConfirm={() => {
          setAsked(false);
          apply.mutate(null);
        }}
        onCancel={() => setAsked(false)}
      >
        {t(messages.applyText)}
      </ConfirmDialog>
    </>
  );
}

function ApplySome({ rematch, files, onDone }: { rematch: Rematch; files: string[]; onDone: () => void }) {
  const { formatMessage: t } = useIntl();
  const apply = useApply(rematch);
  return (
    <Button
      variant="primary"
      icon="check"
      loading={apply.isPending}
      onClick={() => apply.mutate(files, { onSuccess: onDone })}
    >
      {t(messages.applySome, { count: files.length })}
    </Button>
  );
}
