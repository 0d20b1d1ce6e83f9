import { Box, Flex, Heading } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { sourceMessages as messages } from './source-messages.ts';

const order = ['notice', 'policy', 'driver_a', 'driver_b'] as const;

/** From where how many boxes were taken; nothing where somebody has typed them all. */
export function StatementSources({ sources }: { sources: Schema<'StatementOfFile'>['sources'] }) {
  const { formatMessage: t } = useIntl();
  const counted = order
    .map((source) => ({ source, count: sources.filter((one) => one.source === source).length }))
    .filter(({ count }) => count > 0);
  if (counted.length === 0) return null;
  return (
    <Box as="section" aria-label={t(messages.title)}>
      <Heading as="h2" size="md">
        {t(messages.title)}
      </Heading>
      <Box as="ul" listStyleType="none">
        {counted.map(({ source, count }) => (
          <Flex as="li" key={source} justifyContent="space-between" gap="2">
            <span>{t(messages[source])}</span>
            <Box as="span" color="textMuted">
              {t(messages.count, { count })}
            </Box>
          </Flex>
        ))}
      </Box>
    </Box>
  );
}
