import { api, dataOf, queriesOf } from '@dosar/api-client';
import { Box, Button, Flex, Heading, IconButton, Stack, Text, notify } from '@dosar/design-system';
import { FormDialog, FormTextField, optionalText, requiredText, useZodForm } from '@dosar/forms';
import type { Schema } from '@dosar/openapi';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { messages } from './special-messages.ts';
import { useCustomerRefusal } from './use-customer-refusal.ts';

type Customer = Schema<'SpecialCustomer'>;
type Contact = Schema<'SpecialContact'>;

const schema = z.object({
  name: requiredText({ min: 1, max: 120 }),
  about: optionalText({ max: 200 }),
  phone: optionalText({ max: 32 }),
  email: optionalText({ max: 254 }),
});

/** The people of a customer, who are told and asked. */
export function CustomerContacts({ customer }: { customer: Customer }) {
  const { formatMessage: t } = useIntl();
  const refusalText = useCustomerRefusal();
  const queryClient = useQueryClient();
  const [isAdding, setAdding] = useState(false);
  const { contacts } = customer.fields;
  const store = async (changed: Contact[]) => {
    await dataOf(
      api.POST('/api/specialCustomer/saveSpecialCustomer/{special_customer_id}', {
        params: { path: { special_customer_id: customer.row.special_customer_id } },
        body: { row_version: customer.row_version, fields: { ...customer.fields, contacts: changed } },
      }),
    );
    await queryClient.invalidateQueries(queriesOf('partners'));
    notify.success(t(messages.saved));
  };
  const remove = useMutation({
    mutationFn: (contact: Contact) => store(contacts.filter((other) => other !== contact)),
    onError: (error) => notify.warning(refusalText(error)),
  });
  return (
    <Stack gap="2">
      <Flex gap="2" alignItems="center" justifyContent="space-between" flexWrap="wrap">
        <Heading as="h3" size="md">
          {t(messages.contacts)}
        </Heading>
        <Button variant="quiet" icon="add" onClick={() => setAdding(true)}>
          {t(messages.addContact)}
        </Button>
      </Flex>
      {contacts.length === 0 && <Text tone="muted">{t(messages.noContacts)}</Text>}
      {contacts.map((contact) => (
        <Flex key={JSON.stringify(contact)} gap="2" alignItems="center">
          <Box flex="1" minWidth="0" overflowWrap="anywhere">
            <Box>{contact.name}</Box>
            <Text tone="muted" size="sm">
              {[contact.about, contact.phone, contact.email].filter(Boolean).join(' · ')}
            </Text>
          </Box>
          <IconButton
            icon="delete"
            label={t(messages.removeContact, { name: contact.name })}
            onClick={() => remove.mutate(contact)}
          />
        </Flex>
      ))}
      {isAdding && (
        <ContactDialog onAdd={(contact) => store([...contacts, contact])} onClose={() => setAdding(false)} />
      )}
    </Stack>
  );
}

type ContactDialogProps = { onAdd: (contact: Contact) => Promise<void>; onClose: () => void };

function ContactDialog({ onAdd, onClose }: ContactDialogProps) {
  const { formatMessage: t } = useIntl();
  const refusalText = useCustomerRefusal();
  const form = useZodForm({ schema, defaultValues: { name: '', about: '', phone: '', email: '' } });
  return (
    <FormDialog
      form={form}
      open
      title={t(messages.addContact)}
      submitLabel={t(messages.save)}
      onClose={onClose}
      onSubmit={async (contact) => {
        await onAdd(contact);
        onClose();
      }}
      problemText={refusalText}
      reasons={{ required: messages.missing, min_length: messages.missing }}
    >
      <FormTextField name="name" label={t(messages.name)} required maxLength={120} />
      <FormTextField name="about" label={t(messages.about)} maxLength={200} />
      <FormTextField name="phone" type="tel" label={t(messages.phone)} maxLength={32} />
      <FormTextField name="email" type="email" label={t(messages.email)} maxLength={254} />
    </FormDialog>
  );
}
