import { apiQuery, findStatusHelp } from '@dosar/api-client';
import { Box, Heading, RichText, Stack, StatusChip, Text } from '@dosar/design-system';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

/** Statuses whose help has the words that are typed into the help of the product (B14). */
export function FoundStatusHelp({ typed }: { typed: string }) {
  const { formatMessage: t } = useIntl();
  const found = useQuery({
    ...apiQuery(findStatusHelp, { params: { query: { q: typed } } }),
    placeholderData: keepPreviousData,
  });
  if (!found.data || found.data.length === 0) return null;
  return (
    <Box as="section" aria-labelledby="found-statuses">
      <Heading as="h3" size="md" id="found-statuses" marginBottom="2">
        {t(messages.found)}
      </Heading>
      <Stack as="ul" gap="3" listStyle="none">
        {found.data.map((status) => (
          <li key={`${status.assignment_type} ${status.status_code}`}>
            <StatusChip label={status.status_name} phase={status.category_code} />{' '}
            <Text as="span" tone="muted" size="sm">
              {status.assignment_type_name}
            </Text>
            <RichText html={status.help_html} profile="sentence" expectedLines={2} />
          </li>
        ))}
      </Stack>
    </Box>
  );
}
