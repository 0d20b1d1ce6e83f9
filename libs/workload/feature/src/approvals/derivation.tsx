import { Box, Flex, Heading, Text } from '@dosar/design-system';
import { useAmounts } from '@dosar/i18n/amounts';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

/** How the amount came about, line by line, down to what is to be paid. */
export function Derivation({ approval }: { approval: Schema<'ApprovalDetail'> }) {
  const { formatMessage: t } = useIntl();
  const { amount } = useAmounts();
  const { derivation } = approval;
  if (derivation.length === 0)
    return (
      <Box>
        <Text tone="muted">{t(messages.noDerivation)}</Text>
      </Box>
    );
  return (
    <Box>
      <Heading as="h3" size="md">
        {t(messages.derivation)}
      </Heading>
      <Box as="dl" fontVariantNumeric="tabular-nums">
        {derivation.map((line, index) => (
          <Flex
            key={index}
            gap="3"
            paddingBlock="1"
            borderTopWidth={line.is_total ? '1px' : undefined}
            fontWeight={line.is_total ? 'strong' : undefined}
            fontSize={line.is_total ? 'lg' : undefined}
          >
            <Box as="dt" flex="1" minWidth="0">
              {line.name}
              {line.detail !== null && (
                <Text as="span" tone="muted" size="sm" marginInlineStart="2">
                  {line.detail}
                </Text>
              )}
            </Box>
            <Box as="dd">{amount(line.amount_bani)}</Box>
          </Flex>
        ))}
      </Box>
    </Box>
  );
}
