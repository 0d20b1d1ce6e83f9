import { api, dataOf, queriesOf } from '@dosar/api-client';
import {
  Button,
  ConfirmDialog,
  DescriptionList,
  Flex,
  Heading,
  Stack,
  StatusChip,
  Text,
  notify,
} from '@dosar/design-system';
import { formatLocalDate } from '@dosar/kernel/dates';
import type { Schema } from '@dosar/openapi';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { CustomerDocuments } from '../documents/customer-documents.tsx';
import { CustomerPacks } from '../pack/customer-packs.tsx';
import { CustomerRules } from '../rules/customer-rules.tsx';
import { CustomerContacts } from './customer-contacts.tsx';
import { CustomerDialog } from './customer-dialog.tsx';
import { CustomerEntries } from './customer-entries.tsx';
import { messages as kinds } from './kind-messages.ts';
import { messages } from './special-messages.ts';
import { useCustomerRefusal } from './use-customer-refusal.ts';

type Customer = Schema<'SpecialCustomer'>;

/** One customer: what is known of it, by what it is recognised, and its people. */
export function CustomerDetail({ customer }: { customer: Customer }) {
  const { formatMessage: t } = useIntl();
  const { row, fields, handler_name: handler } = customer;
  const day = (value: string | null) => (value === null ? '…' : formatLocalDate(value));
  const hasDays = fields.valid_from !== null || fields.valid_until !== null;
  return (
    <Stack gap="5">
      <Flex gap="2" alignItems="center" flexWrap="wrap">
        <Heading as="h2" size="md">
          {row.name}
        </Heading>
        <StatusChip
          label={t(row.is_active ? messages.inForce : messages.ended)}
          phase={row.is_active ? 'done' : 'cancelled'}
        />
        <Flex gap="2" marginInlineStart={{ md: 'auto' }}>
          <CustomerActs customer={customer} />
        </Flex>
      </Flex>
      <DescriptionList
        facts={[
          { term: t(messages.kind), value: t(kinds[fields.kind]) },
          { term: t(messages.level), value: fields.level },
          {
            term: t(messages.validUntil),
            value: hasDays ? `${day(fields.valid_from)} – ${day(fields.valid_until)}` : t(messages.noEnd),
          },
          { term: t(messages.handler), value: handler ?? t(messages.nobody) },
        ]}
      />
      <CustomerEntries customer={customer} />
      <CustomerRules customer={row} />
      <CustomerContacts customer={customer} />
      <CustomerPacks customerId={row.special_customer_id} />
      <CustomerDocuments customerId={row.special_customer_id} />
      {fields.notes !== '' && (
        <Stack gap="1">
          <Heading as="h3" size="md">
            {t(messages.notes)}
          </Heading>
          <Text whiteSpace="pre-wrap">{fields.notes}</Text>
        </Stack>
      )}
    </Stack>
  );
}

function CustomerActs({ customer: { row, row_version }, customer }: { customer: Customer }) {
  const { formatMessage: t } = useIntl();
  const refusalText = useCustomerRefusal();
  const queryClient = useQueryClient();
  const [isEditing, setEditing] = useState(false);
  const [isEnding, setEnding] = useState(false);
  const change = useMutation({
    mutationFn: (isActive: boolean) =>
      dataOf(
        api.POST('/api/specialCustomer/endSpecialCustomer/{special_customer_id}', {
          params: { path: { special_customer_id: row.special_customer_id } },
          body: { row_version, is_active: isActive },
        }),
      ),
    onSuccess: () => notify.success(t(messages.saved)),
    onError: (error) => notify.warning(refusalText(error)),
    onSettled: () => queryClient.invalidateQueries(queriesOf('partners')),
  });
  return (
    <>
      <Button icon="edit" onClick={() => setEditing(true)}>
        {t(messages.edit)}
      </Button>
      {row.is_active ? (
        <Button variant="danger" onClick={() => setEnding(true)}>
          {t(messages.end)}
        </Button>
      ) : (
        <Button loading={change.isPending} onClick={() => change.mutate(true)}>
          {t(messages.restart)}
        </Button>
      )}
      {isEditing && <CustomerDialog customer={customer} onClose={() => setEditing(false)} />}
      <ConfirmDialog
        open={isEnding}
        title={t(messages.end)}
        confirmLabel={t(messages.end)}
        danger
        onConfirm={() => {
          setEnding(false);
          change.mutate(false);
        }}
        onCancel={() => setEnding(false)}
      >
        {t(messages.endText)}
      </ConfirmDialog>
    </>
  );
}
