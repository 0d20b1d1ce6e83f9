import {
  DataTable,
  EmptyState,
  FilterBar,
  SelectField,
  Stack,
  Text,
  type Column,
} from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { kindCodes } from '../directory/kind-codes.ts';
import { messages as kinds } from '../directory/partner-kinds.ts';
import { messages as directory } from '../directory/directory-messages.ts';
import { measures, useFigureText } from '../score/use-figure-text.ts';
import { messages as score } from '../score/score-messages.ts';
import { Listed } from './listed.tsx';
import { messages } from './watch-messages.ts';
import { scoresQuery } from './watch-queries.ts';

type Row = Schema<'PartnerScoreRow'>;

/** How partners worked in the last 90 days, beside each other. */
export function Scores() {
  const { formatMessage: t, formatNumber } = useIntl();
  const { valueText } = useFigureText();
  const [kind, setKind] = useState<Schema<'PartnerKind'>>();
  const list = useInfiniteQuery({ ...scoresQuery(kind), placeholderData: keepPreviousData });
  const columns: readonly Column<Row>[] = [
    {
      key: 'name',
      header: t(messages.partner),
      always: true,
      onPhone: 'title',
      cell: ({ name, partner_id: id, county_code: county }) => (
        <>
          <Link to={`/config/partners?partner=${id}`}>{name}</Link>
          {county !== null && ` · ${county}`}
        </>
      ),
    },
    { key: 'kind', header: t(directory.kind), cell: (row) => t(kinds[row.kind]) },
    {
      key: 'jobs',
      header: t(messages.doneJobs),
      align: 'end',
      cell: ({ job_count: count }) => formatNumber(count),
    },
    ...measures.map((measure): Column<Row> => ({
      key: measure,
      header: t(score[measure]),
      align: 'end',
      cell: ({ figures }) => {
        const value = figures.find((one) => one.measure === measure)?.value ?? null;
        return value === null ? '–' : valueText(measure, value);
      },
    })),
  ];
  const least = list.data?.pages[0]?.least ?? 10;
  return (
    <Stack gap="3">
      <FilterBar label={t(messages.scores)}>
        <SelectField
          label={t(directory.kind)}
          labelHidden
          placeholder={t(directory.anyKind)}
          value={kind ?? ''}
          onChange={({ target }) => setKind(kindCodes.find((one) => one === target.value))}
          choices={kindCodes.map((value) => ({ value, label: t(kinds[value]) }))}
        />
      </FilterBar>
      <Text tone="muted">{t(messages.scoresLead, { least })}</Text>
      <Listed list={list}>
        <DataTable
          caption={t(messages.scores)}
          columns={columns}
          rows={list.data?.pages.flatMap(({ items }) => items) ?? []}
          rowKey={(row) => row.partner_id}
          empty={
            <EmptyState
              kind={kind === undefined ? 'nothing-yet' : 'no-match'}
              title={t(messages.noScores)}
              description={t(messages.noScoresText)}
            />
          }
        />
      </Listed>
    </Stack>
  );
}
