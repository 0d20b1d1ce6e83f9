import { Box, Button, Flex, KeyCaps, Text, TextField } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { recognised } from './recognised.ts';

type SearchFieldProps = {
  value: string;
  onType: (text: string) => void;
  /** One row up or down. */
  onMove: (by: 1 | -1) => void;
  /** Begins with the row that is chosen. */
  onBegin: () => void;
};

/** The one field that finds inspections; rows are chosen and begun without leaving it. */
export function SearchField({ value, onType, onMove, onBegin }: SearchFieldProps) {
  const { formatMessage: t } = useIntl();
  const known = recognised(value);
  return (
    <Flex gap="2" alignItems="center" flexWrap="wrap" marginBottom="4">
      <Box flex="1" minWidth="14rem" maxWidth="36rem">
        <TextField
          id="assessment-search"
          label={t(messages.search)}
          hint={t(messages.searchHint)}
          type="search"
          value={value}
          maxLength={60}
          autoComplete="off"
          onChange={({ currentTarget }) => onType(currentTarget.value)}
          onKeyDown={(event) => {
            const acts: Partial<Record<string, () => void>> = {
              ArrowDown: () => onMove(1),
              ArrowUp: () => onMove(-1),
              Enter: onBegin,
              ...(value !== '' && { Escape: () => onType('') }),
            };
            const act = acts[event.key];
            if (act === undefined || event.nativeEvent.isComposing) return;
            event.preventDefault();
            act();
          }}
        />
      </Box>
      {known && (
        <Box role="status">
          <Text as="span" tone="muted">
            {t(messages.recognised, known)}
          </Text>
        </Box>
      )}
      {value !== '' && (
        <Box hideBelow="md">
          <Button aria-label={t(messages.clear)} aria-keyshortcuts="Escape" onClick={() => onType('')}>
            <KeyCaps keys={['Esc']} />
          </Button>
        </Box>
      )}
    </Flex>
  );
}
