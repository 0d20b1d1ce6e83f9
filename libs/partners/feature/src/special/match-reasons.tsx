import { Box, Flex, Icon } from '@dosar/design-system';
import { formatPlate } from '@dosar/kernel/plates';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { messages } from './match-messages.ts';

const lost = {
  level: messages.lostLevel,
  precision: messages.lostPrecision,
  length: messages.lostLength,
  order: messages.lostOrder,
};

/** By what a customer was recognised, the most precise first. */
export function MatchReasons({ reasons }: { reasons: readonly Schema<'MatchReason'>[] }) {
  const { formatMessage: t } = useIntl();
  return (
    <Box as="ul" listStyleType="none">
      {reasons.map(({ kind, shown }) => (
        <Flex as="li" key={`${kind} ${shown}`} gap="2" alignItems="flex-start">
          <Icon name="check" />
          <Box minWidth="0" overflowWrap="anywhere">
            {t(messages.reason, {
              kind: t(messages[kind]),
              shown: kind === 'plate' ? formatPlate(shown) : shown,
            })}
          </Box>
        </Flex>
      ))}
    </Box>
  );
}

/** Gives the words for why another customer came first. */
export function useLostText(): (lostBy: Schema<'MatchLostBy'>) => string {
  const { formatMessage: t } = useIntl();
  return (lostBy) => t(lost[lostBy]);
}
