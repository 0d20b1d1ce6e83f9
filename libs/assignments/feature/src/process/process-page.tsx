import { apiQuery, browseProcesses, useProblemText } from '@dosar/api-client';
import { DataTable, EmptyState, ErrorState, LoadingState, type Column } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
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
  const problemText = useProblemText();
  const [, setAddress] = useSearchParams();
  const columns = useColumns();
  const found = useQuery(processesQuery());
  if (found.isError && !found.data)
    return <ErrorState description={problemText(found.error)} onRetry={() => void found.refetch()} />;
  if (!found.data) return <LoadingState shape="rows" count={8} />;
  return (
    <DataTable<Summary>
      caption={t(listMessages.kinds)}
      columns={columns}
      rows={found.data.items}
      rowKey={({ assignment_type }) => assignment_type}
      onOpen={({ assignment_type: kind }) => setAddress({ kind })}
      empty={<EmptyState kind="nothing-yet" title={t(listMessages.kinds)} />}
    />
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
      cell: ({ version_no: no, in_force_since: since }) =>
        since === null
          ? t(messages.shipped)
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
