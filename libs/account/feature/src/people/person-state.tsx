import { Box, StatusChip, Text, type Phase } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { codeMessages } from './code-messages.ts';
import { messages } from './people-messages.ts';

type State = Schema<'PersonState'>;

/** What each state is called and how it looks, in the order in which people are filtered by it. */
export const stateLooks = {
  active: { label: messages.active, phase: 'done' },
  invited: { label: messages.pending, phase: 'new' },
  reset: { label: messages.resetState, phase: 'waiting' },
  locked: { label: messages.locked, phase: 'late' },
  deactivated: { label: messages.deactivated, phase: 'cancelled' },
} as const satisfies Record<State, { label: unknown; phase: Phase }>;

export const states = Object.keys(stateLooks).filter(isState);

/** Whether a chosen value is a state. */
export function isState(value: string): value is State {
  return value in stateLooks;
}

type PersonStateProps = { person: Pick<Schema<'PersonRow'>, 'state' | 'invitation_expires_at' | 'has_code'> };

/** The state of a person, with until when a link or code works that was not used. */
export function PersonState({
  person: { state, invitation_expires_at: expiresAt, has_code: hasCode },
}: PersonStateProps) {
  const { formatMessage: t } = useIntl();
  const { date, dateTime } = useFormats();
  const { label, phase } = stateLooks[state];
  const isWaiting = state === 'invited' || state === 'reset';
  return (
    <Box as="span">
      <StatusChip label={t(label)} phase={phase} />
      {isWaiting && expiresAt !== null && (
        <Text as="span" display="block" size="sm" tone="muted">
          {hasCode
            ? t(codeMessages.openUntil, { time: dateTime(expiresAt) })
            : t(messages.expires, { day: date(expiresAt) })}
        </Text>
      )}
    </Box>
  );
}
