import type { CalculatedNote } from '@dosar/assessment-domain';
import { Box, Button, Flex, Heading, Text } from '@dosar/design-system';
import { useAmounts } from '@dosar/i18n/amounts';
import { useIntl } from 'react-intl';
import type { DraftLine } from '../lines/note-lines.ts';
import { termText } from './totals-pane.tsx';
import { figureMessages } from './figure-messages.ts';
import { messages } from './messages.ts';

type LinePaneProps = {
  no: number;
  line: DraftLine;
  calculated: CalculatedNote;
  /** Absent where nothing may be changed. */
  onDetails: (() => void) | undefined;
  onHistory: () => void;
};

/** How the line that is being written came to its sum. */
export function LinePane({ no, line, calculated, onDetails, onHistory }: LinePaneProps) {
  const { formatMessage: t } = useIntl();
  const amounts = useAmounts();
  const reckoned = calculated.lines.get(line.itemGuid);
  return (
    <Box padding="3">
      <Flex gap="2" alignItems="baseline" marginBottom="1" flexWrap="wrap">
        <Heading as="h2" size="md">
          {t(messages.line, { no })}
        </Heading>
        <Text as="span" tone="muted">
          {line.values.part_name}
        </Text>
      </Flex>
      {reckoned?.terms.map((term) => (
        <Flex key={term.kind} gap="2" color="textMuted">
          <span>{t(figureMessages[`${term.kind}_bani`])}</span>
          <Text as="span" numeric marginInlineStart="auto">
            {[termText(term, amounts), amounts.amount(term.amount_bani)].filter(Boolean).join(' = ')}
          </Text>
        </Flex>
      ))}
      <Flex gap="2" borderTopWidth="1px" marginTop="1" paddingTop="1" fontWeight="strong">
        <span>{line.values.is_preexisting ? t(messages.notCounted) : t(messages.lineTotal)}</span>
        <Text as="span" numeric marginInlineStart="auto">
          {amounts.amount(reckoned?.net_bani ?? 0)}
        </Text>
      </Flex>
      {line.values.remark !== null && <Text tone="muted">{line.values.remark}</Text>}
      <Flex gap="2" marginTop="2" flexWrap="wrap">
        {onDetails && (
          <Button icon="edit" onClick={onDetails}>
            {t(messages.details)}
          </Button>
        )}
        <Button icon="history" onClick={onHistory}>
          {t(messages.history)}
        </Button>
      </Flex>
    </Box>
  );
}
