import { useQueryFailure } from '@dosar/api-client';
import { Box, Button, EmptyState, ErrorState, LoadingState, Stack } from '@dosar/design-system';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useIntl } from 'react-intl';
import { DirectoryFilters } from './directory-filters.tsx';
import { messages } from './directory-messages.ts';
import { everyPartner, partnersQuery, type PartnerSearch } from './directory-queries.ts';
import { DirectoryRows } from './directory-rows.tsx';

type ListProps = {
  search: PartnerSearch;
  onSearch: (search: PartnerSearch) => void;
  chosenId: string | undefined;
  onChoose: (partnerId: string) => void;
};

/** The partners, found by words and narrowed by kind, county, state and what ends soon. */
export function DirectoryList({ search, onSearch, chosenId, onChoose }: ListProps) {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const list = useInfiniteQuery({
    ...partnersQuery(useDeferredValue(search)),
    placeholderData: keepPreviousData,
  });
  const partners = list.data?.pages.flatMap(({ items }) => items);
  const isNarrowed = JSON.stringify(search) !== JSON.stringify(everyPartner);
  return (
    <>
      <DirectoryFilters
        search={search}
        count={list.data?.pages[0]?.count}
        endingCount={list.data?.pages[0]?.ending_count ?? 0}
        onSearch={onSearch}
      />
      {partners ? (
        <Stack gap="3">
          <DirectoryRows
            partners={partners}
            chosenId={chosenId}
            onChoose={onChoose}
            empty={
              isNarrowed ? (
                <EmptyState
                  kind="no-match"
                  title={t(messages.noMatch)}
                  description={t(messages.noMatchText)}
                />
              ) : (
                <EmptyState kind="nothing-yet" title={t(messages.none)} description={t(messages.noneText)} />
              )
            }
          />
          {list.hasNextPage && (
            <Box>
              <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
                {t(messages.more)}
              </Button>
            </Box>
          )}
        </Stack>
      ) : list.isError ? (
        <ErrorState title={t(messages.failed)} {...failureOf(list)} />
      ) : (
        <LoadingState shape="rows" count={8} />
      )}
    </>
  );
}
