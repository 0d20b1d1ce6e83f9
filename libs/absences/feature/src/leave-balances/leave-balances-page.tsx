import {
  api,
  apiQuery,
  asFile,
  browseBalances,
  hasOwnWindow,
  saveFile,
  useProblemText,
  useQueryFailure,
} from '@dosar/api-client';
import {
  Button,
  DataTable,
  ErrorState,
  notify,
  PageTabs,
  PageTitle,
  Stack,
  Text,
  type Column,
} from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { daysText } from '../leave-text.ts';
import { messages as areaMessages } from '../messages.ts';
import { ImportBalances } from './import-balances.tsx';
import { messages } from './messages.ts';

type PersonBalance = Schema<'PersonBalance'>;

/** Rest leave of a manager's people by year, as a file and back, and what the change of the year will carry over. */
export function LeaveBalancesPage() {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const failureOf = useQueryFailure();
  const [search] = useSearchParams();
  const [isImporting, setImporting] = useState(false);
  const thisYear = new Date().getFullYear();
  const years = [thisYear - 1, thisYear, thisYear + 1];
  const year = years.find((one) => String(one) === search.get('year')) ?? thisYear;
  const balances = useQuery(apiQuery(browseBalances, { params: { query: { year } } }));
  const columns = useColumns(year);
  const save = () =>
    saveFile(api.GET('/api/absences/exportBalances', { params: { query: { year } }, ...asFile })).catch(
      (problem: unknown) => {
        if (!hasOwnWindow(problem)) notify.warning(problemText(problem));
      },
    );
  if (balances.isError && !balances.data)
    return (
      <>
        <PageTitle title={t(areaMessages.balances)} />
        <ErrorState title={t(messages.failed)} {...failureOf(balances)} />
      </>
    );
  const people = balances.data?.people ?? [];
  const carried = people.reduce((sum, person) => sum + person.would_carry, 0);
  return (
    <>
      <PageTitle
        title={t(areaMessages.balances)}
        actions={
          <>
            <Button variant="quiet" icon="download" onClick={() => void save()}>
              {t(messages.save)}
            </Button>
            <Button icon="upload" onClick={() => setImporting(true)}>
              {t(messages.take)}
            </Button>
          </>
        }
      />
      <Stack gap="4">
        <PageTabs label={t(messages.years)}>
          {years.map((one) => (
            <Link key={one} to={{ search: `?year=${one}` }} aria-current={one === year ? 'page' : undefined}>
              {one}
            </Link>
          ))}
        </PageTabs>
        <DataTable
          caption={t(areaMessages.balances)}
          columns={columns}
          rows={people}
          rowKey={(person) => person.user_id}
          loading={balances.isPending}
          empty={<Text tone="muted">{t(messages.nobody)}</Text>}
        />
        {people.length > 0 && (
          <Text tone="muted" size="sm">
            {t(messages.carriesAbout, { year: year + 1, days: daysText(carried) })}
          </Text>
        )}
      </Stack>
      {isImporting && <ImportBalances year={year} onClose={() => setImporting(false)} />}
    </>
  );
}

function useColumns(year: number): Column<PersonBalance>[] {
  const { formatMessage: t } = useIntl();
  const figure = (
    key: 'entitled' | 'carried' | 'taken' | 'planned' | 'left' | 'would_carry',
    header: string,
  ): Column<PersonBalance> => ({
    key,
    header,
    align: 'end',
    cell: (person) => daysText(person[key]),
    onPhone: 'line',
  });
  return [
    {
      key: 'name',
      header: t(messages.person),
      cell: (person) => person.full_name,
      always: true,
      onPhone: 'title',
    },
    figure('entitled', t(messages.entitled)),
    figure('carried', t(messages.carried)),
    figure('taken', t(messages.taken)),
    figure('planned', t(messages.planned)),
    figure('left', t(messages.left)),
    figure('would_carry', t(messages.carries, { year: year + 1 })),
  ];
}
