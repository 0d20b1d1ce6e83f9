import { useQueryFailure } from '@dosar/api-client';
import {
  Box,
  Button,
  EmptyState,
  ErrorState,
  Flex,
  LoadingState,
  SelectField,
  Stack,
  Text,
  TextField,
} from '@dosar/design-system';
import { formatLocalDate } from '@dosar/kernel/dates';
import type { Schema } from '@dosar/openapi';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { messages as kinds } from './kind-messages.ts';
import { messages } from './special-messages.ts';
import { customersQuery, everyCustomer } from './special-queries.ts';

type Row = Schema<'SpecialCustomerRow'>;
const levels = ['A', 'B', 'C'] as const;
type ListProps = { chosenId: string | undefined; addressOf: (customerId: string) => string };

/** The customers, found by name, tax number or plate, and by level. */
export function CustomerList({ chosenId, addressOf }: ListProps) {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const [search, setSearch] = useState(everyCustomer);
  const list = useInfiniteQuery({
    ...customersQuery(useDeferredValue(search)),
    placeholderData: keepPreviousData,
  });
  const rows = list.data?.pages.flatMap(({ items }) => items);
  const isSearched = search.q !== '' || search.level !== undefined;
  return (
    <Stack gap="3">
      <TextField
        label={t(messages.search)}
        labelHidden
        type="search"
        placeholder={t(messages.search)}
        value={search.q}
        onChange={({ target }) => setSearch({ ...search, q: target.value })}
      />
      <SelectField
        label={t(messages.level)}
        labelHidden
        placeholder={t(messages.allLevels)}
        value={search.level ?? ''}
        onChange={({ target }) =>
          setSearch({ ...search, level: levels.find((level) => level === target.value) })
        }
        choices={levels.map((level) => ({ value: level, label: t(messages.levelOf, { level }) }))}
      />
      {rows ? (
        rows.length === 0 ? (
          isSearched ? (
            <EmptyState kind="no-match" title={t(messages.noMatch)} />
          ) : (
            <EmptyState kind="nothing-yet" title={t(messages.none)} description={t(messages.noneText)} />
          )
        ) : (
          <Box as="ul" listStyleType="none">
            {rows.map((row) => (
              <Box as="li" key={row.special_customer_id} borderBottomWidth="1px">
                <CustomerRow
                  row={row}
                  isChosen={row.special_customer_id === chosenId}
                  to={addressOf(row.special_customer_id)}
                />
              </Box>
            ))}
          </Box>
        )
      ) : list.isError ? (
        <ErrorState title={t(messages.failed)} {...failureOf(list)} />
      ) : (
        <LoadingState shape="rows" count={6} />
      )}
      {list.hasNextPage && (
        <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t(messages.more)}
        </Button>
      )}
      <Text tone="muted" size="sm">
        {t(messages.order)}
      </Text>
    </Stack>
  );
}

function CustomerRow({ row, isChosen, to }: { row: Row; isChosen: boolean; to: string }) {
  const { formatMessage: t } = useIntl();
  const { kind, level, plate_count: plates, file_count: files, valid_until: until } = row;
  const facts = [
    t(kinds[kind]),
    t(messages.levelOf, { level }),
    ...(plates > 0 ? [t(messages.plateCount, { count: plates })] : []),
  ];
  const end = !row.is_active
    ? t(messages.ended)
    : until === null
      ? t(messages.noEnd)
      : t(messages.until, { day: formatLocalDate(until) });
  return (
    <Box
      asChild
      display="block"
      padding="2"
      background={isChosen ? 'surfaceSubtle' : undefined}
      _hover={{ background: 'hover' }}
    >
      <Link to={to} aria-current={isChosen ? 'page' : undefined}>
        <Box as="span" display="block" fontWeight="strong" overflowWrap="anywhere">
          {row.name}
        </Box>
        <Text as="span" display="block" size="sm" tone="muted">
          {facts.join(' · ')}
        </Text>
        <Flex asChild gap="2" justifyContent="space-between" color="textMuted" fontSize="sm">
          <span>
            <span>{t(messages.files, { count: files })}</span>
            <span>{end}</span>
          </span>
        </Flex>
      </Link>
    </Box>
  );
}
