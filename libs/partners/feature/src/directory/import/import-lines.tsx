import { Box, Flex, StatusChip, Text, type Phase } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { columnNames } from './column-names.ts';
import { messages, reasonMessages } from './import-messages.ts';

type Import = Schema<'PartnerImport'>;
type Line = Import['lines'][number];

const looks = {
  left_out: { label: messages.leftOut, phase: 'late' },
  new: { label: messages.new, phase: 'new' },
  changed: { label: messages.changed, phase: 'active' },
  unchanged: { label: messages.unchanged, phase: 'done' },
} as const satisfies Record<Line['outcome'], { label: unknown; phase: Phase }>;
const order = Object.keys(looks);

/** What would happen, line by line, what is left out first, with how often each. */
export function ImportLines({ told: { lines, counts } }: { told: Import }) {
  const { formatMessage: t, formatNumber } = useIntl();
  const sorted = lines.toSorted(
    (a, b) => order.indexOf(a.outcome) - order.indexOf(b.outcome) || a.line - b.line,
  );
  return (
    <Box role="status">
      <Text tone="muted">
        {counts.map(({ outcome, count }) => `${t(looks[outcome].label)}: ${formatNumber(count)}`).join(' · ')}
      </Text>
      <Box as="ul" listStyleType="none" maxHeight="40vh" overflowY="auto">
        {sorted.map((line) => (
          <Flex as="li" key={line.line} gap="2" flexWrap="wrap" paddingBlock="1" borderBottomWidth="1px">
            <StatusChip label={t(looks[line.outcome].label)} phase={looks[line.outcome].phase} />
            <Box as="span" overflowWrap="anywhere">
              {t(messages.line, { line: line.line, name: line.name })}
            </Box>
            <Text as="span" tone="muted">
              {line.reason === null
                ? line.changes.map((field) => t(columnNames[field])).join(', ')
                : t(reasonMessages[line.reason])}
            </Text>
          </Flex>
        ))}
      </Box>
    </Box>
  );
}
