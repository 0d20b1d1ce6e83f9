import { Box, Flex, Heading, Stack, Text } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

type Outgoing = Schema<'OutgoingMessages'>;

const kinds = {
  email: messages.emails,
  sms: messages.sms,
  push: messages.push,
} satisfies Record<Outgoing['kind'], object>;
/** The server counts no further. */
const mostCounted = 1_000;

/** How messages get out: how many of each kind wait, since when and why, how many were given up, and when one last left. */
export function OutgoingMessages({ outgoing }: { outgoing: readonly Outgoing[] }) {
  const { formatMessage: t } = useIntl();
  return (
    <Box as="section" marginTop="8">
      <Heading>{t(messages.outgoing)}</Heading>
      <Flex
        as="ul"
        listStyleType="none"
        aria-label={t(messages.outgoing)}
        marginTop="3"
        gap="4"
        flexWrap="wrap"
      >
        {outgoing.map((kind) => (
          <OutgoingKind key={kind.kind} outgoing={kind} />
        ))}
      </Flex>
    </Box>
  );
}

function OutgoingKind({ outgoing }: { outgoing: Outgoing }) {
  const { formatMessage: t } = useIntl();
  const { dateTime, number } = useFormats();
  const { kind, waiting, waiting_since: since, reason, failed, last_sent_at: lastSentAt } = outgoing;
  const counted = (count: number) => ({
    count,
    shown: number(count) + (count >= mostCounted ? '+' : ''),
  });
  return (
    <Stack as="li" gap="1" flex="1 1 16rem" minWidth="0" paddingBlock="3" borderTopWidth="1px">
      <Heading as="h3" size="md">
        {t(kinds[kind])}
      </Heading>
      {since === null ? (
        <Text>{t(messages.noneWaits)}</Text>
      ) : (
        <Text numeric>{t(messages.waits, { ...counted(waiting), time: dateTime(since) })}</Text>
      )}
      {reason !== null && (
        <Box color="textMuted" fontSize="sm" overflowWrap="anywhere">
          {t(messages.detail, { detail: reason })}
        </Box>
      )}
      {failed > 0 && (
        <Text tone="danger" numeric>
          {t(messages.givenUp, counted(failed))}
        </Text>
      )}
      <Text tone="muted" numeric>
        {lastSentAt === null ? t(messages.noLastSent) : t(messages.lastSent, { time: dateTime(lastSentAt) })}
      </Text>
    </Stack>
  );
}
