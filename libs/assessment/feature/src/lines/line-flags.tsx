import { Box, Icon, initialsOf, Text, tooltipProps } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { lineMessages as messages } from './line-messages.ts';
import type { DraftLine } from './note-lines.ts';

/** The gravest of what is found about a line. */
export type Severity = 'error' | 'warning' | 'comment' | undefined;

/** Who else has changed the line while it was open. */
export function ChangedBy({ line }: { line: DraftLine }) {
  const { formatMessage: t } = useIntl();
  if (line.changedBy === null) return null;
  return (
    <Text
      as="span"
      size="sm"
      position="absolute"
      insetInlineEnd="2"
      top="7px"
      paddingInline="1"
      borderRadius="sm"
      color="info"
      background="infoSubtle"
      {...tooltipProps(t(messages.changedBy, { name: line.changedBy }))}
    >
      {initialsOf(line.changedBy)}
    </Text>
  );
}

type LineFlagsProps = { line: DraftLine; no: number; severity: Severity; onHistory: () => void };

/** What is to be known about a line: earlier files with the part, and what its rules say. */
export function LineFlags({ line, no, severity, onHistory }: LineFlagsProps) {
  const { formatMessage: t } = useIntl();
  const isGrave = severity === 'error';
  return (
    <Box display="flex" gap="1" alignItems="center" justifyContent="center">
      {line.historyCount > 0 && (
        <Box
          as="button"
          display="inline-flex"
          alignItems="center"
          gap="0.5"
          minHeight="24px"
          paddingInline="1"
          borderRadius="sm"
          background="brand"
          color="brandContrast"
          fontSize="sm"
          fontWeight="strong"
          cursor="pointer"
          aria-label={t(messages.historyOf, { no, count: line.historyCount })}
          onClick={onHistory}
        >
          <Icon name="history" />
          {line.historyCount}
        </Box>
      )}
      {(isGrave || severity === 'warning') && (
        <Box as="span" color={isGrave ? 'danger' : 'warning'} display="inline-flex">
          <Icon
            name={isGrave ? 'error' : 'warning'}
            label={t(isGrave ? messages.hasError : messages.hasWarning)}
          />
        </Box>
      )}
    </Box>
  );
}
