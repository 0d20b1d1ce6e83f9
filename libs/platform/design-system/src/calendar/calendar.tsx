import { useState } from 'react';
import type { LocalDate } from '@dosar/kernel/dates';
import { useIntl } from 'react-intl';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { useIsPhone } from '../theme/use-is-phone.ts';
import { Agenda } from './agenda.tsx';
import { addMonths, monthOf, type LocalMonth } from './calendar-days.ts';
import { eventsByDay, type CalendarEvent } from './calendar-event.tsx';
import { calendarLooks } from './calendar-recipe.ts';
import { messages } from './messages.ts';
import { MonthGrid } from './month-grid.tsx';

export type CalendarProps = {
  /** Whose or which calendar it is. */
  label: string;
  month: LocalMonth;
  onMonth: (month: LocalMonth) => void;
  /** In the zone of the business. */
  today: LocalDate;
  events: readonly CalendarEvent[];
  onDay?: (day: LocalDate) => void;
};

/** A month as a grid or as a list; on a phone, and whenever somebody prefers it, the list. */
export function Calendar({ label, month, onMonth, today, events, onDay }: CalendarProps) {
  const { formatDate, formatMessage: t } = useIntl();
  const isPhone = useIsPhone();
  const [isList, setList] = useState(false);
  const days = eventsByDay(events);
  return (
    <div role="group" aria-label={label}>
      <div className={calendarLooks().head}>
        <h2 className={calendarLooks().title} aria-live="polite">
          {formatDate(`${month}-01`, { month: 'long', year: 'numeric', timeZone: 'UTC' })}
        </h2>
        {!isPhone && (
          <Button variant="quiet" onClick={() => setList(!isList)}>
            {t(isList ? messages.asMonth : messages.asList)}
          </Button>
        )}
        <Button onClick={() => onMonth(monthOf(today))}>{t(messages.today)}</Button>
        <IconButton
          icon="chevron_left"
          label={t(messages.monthBefore)}
          onClick={() => onMonth(addMonths(month, -1))}
        />
        <IconButton
          icon="chevron_right"
          label={t(messages.monthAfter)}
          onClick={() => onMonth(addMonths(month, 1))}
        />
      </div>
      {isPhone || isList ? (
        <Agenda {...{ month, today, days }} />
      ) : (
        <MonthGrid {...{ label, month, onMonth, today, days, onDay }} />
      )}
    </div>
  );
}
