import { useQueryFailure } from '@dosar/api-client';
import {
  Box,
  EmptyState,
  ErrorState,
  Flex,
  Grid,
  Heading,
  LoadingState,
  PageTitle,
  Text,
  useHasTwoPanes,
} from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router';
import { addressOfNote } from '../note/note-address.ts';
import { AssessmentTable, directReasons } from './assessment-table.tsx';
import { assessmentsQuery, leastTyped, type AssessmentRow } from './assessments-query.ts';
import { messages } from './messages.ts';
import { RowPane } from './row-pane.tsx';
import { SearchField } from './search-field.tsx';

/** Finds an inspection by file, plate, VIN or name, and begins, continues or takes over its note (R7). */
export function AssessmentSearchPage() {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const [search, setSearch] = useSearchParams();
  const typed = search.get('q') ?? '';
  const [shown, setShown] = useState(typed);
  const lists = useQuery({ ...assessmentsQuery(typed), placeholderData: keepPreviousData });
  const isSearching = typed.trim().length >= leastTyped;
  const [chosen, choose] = useState<string>();
  const navigate = useNavigate();
  const rows = lists.data === undefined ? [] : rowsOf(lists.data, isSearching);
  const at = Math.max(
    rows.findIndex(({ assignment_id: id }) => id === chosen),
    0,
  );
  const begin = () => {
    const row = rows[at];
    // Taking over asks for a reason, in its own window.
    if (row !== undefined && row.action !== 'take_over') void navigate(addressOfNote(row.assignment_id));
  };
  return (
    <>
      <PageTitle title={t(messages.title)} />
      <SearchField
        value={shown}
        onType={(value) => {
          setShown(value);
          choose(undefined);
          setSearch(value === '' ? {} : { q: value }, { replace: true, preventScrollReset: true });
        }}
        onMove={(by) => choose(rows[Math.min(Math.max(at + by, 0), rows.length - 1)]?.assignment_id)}
        onBegin={begin}
      />
      {lists.isError && !lists.data && <ErrorState title={t(messages.failed)} {...failureOf(lists)} />}
      {lists.isPending && <LoadingState shape="rows" count={8} />}
      {lists.data && (
        <Lists
          lists={lists.data}
          isSearching={isSearching}
          isOld={lists.isPlaceholderData}
          shownRow={rows[at]}
          choose={choose}
        />
      )}
    </>
  );
}

type ListsProps = {
  lists: Schema<'AssessmentLists'>;
  isSearching: boolean;
  /** What is shown is what was found before. */
  isOld: boolean;
  shownRow: AssessmentRow | undefined;
  choose: (assignmentId: string) => void;
};

/** All rows in the order in which they stand on the page. */
const rowsOf = ({ found, today, mine, others }: Schema<'AssessmentLists'>, isSearching: boolean) => [
  ...(isSearching ? found : []),
  ...today,
  ...mine,
  ...others,
];

/** The lists, and beside them what is known of one inspection where there is room for it. */
function Lists({ lists, isSearching, isOld, shownRow: row, choose }: ListsProps) {
  const { formatMessage: t } = useIntl();
  const hasTwoPanes = useHasTwoPanes();
  const { found, today, mine, others } = lists;
  // What is found first is shown first; a choice holds as long as its row is there.
  const shownRow = hasTwoPanes ? row : undefined;
  const choice = { chosen: shownRow?.assignment_id, ...(hasTwoPanes && { onChoose: choose }) };
  const [reason, another] = directReasons(found);
  const related = found.filter(({ matched_by: by }) => by === 'same_vin').length;
  return (
    <Grid
      aria-busy={isOld}
      gap="5"
      alignItems="start"
      gridTemplateColumns={shownRow ? 'minmax(0, 1fr) 20rem' : 'minmax(0, 1fr)'}
    >
      <Box minWidth="0">
        {isSearching && (
          <List
            {...choice}
            title={t(messages.found)}
            count={t(messages.foundCount, {
              count: found.length - related,
              related,
              by: another === undefined ? (reason ?? '') : '',
            })}
            rows={found}
          >
            {!isOld && (
              <EmptyState
                kind="no-match"
                title={t(messages.nothingFound)}
                description={t(messages.nothingFoundText)}
              />
            )}
          </List>
        )}
        <List {...choice} title={t(messages.today)} count={String(today.length)} rows={today}>
          <Text tone="muted">{t(messages.noneToday)}</Text>
        </List>
        <List {...choice} title={t(messages.mine)} count={String(mine.length)} rows={mine}>
          <Text tone="muted">{t(messages.noneMine)}</Text>
        </List>
        <List {...choice} title={t(messages.others)} count={String(others.length)} rows={others}>
          <Text tone="muted">{t(messages.noneOthers)}</Text>
        </List>
        <Text tone="muted" size="sm" marginTop="4">
          {t(messages.rule)}
        </Text>
      </Box>
      {shownRow && <RowPane key={shownRow.assignment_id} row={shownRow} />}
    </Grid>
  );
}

type ListProps = {
  title: string;
  count: string;
  chosen: string | undefined;
  /** Absent where there is no room beside the list. */
  onChoose?: (assignmentId: string) => void;
  rows: readonly AssessmentRow[];
  /** Shown when there are none. */
  children: ReactNode;
};

function List({ title, count, rows, chosen, onChoose, children }: ListProps) {
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
      {rows.length === 0 ? (
        children
      ) : (
        <AssessmentTable caption={title} rows={rows} openKey={chosen} onOpen={onChoose} />
      )}
    </Box>
  );
}
