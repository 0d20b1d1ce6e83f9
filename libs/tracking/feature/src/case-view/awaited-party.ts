import type { TrackerCurrentEvent } from '@dosar/api-client/client';
import { useFormats } from '@dosar/i18n/light';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

/**
 * Who has to act before the case moves on, what they owe and until when, as one line; empty where nobody is told.
 *
 * The day is left out where the next step names it.
 */
export function useAwaitedParty({
  waits_for: party,
  expected_date: expected,
}: Pick<TrackerCurrentEvent, 'waits_for' | 'expected_date'>): string {
  const { formatMessage: t } = useIntl();
  const { weekdayDate } = useFormats();
  if (party === null) return '';
  const { who, what, until } = party;
  const day =
    until !== null && until !== expected ? t(messages.awaitedUntil, { day: weekdayDate(until) }) : null;
  return [t(messages.awaitedWho, { who }), what, day].filter(Boolean).join(', ');
}
