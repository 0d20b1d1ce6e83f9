import { Box, EmptyState, Link, Text } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router';
import { AgendaEntry, keyOfEntry } from './agenda-entry.tsx';
import { messages } from './messages.ts';

type Agenda = Schema<'DayAgenda'>;

export type AgendaOfDayProps = {
  agenda: Agenda;
  /** How many entries fit; all that there are when absent. */
  most?: number;
};

/** What a day holds, once it is known. */
export function AgendaOfDay({ agenda, most }: AgendaOfDayProps) {
  const { formatMessage: t } = useIntl();
  const items = agenda.items.slice(0, most);
  return (
    <>
      {items.length === 0 && <EmptyState kind="nothing-yet" title={t(messages.empty)} />}
      <Box as="ul" listStyleType="none" aria-label={t(messages.title)}>
        {items.map((item) => (
          <AgendaEntry key={keyOfEntry(item)} item={item} />
        ))}
      </Box>
      {(agenda.capped || items.length < agenda.items.length) && (
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
