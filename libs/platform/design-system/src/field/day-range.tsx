import { isLocalDate } from '@dosar/kernel/dates';
import { Flex } from '@chakra-ui/react';
import { DateField } from './date-field.tsx';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

type DayChoice = { value: string; onDay: (day: string | undefined) => void };

export type DayRangeProps = { from: DayChoice; to: DayChoice };

/** From one day to another. */
export function DayRange({ from, to }: DayRangeProps) {
  const { formatMessage: t } = useIntl();
  return (
    <Flex gap="3" flexWrap="wrap">
      <Day label={t(messages.rangeFrom)} {...from} />
      <Day label={t(messages.rangeTo)} {...to} />
    </Flex>
  );
}

/** A day that filters once it is a whole one; what is typed until then stays in the field. */
function Day({ label, value, onDay }: DayChoice & { label: string }) {
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  // Taken off from outside, by a chip or by clearing all filters.
  if (shown !== value) {
    setShown(value);
    setTyped(value);
  }
  const type = (text: string) => {
    setTyped(text);
    const wanted = isLocalDate(text) ? text : '';
    if (wanted !== value) {
      setShown(wanted);
      onDay(wanted || undefined);
    }
  };
  return <DateField label={label} value={typed} onValueChange={type} />;
}
