import type { Phase } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { reasonMessages } from '../doc-request/item-messages.ts';
import { messages } from './messages.ts';

type Item = Schema<'DocRequestItem'>;

/** How far a requested document is: waiting for somebody else, for us, done, or out. */
export const itemPhases: Record<Item['state'], Phase> = {
  requested: 'waiting',
  received: 'new',
  accepted: 'done',
  rejected: 'cancelled',
  not_owned: 'waiting',
  waived: 'done',
};

/** What became of a requested document, in words. */
export function useItemWords(): (item: Item) => string {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  return (item) => {
    switch (item.state) {
      case 'received':
        return t(messages.received, {
          when: item.answered_at === null ? '' : formats.dateTime(item.answered_at),
        });
      case 'rejected':
        return t(messages.rejected, { reason: item.reject_reason ?? '' });
      case 'not_owned': {
        const reason = item.not_owned_code === null ? '' : t(reasonMessages[item.not_owned_code]);
        return t(messages.notOwned, { reason: [reason, item.not_owned_note].filter(Boolean).join('. ') });
      }
      default:
        return t(messages[item.state]);
    }
  };
}
