import { apiQuery, browseExports } from '@dosar/api-client';
import { Box, Button, Flex, Heading, Text } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { useSaveExport } from './use-save-export.ts';

/** The last ones; older ones go after a week anyway. */
const mostShown = 5;

/** What the person has exported lately and can still fetch. */
export function OwnExports() {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  const save = useSaveExport();
  const { data = [] } = useQuery({ ...apiQuery(browseExports), staleTime: 0 });
  if (data.length === 0) return null;
  return (
    <Box as="section" marginTop="6">
      <Heading as="h3" size="md">
        {t(messages.own)}
      </Heading>
      <Box as="ul" listStyleType="none" aria-label={t(messages.own)}>
        {data.slice(0, mostShown).map((made) => (
          <Flex
            as="li"
            key={made.export_id}
            justifyContent="space-between"
            alignItems="center"
            gap="3"
            paddingBlock="2"
            borderTopWidth="1px"
            borderColor="border"
          >
            <Box>
              <Text>{`${made.format.toUpperCase()} · ${formats.dateTime(made.created_at)}`}</Text>
              <Text tone="muted">
                {made.state === 'ready'
                  ? t(messages.rows, { count: made.row_count ?? 0 })
                  : t(messages.state, { state: made.state })}
              </Text>
            </Box>
            {made.state === 'ready' && (
              <Button variant="quiet" icon="download" onClick={() => void save(made.export_id)}>
                {t(messages.download)}
              </Button>
            )}
          </Flex>
        ))}
      </Box>
    </Box>
  );
}
