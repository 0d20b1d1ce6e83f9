import { Box, Stack } from '@chakra-ui/react';
import { useFormats } from '@dosar/i18n';
import { Heading } from '../layout/heading.tsx';
import { Text } from '../layout/text.tsx';
import { GuideTable } from './guide-table.tsx';
import { writing } from './writing-texts.ts';

/** How the product speaks, by examples. */
export function WritingGuide() {
  const { locale } = useFormats();
  const { heading, intro, examples, ruleHead, writeHead, avoidHead, rules } = writing[locale];
  return (
    <Stack gap="4">
      <Heading as="h1" size="xl">
        {heading}
      </Heading>
      <Text>{intro}</Text>
      <GuideTable
        caption={examples}
        heads={[ruleHead, writeHead, avoidHead]}
        rows={rules.map(({ rule, write, avoid }) => [
          rule,
          <Box key="write" as="span" color="success">
            {write}
          </Box>,
          <Box key="avoid" as="s" color="danger">
            {avoid}
          </Box>,
        ])}
      />
    </Stack>
  );
}
