import type { Schema } from '@dosar/openapi';
import { Box, Flex, StatusChip, Text } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

/** What this kind of work, or the special customer, needs and the file has not; nothing while it has everything. */
export function MissingDocuments({ missing }: { missing: readonly Schema<'MissingDocument'>[] }) {
  const { formatMessage: t } = useIntl();
  if (missing.length === 0) return null;
  return (
    <Box as="section" aria-label={t(messages.missingTitle, { count: missing.length })}>
      <Box fontWeight="strong" marginBottom="1">
        {t(messages.missingTitle, { count: missing.length })}
      </Box>
      <Box as="ul" listStyleType="none" borderTopWidth="1px">
        {missing.map(({ code, name, because }) => (
          <Flex
            as="li"
            key={code}
            justifyContent="space-between"
            gap="3"
            paddingBlock="2"
            borderBottomWidth="1px"
          >
            <Box minWidth="0" overflowWrap="anywhere">
              <Box fontWeight="strong">{name}</Box>
              {because !== null && (
                <Text tone="muted" size="sm">
                  {because}
                </Text>
              )}
            </Box>
            <StatusChip phase="waiting" label={t(messages.missing)} />
          </Flex>
        ))}
      </Box>
    </Box>
  );
}
