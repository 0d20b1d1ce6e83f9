import { apiQuery, browseDayAgenda, useProblemText } from '@dosar/api-client';
import { Banner, Box, EmptyState, ErrorState, Link, LoadingState, Text } from '@dosar/design-system';
import { localDateOf } from '@dosar/kernel/zone';
import type { LocalDate } from '@dosar/kernel/dates';
import type { Schema } from '@dosar/openapi';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router';
import { AgendaEntry } from './agenda-entry.tsx';
import { messages } from './messages.ts';

/** Deadlines and replacements of one day, in the order of time. */
export function DayAgenda({ day }: { day: LocalDate }) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const agenda = useQuery(apiQuery(browseDayAgenda, { query: { date: day } }));
  if (agenda.isPending) return <LoadingState shape="rows" />;
  if (!agenda.data)
    return <ErrorState description={problemText(agenda.error)} onRetry={() => void agenda.refetch()} />;

  const { items, capped, overdue } = agenda.data;
  return (
    <>
      {day === localDateOf(new Date()) && overdue.count > 0 && <Overdue overdue={overdue} />}
      {items.length === 0 && <EmptyState kind="nothing-yet" title={t(messages.empty)} />}
      <Box as="ul" listStyleType="none" aria-label={t(messages.title)}>
        {items.map((item) => (
          <AgendaEntry key={item.kind === 'deadline' ? item.assignment_id : item.user_id} item={item} />
        ))}
      </Box>
      {capped && (
        <Text tone="muted">
          {t(messages.more)}{' '}
          <Link asChild>
            <RouterLink to="/assignments/worklist?keys=1">{t(messages.allTasks)}</RouterLink>
          </Link>
        </Text>
      )}
    </>
  );
}

function Overdue({ overdue: { count, capped } }: { overdue: Schema<'DayAgenda'>['overdue'] }) {
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
