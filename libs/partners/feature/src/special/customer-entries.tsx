import { api, dataOf, queriesOf } from '@dosar/api-client';
import { Box, Button, Flex, Heading, IconButton, Stack, Text, notify } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { PlateImport } from '../plates/plate-import.tsx';
import { PlatesDialog } from '../plates/plates-dialog.tsx';
import { EntryDialog } from './entry-dialog.tsx';
import { messages } from './entry-messages.ts';
import { messages as matches } from './match-messages.ts';
import { useEntryText } from './use-entry-text.ts';
import { useCustomerRefusal } from './use-customer-refusal.ts';

type Customer = Schema<'SpecialCustomer'>;
type Entry = Schema<'SpecialMatch'>;

const kinds = ['cnp', 'cui', 'plate', 'policy_prefix', 'phone', 'name_cui', 'mail_domain'] as const;

/** By what the files of a customer are recognised, the most precise first. */
export function CustomerEntries({ customer }: { customer: Customer }) {
  const { formatMessage: t } = useIntl();
  const [isAdding, setAdding] = useState(false);
  const [isListing, setListing] = useState(false);
  const { row, matches: entries } = customer;
  return (
    <Stack gap="2">
      <Flex gap="2" alignItems="center" justifyContent="space-between" flexWrap="wrap">
        <Box>
          <Heading as="h3" size="md">
            {t(messages.heading)}
          </Heading>
          <Text tone="muted" size="sm">
            {t(messages.when)}
          </Text>
        </Box>
        <Flex gap="2" flexWrap="wrap">
          <PlateImport customer={customer} />
          <Button variant="quiet" icon="add" onClick={() => setAdding(true)}>
            {t(messages.add)}
          </Button>
        </Flex>
      </Flex>
      {entries.length === 0 && <Text tone="muted">{t(messages.none)}</Text>}
      {kinds
        .map((kind) => ({ kind, own: entries.filter((entry) => entry.kind === kind) }))
        .filter(({ own }) => own.length > 0)
        .map(({ kind, own }) => (
          <Box key={kind} borderTopWidth="1px" paddingTop="2">
            <Text tone="muted" size="sm">
              {t(matches[kind])}
            </Text>
            <Stack as="ul" listStyleType="none" gap="0">
              {own.map((entry) => (
                <EntryLine key={entry.special_customer_match_id} customer={customer} entry={entry} />
              ))}
            </Stack>
            {kind === 'plate' && row.plate_count > own.length && (
              <Button variant="plain" onClick={() => setListing(true)}>
                {t(messages.allPlates, { count: row.plate_count })}
              </Button>
            )}
          </Box>
        ))}
      {isAdding && <EntryDialog customer={customer} onClose={() => setAdding(false)} />}
      <PlatesDialog customer={customer} open={isListing} onClose={() => setListing(false)} />
    </Stack>
  );
}

function EntryLine({ customer, entry }: { customer: Customer; entry: Entry }) {
  const { formatMessage: t } = useIntl();
  const entryText = useEntryText();
  const refusalText = useCustomerRefusal();
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: () =>
      dataOf(
        api.POST('/api/specialCustomer/removeSpecialMatch/{special_customer_id}', {
          params: { path: { special_customer_id: customer.row.special_customer_id } },
          body: { special_customer_match_id: entry.special_customer_match_id },
        }),
      ),
    onSuccess: () => notify.success(t(messages.removed)),
    onError: (error) => notify.warning(refusalText(error)),
    onSettled: () => queryClient.invalidateQueries(queriesOf('partners')),
  });
  return (
    <Flex as="li" gap="2" alignItems="center">
      <Box flex="1" minWidth="0" overflowWrap="anywhere">
        {entryText(entry)}
      </Box>
      <IconButton
        icon="delete"
        label={t(messages.remove, { shown: entry.shown })}
        onClick={() => remove.mutate()}
      />
    </Flex>
  );
}
