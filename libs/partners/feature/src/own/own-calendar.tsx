import { Calendar, monthOf, type CalendarEvent } from '@dosar/design-system';
import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { stateMessages } from '../jobs/state-messages.ts';
import { messages } from './own-messages.ts';

/** Accepted jobs on the days for which the company has promised them; on a phone as a list of days. */
export function OwnCalendar({ jobs }: { jobs: readonly Schema<'OwnJobRow'>[] }) {
  const { formatMessage: t } = useIntl();
  const today = localDateOf(new Date());
  const [month, setMonth] = useState(monthOf(today));
  const events = jobs.flatMap(
    ({ partner_job_id: id, promised_on: day, plate, vehicle, state }): CalendarEvent[] =>
      day === null
        ? []
        : [
            {
              id,
              date: day,
              title: [plate, vehicle].filter(Boolean).join(' ') || t(messages.noCar),
              kind: t(stateMessages[state]),
              link: <Link to={`/partner?view=calendar&job=${id}`} />,
            },
          ],
  );
  return (
    <Calendar
      label={t(messages.calendarLabel)}
      month={month}
      onMonth={setMonth}
      today={today}
      events={events}
    />
  );
}
