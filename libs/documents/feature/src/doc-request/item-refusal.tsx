import { Banner } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { useIntl } from 'react-intl';
import { itemMessages } from './item-messages.ts';
import type { RequestedItem } from './request-context.ts';

/** Why a document is asked for again, wherever it stands; nothing for every other document. */
export function ItemRefusal({ item }: { item: RequestedItem }) {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  if (item.state !== 'rejected' || item.reject_reason === null) return null;
  return (
    <Banner tone="warning" title={t(itemMessages.handlerSays)}>
      {item.decided_at === null
        ? item.reject_reason
        : t(itemMessages.reasonOn, { day: formats.date(item.decided_at), reason: item.reject_reason })}
    </Banner>
  );
}
