import { apiQuery, browseDocRequests } from '@dosar/api-client';
import { addressOfSection } from '@dosar/areas/claims';
import { Box, Flex, Heading, Link, Stack, StatusChip, Text } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router';
import { itemPhases, useItemWords } from '../asked-documents/item-words.ts';
import { messages } from './messages.ts';

type Request = Schema<'DocRequest'>;

const openStates: readonly Request['status'][] = ['sent', 'viewed', 'partial', 'received'];

/** What somebody of the file was asked for and how far it is, beside the list; nothing where nothing is asked for. */
export function RequestsInPane({ row }: { row: Schema<'WorklistRow'> }) {
  const requests = useQuery(
    apiQuery(browseDocRequests, { params: { path: { assignment_id: row.assignment_id } } }),
  );
  const open = requests.data?.filter(({ status }) => openStates.includes(status)) ?? [];
  if (open.length === 0) return null;
  const file = { claimFileNo: row.claim_file_no, assignmentId: row.assignment_id };
  return (
    <Stack gap="3">
      {open.map((request) => (
        <OpenRequest key={request.id} request={request} address={addressOfSection(file, 'documents')} />
      ))}
    </Stack>
  );
}

function OpenRequest({ request, address }: { request: Request; address: string }) {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  const words = useItemWords();
  const headingId = useId();
  const next = request.reminders.find(({ state }) => state === 'planned');
  const facts = [
    t(messages.since, { day: formats.date(request.sent_at) }),
    request.due_date !== null && t(messages.due, { day: formats.date(request.due_date) }),
    next === undefined
      ? t(messages.noReminder)
      : t(messages.nextReminder, { when: formats.dateTime(next.due_at) }),
  ];
  return (
    <Box as="section" aria-labelledby={headingId} borderTopWidth="1px" paddingTop="3">
      <Heading as="h3" id={headingId} size="md">
        <Link asChild color="inherit">
          <RouterLink to={address}>{t(messages.title, { name: request.recipient_name ?? '' })}</RouterLink>
        </Link>
      </Heading>
      <Text tone="muted" size="sm">
        {facts.filter((fact) => fact !== false).join(' · ')}
      </Text>
      <Box as="ul" listStyleType="none" paddingTop="1">
        {request.items.map((item) => (
          <Flex as="li" key={item.id} gap="3" justifyContent="space-between" wrap="wrap" paddingBlock="1">
            <Text as="span">{item.doc_type_name}</Text>
            <StatusChip phase={itemPhases[item.state]} label={words(item)} />
          </Flex>
        ))}
      </Box>
    </Box>
  );
}
