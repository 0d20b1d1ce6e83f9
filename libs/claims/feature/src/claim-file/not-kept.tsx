import { EmptyState } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

/** A file that was not read before the network went: it opens by itself when the network is back. */
export function NotKept({ number }: { number: string }) {
  const { formatMessage: t } = useIntl();
  return (
    <EmptyState
      kind="nothing-yet"
      title={t(messages.notKept, { number })}
      description={t(messages.notKeptText)}
    />
  );
}
