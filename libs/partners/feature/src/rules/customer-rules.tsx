import { useQueryFailure } from '@dosar/api-client';
import { Box, ErrorState, Flex, Heading, LoadingState, Stack, Text } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { AddRule } from './add-rule.tsx';
import { RuleLine } from './rule-line.tsx';
import { messages } from './rule-messages.ts';
import { rulesQuery } from './rule-queries.ts';

/** What changes for one customer: its own rules, and those of its level that it does not replace. */
export function CustomerRules({ customer }: { customer: Schema<'SpecialCustomerRow'> }) {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const owner = { customerId: customer.special_customer_id };
  const found = useQuery(rulesQuery(owner));
  const rules = found.data?.rules ?? [];
  return (
    <Stack as="section" gap="2" aria-label={t(messages.heading)}>
      <Flex gap="2" alignItems="center" justifyContent="space-between" flexWrap="wrap">
        <Box>
          <Heading as="h3" size="md">
            {t(messages.heading)}
          </Heading>
          <Text tone="muted" size="sm">
            {t(messages.when)}
          </Text>
        </Box>
        <AddRule
          label={t(messages.add)}
          owner={owner}
          taken={rules.filter((rule) => rule.level === null).map((rule) => rule.settings.kind)}
        />
      </Flex>
      {found.isPending && <LoadingState shape="rows" count={3} />}
      {found.isError && <ErrorState {...failureOf(found)} />}
      {found.data && rules.length === 0 && <Text tone="muted">{t(messages.none)}</Text>}
      <Stack as="ul" listStyleType="none" gap="0">
        {rules.map((rule) => (
          <RuleLine key={rule.special_rule_id} rule={rule} owner={rule.level === null ? owner : undefined} />
        ))}
      </Stack>
    </Stack>
  );
}
