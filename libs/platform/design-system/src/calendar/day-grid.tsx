import { useIntl } from 'react-intl';
import { cssVariables } from '../theme/css-variables.ts';
import { useIsPhone } from '../theme/use-is-phone.ts';
import { EventLink } from './calendar-event.tsx';
import { dayGridLooks } from './day-grid-recipe.ts';
import { hoursFor, minutesOf, placed, type PlannedEvent } from './day-plan.ts';
import { messages } from './messages.ts';

export type DayGridProps = {
  /** Which day and whose: the name of the table. */
  label: string;
  people: readonly { id: string; name: string }[];
  events: readonly PlannedEvent[];
  /** The hours that are shown even when nothing happens in them. */
  hours?: { from: number; to: number };
};

const usualHours = { from: 8, to: 18 };

/** A day as a table, people by hours; on a phone the day of each as a list. */
export function DayGrid({ label, people, events, hours = usualHours }: DayGridProps) {
  const isPhone = useIsPhone();
  const rows = people.map((person) => ({
    ...person,
    plan: placed(events.filter(({ personId }) => personId === person.id)),
  }));
  const shownHours = hoursFor(events, hours);
  if (isPhone) return <DayLists label={label} rows={rows} />;
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a grid wider than the page is moved with the keyboard too
    <div className={dayGridLooks().root} role="region" aria-label={label} tabIndex={0}>
      <table className={dayGridLooks().grid} aria-label={label}>
        <thead>
          <tr>
            <td />
            {shownHours.map((hour) => (
              <th key={hour} scope="col">
                {`${String(hour).padStart(2, '0')}:00`}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, plan }) => (
            <tr
              key={id}
              style={cssVariables({ '--lanes': 1 + Math.max(0, ...plan.map(({ lane }) => lane)) })}
            >
              <th scope="row">{name}</th>
              {shownHours.map((hour) => (
                <td key={hour}>
                  {plan
                    .filter((it) => it.hour === hour)
                    .map(({ event, lane }) => (
                      <span
                        key={event.id}
                        className={dayGridLooks().event}
                        title={event.title}
                        style={standing(event, lane)}
                      >
                        <PlannedLink event={event} place="grid" />
                      </span>
                    ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** As wide as it lasts, from the minute it begins: cells are an hour wide. */
function standing({ start, end }: PlannedEvent, lane: number) {
  const minutes = minutesOf(end) - minutesOf(start);
  return cssVariables({
    '--from': `${((minutesOf(start) % 60) / 60) * 100}%`,
    '--length': `${(minutes / 60) * 100}%`,
    '--lane': lane,
  });
}

function PlannedLink({ event, place }: { event: PlannedEvent; place: 'grid' | 'list' }) {
  return <EventLink event={{ ...event, date: '', time: `${event.start}–${event.end}` }} place={place} />;
}

type DayListsProps = {
  label: string;
  rows: readonly { id: string; name: string; plan: readonly { event: PlannedEvent }[] }[];
};

function DayLists({ label, rows }: DayListsProps) {
  const { formatMessage: t } = useIntl();
  return (
    <div className={dayGridLooks().root} role="group" aria-label={label}>
      {rows.map(({ id, name, plan }) => (
        <div key={id}>
          <h3 className={dayGridLooks().person}>{name}</h3>
          {plan.length === 0 && <p className={dayGridLooks().free}>{t(messages.free)}</p>}
          <ul className={dayGridLooks().events}>
            {plan.map(({ event }) => (
              <li key={event.id}>
                <PlannedLink event={event} place="list" />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
