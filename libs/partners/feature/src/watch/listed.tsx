import { useQueryFailure } from '@dosar/api-client';
import { Box, Button, ErrorState, LoadingState, Stack } from '@dosar/design-system';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './watch-messages.ts';

type ListedProps = {
  list: Pick<
    UseInfiniteQueryResult,
    'data' | 'isError' | 'error' | 'refetch' | 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'
  >;
  children: ReactNode;
};

/** A list that comes in pages: while it loads, when it fails, and with the button for more. */
export function Listed({ list, children }: ListedProps) {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  if (list.data === undefined)
    return list.isError ? (
      <ErrorState title={t(messages.failed)} {...failureOf(list)} />
    ) : (
      <LoadingState shape="rows" count={8} />
    );
  return (
    <Stack gap="3">
      {children}
      {list.hasNextPage && (
        <Box>
          <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {t(messages.more)}
          </Button>
        </Box>
      )}
    </Stack>
  );
}
