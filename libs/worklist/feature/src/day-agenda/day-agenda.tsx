import { apiQuery, browseDayAgenda, useQueryFailure } from '@dosar/api-client';
import { Banner, Box, ErrorState, Link, LoadingState } from '@dosar/design-system';
import type { LocalDate } from '@dosar/kernel/dates';
import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router';
import { AgendaOfDay } from './agenda-of-day.tsx';
import { messages } from './messages.ts';

/** Deadlines and replacements of one day, in the order of time. */
export function DayAgenda({ day }: { day: LocalDate }) {
  const failureOf = useQueryFailure();
  const agenda = useQuery(apiQuery(browseDayAgenda, { params: { query: { date: day } } }));
  if (agenda.isPending) return <LoadingState shape="rows" />;
  if (!agenda.data) return <ErrorState {...failureOf(agenda)} />;

  const { overdue } = agenda.data;
  return (
    <>
      {day === localDateOf(new Date()) && overdue.count > 0 && <Overdue overdue={overdue} />}
      <AgendaOfDay agenda={agenda.data} />
    </>
  );
}

function Overdue({ overdue: { count, capped } }: Pick<Schema<'DayAgenda'>, 'overdue'>) {
  const { formatMessage: t } = useIntl();
  return (
    <Box marginBottom="3">
      <Banner tone="warning">
        <Link asChild>
          <RouterLink to="/assignments/worklist?keys=17">
            {t(messages.overdue, { count, capped: capped ? 'yes' : 'no' })}
          </RouterLink>
        </Link>
      </Banner>
    </Box>
  );
}
