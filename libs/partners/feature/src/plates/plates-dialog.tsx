import { useQueryFailure } from '@dosar/api-client';
import { Box, Button, Dialog, ErrorState, LoadingState, Stack, Text, TextField } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from '../special/entry-messages.ts';
import { messages as special } from '../special/special-messages.ts';
import { platesQuery } from '../special/special-queries.ts';
import { useEntryText } from '../special/use-entry-text.ts';

type DialogProps = { customer: Schema<'SpecialCustomer'>; open: boolean; onClose: () => void };

/** The whole list of the plates of a customer. */
export function PlatesDialog({ customer: { row }, open, onClose }: DialogProps) {
  const { formatMessage: t } = useIntl();
  return (
    <Dialog open={open} title={t(messages.plates, { name: row.name })} onClose={onClose}>
      <Plates customerId={row.special_customer_id} />
    </Dialog>
  );
}

function Plates({ customerId }: { customerId: string }) {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const entryText = useEntryText();
  const [q, setQ] = useState('');
  const list = useInfiniteQuery({
    ...platesQuery(customerId, useDeferredValue(q)),
    placeholderData: keepPreviousData,
  });
  const plates = list.data?.pages.flatMap(({ items }) => items);
  return (
    <Stack gap="3">
      <TextField
        label={t(messages.findPlate)}
        type="search"
        value={q}
        onChange={({ target }) => setQ(target.value)}
      />
      {plates ? (
        <Box as="ul" listStyleType="none">
          {plates.length === 0 && <Text tone="muted">{t(messages.noPlates)}</Text>}
          {plates.map((plate) => (
            <li key={plate.special_customer_match_id}>{entryText(plate)}</li>
          ))}
        </Box>
      ) : list.isError ? (
        <ErrorState {...failureOf(list)} />
      ) : (
        <LoadingState shape="rows" count={6} />
      )}
      {list.hasNextPage && (
        <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t(special.more)}
        </Button>
      )}
    </Stack>
  );
}
