import { useIntl } from 'react-intl';
import type { TimelineEvent } from '@dosar/api-client/client';
import { useFormats } from '@dosar/i18n/light';
import { messages } from './messages.ts';

type PrintedTimelineProps = { events: readonly TimelineEvent[] };

/** The timeline as it goes on paper: one row for each event, none of them cut by the end of a sheet. */
export function PrintedTimeline({ events }: PrintedTimelineProps) {
  const { formatMessage: t } = useIntl();
  if (events.length === 0) return <p>{t(messages.empty)}</p>;
  return (
    <ol className="dosar-print-rows">
      {events.map((event) => (
        <PrintedEvent key={event.id} event={event} />
      ))}
    </ol>
  );
}

function PrintedEvent({ event }: { event: TimelineEvent }) {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  const actor = event.actor_name ?? t(messages[event.actor_kind]);
  const replaced = event.on_behalf_of_name;

  return (
    <li className="dosar-print-row">
      <time className="dosar-print-row-time" dateTime={event.system_time}>
        {formats.dateTime(event.system_time)}
      </time>
      <div>
        <p className="dosar-print-row-title">{event.title}</p>
        {event.body ? <p className="dosar-print-text">{event.body}</p> : null}
        <p className="dosar-hint">{replaced ? t(messages.onBehalf, { actor, replaced }) : actor}</p>
      </div>
    </li>
  );
}
