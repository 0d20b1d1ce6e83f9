import type { OpenedFile } from '@dosar/areas/claims';
import { Box, Flex, Icon, Link, Text } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router';
import { linkToEntry, EntryButton, useActor } from './entry-parts.tsx';
import { messages } from './messages.ts';
import type { EntryActs } from './story-entry.tsx';

type PinnedEntriesProps = {
  file: OpenedFile;
  events: readonly Schema<'TimelineEvent'>[];
  acts: EntryActs;
  /** The entry may not be among those that are there yet. */
  onFollow: (id: string) => void;
};

/** What everybody should read first: each is a line that leads to its entry. */
export function PinnedEntries({ file, events, acts, onFollow }: PinnedEntriesProps) {
  const { formatMessage: t } = useIntl();
  const { date } = useFormats();
  const actorOf = useActor();
  if (events.length === 0) return null;
  return (
    <Box
      as="section"
      aria-label={t(messages.pinned)}
      borderWidth="1px"
      borderRadius="md"
      paddingInline="3"
      paddingBlock="1"
      marginBlock="2"
    >
      {events.map((event) => (
        <Flex key={event.id} gap="2" alignItems="center">
          <Icon name="push_pin" />
          <Link asChild flex="1" minWidth="0" truncate color="text">
            <RouterLink
              to={linkToEntry(file, event.id)}
              preventScrollReset
              onClick={() => onFollow(event.id)}
            >
              {event.body ?? event.title}
            </RouterLink>
          </Link>
          <Text as="span" tone="muted" size="sm" whiteSpace="nowrap">
            {[actorOf(event), date(event.system_time)].join(' · ')}
          </Text>
          {acts.pin && (
            <EntryButton icon="close" label={t(messages.unpin)} onClick={() => acts.pin?.(event.id, false)} />
          )}
        </Flex>
      ))}
    </Box>
  );
}
