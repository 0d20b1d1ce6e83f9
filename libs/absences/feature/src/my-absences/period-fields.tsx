import type { LeavePeriod } from '@dosar/absences-domain';
import { DateField, Flex, RadioGroupField, Stack } from '@dosar/design-system';
import { formatDate } from '@dosar/i18n';
import { isLocalDate } from '@dosar/kernel/dates';
import { useIntl } from 'react-intl';
import { partMessages } from '../leave-messages.ts';
import { messages } from './request-messages.ts';

type Part = LeavePeriod['first_part'];

/** Days as they are being typed. */
export type PeriodText = { from: string; to: string; first: Part; last: Part };

/** The period that is meant: without a last day it is one day. */
export function periodOf({ from, to, first, last }: PeriodText): LeavePeriod {
  if (to === '' || to === from)
    return { date_from: from, date_to: from, first_part: first, last_part: first };
  // Of several days the first can only begin at noon, and the last can only end at noon.
  return {
    date_from: from,
    date_to: to,
    first_part: first === 'morning' ? 'whole' : first,
    last_part: last === 'afternoon' ? 'whole' : last,
  };
}

type PeriodFieldsProps = { days: PeriodText; onDays: (days: PeriodText) => void; min: string | undefined };

/** First and last day, each whole or half. */
export function PeriodFields({ days, onDays, min }: PeriodFieldsProps) {
  const { formatMessage: t } = useIntl();
  const isOneDay = days.to === '' || days.to === days.from;
  const choices = (parts: readonly Part[]) =>
    parts.map((part) => ({ value: part, label: t(partMessages[part]) }));
  const partOf = (value: string): Part => (value === 'morning' || value === 'afternoon' ? value : 'whole');
  return (
    <Stack gap="2">
      <Flex gap="3" flexWrap="wrap">
        <DateField
          label={t(messages.from)}
          required
          value={days.from}
          {...(min !== undefined && { min })}
          onValueChange={(from) =>
            onDays({ ...days, from, to: days.to === '' || days.to < from ? from : days.to })
          }
        />
        <DateField
          label={t(messages.to)}
          required
          value={days.to}
          min={days.from}
          onValueChange={(to) => onDays({ ...days, to })}
        />
      </Flex>
      {isLocalDate(days.from) && (
        <RadioGroupField
          label={formatDate(days.from)}
          name="first-part"
          inline
          value={periodOf(days).first_part}
          choices={choices(isOneDay ? ['whole', 'morning', 'afternoon'] : ['whole', 'afternoon'])}
          onValueChange={(value) => onDays({ ...days, first: partOf(value) })}
        />
      )}
      {!isOneDay && isLocalDate(days.to) && (
        <RadioGroupField
          label={formatDate(days.to)}
          name="last-part"
          inline
          value={periodOf(days).last_part}
          choices={choices(['whole', 'morning'])}
          onValueChange={(value) => onDays({ ...days, last: partOf(value) })}
        />
      )}
    </Stack>
  );
}
