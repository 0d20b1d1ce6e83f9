import { useQueryFailure } from '@dosar/api-client';
import { Box, ErrorState, Flex, Heading, Stack, Text } from '@dosar/design-system';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { AddRule } from './add-rule.tsx';
import { RuleLine } from './rule-line.tsx';
import { messages } from './rule-messages.ts';
import { rulesQuery } from './rule-queries.ts';

const levels = ['A', 'B', 'C'] as const;

/** What changes for all customers of a level that have no rule of the kind themselves. */
export function LevelRules() {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const found = useQuery(rulesQuery());
  if (found.isError) return <ErrorState {...failureOf(found)} />;
  return (
    <Stack as="section" gap="3" aria-label={t(messages.levels)}>
      <Box>
        <Heading as="h2" size="md">
          {t(messages.levels)}
        </Heading>
        <Text tone="muted" size="sm">
          {t(messages.levelsHint)}
        </Text>
      </Box>
      {levels.map((level) => {
        const rules = (found.data?.rules ?? []).filter((rule) => rule.level === level);
        return (
          <Box key={level} borderTopWidth="1px" paddingTop="2">
            <Flex gap="2" alignItems="center" justifyContent="space-between">
              <Heading as="h3" size="md">
                {t(messages.level, { level })}
              </Heading>
              <AddRule
                label={t(messages.addOfLevel, { level })}
                isSmall
                owner={{ level }}
                taken={rules.map((rule) => rule.settings.kind)}
              />
            </Flex>
            <Stack as="ul" listStyleType="none" gap="0">
              {rules.map((rule) => (
                <RuleLine key={rule.special_rule_id} rule={rule} owner={{ level }} isOfLevelPage />
              ))}
            </Stack>
          </Box>
        );
      })}
    </Stack>
  );
}
