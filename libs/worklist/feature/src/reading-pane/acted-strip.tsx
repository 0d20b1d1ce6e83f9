import { Flex, Icon, KeyCaps, Text, useSecondsLeft } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { stripDuration, type ActedRow } from './use-acted-rows.ts';

/** A row that was just worked on: what was done, for how long it stays, and how it is undone. */
export function ActedStrip({ acted: { row, text, until, offer } }: { acted: ActedRow }) {
  const { formatMessage: t } = useIntl();
  const secondsLeft = useSecondsLeft(new Date(until).toISOString());
  return (
    <Flex gap="2" alignItems="center" aria-live="off">
      <Icon name="check_circle" />
      <Text as="span" fontWeight="strong">
        {row.claim_file_no}
      </Text>
      <Text as="span" truncate flex="1" minWidth="0">
        {text}
      </Text>
      {offer && (
        <>
          <Text as="span" tone="muted" size="sm">
            {t(messages.undoHint)}
          </Text>
          <KeyCaps keys={['z']} />
        </>
      )}
      <Flex
        as="span"
        width="56px"
        height="1"
        borderRadius="full"
        background="border"
        overflow="hidden"
        aria-hidden
      >
        <Flex
          as="span"
          background="phaseDone"
          style={{ width: `${Math.min(100, (secondsLeft * 100_000) / stripDuration)}%` }}
        />
      </Flex>
      <Text as="span" tone="muted" size="sm" numeric>
        {t(messages.seconds, { seconds: secondsLeft })}
      </Text>
    </Flex>
  );
}
