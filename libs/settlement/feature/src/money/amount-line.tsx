import { Box, Flex } from '@dosar/design-system';
import type { ReactNode } from 'react';

type AmountLineProps = {
  name: ReactNode;
  detail?: ReactNode;
  amount: string;
  /** A sum of the lines above it. */
  isSum?: boolean;
};

/** What an amount is for, and how much, in one line. */
export function AmountLine({ name, detail, amount, isSum = false }: AmountLineProps) {
  return (
    <Flex
      gap="3"
      justifyContent="space-between"
      paddingBlock="1.5"
      {...(isSum && { borderTopWidth: '1px', borderColor: 'border', fontWeight: 'strong' })}
    >
      <Box minWidth="0">
        {name}
        {/* The space is for whoever hears the line: a margin is none. */}
        {detail && ' '}
        {detail && (
          <Box as="span" color="textMuted" fontSize="sm" marginInlineStart="1" fontWeight="normal">
            {detail}
          </Box>
        )}
      </Box>
      <Box whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
        {amount}
      </Box>
    </Flex>
  );
}
