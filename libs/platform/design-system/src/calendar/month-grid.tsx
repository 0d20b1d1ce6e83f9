import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { LocalDate } from '@dosar/kernel/dates';
import { useIntl } from 'react-intl';
import { dayByKey, monthOf, weeksOf, type LocalMonth } from './calendar-days.ts';
import { EventLink, type CalendarEvent } from './calendar-event.tsx';
import { calendarLooks } from './calendar-recipe.ts';
import { messages } from './messages.ts';
import { tooltipProps } from '../tooltip/tooltip-props.ts';

export type MonthGridProps = {
  label: string;
  month: LocalMonth;
  onMonth: (month: LocalMonth) => void;
  today: LocalDate;
  days: ReadonlyMap<LocalDate, readonly CalendarEvent[]>;
  /** What a day is chosen for, such as a new appointment; without it days are only moved through. */
  onDay?: ((day: LocalDate) => void) | undefined;
};

/** A month as a table of weeks; the arrow keys lead from day to day, Tab through the events. */
export function MonthGrid({ label, month, onMonth, today, days, onDay }: MonthGridProps) {
  const { formatDate, formatMessage: t } = useIntl();
  const table = useRef<HTMLTableElement>(null);
  const [wanted, setWanted] = useState(today);
  const [isMoving, setMoving] = useState(false);
  const active = monthOf(wanted) === month ? wanted : `${month}-01`;

  const moveByKey = (event: KeyboardEvent, day: LocalDate) => {
    const next = dayByKey(day, event.key);
    if (next === undefined) return;
    event.preventDefault();
    setWanted(next);
    setMoving(true);
    if (monthOf(next) !== month) onMonth(monthOf(next));
  };
  useLayoutEffect(
    function focusDay() {
      if (isMoving) table.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)?.focus();
    },
    [active, isMoving],
  );

  const weeks = weeksOf(month);
  return (
    <table ref={table} className={calendarLooks().month} aria-label={label}>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col" abbr={formatDate(day, { weekday: 'long', timeZone: 'UTC' })}>
              {formatDate(day, { weekday: 'short', timeZone: 'UTC' })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => {
              const events = days.get(day) ?? [];
              const date = formatDate(day, { dateStyle: 'full', timeZone: 'UTC' });
              return (
                <td key={day} data-outside={monthOf(day) === month ? undefined : ''}>
                  <button
                    type="button"
                    className={calendarLooks().day}
                    data-day={day}
                    data-today={day === today ? '' : undefined}
                    aria-current={day === today ? 'date' : undefined}
                    aria-label={t(messages.day, { date, count: events.length })}
                    tabIndex={day === active ? 0 : -1}
                    onKeyDown={(event) => moveByKey(event, day)}
                    onFocus={() => {
                      setWanted(day);
                      setMoving(false);
                    }}
                    onClick={() => onDay?.(day)}
                  >
                    {Number(day.slice(8))}
                  </button>
                  {events.length > 0 && (
                    <ul className={calendarLooks().events}>
                      {events.map((event) => (
                        <li key={event.id} {...tooltipProps(event.title)}>
                          <EventLink event={event} place="month" />
                        </li>
                      ))}
                    </ul>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
