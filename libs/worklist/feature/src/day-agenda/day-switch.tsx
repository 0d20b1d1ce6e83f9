import { Box, Button, Flex, IconButton } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { addDays, type LocalDate } from '@dosar/kernel/dates';
import { localDateOf } from '@dosar/kernel/zone';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

export type DaySwitchProps = { day: LocalDate; onShow: (day: LocalDate) => void };

/** The shown day, and the ways to the days around it. */
export function DaySwitch({ day, onShow }: DaySwitchProps) {
  const { formatMessage: t, formatDate } = useIntl();
  const formats = useFormats();
  // The day itself, not a moment in it: the same weekday wherever the reader is.
  const weekday = formatDate(`${day}T00:00:00Z`, { weekday: 'long', timeZone: 'UTC' });
  return (
    <Flex alignItems="center" gap="1" flexWrap="wrap" marginBottom="3">
      <IconButton
        icon="chevron_left"
        label={t(messages.previousDay)}
        onClick={() => onShow(addDays(day, -1))}
      />
      <IconButton icon="chevron_right" label={t(messages.nextDay)} onClick={() => onShow(addDays(day, 1))} />
      <Box role="status" flex="1" fontWeight="strong">
        {t(messages.day, { weekday, date: formats.date(day) })}
      </Box>
      <Button disabled={day === localDateOf(new Date())} onClick={() => onShow(localDateOf(new Date()))}>
        {t(messages.today)}
      </Button>
    </Flex>
  );
}
