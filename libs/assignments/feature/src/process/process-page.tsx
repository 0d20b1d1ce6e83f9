import { apiQuery, browseProcesses, useQueryFailure } from '@dosar/api-client';
import {
  Box,
  Button,
  DataTable,
  EmptyState,
  ErrorState,
  LoadingState,
  Stack,
  type Column,
} from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { KindDialog } from './kind-dialog.tsx';
import { kindMessages } from './kind-messages.ts';
import { listMessages } from './list-messages.ts';
import { messages } from './messages.ts';
import { ProcessEditor } from './process-editor.tsx';

type Summary = Schema<'ProcessSummary'>;

/** Kinds of work with the process of each; `?kind=` opens one in the editor. */
export function ProcessPage() {
  const [address] = useSearchParams();
  const kind = address.get('kind');
  return kind === null ? <KindsOfWork /> : <ProcessEditor key={kind} kind={kind} />;
}

function KindsOfWork() {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const [, setAddress] = useSearchParams();
  const columns = useColumns();
  const [isAdding, setAdding] = useState(false);
  const found = useQuery(processesQuery());
  if (found.isError && !found.data) return <ErrorState {...failureOf(found)} />;
  if (!found.data) return <LoadingState shape="rows" count={8} />;
  return (
    <Stack gap="3">
      <Box>
        <Button icon="add" onClick={() => setAdding(true)}>
          {t(kindMessages.add)}
        </Button>
      </Box>
      <DataTable<Summary>
        caption={t(listMessages.kinds)}
        columns={columns}
        rows={found.data.items}
        rowKey={({ assignment_type }) => assignment_type}
        onOpen={({ assignment_type: kind }) => setAddress({ kind })}
        empty={<EmptyState kind="nothing-yet" title={t(listMessages.kinds)} />}
      />
      {isAdding && (
        <KindDialog
          kinds={found.data.items}
          onClose={() => setAdding(false)}
          onBegun={(kind) => setAddress({ kind })}
        />
      )}
    </Stack>
  );
}

function useColumns(): Column<Summary>[] {
  const { formatMessage: t, formatNumber } = useIntl();
  const { date } = useFormats();
  return [
    { key: 'name', header: t(listMessages.kind), cell: ({ name }) => name, always: true, onPhone: 'title' },
    {
      key: 'version',
      header: t(listMessages.versionColumn),
      cell: ({ version_no: no, in_force_since: since, status_count: count }) =>
        since === null
          ? t(count === 0 ? kindMessages.notInForce : messages.shipped)
          : `${t(messages.version, { no })}, ${t(listMessages.since, { day: date(since) })}`,
    },
    {
      key: 'draft',
      header: t(listMessages.draftColumn),
      cell: ({ draft_no: no, draft_state: state, has_proposal: hasProposal }) =>
        [
          ...(no === null
            ? []
            : [t(state === 'validated' ? listMessages.waitsNo : messages.draftNo, { no })]),
          ...(hasProposal ? [t(listMessages.hasProposal)] : []),
        ].join(', ') || '–',
    },
    {
      key: 'statuses',
      header: t(listMessages.statusesColumn),
      align: 'end',
      cell: ({ status_count: count }) => formatNumber(count),
    },
    {
      key: 'open',
      header: t(listMessages.openColumn),
      align: 'end',
      cell: ({ open_count: count }) => formatNumber(count),
    },
  ];
}

export const processesQuery = () => apiQuery(browseProcesses);
