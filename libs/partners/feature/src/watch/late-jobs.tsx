import { Box, DataTable, EmptyState, FilterBar, SelectField, Text, type Column } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { kindMessages, stateMessages } from '../jobs/state-messages.ts';
import { Listed } from './listed.tsx';
import { messages } from './watch-messages.ts';
import { lateJobsQuery } from './watch-queries.ts';

type Row = Schema<'LatePartnerJob'>;
const parties = ['handler', 'partner', 'payments'] as const;

/** Jobs whose next step is overdue, the longest first, narrowed by who has to act. */
export function LateJobs() {
  const { formatMessage: t } = useIntl();
  const [party, setParty] = useState<Schema<'PartnerJobParty'>>();
  const list = useInfiniteQuery({ ...lateJobsQuery(party), placeholderData: keepPreviousData });
  const count = list.data?.pages[0]?.count;
  return (
    <>
      <FilterBar
        label={t(messages.late)}
        count={count === undefined ? undefined : t(messages.lateCount, { count })}
      >
        <SelectField
          label={t(messages.party)}
          labelHidden
          placeholder={t(messages.anyParty)}
          value={party ?? ''}
          onChange={({ target }) => setParty(parties.find((one) => one === target.value))}
          choices={parties.map((value) => ({ value, label: t(messages[value]) }))}
        />
      </FilterBar>
      <Listed list={list}>
        <LateTable
          rows={list.data?.pages.flatMap(({ items }) => items) ?? []}
          isNarrowed={party !== undefined}
        />
      </Listed>
    </>
  );
}

function LateTable({ rows, isNarrowed }: { rows: readonly Row[]; isNarrowed: boolean }) {
  const { formatMessage: t } = useIntl();
  const { dateTime } = useFormats();
  const columns: readonly Column<Row>[] = [
    {
      key: 'file',
      header: t(messages.file),
      always: true,
      onPhone: 'title',
      cell: ({ claim_file_no: no, assignment_id: id, plate }) => (
        <Box as="span" display="block">
          {id === null ? no : <Link to={`/workflow/getById/${no}/${id}/partners`}>{no}</Link>}
          {plate !== null && (
            <Text as="span" display="block" tone="muted" size="sm">
              {plate}
            </Text>
          )}
        </Box>
      ),
    },
    {
      key: 'partner',
      header: t(messages.partner),
      cell: ({ worker_name: name }) => name ?? t(messages.nobody),
    },
    { key: 'kind', header: t(messages.kind), cell: ({ kind }) => t(kindMessages[kind]) },
    { key: 'state', header: t(messages.state), cell: ({ state }) => t(stateMessages[state]) },
    { key: 'party', header: t(messages.party), cell: ({ next_party: next }) => t(messages[next]) },
    {
      key: 'due',
      header: t(messages.due),
      cell: ({ due_at: due }) => (
        <Text as="span" tone="danger">
          {dateTime(due)}
        </Text>
      ),
    },
  ];
  return (
    <DataTable
      caption={t(messages.late)}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.partner_job_id}
      empty={
        isNarrowed ? (
          <EmptyState
            kind="no-match"
            title={t(messages.noLateOfParty)}
            description={t(messages.noMatchText)}
          />
        ) : (
          <EmptyState kind="nothing-yet" title={t(messages.noLate)} description={t(messages.noLateText)} />
        )
      }
    />
  );
}
