import { useQueryFailure } from '@dosar/api-client';
import {
  DataTable,
  EmptyState,
  ErrorState,
  LoadingState,
  Stack,
  Text,
  type Column,
} from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { choicesQuery } from './watch-queries.ts';
import { messages } from './watch-messages.ts';

type Row = Schema<'PartnerChoices'>['items'][number];

/** How often each partner was proposed and chosen in a year: nobody steers work unseen. */
export function Choices() {
  const { formatMessage: t, formatNumber } = useIntl();
  const failureOf = useQueryFailure();
  const found = useQuery(choicesQuery());
  if (found.data === undefined)
    return found.isError ? <ErrorState {...failureOf(found)} /> : <LoadingState shape="rows" count={8} />;
  const { items, typed_count: typed } = found.data;
  const share = ({ proposed_count: proposed, chosen_count: chosen }: Row) =>
    proposed === 0 ? '–' : formatNumber(chosen / proposed, { style: 'percent' });
  const number = (key: keyof Row & `${string}_count`, header: string): Column<Row> => ({
    key,
    header,
    align: 'end',
    cell: (row) => formatNumber(row[key]),
  });
  const columns: readonly Column<Row>[] = [
    {
      key: 'name',
      header: t(messages.partner),
      always: true,
      onPhone: 'title',
      cell: ({ name, partner_id: id }) => <Link to={`/config/partners?partner=${id}`}>{name}</Link>,
    },
    number('proposed_count', t(messages.proposed)),
    number('first_count', t(messages.first)),
    number('chosen_count', t(messages.chosen)),
    number('product_count', t(messages.byProduct)),
    { key: 'share', header: t(messages.share), align: 'end', cell: share },
  ];
  return (
    <Stack gap="3">
      <Text tone="muted">{t(messages.choicesLead, { count: typed })}</Text>
      <DataTable
        caption={t(messages.choices)}
        columns={columns}
        rows={items}
        rowKey={(row) => row.partner_id}
        empty={
          <EmptyState
            kind="nothing-yet"
            title={t(messages.noChoices)}
            description={t(messages.noChoicesText)}
          />
        }
      />
    </Stack>
  );
}
