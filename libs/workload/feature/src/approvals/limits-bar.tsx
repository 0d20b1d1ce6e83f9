import { Box, Flex, Heading, Text } from '@dosar/design-system';
import { useAmounts } from '@dosar/i18n/amounts';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

/** The amount against the limits of whoever asked, of the reader, and of the manager with the highest. */
export function LimitsBar({ approval }: { approval: Schema<'ApprovalDetail'> }) {
  const { formatMessage: t } = useIntl();
  const { lei } = useAmounts();
  const { amount_bani: amount, limits } = approval;
  if (amount === null || limits.length === 0) return null;
  const end = Math.max(amount, ...limits.map((limit) => limit.amount_bani), 1);
  const at = (bani: number) => `${(bani / end) * 100}%`;
  return (
    <Box>
      <Heading as="h3" size="md">
        {t(messages.limits)}
      </Heading>
      <Box
        aria-hidden
        position="relative"
        height="8px"
        marginTop="2"
        borderRadius="full"
        background="phaseCancelledSubtle"
      >
        <Box height="full" borderRadius="full" background="brand" style={{ width: at(amount) }} />
        {limits.map((limit) => (
          <Box
            key={limit.whose}
            position="absolute"
            top="-4px"
            height="16px"
            borderInlineStartWidth="2px"
            borderColor="text"
            style={{ insetInlineStart: `min(${at(limit.amount_bani)}, calc(100% - 2px))` }}
          />
        ))}
      </Box>
      <Flex as="ul" listStyleType="none" columnGap="4" rowGap="1" flexWrap="wrap" marginTop="2">
        <li>
          <Text as="span" fontWeight="strong">
            {lei(amount)}
          </Text>
        </li>
        {limits.map((limit) => (
          <li key={limit.whose}>
            <Text as="span" tone="muted" size="sm">
              {t(messages.limitOf, {
                whose: limit.whose,
                name: limit.name,
                amount: lei(limit.amount_bani),
              })}
            </Text>
          </li>
        ))}
      </Flex>
    </Box>
  );
}
