import { Box, Flex, Text } from '@dosar/design-system';

type NextLineProps = { when: string; what: string; detail: string };

/** One thing that comes next: when, what, and a word about it. */
export function NextLine({ when, what, detail }: NextLineProps) {
  return (
    <Flex gap="4" paddingBlock="2" borderBottomWidth="1px" borderColor="border">
      <Box color="textMuted" flex="none" minWidth="64px">
        {when}
      </Box>
      <div>
        <Box fontWeight="strong">{what}</Box>
        <Text tone="muted" size="sm">
          {detail}
        </Text>
      </div>
    </Flex>
  );
}
