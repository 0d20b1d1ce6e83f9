import { Box, Flex, Text } from '@dosar/design-system';
import { percentOf } from '@dosar/workload-domain';
import { useIntl } from 'react-intl';

// A little more than what anybody can carry, so that too much is seen as such.
const widest = 130;

/** How loaded somebody is: a bar with the mark of what they can carry, what is above it in red, and the per cent. */
export function LoadBar({ load, capacity }: { load: number; capacity: number }) {
  const { formatNumber } = useIntl();
  const percent = percentOf(load, capacity);
  const shown = Math.min(percent, widest);
  return (
    <Flex alignItems="center" gap="3">
      <Box
        aria-hidden
        position="relative"
        flex="1"
        minWidth="72px"
        height="8px"
        borderRadius="full"
        background="phaseCancelledSubtle"
      >
        <Flex
          height="full"
          borderRadius="full"
          overflow="hidden"
          style={{ width: `${(shown / widest) * 100}%` }}
        >
          <Box background="brand" style={{ flexGrow: Math.min(shown, 100) }} />
          <Box background="dangerSolid" style={{ flexGrow: Math.max(shown - 100, 0) }} />
        </Flex>
        <Box
          position="absolute"
          top="-4px"
          height="16px"
          borderInlineStartWidth="2px"
          borderColor="borderStrong"
          style={{ insetInlineStart: `${(100 / widest) * 100}%` }}
        />
      </Box>
      <Text
        as="span"
        fontWeight="strong"
        color={percent > 100 ? 'danger' : undefined}
        minWidth="56px"
        textAlign="end"
        whiteSpace="nowrap"
      >
        {formatNumber(percent / 100, { style: 'percent' })}
      </Text>
    </Flex>
  );
}
