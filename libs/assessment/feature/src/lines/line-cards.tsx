import { Box, Button, Flex, Icon, Stack, Text } from '@dosar/design-system';
import { useAmounts } from '@dosar/i18n/amounts';
import { useIntl } from 'react-intl';
import { lineMessages as messages } from './line-messages.ts';
import type { Severity } from './line-flags.tsx';
import type { RowWorld } from './line-row.tsx';
import type { DraftLine } from './note-lines.ts';

type LineCardsProps = {
  all: readonly DraftLine[];
  totalOf: (guid: string) => number;
  world: RowWorld;
  severityOf: (guid: string) => Severity;
  onOpen: (guid: string) => void;
  onHistory: (guid: string) => void;
  /** Absent where nothing may be added. */
  onAdd?: () => void;
};

/** The lines on a phone: each a card that opens its form. */
export function LineCards({ all, totalOf, world, severityOf, onOpen, onHistory, onAdd }: LineCardsProps) {
  const { formatMessage: t } = useIntl();
  const { lei } = useAmounts();
  return (
    <Stack gap="2" padding="3">
      {all.map((line, index) => {
        const { values, itemGuid } = line;
        const severity = severityOf(itemGuid);
        return (
          <Box key={itemGuid} borderWidth="1px" borderRadius="md" overflow="hidden">
            <Flex
              as="button"
              width="full"
              minHeight="52px"
              gap="2"
              paddingInline="3"
              paddingBlock="2"
              alignItems="center"
              textAlign="start"
              cursor="pointer"
              aria-label={t(messages.openLine, { no: index + 1, part: values.part_name })}
              onClick={() => onOpen(itemGuid)}
            >
              <Text as="span" tone="muted">
                {index + 1}
              </Text>
              <Box flex="1" minWidth="0">
                <Text as="span" display="block" fontWeight="strong">
                  {world.choices.shortOperation(values.operation)} {values.part_name || t(messages.unnamed)}
                </Text>
                <Text as="span" display="block" tone="muted" size="sm">
                  {values.is_preexisting
                    ? t(messages.older)
                    : values.zone === null
                      ? t(messages.noZone)
                      : world.zoneName(values.zone)}
                </Text>
              </Box>
              {severity !== undefined && (
                <Box color={severity === 'error' ? 'danger' : 'warning'}>
                  <Icon name={severity === 'error' ? 'error' : 'warning'} />
                </Box>
              )}
              <Text as="span" fontWeight="strong" whiteSpace="nowrap">
                {lei(totalOf(itemGuid))}
              </Text>
            </Flex>
            {line.historyCount > 0 && (
              <Box paddingInline="3" paddingBottom="2">
                <Button icon="history" onClick={() => onHistory(itemGuid)}>
                  {t(messages.historyShort, { count: line.historyCount })}
                </Button>
              </Box>
            )}
          </Box>
        );
      })}
      {onAdd && (
        <Button icon="add" wide onClick={onAdd}>
          {t(messages.addLine)}
        </Button>
      )}
    </Stack>
  );
}
