import { Box, Flex, Heading, Icon, Link, Text } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router';
import { messages } from './messages.ts';

const order = ['special_customer', 'owner_of_file', 'skill', 'county', 'present', 'least_load'] as const;

/** Whether the rule is on, and whom it asks for in which order. */
export function RuleOrder({ rule }: { rule: Schema<'AssignmentRule'> }) {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  return (
    <Box as="section" aria-label={t(messages.order)}>
      <Flex
        gap="2"
        alignItems="center"
        marginBottom="1"
        color={rule.is_on ? 'success' : 'textMuted'}
        fontWeight="strong"
      >
        <Icon name={rule.is_on ? 'check_circle' : 'info'} />
        {t(rule.is_on ? messages.isOn : messages.isOff)}
      </Flex>
      <Text tone="muted" size="sm" marginBottom="4">
        {rule.changed_at !== null && rule.changed_by_name !== null
          ? t(messages.changedBy, { name: rule.changed_by_name, time: formats.dateTime(rule.changed_at) })
          : t(messages.neverOn)}
      </Text>
      <Heading as="h2" size="md" marginBottom="2">
        {t(messages.order)}
      </Heading>
      <Box as="ol" listStyleType="none" display="grid" gap="3">
        {order.map((step, index) => (
          <Flex as="li" key={step} gap="3" alignItems="flex-start">
            <Flex
              aria-hidden
              flexShrink="0"
              width="24px"
              height="24px"
              alignItems="center"
              justifyContent="center"
              borderWidth="1px"
              borderRadius="full"
              fontSize="sm"
              color="textMuted"
            >
              {index + 1}
            </Flex>
            <Box minWidth="0">
              <Text as="span" display="block">
                {t(messages.step, { step })}
              </Text>
              <Text as="span" display="block" tone="muted" size="sm">
                {t(messages.stepText, { step })}
              </Text>
            </Box>
          </Flex>
        ))}
      </Box>
      <Text tone="muted" size="sm" marginTop="4">
        {t(messages.onlyNew)}
      </Text>
      <Link asChild minHeight="var(--dosar-control)" display="inline-flex" alignItems="center">
        <RouterLink to="/manager-area/team">{t(messages.skillsAreHere)}</RouterLink>
      </Link>
    </Box>
  );
}
