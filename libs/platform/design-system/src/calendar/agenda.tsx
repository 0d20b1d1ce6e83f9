import type { LocalDate } from '@dosar/kernel/dates';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { EmptyState } from '../feedback/empty-state.tsx';
import { monthOf, type LocalMonth } from './calendar-days.ts';
import { EventLink, type CalendarEvent } from './calendar-event.tsx';
import { calendarLooks } from './calendar-recipe.ts';
import { messages } from './messages.ts';

export type AgendaProps = {
  month: LocalMonth;
  today: LocalDate;
  days: ReadonlyMap<LocalDate, readonly CalendarEvent[]>;
};

/** The same month as a list of the days on which something happens. */
export function Agenda({ month, today, days }: AgendaProps) {
  const { formatDate, formatMessage: t } = useIntl();
  const id = useId();
  const shown = [...days].filter(([day]) => monthOf(day) === month);
  if (shown.length === 0) return <EmptyState kind="nothing-yet" title={t(messages.nothing)} />;
  return (
    <div>
      {shown.map(([day, events]) => (
        <div key={day} role="group" aria-labelledby={`${id}-${day}`}>
          <h3
            id={`${id}-${day}`}
            className={calendarLooks().agendaDay}
            aria-current={day === today ? 'date' : undefined}
          >
            {formatDate(day, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })}
            {day === today && ` · ${t(messages.today)}`}
          </h3>
          <ul className={calendarLooks().events}>
            {events.map((event) => (
              <li key={event.id}>
                <EventLink event={event} place="agenda" />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
