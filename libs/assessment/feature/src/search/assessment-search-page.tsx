import { isApiProblem, useProblemText } from '@dosar/api-client';
import {
  Box,
  EmptyState,
  ErrorState,
  Flex,
  Heading,
  LoadingState,
  PageTitle,
  Text,
  TextField,
} from '@dosar/design-system';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { AssessmentTable } from './assessment-table.tsx';
import { assessmentsQuery, leastTyped, type AssessmentRow } from './assessments-query.ts';
import { messages } from './messages.ts';

/** Finds an inspection by file, plate, VIN or name, and begins, continues or takes over its note (R7). */
export function AssessmentSearchPage() {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const [search, setSearch] = useSearchParams();
  const typed = search.get('q') ?? '';
  const [shown, setShown] = useState(typed);
  const lists = useQuery({ ...assessmentsQuery(typed), placeholderData: keepPreviousData });
  const isSearching = typed.trim().length >= leastTyped;
  return (
    <>
      <PageTitle title={t(messages.title)} />
      <Box maxWidth="36rem" marginBottom="4">
        <TextField
          id="assessment-search"
          label={t(messages.search)}
          hint={t(messages.searchHint)}
          type="search"
          value={shown}
          maxLength={60}
          autoComplete="off"
          onChange={({ currentTarget: { value } }) => {
            setShown(value);
            setSearch(value === '' ? {} : { q: value }, { replace: true, preventScrollReset: true });
          }}
        />
      </Box>
      {lists.isError && !lists.data && (
        <ErrorState
          title={t(messages.failed)}
          description={problemText(lists.error)}
          errorId={isApiProblem(lists.error) ? lists.error.errorId : undefined}
          onRetry={() => void lists.refetch()}
        />
      )}
      {lists.isPending && <LoadingState shape="rows" count={8} />}
      {lists.data && (
        <Box aria-busy={lists.isPlaceholderData}>
          {isSearching && (
            <List title={t(messages.found)} count={lists.data.found.length} rows={lists.data.found}>
              {!lists.isPlaceholderData && (
                <EmptyState
                  kind="no-match"
                  title={t(messages.nothingFound)}
                  description={t(messages.nothingFoundText)}
                />
              )}
            </List>
          )}
          <List title={t(messages.today)} count={lists.data.today.length} rows={lists.data.today}>
            <Text tone="muted">{t(messages.noneToday)}</Text>
          </List>
          <List title={t(messages.mine)} count={lists.data.mine.length} rows={lists.data.mine}>
            <Text tone="muted">{t(messages.noneMine)}</Text>
          </List>
          <List title={t(messages.others)} count={lists.data.others.length} rows={lists.data.others}>
            <Text tone="muted">{t(messages.noneOthers)}</Text>
          </List>
          <Text tone="muted" size="sm" marginTop="4">
            {t(messages.rule)}
          </Text>
        </Box>
      )}
    </>
  );
}

type ListProps = {
  title: string;
  count: number;
  rows: readonly AssessmentRow[];
  /** Shown when there are none. */
  children: ReactNode;
};

function List({ title, count, rows, children }: ListProps) {
  return (
    <Box as="section" marginBottom="5" aria-label={title}>
      <Flex gap="2" alignItems="baseline" marginBottom="1">
        <Heading as="h2" size="md">
          {title}
        </Heading>
        <Text as="span" tone="muted">
          {count}
        </Text>
      </Flex>
      {rows.length === 0 ? children : <AssessmentTable caption={title} rows={rows} />}
    </Box>
  );
}
