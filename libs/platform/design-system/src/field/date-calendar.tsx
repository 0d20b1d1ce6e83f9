import { parseDate } from '@ark-ui/react/date-picker';
import { DatePicker } from '@chakra-ui/react';
import { isLocalDate } from '@dosar/kernel/dates';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../icon/icon.tsx';
import type { HeldKeys } from '../late/held-keys.ts';
import { calendarMessages as messages } from './calendar-messages.ts';
import { calendarRecipe } from './calendar-recipe.ts';

export type DateCalendarProps = {
  /** The id of the input; those of the frame and the button follow from it. */
  fieldId: string;
  value: string;
  min?: string | undefined;
  max?: string | undefined;
  /** Receives the ISO date. */
  onPick: (date: string) => void;
  onClose: () => void;
  keys: HeldKeys;
};

const day = (date: string | undefined) => (date && isLocalDate(date) ? parseDate(date) : undefined);

/** The month from which a day is picked. The library reads and writes no text: the field does, strictly. */
export function DateCalendar({ fieldId, value, min, max, onPick, onClose, keys }: DateCalendarProps) {
  const { formatMessage: t, formatDate, locale, timeZone = 'Europe/Bucharest' } = useIntl();
  const contentId = `${fieldId}-calendar`;
  const [chosen, first, last] = [day(value), day(min), day(max)];

  useEffect(
    function beginAtDay() {
      return keys.passTo(() => {
        const cell = document.querySelector<HTMLElement>(
          `#${CSS.escape(contentId)} [data-part=table-cell-trigger][data-focus]`,
        );
        cell?.focus();
        return cell;
      });
    },
    [keys, contentId],
  );

  return (
    <DatePicker.Root
      recipe={calendarRecipe}
      ids={{ control: `${fieldId}-frame`, trigger: `${fieldId}-button`, content: contentId }}
      defaultOpen
      startOfWeek={1}
      fixedWeeks
      positioning={{ placement: 'bottom-end', gutter: 4, strategy: 'fixed' }}
      translations={{
        content: t(messages.content),
        dayCell: ({ value: { year, month, day: date } }) =>
          formatDate(Date.UTC(year, month - 1, date), { dateStyle: 'full', timeZone: 'UTC' }),
        prevTrigger: (view) => t(messages.earlier, { view }),
        nextTrigger: (view) => t(messages.later, { view }),
        // Its words are its name, and the title says what it does.
        viewTrigger: () => '',
      }}
      onValueChange={({ value: [picked] }) => picked && onPick(picked.toString())}
      onOpenChange={({ open }) => !open && onClose()}
      {...{ locale, timeZone }}
      {...(chosen && { defaultValue: [chosen] })}
      {...(first && { min: first })}
      {...(last && { max: last })}
    >
      <DatePicker.Positioner>
        {/* The library names the kinds in English: an empty description leaves the word to the screen reader. */}
        <DatePicker.Content role="dialog" aria-roledescription="">
          <DatePicker.View view="day">
            <Head />
            <DatePicker.DayTable aria-roledescription="" />
          </DatePicker.View>
          <DatePicker.View view="month">
            <Head />
            <DatePicker.MonthTable aria-roledescription="" />
          </DatePicker.View>
          <DatePicker.View view="year">
            <Head />
            <DatePicker.YearTable aria-roledescription="" />
          </DatePicker.View>
        </DatePicker.Content>
      </DatePicker.Positioner>
    </DatePicker.Root>
  );
}

function Head() {
  const { formatMessage: t } = useIntl();
  return (
    <DatePicker.ViewControl>
      <DatePicker.PrevTrigger>
        <Icon name="chevron_left" />
      </DatePicker.PrevTrigger>
      <DatePicker.ViewTrigger title={t(messages.otherView)}>
        <DatePicker.RangeText />
      </DatePicker.ViewTrigger>
      <DatePicker.NextTrigger>
        <Icon name="chevron_right" />
      </DatePicker.NextTrigger>
    </DatePicker.ViewControl>
  );
}
