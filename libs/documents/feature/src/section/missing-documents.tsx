import type { Schema } from '@dosar/openapi';
import { Box, Flex, StatusChip } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

/** What this kind of work needs and the file has not; nothing while it has everything. */
export function MissingDocuments({ missing }: { missing: readonly Schema<'Lookup'>[] }) {
  const { formatMessage: t } = useIntl();
  if (missing.length === 0) return null;
  return (
    <Box as="section" aria-label={t(messages.missingTitle, { count: missing.length })}>
      <Box fontWeight="strong" marginBottom="1">
        {t(messages.missingTitle, { count: missing.length })}
      </Box>
      <Box as="ul" listStyleType="none" borderTopWidth="1px">
        {missing.map(({ code, name }) => (
          <Flex
            as="li"
            key={code}
            justifyContent="space-between"
            gap="3"
            paddingBlock="2"
            borderBottomWidth="1px"
          >
            <Box fontWeight="strong">{name}</Box>
            <StatusChip phase="waiting" label={t(messages.missing)} />
          </Flex>
        ))}
      </Box>
    </Box>
  );
}
