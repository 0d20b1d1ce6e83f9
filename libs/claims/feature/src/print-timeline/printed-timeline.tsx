import { useIntl } from 'react-intl';
import type { TimelineEvent } from '@dosar/api-client/client';
import { useFormats } from '@dosar/i18n/light';
import { localDateOf, localTimeOf } from '@dosar/kernel/zone';
import { messages } from './messages.ts';

type PrintedTimelineProps = { events: readonly TimelineEvent[] };

/** The events of each day in the order in which they came. */
function byDay(events: readonly TimelineEvent[]): { day: string; entries: TimelineEvent[] }[] {
  const days: { day: string; entries: TimelineEvent[] }[] = [];
  for (const event of events) {
    const day = localDateOf(new Date(event.system_time));
    const last = days.at(-1);
    if (last?.day === day) last.entries.push(event);
    else days.push({ day, entries: [event] });
  }
  return days;
}

/** The timeline as it goes on paper: a group for each day, a row for each event, none of them cut by the end of a sheet. */
export function PrintedTimeline({ events }: PrintedTimelineProps) {
  const { formatMessage: t } = useIntl();
  const { weekdayDate } = useFormats();
  if (events.length === 0) return <p>{t(messages.empty)}</p>;
  return (
    <>
      {byDay(events).map(({ day, entries }) => (
        <section key={`${day} ${entries[0]?.id}`}>
          <h2 className="dosar-print-day">{weekdayDate(day)}</h2>
          <ol className="dosar-print-rows">
            {entries.map((event) => (
              <PrintedEvent key={event.id} event={event} />
            ))}
          </ol>
        </section>
      ))}
    </>
  );
}

function PrintedEvent({ event }: { event: TimelineEvent }) {
  const { formatMessage: t } = useIntl();
  const actor = event.actor_name ?? t(messages[event.actor_kind]);
  const replaced = event.on_behalf_of_name;

  return (
    <li className="dosar-print-row">
      <time className="dosar-print-row-time" dateTime={event.system_time}>
        {localTimeOf(new Date(event.system_time)).time}
      </time>
      <div>
        <p className="dosar-print-row-title">{event.title}</p>
        {event.body ? <p className="dosar-print-text">{event.body}</p> : null}
        <p className="dosar-hint">{replaced ? t(messages.onBehalf, { actor, replaced }) : actor}</p>
      </div>
    </li>
  );
}
