import { Box, Flex, StatusChip, Text, type Phase } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { messages, reasonMessages } from './import-messages.ts';
import { messages as people } from './people-messages.ts';

type Line = Schema<'PeopleImport'>['lines'][number];

const looks = {
  new: { label: messages.new, phase: 'new' },
  changed: { label: messages.changed, phase: 'active' },
  unchanged: { label: messages.unchanged, phase: 'done' },
  left_out: { label: messages.leftOut, phase: 'late' },
} as const satisfies Record<Line['outcome'], { label: unknown; phase: Phase }>;

const changeNames = {
  full_name: people.fullName,
  email: people.email,
  phone: people.phone,
  language: people.language,
  roles: people.roles,
} as const satisfies Record<Line['changes'][number], unknown>;

/** What would happen, line by line, with how often each. */
export function ImportLines({ told: { lines, counts } }: { told: Schema<'PeopleImport'> }) {
  const { formatMessage: t, formatNumber } = useIntl();
  return (
    <Box role="status">
      <Text tone="muted">
        {counts.map(({ outcome, count }) => `${t(looks[outcome].label)}: ${formatNumber(count)}`).join(' · ')}
      </Text>
      <Box as="ul" listStyleType="none" maxHeight="40vh" overflowY="auto">
        {lines.map((line) => (
          <Flex as="li" key={line.line} gap="2" flexWrap="wrap" paddingBlock="1" borderBottomWidth="1px">
            <StatusChip label={t(looks[line.outcome].label)} phase={looks[line.outcome].phase} />
            <span>{t(messages.line, { line: line.line, name: line.full_name || line.username })}</span>
            <Text as="span" tone="muted">
              {line.reason === null
                ? line.changes.map((field) => t(changeNames[field])).join(', ')
                : t(reasonMessages[line.reason])}
            </Text>
          </Flex>
        ))}
      </Box>
    </Box>
  );
}
