import { useFormats } from '@dosar/i18n';
import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { messages } from './own-messages.ts';

type Row = Schema<'OwnJobRow'>;

/** What the days of a job say, in words. */
export function useJobTimes() {
  const { formatMessage: t } = useIntl();
  const { date, relative } = useFormats();
  const now = new Date();
  const today = localDateOf(now);
  return {
    /** How long there is to answer an offer. */
    answer: ({ due_at: due }: Row): { words: string; isNear: boolean } | undefined => {
      if (due === null) return undefined;
      const left = new Date(due).getTime() - now.getTime();
      return {
        words: left < 0 ? t(messages.answerLate) : t(messages.answerIn, { when: relative(due, now) }),
        isNear: left < 4 * 3_600_000,
      };
    },
    /** The day that matters now, and whether it has passed while the company has to act. */
    term: (row: Row): { words: string; isLate: boolean } | undefined => {
      const { state, promised_on: promised, parts_until: parts, due_at: due } = row;
      if (state === 'paid' || state === 'cancelled') return undefined;
      if (state === 'waiting_parts' && parts !== null)
        return { words: t(messages.partsOn, { day: date(parts) }), isLate: parts < today };
      if (state === 'invoiced' && due !== null)
        return { words: t(messages.payOn, { day: date(due) }), isLate: false };
      const isWorkedOn = state === 'in_work' || state === 'approved';
      if (isWorkedOn && promised !== null)
        return { words: t(messages.readyOn, { day: date(promised) }), isLate: promised < today };
      if (due === null) return undefined;
      return {
        words: t(messages.dueOn, { day: date(due) }),
        isLate: row.is_our_turn && new Date(due) < now,
      };
    },
  };
}
