import { formatLocalDate } from '@dosar/kernel/dates';
import { formatPlate } from '@dosar/kernel/plates';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { messages } from './entry-messages.ts';

type Entry = Schema<'SpecialMatch'>;

/** What an entry says, with its days when it has some. */
export function useEntryText(): (entry: Entry) => string {
  const { formatMessage: t } = useIntl();
  return ({ kind, shown, cui, valid_from: from, valid_until: until }) => {
    const said = kind === 'plate' ? formatPlate(shown) : shown;
    const days =
      from === null && until === null
        ? undefined
        : t(messages.days, {
            from: from === null ? '…' : formatLocalDate(from),
            until: until === null ? '…' : formatLocalDate(until),
          });
    return [said, cui === null ? undefined : `CUI ${cui}`, days].filter(Boolean).join(' · ');
  };
}
